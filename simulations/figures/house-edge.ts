/** The quick way to one number: what an edit to an odds cell does to the house edge, in microseconds. */
import { type Fraction, ratio } from '../exact/fraction';
import { netPay } from '../pays/net-pay';
import type { PayTable } from '../pays/pay-table';
import { pricedEvents } from '../pays/priced-events';
import type { Result } from '../problems/problem';
import { ok } from '../problems/problem';
import { atMeter } from '../progressive/at-meter';
import type { MeterTerms } from '../progressive/meter-terms';
import type { Distribution } from '../wagers/distribution';
import type { WagerSpec } from '../wagers/wager-spec';

/** The house's expected gain per unit of the initial wager, from the net pay of each event. */
export function edgeOf(
  distribution: Pick<Distribution, 'universe' | 'outcomes'>,
  netOf: (event: string) => Fraction,
): Fraction {
  let numerator = 0n;
  let denominator = 1n;
  for (const { event, count } of distribution.outcomes) {
    const { s, n, d } = netOf(event);
    const loss = -s * n * count;
    if (d === denominator) numerator += loss;
    else {
      numerator = numerator * d + loss * denominator;
      denominator *= d;
    }
  }
  return ratio(numerator, denominator * distribution.universe);
}

/** The same from the texts of a pay table. `field` is the path that problems are reported under. */
export function houseEdge(
  distribution: Distribution,
  spec: WagerSpec,
  table: PayTable,
  field = `pays.${spec.id}`,
  meter?: MeterTerms,
): Result<Fraction> {
  const priced = pricedEvents(spec, table, field);
  if (!priced.ok) return priced;
  const nets = new Map(
    priced.value.map(({ event, pay }) => [event.id, netPay(pay, atMeter(meter, event.id))]),
  );
  return ok(edgeOf(distribution, (event) => nets.get(event) as Fraction));
}
