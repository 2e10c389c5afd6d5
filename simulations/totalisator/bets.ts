/**
 * Adds up bets from a stream of bytes, one bet a line: the pool with its races, the horses, the cents:
 * "quinella:3 4-7 1000", "double:4/5 12/9 2000". Memory grows with the combinations that are backed, not with the bets.
 */
import { inTable } from '../exact/in-table';
import type { Problem } from '../problems/problem';
import { Sums } from './sums';

/** A pool that bets are taken in: "quinella:3", "double:4/5". */
export type BetsOn = {
  key: string;
  races: number;
  pick: number;
  ordered: boolean;
  /** Who runs in each of its races, as far as that is known. */
  running?: readonly Running[];
};
export type Running = { race: number; horses: ReadonlySet<number> | undefined };

/** Five bits a horse: nine of them stay below 2^53. */
const BASE = 32;
const MOST_HORSES = 9;
/** Of a line, in bytes: a bet has far fewer, and what is no bet must not be kept until it ends. */
const LINE_AT_MOST = 1_000;
const MOST = Number.MAX_SAFE_INTEGER;

const [NEWLINE, RETURN, SPACE, TAB, ZERO, NINE, DASH, SLASH] = [10, 13, 32, 9, 48, 57, 45, 47];

const horsesSaid = (many: number): string => (many === 1 ? 'one horse' : `${many} horses`);

const hashOf = (bytes: Uint8Array, from: number, to: number): number => {
  let hash = 0;
  for (let at = from; at < to; at += 1) hash = (Math.imul(hash, 31) + inTable(bytes[at])) | 0;
  return hash;
};

const isBlank = (byte: number | undefined): boolean => byte === SPACE || byte === TAB;
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= ZERO && byte <= NINE;

/** `runs`: for each horse of a bet, a bit for each that runs in its race; all of them where that is not known. */
type Known = BetsOn & { bytes: Uint8Array; cents: Sums; runs: Int32Array };

const runsIn = ({ pick, running }: BetsOn): Int32Array =>
  Int32Array.from({ length: MOST_HORSES }, (_, at) => {
    const horses = running?.[Math.floor(at / pick)]?.horses;
    return horses ? [...horses].reduce((all, horse) => (horse < BASE ? all | (1 << horse) : all), 0) : -1;
  });

export class Bets {
  private readonly byHash = new Map<number, Known[]>();
  private readonly pools: Known[];
  private readonly horses = new Int32Array(MOST_HORSES);
  private tail: Uint8Array = new Uint8Array(0);
  private line = 0;

  constructor(pools: readonly BetsOn[]) {
    this.pools = pools.map((pool) => ({
      ...pool,
      bytes: new TextEncoder().encode(pool.key),
      cents: new Sums(),
      runs: runsIn(pool),
    }));
    for (const pool of this.pools) {
      const hash = hashOf(pool.bytes, 0, pool.bytes.length);
      this.byHash.set(hash, [...(this.byHash.get(hash) ?? []), pool]);
    }
  }

  /** The first fault, with its line; nothing after it is read. */
  add(chunk: Uint8Array): Problem | undefined {
    const bytes = this.tail.length === 0 ? chunk : joined(this.tail, chunk);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    this.tail = bytes.slice(end);
    const fault = this.lines(bytes, end);
    if (fault || this.tail.length <= LINE_AT_MOST) return fault;
    this.line += 1;
    return this.fault(`has more than ${LINE_AT_MOST} letters; write one bet on each line`);
  }

  /** How many combinations are backed so far, in all pools. */
  get combinations(): number {
    return this.pools.reduce((all, { cents }) => all + cents.count, 0);
  }

  /** A last line may end without a line break. */
  end(): Problem | undefined {
    const bytes = new Uint8Array(this.tail.length + 1);
    bytes.set(this.tail);
    bytes[this.tail.length] = NEWLINE;
    this.tail = new Uint8Array(0);
    return this.lines(bytes, bytes.length);
  }

  /** By pool, in the order given: the horses by race, and the cents. */
  *totals(): Generator<{ pool: number; legs: number[][]; cents: number }> {
    for (const [pool, { cents: all, pick, races }] of this.pools.entries())
      for (const [key, cents] of all.entries()) {
        const horses: number[] = [];
        for (let rest = key; horses.length < pick * races; rest = Math.floor(rest / BASE))
          horses.unshift(rest % BASE);
        const legs = Array.from({ length: races }, (_, leg) => horses.slice(leg * pick, (leg + 1) * pick));
        yield { pool, legs, cents };
      }
  }

