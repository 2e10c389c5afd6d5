/**
 * For tests, the second method: the joker is tried as every card that is not in the hand, and what it makes of it counts if
 * 13.9 lets it, or anyway where it is wild. The ranking is that of the ordinary game, read aloud, with ace to five moved up where it is.
 */

import { ACE, type Card, cardOf, PACK, rankOf } from '../../../equipment/cards/card';
import { JOKER } from '../../../equipment/cards/joker';
import { type Worth, worthKey, worthOf } from '../../../equipment/cards/plain-ranking';
import { inTable } from '../../../exact/in-table';
import { RANKS_AS_CHOSEN, type RankReading } from './ranking';

const [STRAIGHT, FLUSH, STRAIGHT_FLUSH] = [4, 5, 8];
const FIVE_ALIKE = 9;

function aceToFiveMovedUp([category = 0, ...rest]: Worth): Worth {
  if (category !== STRAIGHT && category !== STRAIGHT_FLUSH) return [category, ...rest];
  const top = inTable(rest[0]);
  return [category, top === 14 ? 15 : top === 5 ? 14 : top];
}

/** A number that compares as the hand does. */
export function plainWorth(
  cards: readonly Card[],
  { joker, aceToFive }: Pick<RankReading, 'joker' | 'aceToFive'> = RANKS_AS_CHOSEN,
): number {
  const keyOf = (worth: Worth) => worthKey(aceToFive === 'second' ? aceToFiveMovedUp(worth) : worth);
  if (!cards.includes(JOKER)) return keyOf(worthOf(cards));
  const naturals = cards.filter((card) => card !== JOKER);
  const [rank = ACE] = naturals.map(rankOf);
  if (naturals.every((card) => rankOf(card) === rank) && (rank === ACE || joker === 'wild'))
    return worthKey([FIVE_ALIKE, rank]);
  const others = Array.from({ length: PACK }, (_, card) => card).filter((card) => !naturals.includes(card));
  const keys = others.flatMap((card) => {
    const worth = worthOf([...naturals, card]);
    const completes = [STRAIGHT, FLUSH, STRAIGHT_FLUSH].includes(inTable(worth[0]));
    return completes || joker === 'wild' || rankOf(card) === ACE ? [keyOf(worth)] : [];
  });
  return Math.max(...keys);
}

/** All four aces of the pack, for tests. */
export const ACES: readonly Card[] = [0, 1, 2, 3].map((suit) => cardOf(ACE, suit));
