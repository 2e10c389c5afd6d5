/** All that moves when an event settles a wager: its pay, and what goes to and from a meter beside it. */
import { type Fraction, fromText, isNegative, ONE } from '../exact/fraction';
import { type Flow, fixedSum, flow } from '../money/flow';
import { netPay } from '../pays/net-pay';
import type { Pay } from '../pays/pay';
import { flowsOfPay } from '../pays/pay-flows';
import type { EventId } from '../wagers/event';
import { atMeter } from './at-meter';
import { envyFlows } from './envy';
import type { MeterTerms } from './meter-terms';
import { allTogether, outcomesOf, playersOf, shareOf, takenBy } from './per-outcome';

type Event = { event: { id: EventId }; pay: Pay };

export function settledFlows(settled: Event, terms: MeterTerms | undefined): Flow[] {
  if (!terms) return flowsOfPay(settled.pay);
  return [
    ...payFlows(settled, terms),
    flow('house', 'meter', 'contribution', fromText(terms.contribution)),
    ...(terms.reserve === undefined
      ? []
      : [flow('house', 'reserve', 'contribution', fromText(terms.reserve))]),
    ...seedFlows(settled, terms),
    ...envyFlows(settled.event.id, terms),
  ];
}

function payFlows({ event, pay }: Event, terms: MeterTerms): Flow[] {
  const at = atMeter(terms, event.id);
  const staked = flow('player', 'house', 'stake', ONE);
  if (pay.kind === 'meter') {
    const won = netPay(pay, at).add(ONE);
    const meters = atMost(
      won,
      fixedSum(takenByOne({ event, pay }, terms).mul(fromText(terms.meter)), at.wager),
    );
    // Where each winner gets the whole share, the house pays what the meter cannot.
    const houses = won.sub(meters);
    return [
      staked,
      flow('meter', 'player', 'jackpot', meters),
      ...(houses.n === 0n ? [] : [flow('house', 'player', 'jackpot', houses)]),
    ];
  }
  if (terms.fixedPaidFrom === 'house') return flowsOfPay(pay, { meter: at });
  return [staked, flow('meter', 'player', 'win', netPay(pay, at).add(ONE))];
}

const atMost = (value: Fraction, most: Fraction): Fraction => (isNegative(most.sub(value)) ? most : value);

/** Of what an outcome takes of the meter, the part that falls to one of the wagers it settles. */
const takenByOne = ({ event, pay }: Event, terms: MeterTerms): Fraction =>
  takenBy(shareOf(pay), terms, event.id).div(together(terms));

const together = (terms: MeterTerms): Fraction => (allTogether(terms) ? playersOf(terms) : ONE);

/** Where the meter is won in full and no reserve fills it again, the house does: this wager's part of that. */
function seedFlows({ event, pay }: Event, terms: MeterTerms): Flow[] {
  const share = shareOf(pay);
  const whole = share.equals(ONE) || takenBy(share, terms, event.id).equals(ONE);
  if (!whole || terms.reserve !== undefined) return [];
  const seed = fromText(terms.seed).mul(outcomesOf(terms, event.id)).div(together(terms));
  return [flow('house', 'meter', 'seed', fixedSum(seed, fromText(terms.wager)))];
}