  private lines(bytes: Uint8Array, end: number): Problem | undefined {
    for (let at = 0; at < end; ) {
      this.line += 1;
      const next = this.bet(bytes, at);
      if (typeof next !== 'number') return next;
      at = next;
    }
    return undefined;
  }

  private poolAt(hash: number, bytes: Uint8Array, from: number, to: number): Known | undefined {
    const known = this.byHash.get(hash);
    if (known) for (const pool of known) if (same(bytes, from, to, pool.bytes)) return pool;
    return undefined;
  }

  private fault(says: string): Problem {
    return { code: 'input-unreadable', field: 'bets', message: `Line ${this.line} of the bets ${says}.` };
  }

  /** Where the next line begins. */
  private bet(bytes: Uint8Array, from: number): number | Problem {
    let at = from;
    let hash = 0;
    let byte = inTable(bytes[at]);
    while (byte > SPACE) {
      hash = (Math.imul(hash, 31) + byte) | 0;
      at += 1;
      byte = inTable(bytes[at]);
    }
    if (at === from && (byte === NEWLINE || byte === RETURN)) return bytes.indexOf(NEWLINE, at) + 1;
    const pool = this.poolAt(hash, bytes, from, at);
    if (!pool) return this.fault('is in no pool of the meeting; begin it with one, for example “win:1”');
    while (isBlank(bytes[at])) at += 1;

    const { horses } = this;
    let many = 0;
    let isStrange = false;
    for (;;) {
      let horse = 0;
      const start = at;
      while (isDigit(bytes[at]) && at - start < 3) {
        horse = horse * 10 + (inTable(bytes[at]) - ZERO);
        at += 1;
      }
      if (horse < 1 || horse >= BASE || many === MOST_HORSES)
        return this.fault(
          `has no horses from 1 to ${BASE - 1}; write them as “4-7”, or “12/9” for two races`,
        );
      horses[many] = horse;
      if ((inTable(pool.runs[many]) & (1 << horse)) === 0) isStrange = true;
      many += 1;
      if (bytes[at] !== DASH && bytes[at] !== SLASH) break;
      at += 1;
    }
    if (many !== pool.pick * pool.races)
      return this.fault(
        `has ${horsesSaid(many)} where its pool takes ${pool.pick * pool.races}; write one bet on a combination a line`,
      );
    while (isBlank(bytes[at])) at += 1;

    let cents = 0;
    const start = at;
    while (isDigit(bytes[at]) && at - start < 16) {
      cents = cents * 10 + (inTable(bytes[at]) - ZERO);
      at += 1;
    }
    while (isBlank(bytes[at]) || bytes[at] === RETURN) at += 1;
    if (start === at || bytes[at] !== NEWLINE || cents > MOST)
      return this.fault('does not end with whole cents below 2^53; write “win:1 4 1000”');
    if (isStrange) return this.fault(this.strangerIn(pool));
    const key = this.keyOf(pool, many);
    if (key < 0) return this.fault('has a horse twice in a race; name each once');
    if (pool.cents.add(key, cents) > MOST)
      return this.fault('brings a combination above 2^53 cents; leave it out');
    return at + 1;
  }

  private strangerIn({ runs, running, pick }: Known): string {
    const at = this.horses.findIndex((horse, index) => (inTable(runs[index]) & (1 << horse)) === 0);
    const race = running?.[Math.floor(at / pick)]?.race;
    return `is on horse ${this.horses[at]}, which does not run in race ${race}; correct the line or the starters`;
  }

  /** Below 0 where a horse is there twice in one race. */
  private keyOf({ pick, ordered }: Known, many: number): number {
    const { horses } = this;
    for (let leg = 0; leg < many; leg += pick)
      for (let i = leg + 1; i < leg + pick; i += 1) {
        const horse = inTable(horses[i]);
        let j = i;
        for (; j > leg; j -= 1) {
          const before = inTable(horses[j - 1]);
          if (before === horse) return -1;
          if (ordered || before < horse) {
            if (!ordered) break;
            continue;
          }
          horses[j] = before;
        }
        if (!ordered) horses[j] = horse;
      }
    let key = 0;
    for (let i = 0; i < many; i += 1) key = key * BASE + inTable(horses[i]);
    return key;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function same(bytes: Uint8Array, from: number, to: number, name: Uint8Array): boolean {
  if (to - from !== name.length) return false;
  for (let at = 0; at < name.length; at += 1) if (bytes[from + at] !== name[at]) return false;
  return true;
}
