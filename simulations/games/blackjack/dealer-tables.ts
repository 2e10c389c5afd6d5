/**
 * The dealer's chances beside each hand, against one card of the dealer: nearly all the work, and only the shoe and the rule for
 * soft 17 decide them. They are kept, so that another pay, way to play or rule of doubling, splitting and surrender asks for
 * the same ones.
 */
import { inTable } from '../../exact/in-table';
import { DealerChances } from './dealer-chances';
import { dealerDraws, ENDS, type Soft17, soft17From } from './dealer-draws';
import { NO_PAIR } from './dealer-halves';
import { HANDS } from './hands';
import { Kept } from './kept';
import type { NextCards } from './next-cards';
import { MOST_HANDS } from './parameters';
import { ACE, KINDS, TEN } from './ranks';
import type { Split } from './results';
import { inOrder } from './two-hands';

/**
 * With more cards of a split pair out, a hand is taken to gain as with so many. Rounds of so many hands of tens are frequent enough
 * to count all that can be asked for (`splits.md`); of others they come once in 10^11 rounds.
 */
export const mostOut = (pair: number): number => (pair === TEN ? 2 * MOST_HANDS - 1 : 12);

/** Two hands of a split pair, each with any second card, or each with none of the pair's kind. */
export type Joint = { any: Float64Array; other: Float64Array };

/** `one`: of a hand, by how many cards of the pair are out; `two`: of two of them together. */
export type Ends = { one: Map<number, Float64Array>; two: Partial<Joint> };

/** By hand, its place in an order in which hands that differ in their high cards alone, or in cards of a pair, follow each other. */
function placesByLows(pair: number): Uint16Array {
  const hands = Array.from({ length: HANDS.count }, (_, hand) => {
    const drawn = HANDS.counts.slice(hand * KINDS, (hand + 1) * KINDS);
    if (pair !== NO_PAIR) drawn[pair] = 0;
    return { hand, drawn };
  });
  const places = new Uint16Array(HANDS.count);
  inOrder(hands).forEach(({ hand }, place) => {
    places[hand] = place;
  });
  return places;
}

const placesKept = new Map<number, Uint16Array>();

function byLows(pair: number): Uint16Array {
  const places = placesKept.get(pair) ?? placesByLows(pair);
  placesKept.set(pair, places);
  return places;
}

type Placed = { places: Int32Array; chances: Float64Array; used: number };

const nothingKept = (): Placed => ({
  places: new Int32Array(HANDS.count).fill(-1),
  chances: new Float64Array(64 * ENDS),
  used: 0,
});

export class DealerTables {
  private readonly draws: DealerChances;
  private readonly alone = nothingKept();
  private readonly begun = new Map<number, Placed>();
  private readonly left = new Int32Array(KINDS);
  private readonly shoe: Int32Array;
  private readonly cards: number;
  private nextCards: NextCards | undefined;
  private readonly ends = new Kept<Ends>(MOST_ENDS);
  private readonly splits = new Kept<Split>(MOST_ENDS);

  constructor(
    shoe: readonly number[],
    private readonly up: number,
    soft17: Soft17,
  ) {
    this.draws = new DealerChances(up, dealerDraws(up, soft17));
    this.shoe = Int32Array.from(shoe, (count, kind) => count - (kind === up ? 1 : 0));
    this.cards = shoe.reduce((sum, count) => sum + count, 0) - 1;
  }

  /** How the hands of a pair end, which besides this shoe and card depends on what `decided` names and on nothing else. */
  endsOf(decided: string): Ends {
    return this.ends.get(decided, () => ({ one: new Map(), two: {} }));
  }

  /** What the hands of a pair come to: on how they are played, how many there may be and how each is settled. */
  split(decided: string, work: () => Split): Split {
    return this.splits.get(decided, work);
  }

  /** What one card more makes of each hand, which the shoe and this card decide alone. */
  next(work: () => NextCards): NextCards {
    this.nextCards ??= work();
    return this.nextCards;
  }

  /** Whether the dealer's card can begin a blackjack, which is the last of the ends. */
  get makesBlackjack(): boolean {
    return this.up === ACE || this.up === TEN;
  }

  /** Into `into` at `at`, the ends' chances beside these cards, which the shoe can deal. */
  work(out: Uint8Array, into: Float64Array, at: number): void {
    let { cards } = this;
    for (let kind = 0; kind < KINDS; kind += 1) {
      this.left[kind] = inTable(this.shoe[kind]) - inTable(out[kind]);
      cards -= inTable(out[kind]);
    }
    this.draws.work(this.left, cards, into, at);
  }

  /** Where the ends' chances are beside this hand. */
  beside(hand: number): { chances: Float64Array; at: number } {
    const kept = this.alone;
    let at = inTable(kept.places[hand]);
    if (at < 0) {
      at = reserve(kept, hand, ENDS);
      this.without(hand);
      this.draws.work(this.left, this.cards - inTable(HANDS.cards[hand]), kept.chances, at);
    }
    return { chances: kept.chances, at };
  }

  /** Works out at once what `beside` is going to be asked. */
  besideEach(hands: number[]): void {
    const order = byLows(NO_PAIR);
    hands.sort((a, b) => inTable(order[a]) - inTable(order[b]));
    for (const hand of hands) this.beside(hand);
  }

  /**
   * Beside a hand that a card of a split pair began: `ENDS` chances for each number of the pair's cards that are out, from this
   * hand's own card alone to one more than `mostOut`.
   */
  besideBegun(pair: number, hand: number): { chances: Float64Array; at: number } {
    const kept = this.begun.get(pair) ?? nothingKept();
    this.begun.set(pair, kept);
    let at = inTable(kept.places[hand]);
    if (at < 0) {
      const outs = mostOut(pair) + 1;
      at = reserve(kept, hand, ENDS * outs);
      this.without(hand);
      const cards = this.cards - inTable(HANDS.cards[hand]);
      this.draws.workOut({ left: this.left, cards, pair, outs }, kept.chances, at);
    }
    return { chances: kept.chances, at };
  }

  /** Works out at once what `besideBegun` is going to be asked. */
  besideEachBegun(pair: number, hands: readonly number[]): void {
    const places = this.begun.get(pair)?.places;
    const asked = places ? hands.filter((hand) => inTable(places[hand]) < 0) : [...hands];
    const order = byLows(pair);
    asked.sort((a, b) => inTable(order[a]) - inTable(order[b]));
    for (const hand of asked) this.besideBegun(pair, hand);
  }

  private without(hand: number): void {
    for (let kind = 0; kind < KINDS; kind += 1)
      this.left[kind] = inTable(this.shoe[kind]) - inTable(HANDS.counts[hand * KINDS + kind]);
  }
}

function reserve(kept: Placed, hand: number, size: number): number {
  const at = kept.used;
  if (at + size > kept.chances.length) {
    const larger = new Float64Array(Math.max(at + size, kept.chances.length * 2));
    larger.set(kept.chances);
    kept.chances = larger;
  }
  kept.used += size;
  kept.places[hand] = at;
  return at;
}

/** More than all pairs of six sets of rules. */
const MOST_ENDS = 60;
/** Three shoes or readings of soft 17, with ten cards each, are what a person compares. */
const kept = new Kept<DealerTables>(30);

export function dealerTables(shoe: readonly number[], up: number, soft17: Soft17): DealerTables {
  const key = `${up} ${soft17From(up, soft17)} ${shoe.join()}`;
  return kept.get(key, () => new DealerTables(shoe, up, soft17));
}
