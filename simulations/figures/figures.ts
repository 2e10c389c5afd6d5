/** Every figure of one wager from its distribution and its pay table: exact, pure, fit for the browser. */
import { toSignificant } from '../exact/decimal';
import { type Fraction, isNegative, ONE, ratio, sum, toText } from '../exact/fraction';
import { squareRoot } from '../exact/root';
import type { Flow } from '../money/flow';
import { playersGain } from '../money/views';
import type { Pay } from '../pays/pay';
import type { PayTable } from '../pays/pay-table';
import { type PricedEvent, pricedEvents } from '../pays/priced-events';
import { printPay } from '../pays/print-pay';
import { ok, type Result } from '../problems/problem';
import { progressiveFigures } from '../progressive/figures';
import type { MeterTerms } from '../progressive/meter-terms';
import { settledFlows } from '../progressive/settled-flows';
import type { Distribution } from '../wagers/distribution';
import { NOT_RECOMPUTED, OWN_COUNTS } from '../wagers/own-counts';
import type { WagerSpec } from '../wagers/wager-spec';
import { averageStake } from './average-stake';
import type { Duration, EventResult, Resolved, WagerFigures } from './wager-figures';

type Settled = PricedEvent & {
  count: bigint;
  probability: Fraction;
  flows: readonly Flow[];
  /** What the player gains by these flows. */
  net: Fraction;
  staked: Fraction;
};

/**
 * Problems name `field`.event, so pass the path of this wager's table where it is not `pays.<wager>`. Without terms, a
 * wager paid from a meter has the figures of an empty meter.
 */
export function figuresOf(
  distribution: Distribution,
  spec: WagerSpec,
  table: PayTable,
  field = `pays.${spec.id}`,
  meter?: MeterTerms,
): Result<WagerFigures> {
  const priced = pricedEvents(spec, table, field);
  if (!priced.ok) return priced;
  const settled = settle(distribution, priced.value, meter);

  const expected = sum(settled.map(({ probability, net }) => probability.mul(net)));
  const edge = expected.neg();
  const variance = sum(settled.map(({ probability, net }) => probability.mul(net).mul(net))).sub(
    expected.mul(expected),
  );
  const standardDeviation = squareRoot(variance);
  const push = chance(settled, ({ net }) => net.n === 0n);

  return ok({
    exact: true,
    universe: distribution.universe.toString(),
    houseEdge: toText(edge),
    houseEdgePercent: toSignificant(edge.mul(100)),
    perMandatory: toText(edge.div(distribution.mandatory ?? ONE)),
    elementOfRisk: toText(edge.div(averageStake(settled))),
    hit: toText(chance(settled, ({ net }) => net.n !== 0n && !isNegative(net))),
    push: toText(push),
    standardDeviation,
    variance: toText(variance),
    maxPayout: printPay(bestPay(settled)),
    ...resolvedOnly(edge, push),
    ...duration(distribution, spec, edge),
    ...(distribution.method.id === OWN_COUNTS && { basis: NOT_RECOMPUTED }),
    ...(meter ? { progressive: progressiveFigures(settled, meter) } : {}),
    events: settled.map(eventResult),
  });
}

function settle(
  { universe, outcomes }: Distribution,
  priced: PricedEvent[],
  meter: MeterTerms | undefined,
): Settled[] {
  const byEvent = new Map(outcomes.map((outcome) => [outcome.event, outcome]));
  if (byEvent.size !== priced.length)
    throw new RangeError('the distribution has other events than the wager');
  return priced.map(({ event, pay }) => {
    const outcome = byEvent.get(event.id);
    if (!outcome) throw new RangeError(`the distribution does not count ${event.id}`);
    const { count, staked = ONE } = outcome;
    const flows = settledFlows({ event, pay }, meter);
    return {
      event,
      pay,
      count,
      staked,
      probability: ratio(count, universe),
      flows,
      net: playersGain(flows),
    };
  });
}

function chance(settled: Settled[], when: (event: Settled) => boolean): Fraction {
  return sum(settled.filter(when).map(({ probability }) => probability));
}

/** Of what can happen: a row that never comes pays nothing. */
function bestPay(settled: Settled[]): Pay {
  const happens = settled.filter(({ count }) => count > 0n);
  return happens.reduce((best, next) => (next.net.gt(best.net) ? next : best)).pay;
}

function resolvedOnly(edge: Fraction, push: Fraction): { resolved?: Resolved } {
  const probability = ONE.sub(push);
  if (push.n === 0n || probability.n === 0n) return {};
  const resolved = edge.div(probability);
  return {
    resolved: {
      houseEdge: toText(resolved),
      houseEdgePercent: toSignificant(resolved.mul(100)),
      probability: toText(probability),
    },
  };
}

function duration(
  { expectedTrials }: Distribution,
  { lasts }: WagerSpec,
  edge: Fraction,
): { duration?: Duration } {
  if (!expectedTrials || !lasts) return {};
  return {
    duration: {
      trial: lasts,
      expected: toText(expectedTrials),
      houseEdgePerTrial: toText(edge.div(expectedTrials)),
    },
  };
}

function eventResult({ event, pay, count, probability, net }: Settled): EventResult {
  return {
    id: event.id,
    label: event.label,
    count: count.toString(),
    probability: toText(probability),
    pays: printPay(pay),
    net: toText(net),
    contribution: toText(probability.mul(net)),
  };
}
