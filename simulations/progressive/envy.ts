/**
 * A fixed sum beside the pay table for each winner of an event: E(e) to the dealer, or to each of the other n - 1
 * players with the wager. A wager wins e with probability p(e) whatever the others do, so by linearity it costs the
 * house the sum of p E on average, once or n - 1 times; that several may win together changes nothing.
 */
import { type Fraction, fromText, ONE, sum } from '../exact/fraction';
import { type Flow, fixedSum, flow, movedFor } from '../money/flow';
import type { EventId } from '../wagers/event';
import type { MeterTerms } from './meter-terms';
import { playersOf, type Settled } from './per-outcome';

export type EnvyCost = {
  /** For each unit staked, and in money for each round. */
  perUnit: Fraction;
  perRound: Fraction;
};

export function envyFlows(event: EventId, terms: MeterTerms): Flow[] {
  const { envy } = terms;
  const amount = envy && Object.hasOwn(envy.pays, event) ? envy.pays[event] : undefined;
  if (!envy || amount === undefined) return [];
  const [to, times] =
    envy.to === 'dealer'
      ? (['dealer', ONE] as const)
      : (['other-players', playersOf(terms).sub(ONE)] as const);
  return [flow('house', to, 'envy', fixedSum(fromText(amount).mul(times), fromText(terms.wager)))];
}

export function envyCost(settled: readonly Settled[], terms: MeterTerms): EnvyCost | undefined {
  if (!terms.envy) return undefined;
  const perUnit = sum(
    settled.map(({ event, probability }) => probability.mul(movedFor(['envy'], envyFlows(event.id, terms)))),
  );
  return { perUnit, perRound: perUnit.mul(fromText(terms.wager)).mul(playersOf(terms)) };
}
