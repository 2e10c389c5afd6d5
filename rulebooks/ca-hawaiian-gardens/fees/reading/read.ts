/** All tables of fees in the binder, and what every line in them was taken for. */
import type { FeeTable } from '../../../fees/schedule';
import { FEE_GROUPS, type Layout } from '../documents';
import { bankedTables } from './banked';
import type { Place } from './grids';
import { Ledger } from './ledger';
import { isCut, type SourceLine, sourceLines } from './line';
import { otherTables } from './others';
import { pokerTables } from './poker';

export type Reading = { tables: FeeTable[]; ledger: Ledger; unaccounted: SourceLine[] };

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
  const tables = FEE_GROUPS.flatMap(({ document, id, from, to, layout, games }) =>
    READERS[layout](
      { document, group: id, games },
      lines.filter(({ number }) => number >= from && number <= to),
      ledger,
    ),
  );
  return { tables, ledger, unaccounted: lines.filter(({ number }) => !ledger.taken.has(number)) };
}
