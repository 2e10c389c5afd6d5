/**
 * What shoes gave, as whole numbers that are added up in any order. All rounds of a shoe depend on each other, so a standard
 * error needs sums by shoe: of gains, of rounds, and of their squares and product.
 */
import { inTable } from '../../../exact/in-table';

/** True counts from −10 to +10; the outermost also stand for all beyond. */
export const MOST_COUNT = 10;
export const COUNTS = 2 * MOST_COUNT + 1;

/** Of one cut: rounds and gains by shoe. */
const [ROUNDS, ROUNDS_2, GAINED, GAINED_2, BOTH] = [0, 1, 2, 3, 4];
const OF_CUT = 5;
/** Of one cut and spread, for one bettor: what was wagered and won. `EACH_2` squares round by round. */
const [STAKED, WON, WON_2, WON_BOTH, EACH_2] = [0, 1, 2, 3, 4];
const OF_SPREAD = 5;
/** Of one count, over the rounds that begin after one cut and before the next: one hand's gains for one unit. */
const [AT_ROUNDS, AT_GAINED, AT_GAINED_2] = [0, 1, 2];
const OF_COUNT = 3;

export type CutSums = { rounds: number; rounds2: number; gained: number; gained2: number; both: number };
export type SpreadSums = { staked: number; won: number; won2: number; both: number; each2: number };
export type CountSums = { rounds: number; gained: number; gained2: number };

export class ShoeTally {
  readonly sums: Float64Array;
  private readonly perCut: number;
  private readonly countsFrom: number;

  constructor(
    readonly cuts: number,
    readonly spreads: number,
    sums?: ArrayLike<number>,
  ) {
    this.perCut = OF_CUT + spreads * OF_SPREAD;
    this.countsFrom = 1 + cuts * this.perCut;
    const size = this.countsFrom + (spreads > 0 ? cuts * COUNTS * OF_COUNT : 0);
    if (sums && sums.length !== size) throw new RangeError(`a tally of ${sums.length} sums, not ${size}`);
    this.sums = sums ? Float64Array.from(sums) : new Float64Array(size);
  }

  private plus(at: number, more: number): void {
    this.sums[at] = inTable(this.sums[at]) + more;
  }

  addShoe(): void {
    this.plus(0, 1);
  }

  /** What one shoe gave down to this cut: to the table, over all its hands, beside what the rounds gained that are known. */
  addCut(cut: number, rounds: number, gained: number): void {
    const at = 1 + cut * this.perCut;
    this.plus(at + ROUNDS, rounds);
    this.plus(at + ROUNDS_2, rounds * rounds);
    this.plus(at + GAINED, gained);
    this.plus(at + GAINED_2, gained * gained);
    this.plus(at + BOTH, gained * rounds);
  }

  /** What one shoe gave down to this cut to a bettor with this spread. */
  addSpread(cut: number, spread: number, rounds: number, staked: number, won: number, each2: number): void {
    const at = 1 + cut * this.perCut + OF_CUT + spread * OF_SPREAD;
    this.plus(at + STAKED, staked);
    this.plus(at + WON, won);
    this.plus(at + WON_2, won * won);
    this.plus(at + WON_BOTH, won * rounds);
    this.plus(at + EACH_2, each2);
  }

  /** One hand of one round, which began before this cut and after the one above it. */
  addAtCount(cut: number, trueCount: number, gained: number): void {
    const count = Math.max(-MOST_COUNT, Math.min(MOST_COUNT, trueCount)) + MOST_COUNT;
    const at = this.countsFrom + (cut * COUNTS + count) * OF_COUNT;
    this.plus(at + AT_ROUNDS, 1);
    this.plus(at + AT_GAINED, gained);
    this.plus(at + AT_GAINED_2, gained * gained);
  }

  get shoes(): number {
    return inTable(this.sums[0]);
  }

  cut(cut: number): CutSums {
    const at = 1 + cut * this.perCut;
    const of = (what: number) => inTable(this.sums[at + what]);
    return {
      rounds: of(ROUNDS),
      rounds2: of(ROUNDS_2),
      gained: of(GAINED),
      gained2: of(GAINED_2),
      both: of(BOTH),
    };
  }

  spread(cut: number, spread: number): SpreadSums {
    const at = 1 + cut * this.perCut + OF_CUT + spread * OF_SPREAD;
    const of = (what: number) => inTable(this.sums[at + what]);
    return { staked: of(STAKED), won: of(WON), won2: of(WON_2), both: of(WON_BOTH), each2: of(EACH_2) };
  }

  /** All rounds that began before this cut, at one true count. */
  atCount(cut: number, trueCount: number): CountSums {
    const sums: CountSums = { rounds: 0, gained: 0, gained2: 0 };
    for (let each = 0; each <= cut; each += 1) {
      const at = this.countsFrom + (each * COUNTS + trueCount + MOST_COUNT) * OF_COUNT;
      sums.rounds += inTable(this.sums[at + AT_ROUNDS]);
      sums.gained += inTable(this.sums[at + AT_GAINED]);
      sums.gained2 += inTable(this.sums[at + AT_GAINED_2]);
    }
    return sums;
  }

  add(others: ArrayLike<number>): void {
    if (others.length !== this.sums.length) throw new RangeError('tallies of different tables');
    for (let at = 0; at < others.length; at += 1) this.plus(at, inTable(others[at]));
  }

  /** Whole numbers, whose sums are checked to be exact. */
  check(): void {
    if (!this.sums.every(Number.isSafeInteger))
      throw new RangeError('the sums of these shoes cannot be added up exactly');
  }
}
