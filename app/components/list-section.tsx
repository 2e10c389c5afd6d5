import type { ReactNode } from 'react';
import { Note, Skeleton } from './feedback';
import { Section } from './page-frame';
import { Header, HeaderRow, Table } from './table';

type Props<Item> = {
  title: string;
  lead: string;
  /** Of all of them together. */
  actions?: ReactNode;
  caption: string;
  columns: string[];
  /** What the last column's buttons do, for a screen reader. */
  action: string;
  items: readonly Item[] | undefined;
  /** Shown instead of the list where it is empty. */
  empty: string;
  /** The list could not be read, or something could not be done with an item of it. */
  problem?: string | undefined;
  stack?: 'medium' | 'wide';
  /** A row of the table. */
  row: (item: Item) => ReactNode;
  children?: ReactNode;
};

/** A part of a page that is one list, fetched, with something to do to each item. */
export function ListSection<Item>({
  title,
  lead,
  actions,
  caption,
  columns,
  action,
  items,
  empty,
  problem,
  stack = 'medium',
  row,
  children,
}: Props<Item>) {
  return (
    <Section title={title} lead={lead} actions={actions}>
      {items === undefined && problem === undefined ? <Skeleton lines={2} /> : null}
      {problem === undefined ? null : (
        <Note kind="problem" className="mb-3">
          {problem}
        </Note>
      )}
      {items?.length === 0 ? <p className="text-sm text-ink-soft">{empty}</p> : null}
      {items && items.length > 0 ? (
        <Table caption={caption} stack={stack}>
          <HeaderRow>
            {columns.map((column) => (
              <Header key={column}>{column}</Header>
            ))}
            <Header shrink>
              <span className="sr-only">{action}</span>
            </Header>
          </HeaderRow>
          <tbody>{items.map(row)}</tbody>
        </Table>
      ) : null}
      {children}
    </Section>
  );
}
