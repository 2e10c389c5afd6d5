/** The pay table a wager is really offered at: a table by name, the cells typed over it, and the result. */

import { compareWorth, type Worth, worthOf } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { Odds, Pay } from '@/simulations/pays/pay';
import { printPay } from '@/simulations/pays/print-pay';
import type { Problem } from '@/simulations/problems/problem';
import { writtenRows } from '../terms/settled-by';
import type { DamagedPayTable, PrintedPayTable, Wager } from '../terms/wager';
import type { WagerChoice, WrittenWager } from '../variant/variant';

export const MINIMUM = 'minimum';
export const CUSTOM = 'custom';

/** Rows beyond this are refused as a whole: no source prints a table near it. */
export const MOST_ROWS = 200;

/** Every table that can be priced as it is printed: its minimum odds, or approved pays, first, then the others. */
export function tablesOf(wager: Wager): PrintedPayTable[] {
  if (wager.paid === 'by-table') return wager.payTables;
  if (writtenRows(wager)) return [];
  const label = wager.paid === 'exactly' ? 'Approved pays' : 'Minimum odds';
  const minimum = { id: MINIMUM, label, clause: wager.clause, rows: wager.minimum };
  return [minimum, ...wager.payTables];
}

/** Every table that can be chosen for a wager, with those of which the source has lost rows last. */
export const choosableTables = (wager: Wager): (PrintedPayTable | DamagedPayTable)[] => [
  ...tablesOf(wager),
  ...(wager.damagedTables ?? []),
];

const fits = ({ printedFor = {} }: PrintedPayTable, options: ReadonlyMap<string, string>): boolean =>
  Object.entries(printedFor).every(([id, value]) => options.get(id) === value);

/**
 * The first table the source prints in full that is not meant for other options, or the first of all, which it
 * recommends over the minimum; else the minimum, or what is left.
 */
export const defaultTable = (wager: Wager, options: ReadonlyMap<string, string> = new Map()): string =>
  (wager.payTables.find((table) => fits(table, options)) ?? wager.payTables[0] ?? choosableTables(wager)[0])
    ?.id ?? MINIMUM;

export const lostRows = (table: PrintedPayTable | DamagedPayTable | undefined): string[] =>
  table && 'lost' in table ? table.lost : [];

export type ReadCell = { event: string; text: string; pay: Odds; read: Pay; worth: Worth };
export type UnreadCell = { event: string; text: string; problem: Problem };
export type Cell = ReadCell | UnreadCell;

export const isRead = (cell: Cell): cell is ReadCell => 'worth' in cell;

export type EffectiveTable = {
  /** Its identity, by value: "minimum", a printed table's id, or "custom". */
  equals: string;
  label: string;
  cells: Cell[];
};

function readCell(wager: Wager, table: PrintedPayTable | DamagedPayTable, event: string, text: string): Cell {
  const field = `pays.${wager.id}.${event}`;
  if (text.trim() === '' && lostRows(table).includes(event)) {
    const message = wager.filed
      ? 'Write what it pays, for example “35 to 1”.'
      : `The source has lost this row of ${table.label}: write what it pays from your own copy of the table, or “lose” if your copy does not have the row.`;
    return { event, text, problem: { code: 'odds-empty', message, field } };
  }
  const read = parsePay(text, field);
  if (!read.ok) return { event, text, problem: read.problems[0] as Problem };
  return { event, text, pay: printPay(read.value), read: read.value, worth: worthOf(read.value) };
}

/** Only what rulebooks print is kept, so it stays small; every edit of a cell asks for all of it again. */
const printedPays = new Map<Odds, Pay>();

/** A pay that a rulebook prints: its record would not have loaded with one that cannot be read. */
export function printedPay(text: Odds): Pay {
  const known = printedPays.get(text);
  if (known) return known;
  const read = parsePay(text);
  if (!read.ok) throw new Error(`a rulebook prints "${text}", which is not a pay`);
  printedPays.set(text, read.value);
  return read.value;
}

export const printedWorth = (text: Odds): Worth => worthOf(printedPay(text));

/** A lost row is what the operator says: there is nothing to compare it with. */
function sameByValue(cells: Cell[], table: PrintedPayTable | DamagedPayTable): boolean {
  const lost = lostRows(table);
  const { rows } = table;
  return (
    cells.length === Object.keys(rows).length + lost.length &&
    cells.every((cell) => {
      const printed = Object.hasOwn(rows, cell.event) ? rows[cell.event] : undefined;
      if (!isRead(cell)) return false;
      if (printed === undefined) return lost.includes(cell.event);
      return compareWorth(printedWorth(printed), cell.worth) === 0;
    })
  );
}

/**
 * Cells that differ in text alone ("70/2" for "35 to 1") leave the table what it was: tables are compared by value.
 * Undefined where the wager has no table of that name.
 */
export function effectiveTable(wager: Wager, choice: WagerChoice): EffectiveTable | undefined {
  const own = writtenRows(wager);
  if (own) return writtenTable(wager.id, own);
  const tables = choosableTables(wager);
  const base = tables.find((table) => table.id === choice.payTable);
  if (!base) return undefined;
  const empty = Object.fromEntries(lostRows(base).map((event) => [event, '']));
  const rows = new Map(Object.entries({ ...base.rows, ...empty, ...choice.pays }));
  const cells = [...rows].map(([event, text]) => readCell(wager, base, event, text));
  const equal = [base, ...tables].find((table) => sameByValue(cells, table));
  return { equals: equal?.id ?? CUSTOM, label: equal?.label ?? 'Our own pay table', cells };
}

/** Of a wager that the operator wrote: each row prices its own event, in odds. */
function writtenTable(id: string, { rows }: WrittenWager): EffectiveTable {
  const cells = rows.map(({ event, pays: text }, index): Cell => {
    const field = `written.${id}.rows.${index}.pays`;
    const read = parsePay(text, field);
    if (!read.ok) return { event, text, problem: read.problems[0] as Problem };
    if (read.value.kind === 'meter' || read.value.kind === 'sum')
      return { event, text, problem: { code: 'odds-unreadable', message: NO_METER, field } };
    return { event, text, pay: printPay(read.value), read: read.value, worth: worthOf(read.value) };
  });
  return { equals: CUSTOM, label: 'Written by the operator', cells };
}

const NO_METER =
  'Write odds here, for example “35 to 1”: a wager of your own pays for each unit staked, never from a meter.';

export function paysOf(table: EffectiveTable): Record<string, Odds> {
  return Object.fromEntries(table.cells.filter(isRead).map((cell) => [cell.event, cell.pay]));
}
