/**
 * How a row of numbers by flop is laid out, so that a board's cells are read or written in runs. First the cells, for
 * boards without a flush suit and with each; they take every hole hand of a cell as if it were free of turn and
 * river. Then, by card and the kind of the other card, the hole hands that were not; then the pairs taken twice.
 */
import { PACK, RANKS } from '../../equipment/cards/card';
import { choose, pairNumber } from '../../equipment/cards/card-sets';
import { SUIT_PERMUTATIONS } from '../../equipment/cards/suit-classes';
import { CELL_OF, CELLS, KIND_OF, KINDS, PLAIN_CELLS, SLOTS, slotOf } from './cells';

export const HOLE_HANDS = choose(PACK, 2);

const cellsBefore = (slot: number) => (slot === 0 ? 0 : PLAIN_CELLS + (slot - 1) * CELLS);
const kindsBefore = (slot: number) => (slot === 0 ? 0 : RANKS + (slot - 1) * KINDS);
/** By slot: where its cells start, and where its kinds start among those of a card. */
export const CELLS_AT = Uint16Array.from({ length: SLOTS }, (_, slot) => cellsBefore(slot));
export const KINDS_AT = Uint16Array.from({ length: SLOTS }, (_, slot) => kindsBefore(slot));
export const CARDS_AT = cellsBefore(SLOTS);
export const CARD_STRIDE = kindsBefore(SLOTS);
export const PAIRS_AT = CARDS_AT + PACK * CARD_STRIDE;
export const STRIDE = PAIRS_AT + HOLE_HANDS;

/** RENAMED_SLOT[permutation * SLOTS + slot]. */
export const RENAMED_SLOT = Uint8Array.from({ length: SUIT_PERMUTATIONS.length * SLOTS }, (_, i) => {
  const suit = (i % SLOTS) - 1;
  return suit < 0 ? 0 : slotOf(SUIT_PERMUTATIONS[Math.floor(i / SLOTS)]?.[suit] as number);
});

/** By its number, the two cards of every hole hand, the lower first. */
export const HOLES: readonly (readonly [low: number, high: number])[] = Array.from(
  { length: PACK },
  (_, high) => Array.from({ length: high }, (_, low) => [low, high] as const),
).flat();

export const holeNumber = (a: number, b: number): number => (a < b ? pairNumber(a, b) : pairNumber(b, a));

export const PARTS_OF_A_HOLE = 3 * SLOTS + 1;

/**
 * The places in a row that a hole hand has a part in, PARTS_OF_A_HOLE for each: the pair, then its cell in each slot,
 * then what is to be taken away from those, by either card.
 */
export const PLACES = Int32Array.from(
  HOLES.flatMap(([low, high], hole) => {
    const added: number[] = [];
    const takenAway: number[] = [];
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const kindOfLow = KIND_OF[slot * PACK + low] as number;
      const kindOfHigh = KIND_OF[slot * PACK + high] as number;
      const kinds = CARDS_AT + (KINDS_AT[slot] as number);
      added.push((CELLS_AT[slot] as number) + (CELL_OF[kindOfLow * KINDS + kindOfHigh] as number));
      takenAway.push(kinds + low * CARD_STRIDE + kindOfHigh, kinds + high * CARD_STRIDE + kindOfLow);
    }
    return [PAIRS_AT + hole, ...added, ...takenAway];
  }),
);

/** By hole hand: 1 where it holds none of a few cards. */
export function holesWithout(cards: ArrayLike<number>): Uint8Array {
  const free = new Uint8Array(HOLE_HANDS);
  const held = new Uint8Array(PACK);
  for (let i = 0; i < cards.length; i += 1) held[cards[i] as number] = 1;
  let hole = 0;
  for (let high = 0; high < PACK; high += 1)
    for (let low = 0; low < high; low += 1) {
      free[hole] = held[high] === 1 || held[low] === 1 ? 0 : 1;
      hole += 1;
    }
  return free;
}
