/** How the optional wagers of 30-2899 are recorded: at one printed pay, or by tables to choose from. */

import { OPTIONAL, type WagerInput } from './base-wagers';
import { losesOf } from './loses';

type TableInput = NonNullable<WagerInput['payTables']>[number];
type DamagedInput = NonNullable<WagerInput['damagedTables']>[number];
export type Rows = Record<string, string>;

/** "to 1" as the tables of 30-2899 print it. */
export const to = (odds: number): string => `${odds} to 1`;
/** "for 1": the wager is part of what is paid. */
export const forOne = (odds: number): string => `${odds} for 1`;
export const dollars = (sum: number): string => `$${sum}`;
export const WHOLE_METER = '100% of the meter';

type Named = { id: string; label: string; clause: string; wager: string; explains?: string; group?: string };

const bonus = ({ group = OPTIONAL, ...named }: Named) => ({
  ...named,
  ...losesOf(named.wager),
  group,
  side: true,
});

/** One pay for one event, neither more nor less. */
export const paidExactly = (named: Named, win: string): WagerInput => ({
  ...bonus(named),
  paid: 'exactly',
  minimum: { win },
});

export const paidByTable = (
  named: Named,
  payTables: TableInput[],
  more: Pick<WagerInput, 'progressive' | 'damagedTables' | 'parameters'> = {},
): WagerInput => ({ ...bonus(named), paid: 'by-table', payTables, ...more });

export const table = (
  id: string,
  label: string,
  clause: string,
  rows: Rows,
  more: Partial<TableInput> = {},
): TableInput => ({ id, label, clause, rows, ...more });

export const damaged = (
  id: string,
  label: string,
  clause: string,
  rows: Rows,
  lost: string[],
  more: Partial<TableInput> = {},
): DamagedInput => ({ id, label, clause, rows, lost, ...more });

/** Rows in the order of their events; an event that the table does not print loses. */
export function rowsOf(events: readonly string[], pays: readonly (string | undefined)[]): Rows {
  if (pays.length !== events.length) throw new Error(`${pays.length} pays for ${events.length} events`);
  return Object.fromEntries(events.map((event, index) => [event, pays[index] ?? 'lose']));
}
