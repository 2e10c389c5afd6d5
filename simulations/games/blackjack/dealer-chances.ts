/** The chance of each end of the dealer's hand, given every other card that is known. */
import { inTable } from '../../exact/in-table';
import { type DealerDraws, ENDS, NATURAL, OVER } from './dealer-draws';
import { FIRST_HIGH, halvesOf, NO_PAIR } from './dealer-halves';
import { Alone, Begun, MORE } from './dealer-sums';
import { ACE, KINDS, TEN } from './ranks';

type Shoe = { left: ArrayLike<number>; cards: number };

/**
 * Only draws that end at 17 to 21 are added up: a blackjack is one card, and going over is what is left. All terms are positive, so each
 * sum is off by no more than its terms are, and a unit in the last place for each addition.
 */
export class DealerChances {
  /** By kind and cards of that kind drawn before: how many are left. */
  private readonly factors: Float64Array;
  private alone: Alone | undefined;
  /** By the kind of the pair. */
  private readonly begun = new Map<number, Begun>();
  /** By how many cards the shoe holds and how many are drawn: one, divided by the ways to draw as many of all cards. */
  private readonly shares = new Map<number, Float64Array>();
  private readonly deep: number;
  /** By kind, the most cards of it that the dealer draws. */
  private readonly mostDrawn = new Uint8Array(KINDS);

  constructor(
    private readonly up: number,
    private readonly draws: DealerDraws,
  ) {
    this.deep = draws.deepest + 1;
    draws.kind.forEach((kind, node) => {
      this.mostDrawn[kind] = Math.max(inTable(this.mostDrawn[kind]), inTable(draws.before[node]) + 1);
    });
    this.factors = new Float64Array(KINDS * this.deep);
  }

  /** Into `into` at `at`, for a shoe of `left` cards of each kind, `cards` in all. */
  work(left: ArrayLike<number>, cards: number, into: Float64Array, at: number): void {
    const lows = this.count(left, NO_PAIR);
    this.alone ??= new Alone(halvesOf(this.draws, NO_PAIR), this.factors);
    this.alone.work({ lows, cards, share: this.sharesOf(cards) }, into, at);
    this.others({ left, cards, pair: NO_PAIR, out: 0 }, into, at);
  }

  /**
   * The same for each number of further cards of the pair's kind that are out, from none to one less than `outs`; after each other
   * into `into`. What the other kinds do is added up once.
   */
  workOut(
    { left, cards, pair, outs }: Shoe & { pair: number; outs: number },
    into: Float64Array,
    at: number,
  ): void {
    const lows = this.count(left, pair);
    const begun = this.begunBy(pair);
    begun.work(lows);
    for (let out = 0; out < outs; out += 1) {
      const from = at + out * ENDS;
      begun.add(this.sharesOf(cards - out), inTable(left[pair]) - out, into, from);
      this.others({ left, cards: cards - out, pair, out }, into, from);
    }
  }

  /** How many are left after each number of cards of a kind; the answer is a number for the low ones, without the pair's. */
  private count(left: ArrayLike<number>, pair: number): number {
    const { factors, deep, mostDrawn } = this;
    let lows = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const of = Math.max(0, inTable(left[kind]));
      const from = kind * deep;
      const most = inTable(mostDrawn[kind]);
      for (let n = 0; n < most; n += 1) factors[from + n] = Math.max(0, of - n);
      if (kind < FIRST_HIGH) lows = lows * MORE + (kind === pair ? 0 : of);
    }
    return lows;
  }

  private begunBy(pair: number): Begun {
    const kept = this.begun.get(pair);
    if (kept) return kept;
    const found = new Begun(halvesOf(this.draws, pair), this.factors, this.deep);
    this.begun.set(pair, found);
    return found;
  }

  /** A blackjack, and going over: all that is left. */
  private others(
    { left, cards, pair, out }: Shoe & { pair: number; out: number },
    into: Float64Array,
    at: number,
  ): void {
    const natural = this.natural(left, cards, pair, out);
    let other = 1 - natural;
    for (let end = 0; end < OVER; end += 1) other -= inTable(into[at + end]);
    into[at + OVER] = Math.max(0, other);
    into[at + NATURAL] = natural;
  }

  private natural(left: ArrayLike<number>, cards: number, pair: number, out: number): number {
    if (this.up !== ACE && this.up !== TEN) return 0;
    const makes = this.up === ACE ? TEN : ACE;
    return Math.max(0, inTable(left[makes]) - (makes === pair ? out : 0)) / Math.max(1, cards);
  }

  private sharesOf(cards: number): Float64Array {
    const kept = this.shares.get(cards);
    if (kept) return kept;
    const found = new Float64Array(this.deep).fill(1);
    for (let depth = 1; depth < this.deep; depth += 1)
      found[depth] = inTable(found[depth - 1]) / Math.max(1, cards - depth + 1);
    this.shares.set(cards, found);
    return found;
  }
}
