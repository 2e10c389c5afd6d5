/**
 * How one hand after a split ends, and how two of them end together, against each end of the dealer's: over all orders in
 * which their cards and the dealer's can come. `endings.md` explains what is made of it.
 */
import { inTable } from '../../exact/in-table';
import type { AfterSplit, Ended } from './after-split';
import { ENDS } from './dealer-draws';
import { CHANCE, type DealerMemo, PLACES, placed } from './dealer-memo';
import type { DealerTables, Ends, Joint } from './dealer-tables';
import { BUST, handOf, OVER_21 } from './hands';
import { ALIKE, alike, OUTCOMES, ofAlike, outcomeOf } from './outcomes';
import { KINDS } from './ranks';
import type { PairCards } from './split-states';
import type { Standing } from './standing';

/** By the dealer's end and then by outcome, with any second card; the same again without a further card of the pair's kind. */
export const ONE = { any: 0, other: ENDS * OUTCOMES } as const;

/** Hands of one stake that went over 21 are not listed: they are what all others leave. */
const WENT_OVER = alike({ total: OVER_21, stake: 1 });

/** Hands that hold the same cards, whatever was staked on them. `ways`: to draw those that are not of the pair's kind, in one order. */
type Cards = {
  hand: number;
  drawn: Uint8Array;
  number: number;
  ends: (Pick<Ended, keyof Joint> & { alike: number })[];
  ways: number;
  ofPair: number;
  count: number;
  /** Whether the second card is of the pair's kind, and so no pair card only if its rank is another. */
  sameKind: boolean;
};

/** Chances are among all cards left once two cards of the pair are out. The table is as it was dealt, with the pair in it. */
export class SplitHands {
  private listed: Cards[] | undefined;
  private readonly out = new Uint8Array(KINDS);
  private readonly dealer: DealerTables;
  private readonly memo: DealerMemo;
  /** By how hands are alike and the dealer's end: the outcome. */
  private readonly outcomes: Uint8Array;
  private readonly kept: Ends;

  readonly pair: number;

  constructor(
    private readonly standing: Standing,
    private readonly pairCards: PairCards,
    private readonly played: AfterSplit,
  ) {
    this.pair = pairCards.pair;
    this.dealer = standing.dealer;
    this.memo = standing.dealer.memo;
    const { settling } = standing.table;
    this.outcomes = Uint8Array.from({ length: ALIKE * ENDS }, (_, at) =>
      outcomeOf(ofAlike(Math.floor(at / ENDS)), at % ENDS, settling),
    );
    this.kept = this.dealer.endsOf(`${played.decided} ${pairCards.others}`);
  }

  private get cards(): Cards[] {
    if (this.listed) return this.listed;
    const found = new Map<number, Cards>();
    const add = (end: Ended, any: number, other: number, sameKind: boolean) => {
      const number = placed(end.drawn);
      const key = sameKind ? -number - 1 : number;
      const cards = found.get(key) ?? this.cardsOf(end, number, sameKind);
      cards.ends.push({ any, other, alike: alike(end) });
      found.set(key, cards);
    };
    const ofOtherRanks = this.pairCards.others > 0;
    for (const end of this.played.ends) {
      const sameKind = end.any - end.other;
      if (!ofOtherRanks || end.other > 0) add(end, ofOtherRanks ? end.other : end.any, end.other, false);
      if (ofOtherRanks && sameKind > 0) add(end, sameKind, sameKind, true);
    }
    this.listed = [...found.values()];
    return this.listed;
  }

  /** One hand's, with so many cards of the pair out, its own among them. */
  one(begun: number): Float64Array {
    const apart = this.oneApart(begun);
    const sums = new Float64Array(2 * ENDS * OUTCOMES);
    for (let at = 0; at < apart.length; at += 1) {
      const to = Math.floor(at / ALIKE) * OUTCOMES + this.outcome(at % ALIKE, Math.floor(at / ALIKE) % ENDS);
      sums[to] = inTable(sums[to]) + inTable(apart[at]);
    }
    return sums;
  }

  /** Two hands', with two cards of the pair out: by the dealer's end, the one's outcome and the other's. */
  two(second: keyof Joint): Float64Array {
    const apart = this.kept.two[second] ?? this.twoApart(second);
    this.kept.two[second] = apart;
    const sums = new Float64Array(ENDS * OUTCOMES * OUTCOMES);
    for (let at = 0; at < apart.length; at += 1) {
      const of = Math.floor(at / ALIKE / ALIKE);
      const [a, b] = [Math.floor(at / ALIKE) % ALIKE, at % ALIKE];
      const to = (of * OUTCOMES + this.outcome(a, of)) * OUTCOMES + this.outcome(b, of);
      sums[to] = inTable(sums[to]) + inTable(apart[at]);
    }
    return sums;
  }

