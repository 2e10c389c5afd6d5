/**
 * Depth first through the rows, commonest first, in steps that can be counted, stopped and taken up again. A row's pay
 * is tried only where the open rows can still bring the return, the squares, the changes and the top prize into range.
 */
import { inTable } from '../exact/in-table';
import { type AllBounds, allBounds } from './bounds';
import type { Scaled, ScaledRow } from './scale';

export type Found = { choices: Uint8Array; second: number };

/** What is asked of the top prize: the net it pays, and how often it may fall, in counts. */
export type Top = { net: bigint; least: bigint; most: bigint };

export type Ask = {
  top?: Top;
  /** Only tables whose squares sum to something between these. */
  band?: { low: number; high: number };
  /** Which way round each row's pays are tried; 0 is from the least up. */
  turn?: number;
  /** Judges an exact sum of count times net; by default: within the range. */
  accepts?: (sum: bigint) => boolean;
};

export class Walk {
  looked = 0;
  low: number;
  high: number;
  surelyFrom: number;
  surelyTo: number;
  band: { low: number; high: number } | undefined;
  private depth = 0;
  private readonly bounds: AllBounds;
  private readonly rows: ScaledRow[];
  private readonly width: number;
  private readonly families: number;
  private readonly tried: Int32Array;
  private readonly taken: Uint8Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly changes: Int32Array;
  private readonly topWeight: Float64Array;
  /** [depth * families + family]: the highest rank so far, and the least that the next of the family may have. */
  private readonly reached: Int32Array;
  private readonly floor: Int32Array;
  /** Whether the next row of the same family is strictly rarer. */
  private readonly closes: boolean[];
  private readonly weights: Float64Array;
  private readonly topLeast: number;
  private readonly topMost: number;

  constructor(
    readonly scaled: Scaled,
    private readonly ask: Ask,
    private readonly onFound: (found: Found, sum: () => bigint) => void,
    bounds?: AllBounds,
  ) {
    const { rows, table } = scaled;
    const depths = rows.length + 1;
    this.rows = rows;
    this.bounds = bounds ?? allBounds(scaled);
    this.width = scaled.ranks + 2;
    this.families = table.families + 1;
    this.tried = new Int32Array(depths);
    this.taken = new Uint8Array(depths);
    this.first = new Float64Array(depths);
    this.second = new Float64Array(depths);
    this.changes = new Int32Array(depths);
    this.topWeight = new Float64Array(depths);
    this.reached = new Int32Array(depths * this.families).fill(-1);
    this.floor = new Int32Array(depths * this.families);
    this.closes = rows.map(({ row }, depth) => {
      const next = rows.slice(depth + 1).find((other) => other.row.family === row.family);
      return next === undefined || next.row.count < row.count;
    });
    this.weights = new Float64Array(depths);
    for (let depth = rows.length - 1; depth >= 0; depth -= 1)
      this.weights[depth] = inTable(this.weights[depth + 1]) + (rows[depth] as ScaledRow).weight;
    const share = (count: bigint) => Number((count * BigInt(scaled.one)) / table.universe);
    this.topLeast = ask.top ? share(ask.top.least) - rows.length : 0;
    this.topMost = ask.top ? share(ask.top.most) : Number.POSITIVE_INFINITY;
    this.band = ask.band;
    ({ low: this.low, high: this.high, surelyFrom: this.surelyFrom, surelyTo: this.surelyTo } = scaled);
  }

  /** Looks at the next partial tables, up to that number; true once none are left. */
  advance(nodes: number): boolean {
    const until = this.looked + nodes;
    while (this.looked < until) {
      if (this.depth < 0) return true;
      if (this.depth === this.rows.length) {
        this.leaf();
        this.depth -= 1;
        continue;
      }
      const row = this.rows[this.depth] as ScaledRow;
      const length = row.rank.length;
      const at = inTable(this.tried[this.depth]);
      if (at >= length) {
        this.depth -= 1;
        continue;
      }
      this.tried[this.depth] = at + 1;
      this.looked += 1;
      this.enter(row, this.turned(at, length));
    }
    return this.depth < 0;
  }

  private turned(at: number, length: number): number {
    const turn = this.ask.turn ?? 0;
    if (turn === 0) return at;
    const mixed = Math.imul(turn * 31 + this.depth + 1, 0x9e3779b1) >>> 8;
    return (mixed + (mixed & 1 ? length - at : at)) % length;
  }

