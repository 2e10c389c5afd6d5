import { expect, it } from 'vitest';
import { toPercent } from '../../../exact/decimal';
import { ratio } from '../../../exact/fraction';
import { houseEdge } from '../../../figures/house-edge';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { sixCardBonus } from './family';
import { sixCardBonusHead } from './head';

const distribution = sixCardBonus.distribution({}, 'six-card-bonus');

it('counts the published hands of six cards', () => {
  // M. Shackleford, "Poker probabilities: six-card hands" (Wizard of Odds).
  expect(Object.fromEntries(distribution.outcomes.map(({ event, count }) => [event, count]))).toMatchObject({
    'royal-flush': 188n,
    'straight-flush': 1_656n,
    'four-of-a-kind': 14_664n,
    'full-house': 165_984n,
    flush: 205_792n,
    straight: 361_620n,
    'three-of-a-kind': 732_160n,
  });
});

it('has the closed forms of the hands that can be counted by hand', () => {
  const count = (event: string) => distribution.outcomes.find((outcome) => outcome.event === event)?.count;
  // Four suits and any sixth card; four of a rank and two of the 48 others; five or six of one suit, less straight flushes.
  expect(count('royal-flush')).toBe(4n * 47n);
  expect(count('four-of-a-kind')).toBe(13n * ((48n * 47n) / 2n));
  expect(count('flush')).toBe(4n * (1_287n * 39n + 1_716n) - 188n - 1_656n);
});

it('has the house edge and the hit frequency that are printed beside the pay table TCB-6B4', () => {
  const rows = [1_000, 200, 100, 20, 15, 10, 7];
  const [spec] = sixCardBonusHead.wagers({}) as [WagerSpec];
  const paid = spec.events.filter(({ settles }) => settles === 'pays');
  const cost = houseEdge(
    distribution,
    spec,
    Object.fromEntries(paid.map(({ id }, i) => [id, `${rows[i]} to 1`])),
  );
  expect(cost.ok && toPercent(cost.value, 2)).toBe('8.56%');
  const lost = distribution.outcomes.at(-1)?.count as bigint;
  expect(toPercent(ratio(distribution.universe - lost, distribution.universe), 4)).toBe('7.2798%');
});