  private outcome(of: number, end: number): number {
    return inTable(this.outcomes[of * ENDS + end]);
  }

  private cardsOf({ hand, drawn }: Ended, number: number, sameKind: boolean): Cards {
    const { left } = this.standing.table;
    let ways = 1;
    let count = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const of = inTable(drawn[kind]);
      count += of;
      if (kind !== this.pair) ways *= falling(inTable(left[kind]), of);
    }
    return { hand, drawn, number, ends: [], ways, ofPair: inTable(drawn[this.pair]), count, sameKind };
  }

  /** The chance that one more card is a pair card. */
  private further(begun: number): number {
    return this.pairCards.chance(begun, 0);
  }

  /** How many of the cards that could be the second of so many hands, all of the pair's kind, are of other ranks. */
  private ofOtherRanks(hands: number, begun: number): number {
    const left = inTable(this.standing.table.left[this.pair]) - begun;
    return falling(this.pairCards.others, hands) / falling(left, hands);
  }

  private oneApart(begun: number): Float64Array {
    const found = this.kept.one.get(begun) ?? this.oneOf(begun);
    this.kept.one.set(begun, found);
    return found;
  }

  private oneOf(begun: number): Float64Array {
    const { left, cards } = this.standing.table;
    const other = ENDS * ALIKE;
    const sums = new Float64Array(2 * other);
    for (const hand of this.cards) {
      const ways = hand.ways * falling(inTable(left[this.pair]) - begun, hand.ofPair);
      if (ways === 0) continue;
      const chance = ways / falling(cards - begun, hand.count);
      const noPairCard = hand.sameKind ? this.ofOtherRanks(1, begun) : 1;
      const { chances, at } = this.dealersBeside(hand, begun);
      for (const end of hand.ends)
        for (let of = 0; of < ENDS; of += 1) {
          const both = chance * inTable(chances[at + of]);
          const to = of * ALIKE + end.alike;
          sums[to] = inTable(sums[to]) + end.any * both;
          sums[other + to] = inTable(sums[other + to]) + end.other * noPairCard * both;
        }
    }
    const { chances, at } = this.dealer.besideBegun(this.pair, handOf(this.pair));
    const further = this.further(begun);
    for (let of = 0; of < ENDS; of += 1) {
      const all = inTable(chances[at + (begun - 1) * ENDS + of]);
      const again = further > 0 ? further * inTable(chances[at + begun * ENDS + of]) : 0;
      leave(sums, of * ALIKE, all);
      leave(sums, other + of * ALIKE, all - again);
    }
    return sums;
  }

  private twoApart(second: keyof Joint): Float64Array {
    const { cards, memo, pair } = this;
    /** By how both hands are alike and then by the dealer's end. */
    const together = new Float64Array(ALIKE * ALIKE * ENDS);
    const before = this.chanceOf(2);
    const began = 2 * inTable(PLACES[pair]);
    const { numbers, from, alike, counts } = listed(cards, second);
    const shares = [0, 1, 2].map((hands) =>
      second === 'any' || hands === 0 ? 1 : this.ofOtherRanks(hands, 2),
    );
    /** For one of the hands, by how the other is alike and then by the dealer's end. */
    const beside = new Float64Array(ALIKE * ENDS);
    for (let i = 0; i < cards.length; i += 1) {
      const [first, last] = [inTable(from[i]), inTable(from[i + 1])];
      if (first === last) continue;
      const mine = inTable(numbers[i]) + began;
      beside.fill(0);
      for (let j = i; j < cards.length; j += 1) {
        const [firstOf, lastOf] = [inTable(from[j]), inTable(from[j + 1])];
        if (firstOf === lastOf) continue;
        const known = memo.find(mine + inTable(numbers[j]));
        const place =
          known >= 0 ? known : this.place((cards[i] as Cards).drawn, (cards[j] as Cards).drawn, 2);
        const { entries } = memo;
        const orders = (inTable(entries[place + CHANCE]) / before) * (i === j ? 1 : 2);
        if (orders === 0) continue;
        const sameKind = Number(cards[i]?.sameKind) + Number(cards[j]?.sameKind);
        const chance = orders * inTable(shares[sameKind]);
        for (let b = firstOf; b < lastOf; b += 1) {
          const both = chance * inTable(counts[b]);
          const at = inTable(alike[b]) * ENDS;
          for (let of = 0; of < ENDS; of += 1)
            beside[at + of] = inTable(beside[at + of]) + both * inTable(entries[place + of]);
        }
      }
      for (let a = first; a < last; a += 1) {
        const at = inTable(alike[a]) * ALIKE * ENDS;
        for (let of = 0; of < beside.length; of += 1)
          together[at + of] = inTable(together[at + of]) + inTable(counts[a]) * inTable(beside[of]);
      }
    }
    const sums = new Float64Array(together.length);
    for (let at = 0; at < together.length; at += 1)
      sums[(at % ENDS) * ALIKE * ALIKE + Math.floor(at / ENDS)] = inTable(together[at]);
    withThoseOver(sums, second === 'any' ? this.oneApart(2).subarray(0, ENDS * ALIKE) : this.oneOfTwo());
    return sums;
  }

  /** One hand of two, neither of which has a further card of the pair's kind for its second. */
  private oneOfTwo(): Float64Array {
    const one = this.oneApart(2);
    const further = this.further(2);
    const next = further > 0 ? this.oneApart(3) : one;
    const from = ENDS * ALIKE;
    return one.subarray(from).map((chance, at) => chance - further * inTable(next[from + at]));
  }

  private dealersBeside(cards: Cards, begun: number): { chances: Float64Array; at: number } {
    if (cards.hand === BUST) {
      const at = this.place(cards.drawn, undefined, begun);
      return { chances: this.memo.entries, at };
    }
    const { chances, at } = this.dealer.besideBegun(this.pair, cards.hand);
    return { chances, at: at + (begun - 1) * ENDS };
  }

  /** That so many cards are all of the pair's kind. */
  private chanceOf(begun: number): number {
    this.out.fill(0);
    this.out[this.pair] = begun;
    const place = this.memo.placeOf(this.out);
    return inTable(this.memo.entries[place + CHANCE]);
  }

  private place(drawn: Uint8Array, more: Uint8Array | undefined, begun: number): number {
    const { out } = this;
    for (let kind = 0; kind < KINDS; kind += 1)
      out[kind] = inTable(drawn[kind]) + (more ? inTable(more[kind]) : 0) + (kind === this.pair ? begun : 0);
    return this.memo.placeOf(out);
  }
}

