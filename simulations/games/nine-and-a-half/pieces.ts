import { bankEnds } from './bank';
import { HANDS, less, shoeOf } from './hands';
import type { NineAndAHalfParameters } from './parameters';

/** For each hand of the player, how the bank ends: nothing of it depends on what is paid. */
export type HalfSums = [ends: bigint[]];

export function nineAndAHalfPiece({ decks }: NineAndAHalfParameters): HalfSums {
  const shoe = shoeOf(decks);
  return [HANDS.flatMap(({ cards }) => bankEnds(less(shoe, cards).map((count) => Math.max(0, count))))];
}
