/**
 * Sums of money that a wager earns on other players' hands, whatever it is itself: an envy bonus. By linearity each other hand adds the
 * same on average, though hands share a pack.
 */
import { type Fraction, fromText, sum } from '../exact/fraction';
import type { EventResult } from './wager-figures';

/** In money, for each other hand. */
export const paidPerHand = (
  events: readonly Pick<EventResult, 'id' | 'probability'>[],
  pays: ReadonlyMap<string, Fraction>,
): Fraction =>
  sum(
    events.flatMap(({ id, probability }) => {
      const amount = pays.get(id);
      return amount ? [fromText(probability).mul(amount)] : [];
    }),
  );

/** By how much of the stake it lowers the house edge of a player who stakes this much. */
export const shareOfStake = (perHand: Fraction, otherHands: number, stake: Fraction): Fraction =>
  perHand.mul(otherHands).div(stake);