/** The ways to end that matter here, in a row: those of one hand, by its place among the cards, begin at `from`. */
function listed(cards: readonly Cards[], second: keyof Joint) {
  const ends = cards.map((hand) => hand.ends.filter((end) => end[second] > 0));
  const all = ends.flat();
  let next = 0;
  return {
    numbers: Float64Array.from(cards, ({ number }) => number),
    from: Uint32Array.from([0, ...ends.map((some) => (next += some.length))]),
    alike: Uint8Array.from(all, (end) => end.alike),
    counts: Float64Array.from(all, (end) => end[second]),
  };
}

function falling(from: number, factors: number): number {
  let product = 1;
  for (let n = 0; n < factors; n += 1) product *= Math.max(0, from - n);
  return product;
}

function leave(sums: Float64Array, at: number, all: number): void {
  let left = all;
  for (let of = 0; of < ALIKE; of += 1) left -= of === WENT_OVER ? 0 : inTable(sums[at + of]);
  sums[at + WENT_OVER] = left;
}

/** Either order of two hands alike often, and with the hands that went over, which are what each hand's own chances leave. */
function withThoseOver(sums: Float64Array, one: Float64Array): void {
  for (let of = 0; of < ENDS; of += 1) {
    const from = of * ALIKE * ALIKE;
    let bothOver = inTable(one[of * ALIKE + WENT_OVER]);
    for (let a = 0; a < ALIKE; a += 1) {
      if (a === WENT_OVER) continue;
      let left = inTable(one[of * ALIKE + a]);
      for (let b = 0; b < ALIKE; b += 1) {
        if (b === WENT_OVER) continue;
        const [here, turned] = [from + a * ALIKE + b, from + b * ALIKE + a];
        // An order of the two hands and the other order were counted as one.
        if (b > a) {
          const chance = (inTable(sums[here]) + inTable(sums[turned])) / 2;
          sums[here] = chance;
          sums[turned] = chance;
        }
        left -= inTable(sums[here]);
      }
      sums[from + a * ALIKE + WENT_OVER] = left;
      sums[from + WENT_OVER * ALIKE + a] = left;
      bothOver -= left;
    }
    sums[from + WENT_OVER * ALIKE + WENT_OVER] = bothOver;
  }
}
