/**
 * How one hand after a split ends, and how two of them end together, against each end of the dealer's: over all orders in
 * which their cards and the dealer's can come. `endings.md` explains what is made of it.
 */
import { inTable } from '../../exact/in-table';
import type { Ended } from './after-split';
import { ENDS } from './dealer-draws';
import { CHANCE, type DealerMemo, PLACES, placed } from './dealer-memo';
import { OUTCOMES, outcomeOf } from './outcomes';
import { KINDS } from './ranks';
import type { Table } from './table';

/** Whether a hand's second card may be any, or is no further card of the pair's kind. */
export type Second = 'any' | 'other';

/** By the dealer's end and then by outcome, with any second card; the same again without a further card of the pair's kind. */
export const ONE = { any: 0, other: ENDS * OUTCOMES } as const;

/** One way in which a hand ends: its orders, and its outcome by the dealer's end. */
type End = Pick<Ended, Second> & { outcomes: Int8Array };
/** Hands that hold the same cards, whatever was staked on them. */
type Cards = { drawn: Uint8Array; number: number; ends: End[] };

/** Chances are among all cards left once two cards of the pair are out. The table is as it was dealt, with the pair in it. */
type Likely = { hand: Cards; chance: number };
const RARE = 1e-10;
export class SplitHands {
  private readonly cards: Cards[];
  private readonly out = new Uint8Array(KINDS);

  constructor(
    table: Table,
    private readonly memo: DealerMemo,
    private readonly pair: number,
    ends: readonly Ended[],
  ) {
    const found = new Map<number, Cards>();
    for (const end of ends) {
      const number = placed(end.drawn);
      const cards: Cards = found.get(number) ?? { drawn: end.drawn, number, ends: [] };
      const outcomes = Int8Array.from({ length: ENDS }, (_, of) => outcomeOf(end, of, table.settling));
      cards.ends.push({ any: end.any, other: end.other, outcomes });
      found.set(number, cards);
    }
    this.cards = [...found.values()];
  }

  /** One hand's, with so many cards of the pair out, its own among them. */
  one(begun: number): Float64Array {
    const sums = new Float64Array(2 * ENDS * OUTCOMES);
    const before = this.chanceOf(begun);
    for (const { drawn, ends } of this.cards) {
      const place = this.place(drawn, undefined, begun);
      const { entries } = this.memo;
      const chance = inTable(entries[place + CHANCE]) / before;
      for (const { any, other, outcomes } of ends)
        for (let of = 0; of < ENDS; of += 1) {
          const both = chance * inTable(entries[place + of]);
          const at = of * OUTCOMES + inTable(outcomes[of]);
          sums[ONE.any + at] = inTable(sums[ONE.any + at]) + any * both;
          sums[ONE.other + at] = inTable(sums[ONE.other + at]) + other * both;
        }
    }
    return sums;
  }

  /** Two hands', with two cards of the pair out: by the dealer's end, the one's outcome and the other's. */
  two(second: Second): Float64Array {
    const sums = new Float64Array(ENDS * OUTCOMES * OUTCOMES);
    const { cards, memo, pair } = this;
    const before = this.chanceOf(2);
    const began = 2 * inTable(PLACES[pair]);
    const likely = cards
      .map((hand) => ({ hand, chance: this.likely(hand) }))
      .sort((a, b) => b.chance - a.chance);
    for (let i = 0; i < likely.length; i += 1)
      for (let j = i; j < likely.length; j += 1) {
        const { hand: mine, chance: first } = likely[i] as Likely;
        const { hand: other, chance: second_ } = likely[j] as Likely;
        if (first * second_ < RARE) break;
        const known = memo.find(mine.number + other.number + began);
        const place = known >= 0 ? known : this.place(mine.drawn, other.drawn, 2);
        const chance = (inTable(memo.entries[place + CHANCE]) / before) * (i === j ? 1 : 2);
        for (const a of mine.ends)
          for (const b of other.ends) addTwo(sums, a, b, chance * a[second] * b[second], memo.entries, place);
      }
    return sums;
  }

  private likely({ drawn, ends }: Cards): number {
    const place = this.place(drawn, undefined, 2);
    return (
      (inTable(this.memo.entries[place + CHANCE]) * ends.reduce((sum, { any }) => sum + any, 0)) /
      this.chanceOf(2)
    );
  }

  /** That so many cards are all of the pair's kind. */
  private chanceOf(begun: number): number {
    this.out.fill(0);
    this.out[this.pair] = begun;
    return inTable(this.memo.entries[this.memo.placeOf(this.out) + CHANCE]);
  }

  private place(drawn: Uint8Array, more: Uint8Array | undefined, begun: number): number {
    const { out } = this;
    for (let kind = 0; kind < KINDS; kind += 1)
      out[kind] = inTable(drawn[kind]) + (more ? inTable(more[kind]) : 0) + (kind === this.pair ? begun : 0);
    return this.memo.placeOf(out);
  }
}

function addTwo(
  sums: Float64Array,
  a: End,
  b: End,
  weight: number,
  entries: Float64Array,
  place: number,
): void {
  const [ofA, ofB] = [a.outcomes, b.outcomes];
  for (let of = 0; of < ENDS; of += 1) {
    const at = (of * OUTCOMES + inTable(ofA[of])) * OUTCOMES + inTable(ofB[of]);
    sums[at] = inTable(sums[at]) + weight * inTable(entries[place + of]);
  }
}
