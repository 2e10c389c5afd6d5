import type { ReactNode } from 'react';
import { classes } from './classes';

/** A surface with a hairline around it. `Panel` holds a part of a page; never put one in another. */
export function Panel({
  title,
  actions,
  children,
  flush = false,
  id,
  className,
  as: Tag = 'section',
}: {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** Without padding, for a table or a list that brings its own. */
  flush?: boolean;
  id?: string;
  className?: string;
  as?: 'section' | 'div' | 'aside' | 'article';
}) {
  return (
    <Tag id={id} className={classes('rounded-lg border border-rule bg-panel', className)}>
      {title ? (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 border-b border-rule px-4 py-2">
          <h2 className="text-sm font-semibold">{title}</h2>
          {actions ? <div className="flex items-center gap-1">{actions}</div> : null}
        </div>
      ) : null}
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </Tag>
  );
}

/** Names and values in two columns. */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      className={classes(
        'grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm',
        className,
      )}
    >
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
