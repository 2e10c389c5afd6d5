/** Several packs of 52 as one, shuffled as far as they are dealt. */
import type { RandomSource } from '../model';
import { type Card, PACK } from './cards/card';

export const MOST_DECKS = 20;
/** More cards of a round than this do not lie on any table. */
const MOST_DEALT = 64;

export class Shoe {
  /** Those dealt stand first. */
  private readonly cards: Uint8Array;
  /** By place: where the card came from. */
  private readonly from = new Uint16Array(MOST_DEALT);
  private readonly fresh: Uint8Array;
  private dealt = 0;

  constructor(decks: number) {
    if (!Number.isInteger(decks) || decks < 1 || decks > MOST_DECKS) throw new RangeError(`${decks} decks`);
    this.cards = Uint8Array.from({ length: PACK * decks }, (_, i) => i % PACK);
    this.fresh = this.cards.slice();
  }

  /** The first card dealt is 0. */
  card(place: number): Card {
    return this.cards[place] as number;
  }

  /**
   * Deals two more, each of the ordered pairs that are left as often. One random number names both: 20 decks have
   * 1,040 x 1,039 pairs, which is below 2^21, the most a random source is asked for.
   */
  dealTwo(random: RandomSource): void {
    const left = this.cards.length - this.dealt;
    const drawn = random.below(left * (left - 1));
    const first = Math.floor(drawn / (left - 1));
    this.take(first);
    this.take(drawn - first * (left - 1));
  }

  private take(ahead: number): void {
    const { cards, dealt: place } = this;
    const source = place + ahead;
    const card = cards[source] as number;
    cards[source] = cards[place] as number;
    cards[place] = card;
    this.from[place] = source;
    this.dealt = place + 1;
  }

  /** Back into the order of a new one, so that what was dealt before leaves no trace in what is dealt next. */
  putBack(): void {
    const { cards, fresh, from } = this;
    for (let place = 0; place < this.dealt; place += 1) {
      const source = from[place] as number;
      cards[source] = fresh[source] as number;
      cards[place] = fresh[place] as number;
    }
    this.dealt = 0;
  }
}
