import type { ReactNode } from 'react';

/** The frame of the pages for signing in and setting up. */
export function Entrance({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="content" className="mx-auto w-full max-w-sm px-4 pt-[10dvh] pb-16">
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      {lead ? <p className="mt-1 text-ink-soft">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </main>
  );
}
