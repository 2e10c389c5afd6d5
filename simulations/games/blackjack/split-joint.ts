/**
 * How one hand after a split ends, and how two of them end together, against each end of the dealer's: over all orders in
 * which their cards and the dealer's can come. `endings.md` explains what is made of it.
 */
import { inTable } from '../../exact/in-table';
import type { AfterSplit, Ended } from './after-split';
import { ENDS, NATURAL } from './dealer-draws';
import type { DealerTables, Ends, Joint } from './dealer-tables';
import { BUST, handOf, OVER_21 } from './hands';
import { ALIKE, alike, OUTCOMES, ofAlike, outcomeOf } from './outcomes';
import { KINDS } from './ranks';
import type { PairCards } from './split-states';
import type { Standing } from './standing';
import { inOrder, twoHandsOf } from './two-hands';

/** By the dealer's end and then by outcome, with any second card; the same again without a further card of the pair's kind. */
export const ONE = { any: 0, other: ENDS * OUTCOMES } as const;

/** Hands of one stake that went over 21 are not listed: they are what all others leave. */
const WENT_OVER = alike({ total: OVER_21, stake: 1 });

/** The dealer's chances beside two hands, and theirs. */
const BESIDE = ENDS + 1;

/** Hands that hold the same cards, whatever was staked on them. `ways`: to draw those that are not of the pair's kind, in one order. */
type Cards = {
  hand: number;
  drawn: Uint8Array;
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
  private readonly gone = new Float64Array(ENDS);
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
    const { settling } = standing.table;
    this.outcomes = Uint8Array.from({ length: ALIKE * ENDS }, (_, at) =>
      outcomeOf(ofAlike(Math.floor(at / ENDS)), at % ENDS, settling),
    );
    this.kept = this.dealer.endsOf(`${played.decided} ${pairCards.others}`);
  }

  private get cards(): Cards[] {
    if (this.listed) return this.listed;
    const found = new Map<string, Cards>();
    const add = (end: Ended, any: number, other: number, sameKind: boolean) => {
      const key = `${end.drawn.join()} ${sameKind}`;
      const cards = found.get(key) ?? this.cardsOf(end, sameKind);
      cards.ends.push({ any, other, alike: alike(end) });
      found.set(key, cards);
    };
    const ofOtherRanks = this.pairCards.others > 0;
    for (const end of this.played.ends) {
      const sameKind = end.any - end.other;
      if (!ofOtherRanks || end.other > 0) add(end, ofOtherRanks ? end.other : end.any, end.other, false);
      if (ofOtherRanks && sameKind > 0) add(end, sameKind, sameKind, true);
    }
    this.listed = inOrder([...found.values()]);
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

  private cardsOf({ hand, drawn }: Ended, sameKind: boolean): Cards {
    const { left } = this.standing.table;
    let ways = 1;
    let count = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const of = inTable(drawn[kind]);
      count += of;
      if (kind !== this.pair) ways *= falling(inTable(left[kind]), of);
    }
    return { hand, drawn, ends: [], ways, ofPair: inTable(drawn[this.pair]), count, sameKind };
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
    const more = inTable(this.standing.table.left[this.pair]) - 2;
    const hands = this.cards.filter(
      ({ ends, ways, ofPair }) => ways > 0 && ofPair <= more && ends.some((end) => end[second] > 0),
    );
    const { from, pairs, high, highs, together, sums: bySum } = twoHandsOf(hands);
    const groups = from.length - 1;
    const ends = this.dealer.makesBlackjack ? ENDS : NATURAL;
    const { first, alike, counts } = listed(hands, second);
    /** By how both hands are alike and then by the dealer's end. */
    const both = new Float64Array(ALIKE * ALIKE * ENDS);
    const sameKind = Uint8Array.from(hands, (hand) => (hand.sameKind ? 1 : 0));
    const shares = [0, 1, 2].map((number) =>
      second === 'any' || number === 0 ? 1 : this.ofOtherRanks(number, 2),
    );
    /** By the high cards of both hands: the dealer's chances and that of these hands, and for which low cards. */
    const beside = new Float64Array(bySum * BESIDE);
    const lowsOf = new Float64Array(bySum).fill(-1);
    for (const pair of pairs) {
      const other = pair % groups;
      const one = ((pair - other) / groups) % groups;
      const lows = (pair - other - one * groups) / groups / groups;
      const to = inTable(from[other + 1]);
      for (let i = inTable(from[one]); i < inTable(from[one + 1]); i += 1)
        for (let j = one === other ? i : inTable(from[other]); j < to; j += 1) {
          const sum = inTable(together[inTable(high[i]) * highs + inTable(high[j])]);
          const place = sum * BESIDE;
          if (lowsOf[sum] !== lows) {
            lowsOf[sum] = lows;
            this.workBeside((hands[i] as Cards).drawn, (hands[j] as Cards).drawn, beside, place);
          }
          const orders = inTable(beside[place + ENDS]) * (i === j ? 1 : 2);
          if (orders === 0) continue;
          const chance = orders * inTable(shares[inTable(sameKind[i]) + inTable(sameKind[j])]);
          for (let a = inTable(first[i]); a < inTable(first[i + 1]); a += 1)
            for (let b = inTable(first[j]); b < inTable(first[j + 1]); b += 1) {
              const often = chance * inTable(counts[a]) * inTable(counts[b]);
              const at = (inTable(alike[a]) * ALIKE + inTable(alike[b])) * ENDS;
              for (let of = 0; of < ends; of += 1)
                both[at + of] = inTable(both[at + of]) + often * inTable(beside[place + of]);
            }
        }
    }
    const sums = new Float64Array(both.length);
    for (let at = 0; at < both.length; at += 1)
      sums[(at % ENDS) * ALIKE * ALIKE + Math.floor(at / ENDS)] = inTable(both[at]);
    withThoseOver(sums, second === 'any' ? this.oneApart(2).subarray(0, ENDS * ALIKE) : this.oneOfTwo());
    return sums;
  }

  /** The dealer's chances beside two hands, if they can be dealt, and last that they are, in one order, once both first cards are. */
  private workBeside(one: Uint8Array, other: Uint8Array, into: Float64Array, at: number): void {
    const { out } = this;
    const { left, cards } = this.standing.table;
    let ways = 1;
    let count = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const began = kind === this.pair ? 2 : 0;
      const drawn = inTable(one[kind]) + inTable(other[kind]);
      ways *= falling(inTable(left[kind]) - began, drawn);
      count += drawn;
      out[kind] = drawn + began;
    }
    into[at + ENDS] = ways / falling(cards - 2, count);
    if (ways > 0) this.dealer.work(out, into, at);
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
      const { out, gone } = this;
      out.set(cards.drawn);
      out[this.pair] = inTable(out[this.pair]) + begun;
      this.dealer.work(out, gone, 0);
      return { chances: gone, at: 0 };
    }
    const { chances, at } = this.dealer.besideBegun(this.pair, cards.hand);
    return { chances, at: at + (begun - 1) * ENDS };
  }
}

/** The ways to end that matter here, in a row: those of one hand, by its place among the cards, begin at `first`. */
function listed(cards: readonly Cards[], second: keyof Joint) {
  const ends = cards.map((hand) => hand.ends.filter((end) => end[second] > 0));
  const all = ends.flat();
  let next = 0;
  return {
    first: Uint32Array.from([0, ...ends.map((some) => (next += some.length))]),
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
