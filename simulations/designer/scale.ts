/**
 * Counts and pays as whole numbers that a processor adds: each share of the whole, times a power of two, rounded down.
 * So a sum of n of them lies less than n below the true one, which prunes without ever dropping a table; what lies too
 * near an end to tell is settled with the exact counts.
 */
import { inTable } from '../exact/in-table';
import type { Row, Table } from './rows';

export type ScaledRow = {
  row: Row;
  /** By choice, rising: what it adds to the return, and to the square of the result. */
  first: Float64Array;
  second: Float64Array;
  /** By choice: its place among all nets of the table, from 0. */
  rank: Int32Array;
  /** By choice: whether the row is then another than before. */
  changed: Uint8Array;
  /** By choice: what it returns, with the stake. */
  back: Float64Array;
  /** How often the event happens. */
  weight: number;
};

export type Scaled = {
  table: Table;
  rows: ScaledRow[];
  ranks: number;
  /** One whole, in these units. */
  one: number;
  /** A sum below or above these is out of the range; between `surelyFrom` and `surelyTo` it is within. */
  low: number;
  high: number;
  surelyFrom: number;
  surelyTo: number;
  /** Slopes at which squares are weighed against the return: whole nets. */
  slopes: number[];
};

/** The largest whole number of which every smaller one is a double as well. */
const EXACT = 2n ** 53n;
const LEAST_SCALE = 20n;

const floorDivide = (a: bigint, b: bigint): bigint => (a >= 0n ? a / b : -((b - 1n - a) / b));
const size = (value: bigint): bigint => (value < 0n ? -value : value);
const largest = (values: bigint[]): bigint => values.reduce((most, next) => (next > most ? next : most), 0n);

/** 0, 1, 2, 4, ... up to twice the largest net: the square of a pay rises by at most that for each unit paid. */
function slopesUpTo(most: bigint): number[] {
  const slopes = [0];
  for (let slope = 1; slope <= Number(most) * 2; slope *= 4) slopes.push(slope);
  return slopes;
}

/** A sum of count times net, rounded down. */
export const inUnits = ({ table: { universe, denominator }, one }: Scaled, sum: bigint): number =>
  Number(floorDivide(sum * BigInt(one), universe * denominator));

export function scaled(table: Table): Scaled {
  const { universe, denominator } = table;
  const unit = universe * denominator;
  const nets = table.rows.flatMap(({ choices }) => choices.map(({ net }) => net));
  const mostOf = (power: bigint) =>
    table.rows.reduce(
      (sum, { count, choices }) => sum + count * largest(choices.map(({ net }) => size(net) ** power)),
      0n,
    );
  const slopes = slopesUpTo(largest(nets.map(size)) / denominator + 1n);
  const steepest = BigInt(inTable(slopes.at(-1)));
  // The largest sum ever formed: squares, and the return at the steepest slope, both counted twice over.
  const bound = (scale: bigint) =>
    2n *
    (floorDivide(scale * mostOf(2n), unit * denominator) +
      (steepest + 1n) * (floorDivide(scale * mostOf(1n), unit) + BigInt(2 * table.rows.length + 2)) +
      BigInt(2 * table.rows.length) +
      scale);
  let scale = 2n ** 46n;
  while (bound(scale) >= EXACT) scale /= 2n;
  if (scale < 2n ** LEAST_SCALE) throw new RangeError('pays this large leave too few digits to search with');

  const places = new Map(
    [...new Set(nets)].sort((a, b) => (a < b ? -1 : 1)).map((net, place) => [net, place]),
  );
  const rows = table.rows.map((row): ScaledRow => {
    const each = <T>(value: (net: bigint) => T) => row.choices.map(({ net }) => value(net));
    const part = (top: bigint, bottom: bigint) => Number(floorDivide(top * scale, bottom));
    return {
      row,
      first: Float64Array.from(each((net) => part(row.count * net, unit))),
      second: Float64Array.from(each((net) => part(row.count * net * net, unit * denominator))),
      rank: Int32Array.from(each((net) => inTable(places.get(net)))),
      changed: Uint8Array.from(each((net) => (row.before === undefined || row.before === net ? 0 : 1))),
      back: Float64Array.from(each((net) => part(row.count * (net + denominator), unit))),
      weight: part(row.count, universe),
    };
  });
  const n = rows.length;
  const from = Number(-floorDivide(-table.low * scale, unit));
  const to = Number(floorDivide(table.high * scale, unit));
  return {
    table,
    rows,
    ranks: places.size,
    one: Number(scale),
    low: from - n,
    high: to,
    surelyFrom: from,
    surelyTo: to - n,
    slopes,
  };
}
