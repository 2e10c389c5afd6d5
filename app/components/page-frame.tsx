import type { ReactNode } from 'react';
import { classes } from './classes';

/** The frame of a page: its heading, one line of what it is for, its actions, and what it shows. */
export function Page({
  title,
  lead,
  actions,
  above,
  wide = false,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The way back, above the title. */
  above?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className={classes('mx-auto w-full px-4 pt-6 pb-16 outline-none sm:px-6', !wide && 'max-w-6xl')}
    >
      {above ? <div className="mb-2 text-sm text-ink-soft">{above}</div> : null}
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
          {lead ? <p className="mt-1 max-w-[72ch] text-ink-soft">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </header>
      {children}
    </main>
  );
}

/** A part of a page under its own heading. */
export function Section({
  title,
  lead,
  actions,
  children,
  id,
  className,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  id?: string;
  className?: string;
}) {
  return (
    <section className={classes('mb-10', className)} id={id}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
          {lead ? <p className="max-w-[72ch] text-sm text-ink-soft">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