  /** Takes one choice of a row and goes down, unless a bound says that nothing below can do. */
  private enter(row: ScaledRow, choice: number): void {
    const { depth, families } = this;
    const family = row.row.family;
    const rank = inTable(row.rank[choice]);
    const own = depth * families;
    if (family > 0 && rank < inTable(this.floor[own + family])) return;
    const changes = inTable(this.changes[depth]) + inTable(row.changed[choice]);
    if (changes > this.scaled.table.most) return;

    const next = own + families;
    for (let each = 0; each < families; each += 1) {
      this.floor[next + each] = inTable(this.floor[own + each]);
      this.reached[next + each] = inTable(this.reached[own + each]);
    }
    if (family > 0) {
      const reached = Math.max(inTable(this.reached[own + family]), rank);
      this.reached[next + family] = reached;
      if (this.closes[depth]) this.floor[next + family] = reached + (this.scaled.table.strict ? 1 : 0);
    }
    const first = inTable(this.first[depth]) + inTable(row.first[choice]);
    const below = depth + 1;
    if (first + this.leastFrom(this.bounds.first.least, below) > this.high) {
      // Pays rise with the choice, so every later one gives back too much as well.
      if ((this.ask.turn ?? 0) === 0) this.tried[depth] = row.rank.length;
      return;
    }
    if (first + inTable(this.bounds.first.most[below]) < this.low) return;
    const second = inTable(this.second[depth]) + inTable(row.second[choice]);
    if (this.band && this.misses(this.band, first, second, below)) return;
    if (this.ask.top && !this.topFits(row, choice, depth)) return;
    this.first[below] = first;
    this.second[below] = second;
    this.changes[below] = changes;
    this.taken[depth] = choice;
    this.tried[below] = 0;
    this.depth = below;
  }

  private leastFrom(least: Float64Array[], depth: number): number {
    let sum = 0;
    for (let family = 0; family < this.families; family += 1)
      sum += inTable(
        (least[family] as Float64Array)[
          depth * this.width + Math.max(0, inTable(this.floor[depth * this.families + family]))
        ],
      );
    return sum;
  }

  /** Squares = (squares - slope x return) + slope x return, and the return that is still open lies in the range. */
  private misses(band: { low: number; high: number }, first: number, second: number, depth: number): boolean {
    for (const { slope, bounds } of this.bounds.squares) {
      if (second + this.leastFrom(bounds.least, depth) + slope * (this.low - first) > band.high) return true;
      if (second + inTable(bounds.most[depth]) + slope * (this.high - first) < band.low) return true;
    }
    return false;
  }

  private topFits(row: ScaledRow, choice: number, depth: number): boolean {
    const pays = row.row.choices[choice]?.net === this.ask.top?.net;
    const weight = inTable(this.topWeight[depth]) + (pays ? row.weight : 0);
    this.topWeight[depth + 1] = weight;
    return weight <= this.topMost && weight + inTable(this.weights[depth + 1]) >= this.topLeast;
  }

  private leaf(): void {
    const { depth, ask } = this;
    const first = inTable(this.first[depth]);
    const second = inTable(this.second[depth]);
    if (this.band && (second < this.band.low || second > this.band.high)) return;
    if (ask.top && !this.topExactly(ask.top)) return;
    if (ask.accepts) {
      if (!ask.accepts(this.sum())) return;
    } else if (first < this.surelyFrom || first > this.surelyTo) {
      const { low, high } = this.scaled.table;
      const sum = this.sum();
      if (sum < low || sum > high) return;
    }
    this.onFound({ choices: this.taken.slice(0, depth), second }, () => this.sum());
  }

  private sum(): bigint {
    return this.rows.reduce(
      (sum, { row }, depth) => sum + row.count * (row.choices[inTable(this.taken[depth])]?.net ?? 0n),
      0n,
    );
  }

  private topExactly({ net, least, most }: Top): boolean {
    let count = 0n;
    let reached = false;
    for (const [depth, { row }] of this.rows.entries())
      if (row.choices[inTable(this.taken[depth])]?.net === net) {
        count += row.count;
        reached = true;
      }
    return reached && count >= least && count <= most;
  }
}
