/** Wagers of the player's hand against the dealer's, as every game of the community cards words them. */
import type { EventSpec } from '../../../wagers/event';
import type { WagerSpec } from '../../../wagers/wager-spec';
import type { Qualifier } from './rules-in-numbers';

export const DEAL = { outcome: 'deal of hole cards, board and dealer', decisions: true } as const;

export const DEALER_WINS = 'Dealer wins';
export const LOST_OR_FOLDED = 'Dealer wins, or player folds';
export const EQUAL: EventSpec = { id: 'tie', label: 'Hands are equal', settles: 'push' };
export const loses = (label: string = DEALER_WINS): EventSpec => ({ id: 'lose', label, settles: 'lose' });

/** Returned where the dealer holds too little; with a qualifier of 0 no hand is too little. */
export const unqualified = (qualifier: Qualifier): EventSpec[] =>
  qualifier === 0 ? [] : [{ id: 'unqualified', label: 'Dealer does not qualify', settles: 'push' }];

type Against = Pick<WagerSpec, 'id' | 'label' | 'explains'> & {
  /** Wins that only return the stake, between the win and the tie. */
  returned?: EventSpec[];
  lost?: string;
};

/** Paid at one rate wherever the player's hand is better. */
export const againstDealer = ({ id, label, explains, returned = [], lost }: Against): WagerSpec => ({
  id,
  label,
  explains,
  events: [{ id: 'win', label: 'Player wins', settles: 'pays' }, ...returned, EQUAL, loses(lost)],
  ...DEAL,
});
