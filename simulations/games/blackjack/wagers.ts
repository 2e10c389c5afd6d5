import type { WagerSpec } from '../../wagers/wager-spec';
import type { BlackjackParameters } from './parameters';

export const WAGER = 'initial';

/** The round that every exact figure is of, after "house edge". */
export const FIRST_ROUND = 'in the first round of a fresh shoe';

type Said = {
  explains: string;
  /** A hand of the first two cards that is better than a blackjack. */
  best?: { id: string; label: string };
  blackjack: string;
  standOff: string;
  givesUp: boolean;
  lose: string;
};

function initial({ explains, best, blackjack, standOff, givesUp, lose }: Said): WagerSpec {
  return {
    id: WAGER,
    label: 'Initial wager',
    explains: `${explains} Doubling and splitting stake more of the same.`,
    events: [
      ...(best ? [{ ...best, settles: 'pays' as const }] : []),
      { id: 'blackjack', label: blackjack, settles: 'pays' },
      { id: 'win', label: 'Any other winning hand', settles: 'pays' },
      { id: 'stand-off', label: standOff, settles: 'push' },
      ...(givesUp ? [{ id: 'surrender', label: 'Given up: half is lost', settles: 'lose' as const }] : []),
      { id: 'lose', label: lose, settles: 'lose' },
    ],
    outcome: 'round from a fresh shoe',
    decisions: true,
  };
}

export const blackjackWagers = ({ surrender }: BlackjackParameters): WagerSpec[] => [
  initial({
    explains:
      'The player’s hand comes nearer to 21 than the dealer’s without going over, or the dealer goes over.',
    blackjack: 'Blackjack: 21 with the first two cards',
    standOff: 'Hands of one score',
    givesUp: surrender !== 'none',
    lose: 'The hand loses',
  }),
];

/** Of a game in which half can be given up, and two cards can be better than a blackjack. */
export const twoCardRanksWager = (said: Omit<Required<Said>, 'givesUp'>): WagerSpec =>
  initial({ ...said, givesUp: true });
