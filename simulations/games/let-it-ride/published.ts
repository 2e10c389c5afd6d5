/** Published strategies, and always doing the same. */
import { ACE, type Card, rankOf, suitOf } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';
import type { LetItRideParameters } from './parameters';

export type Published = {
  id: string;
  label: string;
  explains: string;
  source?: string;
  /** Whether to leave a wager in play with these cards, rising. */
  withThree: (cards: readonly Card[], parameters: LetItRideParameters) => boolean;
  withFour: (cards: readonly Card[], parameters: LetItRideParameters) => boolean;
};

const TEN = 8;
const oneSuit = (cards: readonly Card[]) => cards.every((card) => suitOf(card) === suitOf(cards[0] as Card));
const ranksOf = (cards: readonly Card[]) => cards.map(rankOf);
const highCards = (cards: readonly Card[]) => ranksOf(cards).filter((rank) => rank >= TEN).length;

/** Already worth a paid hand. */
export function paid(cards: readonly Card[], { lowestPair }: LetItRideParameters): boolean {
  const ranks = ranksOf(cards);
  const times = new Map(ranks.map((rank) => [rank, ranks.filter((other) => other === rank).length]));
  const pairs = [...times].filter(([, held]) => held === 2);
  return (
    [...times.values()].some((held) => held > 2) ||
    pairs.length > 1 ||
    pairs.some(([rank]) => rank + 2 >= lowestPair)
  );
}

function promisingThree(cards: readonly Card[]): boolean {
  const ranks = ranksOf(cards);
  if (!oneSuit(cards)) return false;
  const high = highCards(cards);
  if (high === 3) return true;
  const [lowest, highest] = [inTable(ranks[0]), inTable(ranks[2])];
  if (highest === ACE) return false;
  const spread = highest - lowest + 1;
  return (spread === 3 && lowest > 0) || (spread === 4 && high > 0) || (spread === 5 && high > 1);
}

function promisingFour(cards: readonly Card[]): boolean {
  if (oneSuit(cards)) return true;
  const ranks = ranksOf(cards);
  const inSequence = ranks.every((rank, i) => i === 0 || rank === inTable(ranks[i - 1]) + 1);
  return inSequence && inTable(ranks[3]) < ACE && highCards(cards) > 0;
}

export const PUBLISHED: Published[] = [
  {
    id: 'published',
    label: 'Published strategy',
    explains:
      'With three cards, leaves the wager for a paid hand, three to a royal flush, three of one suit in sequence from 3-4-5 up, three to a straight flush with one gap and a high card or with two gaps and two high cards. With four, for a paid hand, four of one suit, or four in sequence open at both ends with a high card. High cards are tens and better.',
    source: 'M. Shackleford, "Let It Ride" (Wizard of Odds)',
    withThree: (cards, parameters) => paid(cards, parameters) || promisingThree(cards),
    withFour: (cards, parameters) => paid(cards, parameters) || promisingFour(cards),
  },
  {
    id: 'paid-hands-only',
    label: 'Only with a paid hand',
    explains: 'Leaves a wager only when the cards seen are already paid.',
    withThree: paid,
    withFour: paid,
  },
  {
    id: 'never-withdraw',
    label: 'Never withdraw',
    explains: 'Leaves all three wagers whatever the cards are.',
    withThree: () => true,
    withFour: () => true,
  },
  {
    id: 'always-withdraw',
    label: 'Always withdraw',
    explains: 'Takes back both wagers that can be taken back, whatever the cards are.',
    withThree: () => false,
    withFour: () => false,
  },
];
