/**
 * A fixed sum beside the pay table for each winner of an event: E(e) to the dealer, or to each of the other n - 1
 * players with the wager. A wager wins e with probability p(e) whatever the others do, so by linearity it costs the
 * house the sum of p E on average, once or n - 1 times; that several may win together changes nothing.
 */
import { type Fraction, fromText, ONE, sum, ZERO } from '../exact/fraction';
import { playersOf, type Settled } from './flow';
import type { MeterTerms } from './meter-terms';

export type EnvyCost = {
  /** For each unit staked, and in money for each round. */
  perUnit: Fraction;
  perRound: Fraction;
};

export function envyCost(settled: readonly Settled[], terms: MeterTerms): EnvyCost | undefined {
  const { envy } = terms;
  if (!envy) return undefined;
  const players = playersOf(terms);
  const times = envy.to === 'dealer' ? ONE : players.sub(ONE);
  const perWager = sum(
    settled.map(({ event, probability }) => {
      const amount = Object.hasOwn(envy.pays, event.id) ? envy.pays[event.id] : undefined;
      return amount === undefined ? ZERO : probability.mul(fromText(amount)).mul(times);
    }),
  );
  return { perUnit: perWager.div(fromText(terms.wager)), perRound: perWager.mul(players) };
}
