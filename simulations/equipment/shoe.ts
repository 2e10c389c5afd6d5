/** Several packs as one, of which a round takes a few cards. */

import { inTable } from '../exact/in-table';
import { type Card, PACK } from './cards/card';
import type { RandomSource } from './random-source';

export const MOST_DECKS = 20;
/** No table deals more cards than this in a round. */
const MOST_DEALT = 256;
/** Rounds are counted up to here, so that 31 bits hold them. */
const ROUNDS_COUNTED = 2 ** 30;

const STANDARD: readonly Card[] = Array.from({ length: PACK }, (_, card) => card);

/** Nothing is shuffled: cards are drawn where they lie, so every round is dealt from the same new shoe. */
export class Shoe {
  /** By place in the shoe. */
  private readonly cards: Uint8Array;
  /** By place in the shoe, the round in which it was last dealt. */
  private readonly dealtIn: Uint32Array;
  /** To multiply by, which takes a third of dividing; half a pair more keeps the whole part right below 2^21. */
  private readonly perOther: number;
  private round = 1;
  /** The cards of this round, in the order in which they were dealt. */
  private readonly drawn = new Uint8Array(MOST_DEALT);
  private dealt = 0;

  /** `pack`: the cards of each, where they are not the 52; no more cards in all than 20 decks of 52, so that a pair of them has a number. */
  constructor(decks: number, pack: readonly Card[] = STANDARD) {
    if (!Number.isInteger(decks) || decks < 1 || decks > MOST_DECKS) throw new RangeError(`${decks} decks`);
    if (pack.length < 2 || pack.length * decks > PACK * MOST_DECKS)
      throw new RangeError(`${decks} packs of ${pack.length} cards`);
    this.cards = Uint8Array.from({ length: pack.length * decks }, (_, i) => inTable(pack[i % pack.length]));
    this.dealtIn = new Uint32Array(this.cards.length);
    this.perOther = 1 / (this.cards.length - 1);
  }

  /** The first card dealt is 0. */
  card(dealt: number): Card {
    return inTable(this.drawn[dealt]);
  }

  /**
   * Deals two more, each of the ordered pairs that are left as often: a pair that touches a card already dealt is drawn
   * again. One random number names both: 20 decks have 1,040 x 1,039 pairs, which is below 2^21, the most a random
   * source is asked for.
   */
  dealTwo(random: RandomSource): void {
    const { cards, dealtIn, drawn, round } = this;
    const others = cards.length - 1;
    for (;;) {
      const pair = random.below(cards.length * others);
      const first = ((pair + 0.5) * this.perOther) | 0;
      const rest = pair - first * others;
      // One more unless it lies before the first: a branch would be mispredicted every other time.
      const second = rest + 1 + ((rest - first) >> 31);
      if (dealtIn[first] === round || dealtIn[second] === round) continue;
      dealtIn[first] = round;
      dealtIn[second] = round;
      drawn[this.dealt] = inTable(cards[first]);
      drawn[this.dealt + 1] = inTable(cards[second]);
      this.dealt += 2;
      return;
    }
  }

  putBack(): void {
    this.dealt = 0;
    this.round += 1;
    if (this.round < ROUNDS_COUNTED) return;
    this.dealtIn.fill(0);
    this.round = 1;
  }
}
