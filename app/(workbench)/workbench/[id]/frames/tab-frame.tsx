import type { ReactNode } from 'react';

/** A tab that scrolls within itself, at the width of a page. */
export function TabFrame({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="relative px-4 py-5 sm:px-6 lg:h-full lg:overflow-y-auto">
      <div className="mx-auto max-w-6xl">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div>
            <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
            {lead ? <p className="max-w-[72ch] text-sm text-ink-soft">{lead}</p> : null}
          </div>
          {actions ? <div className="flex flex-wrap items-end gap-2">{actions}</div> : null}
        </div>
        {children}
      </div>
    </div>
  );
}
