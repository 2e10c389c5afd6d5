/** A pack of 52 that is shuffled as far as it is dealt. */
import { inTable } from '../../exact/in-table';
import type { RandomSource } from '../random-source';
import { PACK } from './card';

export type Deck = Uint8Array;

export const newDeck = (): Deck => Uint8Array.from({ length: PACK }, (_, card) => card);

/** In the order of a new one, so that what was dealt before leaves no trace in what is dealt next. */
export function sort(deck: Deck): void {
  for (let card = 0; card < deck.length; card += 1) deck[card] = card;
}

/** Puts a uniformly random deal of this many cards at the top. What order the deck was in before does not matter. */
export function deal(deck: Deck, count: number, random: RandomSource): void {
  for (let i = 0; i < count; i += 1) {
    const from = i + random.below(deck.length - i);
    const card = inTable(deck[from]);
    deck[from] = inTable(deck[i]);
    deck[i] = card;
  }
}

const NEW = newDeck();

/** The same from a new pack: what is dealt depends on the random numbers alone, not on what was dealt before. */
export function dealAfresh(deck: Deck, count: number, random: RandomSource): void {
  deck.set(NEW);
  deal(deck, count, random);
}
