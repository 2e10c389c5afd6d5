/** Every hand of three or five cards, one for each suit class, from the weakest to the strongest. */
import { inTable } from '../../exact/in-table';
import { type Card, RANKS } from './card';
import { rankFive, rankThree } from './hand-ranking';
import { suitClasses } from './suit-classes';

export type HandsByStrength = {
  size: 3 | 5;
  count: number;
  /** The cards of hand i, rising, at i * size. */
  cards: Uint8Array;
  /** How many hands each stands for: those that differ from it only by the names of their suits. */
  orbits: Uint8Array;
  /** Its class in the order of hands; never falls. */
  classes: Uint16Array;
};

/** A mask of the ranks that are in the pack. */
export const ALL_RANKS = (1 << RANKS) - 1;

/** Below it are the numbers of all suit classes of five cards. */
const PLACES = 2 ** 18;

/** With `ranks`, only the hands of a shorter pack. */
export function handsByStrength(size: 3 | 5, ranks = ALL_RANKS): HandsByStrength {
  const all = suitClasses(size);
  const card = (at: number, i: number) => all.cards[at * size + i] as Card;
  const keys = new Uint32Array(all.count);
  let count = 0;
  for (let at = 0; at < all.count; at += 1) {
    let held = 0;
    for (let i = 0; i < size; i += 1) held |= 1 << (card(at, i) >> 2);
    if ((held & ~ranks) !== 0) continue;
    const worth =
      size === 3
        ? rankThree(card(at, 0), card(at, 1), card(at, 2))
        : rankFive(card(at, 0), card(at, 1), card(at, 2), card(at, 3), card(at, 4));
    keys[count] = worth * PLACES + at;
    count += 1;
  }
  const cards = new Uint8Array(count * size);
  const orbits = new Uint8Array(count);
  const classes = new Uint16Array(count);
  const rising = keys.subarray(0, count).sort();
  for (let i = 0; i < count; i += 1) {
    const key = inTable(rising[i]);
    const at = key % PLACES;
    for (let j = 0; j < size; j += 1) cards[i * size + j] = card(at, j);
    orbits[i] = inTable(all.orbits[at]);
    classes[i] = (key - at) / PLACES;
  }
  return { size, count, cards, orbits, classes };
}
