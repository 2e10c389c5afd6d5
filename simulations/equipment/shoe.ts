/** Several packs of 52 as one, of which a round takes a few cards. */
import type { RandomSource } from '../model';
import { type Card, PACK } from './cards/card';

export const MOST_DECKS = 20;
/** More cards of a round than this do not lie on any table. */
const MOST_DEALT = 32;

/** Nothing is shuffled: cards are drawn where they lie, so every round is dealt from the same new shoe. */
export class Shoe {
  /** By place in the shoe. */
  private readonly cards: Uint8Array;
  /** Where the cards dealt so far came from. */
  private readonly drawn = new Uint16Array(MOST_DEALT);
  private dealt = 0;

  constructor(decks: number) {
    if (!Number.isInteger(decks) || decks < 1 || decks > MOST_DECKS) throw new RangeError(`${decks} decks`);
    this.cards = Uint8Array.from({ length: PACK * decks }, (_, i) => i % PACK);
  }

  /** The first card dealt is 0. */
  card(dealt: number): Card {
    return this.cards[this.drawn[dealt] as number] as number;
  }

  /**
   * Deals two more, each of the ordered pairs that are left as often: a pair that touches a card already dealt is drawn
   * again. One random number names both: 20 decks have 1,040 x 1,039 pairs, which is below 2^21, the most a random
   * source is asked for.
   */
  dealTwo(random: RandomSource): void {
    const size = this.cards.length;
    const others = size - 1;
    for (;;) {
      const pair = random.below(size * others);
      const first = (pair / others) | 0;
      const rest = pair - first * others;
      const second = rest < first ? rest : rest + 1;
      if (this.isDealt(first) || this.isDealt(second)) continue;
      this.drawn[this.dealt] = first;
      this.drawn[this.dealt + 1] = second;
      this.dealt += 2;
      return;
    }
  }

  private isDealt(place: number): boolean {
    for (let i = 0; i < this.dealt; i += 1) if (this.drawn[i] === place) return true;
    return false;
  }

  putBack(): void {
    this.dealt = 0;
  }
}
