/**
 * For tests, the second method: each joker is tried as every card that is not in the hand, and what it makes of it counts if
 * 13.9 lets it, or anyway where it is wild. The ranking is that of the ordinary game, read aloud, with ace to five moved up where it is.
 */

import { ACE, type Card, cardOf, PACK, rankOf } from '../../../equipment/cards/card';
import { isJoker } from '../../../equipment/cards/joker';
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
  const naturals = cards.filter((card) => !isJoker(card));
  if (naturals.length === cards.length) return keyOf(worthOf(cards));
  const [rank = ACE] = naturals.map(rankOf);
  if (naturals.every((card) => rankOf(card) === rank) && (rank === ACE || joker === 'wild'))
    return worthKey([FIVE_ALIKE, rank]);
  let best = 0;
  const fill = (from: number, filled: readonly Card[]) => {
    if (filled.length === cards.length) {
      const worth = worthOf(filled);
      const completes = [STRAIGHT, FLUSH, STRAIGHT_FLUSH].includes(inTable(worth[0]));
      const isAce = rankOf(filled.at(-1) as Card) === ACE;
      if (completes || joker === 'wild' || isAce) best = Math.max(best, keyOf(worth));
      return;
    }
    for (let card = from; card < PACK; card += 1)
      if (!naturals.includes(card)) fill(card + 1, [...filled, card]);
  };
  fill(0, naturals);
  return best;
}

/** All four aces of the pack, for tests. */
export const ACES: readonly Card[] = [0, 1, 2, 3].map((suit) => cardOf(ACE, suit));
