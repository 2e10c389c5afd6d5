/** All tables of fees in the binder, and what every line in them was taken for. */
import type { FeeHeading, FeeStatement } from '../../../fees/book';
import type { FeeTable } from '../../../fees/schedule';
import { FEE_GROUPS, type Layout } from '../documents';
import { bankedTables } from './banked';
import type { Place } from './grids';
import { Ledger } from './ledger';
import { isCut, type SourceLine, sourceLines } from './line';
import { otherTables } from './others';
import { pokerTables } from './poker';
import { namesIn, saidIn } from './statements';

export type Reading = {
  tables: FeeTable[];
  statements: FeeStatement[];
  headings: FeeHeading[];
  ledger: Ledger;
  unaccounted: SourceLine[];
};

type Reader = (place: Place, lines: readonly SourceLine[], ledger: Ledger) => FeeTable[];

/** How fees may be charged, without a table. */
const statements: Reader = (_, lines, ledger) => {
  for (const line of lines) ledger.take(line, isCut(line) ? 'statement' : 'heading');
  return [];
};

const READERS: Record<Layout, Reader> = {
  poker: pokerTables,
  banked: bankedTables,
  others: otherTables,
  statements,
};

export function readFees(kept: string): Reading {
  const lines = sourceLines(kept);
  const ledger = new Ledger();
  const places = FEE_GROUPS.map((group) => ({
    ...group,
    lines: lines.filter(({ number }) => number >= group.from && number <= group.to),
  }));
  const tables = places.flatMap(({ document, id, layout, games, lines: own }) =>
    READERS[layout]({ document, group: id, games }, own, ledger),
  );
  return {
    tables,
    statements: places.flatMap(({ document, id, layout, lines: own }) =>
      own.flatMap((line) => saidIn(line, { document, group: layout === 'statements' ? null : id })),
    ),
    headings: places.flatMap(({ id, lines: own }) => own.flatMap((line) => namesIn(line, id))),
    ledger,
    unaccounted: lines.filter(({ number }) => !ledger.taken.has(number)),
  };
}
