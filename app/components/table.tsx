import { Children, type ComponentProps, type CSSProperties, isValidElement, type ReactNode } from 'react';
import { classes } from './classes';
import { GLOSSARY } from './glossary';

/** Below how much room the rows of a table stand as lists: one of few columns, or one of many. */
type Stack = 'narrow' | 'medium' | 'wide';
const STACKED: Record<Stack, string> = {
  narrow: '@max-xl:stacked',
  medium: '@max-3xl:stacked',
  wide: '@max-4xl:stacked',
};

/**
 * A dense table with its caption. Where there is no room for its columns, `stack` makes each row a list: its name, then
 * each cell after the head of its column. Without it the table scrolls sideways on its own.
 */
export function Table({
  caption,
  hideCaption = true,
  stack,
  className,
  style,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: ReactNode; hideCaption?: boolean; stack?: Stack }) {
  return (
    <section
      className={classes('table-ruled relative overflow-x-auto', stack && '@container')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
      tabIndex={0}
      aria-label={typeof caption === 'string' ? caption : undefined}
    >
      <table
        className={classes('w-full border-collapse text-sm', stack && STACKED[stack], className)}
        style={stack ? { ...headings(children), ...style } : style}
        {...rest}
      >
        <caption className={hideCaption ? 'sr-only' : 'pt-2 pb-1 text-left text-ink-soft'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** The heads of the columns for the style of a stacked row, from the last: a cell over several rows is missing at the first. */
function headings(children: ReactNode): CSSProperties {
  const row = Children.toArray(children).find((child) => isValidElement(child) && child.type === HeaderRow);
  if (!isValidElement<{ children: ReactNode }>(row)) return {};
  const heads = Children.toArray(row.props.children).map(wordsOf).reverse();
  return Object.fromEntries(heads.map((head, index) => [`--head-${index + 1}`, JSON.stringify(head)]));
}

type Inner = { children?: ReactNode; className?: string; word?: keyof typeof GLOSSARY };

/** The words of a head, without those that only a screen reader hears. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (!isValidElement<Inner>(node)) return '';
  const { children, className, word } = node.props;
  if (className?.includes('sr-only')) return '';
  return wordsOf(children ?? (word ? GLOSSARY[word].title : ''));
}

export function HeaderRow({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr className="border-b border-rule-strong">{children}</tr>
    </thead>
  );
}

type CellOwn = { numeric?: boolean | undefined; shrink?: boolean | undefined };

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

/** A stacked row names each cell by its place from the end: one that spans columns is followed by a hidden one for each of the others. */
export function Cell({ numeric, shrink, className, ...rest }: ComponentProps<'td'> & CellOwn) {
  const others = Array.from({ length: (rest.colSpan ?? 1) - 1 }, (_, index) => index);
  return (
    <>
      <td className={cell({ numeric, shrink }, className)} {...rest} />
      {others.map((other) => (
        <td key={other} hidden />
      ))}
    </>
  );
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
