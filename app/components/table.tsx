import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

/** A dense table with its caption; scrolls sideways on its own where it is wider than the page. */
export function Table({
  caption,
  hideCaption = true,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: ReactNode; hideCaption?: boolean }) {
  return (
    <section
      className="table-ruled relative overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
      tabIndex={0}
      aria-label={typeof caption === 'string' ? caption : undefined}
    >
      <table className={classes('w-full border-collapse text-sm', className)} {...rest}>
        <caption className={hideCaption ? 'sr-only' : 'pt-2 pb-1 text-left text-ink-soft'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

export function HeaderRow({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr className="border-b border-rule-strong">{children}</tr>
    </thead>
  );
}

type CellOwn = { numeric?: boolean; shrink?: boolean };

export function Header({ numeric, shrink, className, ...rest }: ComponentProps<'th'> & CellOwn) {
  return (
    <th
      scope="col"
      className={classes(
        'px-3 py-2 align-bottom text-xs font-medium text-ink-soft first:pl-1 last:pr-1',
        numeric ? 'text-right' : 'text-left',
        shrink && 'w-px whitespace-nowrap',
        className,
      )}
      {...rest}
    />
  );
}

export function Row({ className, selected, ...rest }: ComponentProps<'tr'> & { selected?: boolean }) {
  return (
    <tr
      className={classes(
        'border-b border-rule last:border-b-0',
        selected ? 'bg-accent-soft' : 'hover:bg-sunken',
        className,
      )}
      {...rest}
    />
  );
}

const cell = (own: CellOwn, className?: string) =>
  classes(
    'px-3 py-1.5 align-baseline first:pl-1 last:pr-1',
    own.numeric && 'text-right whitespace-nowrap',
    own.shrink && 'w-px whitespace-nowrap',
    className,
  );

export function Cell({ numeric, shrink, className, ...rest }: ComponentProps<'td'> & CellOwn) {
  return <td className={cell({ numeric, shrink }, className)} {...rest} />;
}

/** The cell that names its row. */
export function RowHeader({ numeric, shrink, className, ...rest }: ComponentProps<'th'> & CellOwn) {
  return (
    <th
      scope="row"
      className={classes('text-left font-medium', cell({ numeric, shrink }, className))}
      {...rest}
    />
  );
}
