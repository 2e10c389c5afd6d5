/** The stripped pack as cards that a dealer holds: aces to sixes, and pictures and tens as many as count nothing. */
import { ACE, type Card, cardOf, rankOf, SUITS } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';

const SIX = 4;
/** Jacks, queens and kings, then tens: those that stay and those that are added. */
const NOTHING = [9, 10, 11, 8, 8, 8];

export function strippedPack(zeros: number): Card[] {
  const pack: Card[] = [];
  for (let suit = 0; suit < SUITS; suit += 1) {
    pack.push(cardOf(ACE, suit));
    for (let rank = 0; rank <= SIX; rank += 1) pack.push(cardOf(rank, suit));
  }
  for (let at = 0; at < zeros; at += 1)
    pack.push(cardOf(inTable(NOTHING[Math.floor(at / SUITS)]), at % SUITS));
  return pack;
}

/** What a card counts. */
export function worthOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return rank <= SIX ? rank + 2 : 0;
}
