/** What a round stakes in all on average, in units of its first wager: what the element of risk divides the edge by. */
import { type Fraction, fromText, sum } from '../exact/fraction';
import type { EventResult } from './wager-figures';

export const averageStake = (endings: readonly { probability: Fraction; staked: Fraction }[]): Fraction =>
  sum(endings.map(({ probability, staked }) => probability.mul(staked)));

/** Of figures that were worked out. A wager whose events say nothing of stakes stakes one. */
export const averageStakeOf = (events: readonly Pick<EventResult, 'probability' | 'staked'>[]): Fraction =>
  averageStake(
    events.map(({ probability, staked = '1/1' }) => ({
      probability: fromText(probability),
      staked: fromText(staked),
    })),
  );
