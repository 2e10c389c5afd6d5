/** Hands with three jokers: their four other cards, once for all that differ by the names of suits. */
import { type Card, RANKS, SUITS } from '../../../equipment/cards/card';
import { suitClasses } from '../../../equipment/cards/suit-classes';
import { inTable } from '../../../exact/in-table';

const OTHERS = 4;
/** The classes of four cards. */
export const THREE_JOKER_CLASSES = 16_432;

const SHIFT = 1 << RANKS;
const keyOf = (masks: ArrayLike<number>): number => {
  const falling = Array.from(masks).sort((a, b) => b - a);
  return falling.reduce((key, mask) => key * SHIFT + mask, 0) * SHIFT ** (SUITS - falling.length);
};

export type ThreeJokerHand = { cards: readonly Card[]; hands: number };
type Listed = { hands: readonly ThreeJokerHand[]; numbers: ReadonlyMap<number, number> };
let known: Listed | undefined;

function listed(): Listed {
  const { cards, orbits, count } = suitClasses(OTHERS);
  const hands: ThreeJokerHand[] = [];
  const numbers = new Map<number, number>();
  for (let i = 0; i < count; i += 1) {
    const four = [...cards.subarray(i * OTHERS, (i + 1) * OTHERS)];
    const masks = [0, 0, 0, 0];
    for (const card of four) masks[card & 3] = inTable(masks[card & 3]) | (1 << (card >> 2));
    numbers.set(keyOf(masks), i);
    hands.push({ cards: four, hands: inTable(orbits[i]) });
  }
  return { hands, numbers };
}

const all = (): Listed => {
  known ??= listed();
  return known;
};

export const threeJokerHands = (): readonly ThreeJokerHand[] => all().hands;

/** Visits every four cards with these masks among them, of suits with these ranks: the number of the class. */
export function forEachFour(
  masks: readonly number[],
  ranks: readonly number[],
  visit: (number: number) => void,
): void {
  const { numbers } = all();
  const held = [...masks];
  let missing = OTHERS;
  for (const mask of masks) for (let rest = mask; rest > 0; rest &= rest - 1) missing -= 1;
  const fill = (from: number, left: number) => {
    if (left === 0) return visit(numbers.get(keyOf(held)) as number);
    for (let card = from; card < RANKS * held.length; card += 1) {
      const [suit, bit] = [Math.floor(card / RANKS), 1 << (card % RANKS)];
      const mask = inTable(held[suit]);
      if ((mask & bit) !== 0 || (inTable(ranks[suit]) & bit) === 0) continue;
      held[suit] = mask | bit;
      fill(card + 1, left - 1);
      held[suit] = mask;
    }
  };
  if (missing >= 0) fill(0, missing);
}
