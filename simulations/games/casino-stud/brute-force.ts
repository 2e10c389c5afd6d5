/**
 * For tests, the second method: a hand of the player, an up-card, and every hand the dealer can have, one after another.
 * Shares nothing with the kernel. Hands of a short pack are compared as the plain ranking reads them.
 */
import { type Card, PACK, rankOf } from '../../equipment/cards/card';
import { worthKey, worthOf } from '../../equipment/cards/plain-ranking';
import { inTable } from '../../exact/in-table';

export type Seen = { unqualified: number; won: number; tied: number; lost: number };

export const cardsOfRanks = (ranks: number): Card[] =>
  Array.from({ length: PACK }, (_, card) => card).filter((card) => (ranks >> rankOf(card)) & 1);

/** Every four of the cards that neither the player nor the up-card is. */
export function everyDealersHand(
  pack: readonly Card[],
  own: readonly Card[],
  up: Card,
  visit: (a: Card, b: Card, c: Card, d: Card) => void,
): void {
  const left = pack.filter((card) => card !== up && !own.includes(card));
  for (let i = 0; i < left.length; i += 1)
    for (let j = i + 1; j < left.length; j += 1)
      for (let k = j + 1; k < left.length; k += 1)
        for (let l = k + 1; l < left.length; l += 1)
          visit(left[i] as Card, left[j] as Card, left[k] as Card, left[l] as Card);
}

/** A pack of up to 24 cards: the worth of five of them, by the sum of 2 to the power of their places in the pack. */
export class ShortPack {
  readonly cards: readonly Card[];
  /** By place in the order of hands, from the weakest: how the plain ranking reads it. */
  readonly standings: readonly (readonly number[])[];
  private readonly worths: Uint16Array;

  constructor(
    ranks: number,
    /** Whether a dealer with this hand plays. */
    qualifies: (worth: readonly number[]) => boolean,
  ) {
    this.cards = cardsOfRanks(ranks);
    const hands: { bits: number; key: number; plays: boolean }[] = [];
    const byKey = new Map<number, readonly number[]>();
    this.everyHand((five, bits) => {
      const worth = worthOf(five);
      hands.push({ bits, key: worthKey(worth), plays: qualifies(worth) });
      byKey.set(worthKey(worth), worth);
    });
    const keys = [...byKey.keys()].sort((a, b) => a - b);
    this.standings = keys.map((key) => byKey.get(key) as readonly number[]);
    const places = new Map(keys.map((key, place) => [key, place]));
    this.worths = new Uint16Array(2 ** this.cards.length);
    for (const { bits, key, plays } of hands)
      this.worths[bits] = inTable(places.get(key)) * 2 + (plays ? 1 : 0);
  }

  everyHand(visit: (five: Card[], bits: number) => void): void {
    const choose = (five: Card[], from: number, bits: number) => {
      if (five.length === 5) return visit(five, bits);
      for (let i = from; i < this.cards.length; i += 1)
        choose([...five, this.cards[i] as Card], i + 1, bits + 2 ** i);
    };
    choose([], 0, 0);
  }

  against(own: readonly Card[], up: Card): Seen {
    const mine = this.placeOf(own);
    const seen = { unqualified: 0, won: 0, tied: 0, lost: 0 };
    this.everyWorth(own, up, (worth) => {
      if ((worth & 1) === 0) seen.unqualified += 1;
      else if (worth >> 1 < mine) seen.won += 1;
      else if (worth >> 1 === mine) seen.tied += 1;
      else seen.lost += 1;
    });
    return seen;
  }

  placeOf(own: readonly Card[]): number {
    const bits = own.reduce((sum, card) => sum | (1 << this.cards.indexOf(card)), 0);
    return inTable(this.worths[bits]) >> 1;
  }

  /** The dealer's hands by place in the order of hands. */
  spread(own: readonly Card[], up: Card): Int32Array {
    const hands = new Int32Array(this.standings.length);
    this.everyWorth(own, up, (worth) => {
      hands[worth >> 1] = inTable(hands[worth >> 1]) + 1;
    });
    return hands;
  }

  private everyWorth(own: readonly Card[], up: Card, visit: (worth: number) => void): void {
    const { cards, worths } = this;
    const bits = cards
      .map((_, i) => 1 << i)
      .filter((_, i) => cards[i] !== up && !own.includes(cards[i] as Card));
    const upBit = 1 << cards.indexOf(up);
    for (let i = 0; i < bits.length; i += 1)
      for (let j = i + 1; j < bits.length; j += 1)
        for (let k = j + 1; k < bits.length; k += 1) {
          const four = upBit | inTable(bits[i]) | inTable(bits[j]) | inTable(bits[k]);
          for (let l = k + 1; l < bits.length; l += 1) visit(inTable(worths[four | inTable(bits[l])]));
        }
  }
}
