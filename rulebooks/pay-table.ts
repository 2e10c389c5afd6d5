/** The pay table a wager is really offered at: a table by name, the cells typed over it, and what both come to. */
import type { PayTable } from '@/simulations/model';
import { compareWorth, type Worth, worthOf } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { Pay } from '@/simulations/pays/pay';
import { printPay } from '@/simulations/pays/print-pay';
import type { Problem } from '@/simulations/problem';
import type { PrintedPayTable, Wager } from './record';
import type { WagerChoice } from './variant';

export const MINIMUM = 'minimum';
export const CUSTOM = 'custom';

/** Rows beyond this are refused as a whole: no source prints a table near it. */
export const MOST_ROWS = 200;

/** Every table that can be chosen for a wager: its minimum odds, or approved pays, first, then the printed ones. */
export function tablesOf(wager: Wager): PrintedPayTable[] {
  const label = wager.paid === 'exactly' ? 'Approved pays' : 'Minimum odds';
  const minimum = { id: MINIMUM, label, clause: wager.clause, rows: wager.minimum };
  return [minimum, ...wager.payTables];
}

/** The first table the source prints in full, which it recommends over the minimum; else the minimum. */
export const defaultTable = (wager: Wager): string => wager.payTables[0]?.id ?? MINIMUM;

export type ReadCell = { event: string; text: string; pay: string; read: Pay; worth: Worth };
export type UnreadCell = { event: string; text: string; problem: Problem };
export type Cell = ReadCell | UnreadCell;

export const isRead = (cell: Cell): cell is ReadCell => 'worth' in cell;

export type EffectiveTable = {
  /** What it comes to, by value: "minimum", a printed table's id, or "custom". */
  equals: string;
  label: string;
  cells: Cell[];
};

function readCell(wager: Wager, event: string, text: string): Cell {
  const read = parsePay(text, `pays.${wager.id}.${event}`);
  if (!read.ok) return { event, text, problem: read.problems[0] as Problem };
  return { event, text, pay: printPay(read.value), read: read.value, worth: worthOf(read.value) };
}

/** Only what rulebooks print is kept, so it stays small; every edit of a cell asks for all of it again. */
const printedPays = new Map<string, Pay>();

/** A pay that a rulebook prints: the contract test reads each, so one that cannot be read is a bug. */
export function printedPay(text: string): Pay {
  const known = printedPays.get(text);
  if (known) return known;
  const read = parsePay(text);
  if (!read.ok) throw new Error(`a rulebook prints "${text}", which is not a pay`);
  printedPays.set(text, read.value);
  return read.value;
}

export const printedWorth = (text: string): Worth => worthOf(printedPay(text));

function sameByValue(cells: Cell[], rows: PayTable): boolean {
  return (
    cells.length === Object.keys(rows).length &&
    cells.every((cell) => {
      const printed = Object.hasOwn(rows, cell.event) ? rows[cell.event] : undefined;
      return printed !== undefined && isRead(cell) && compareWorth(printedWorth(printed), cell.worth) === 0;
    })
  );
}

/**
 * Cells that differ in text alone ("70/2" for "35 to 1") leave the table what it was: tables are compared by value.
 * Undefined where the wager has no table of that name.
 */
export function effectiveTable(wager: Wager, choice: WagerChoice): EffectiveTable | undefined {
  const tables = tablesOf(wager);
  const base = tables.find((table) => table.id === choice.payTable);
  if (!base) return undefined;
  const rows = new Map(Object.entries({ ...base.rows, ...choice.pays }));
  const cells = [...rows].map(([event, text]) => readCell(wager, event, text));
  const equal = [base, ...tables].find((table) => sameByValue(cells, table.rows));
  return { equals: equal?.id ?? CUSTOM, label: equal?.label ?? 'Our own pay table', cells };
}

export function paysOf(table: EffectiveTable): PayTable {
  return Object.fromEntries(table.cells.filter(isRead).map((cell) => [cell.event, cell.pay]));
}
