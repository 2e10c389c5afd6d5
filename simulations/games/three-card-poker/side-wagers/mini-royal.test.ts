import { expect, it } from 'vitest';
import { ratio } from '../../../exact/fraction';
import { houseEdge } from '../../../figures/house-edge';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { threeCardSideWagers } from './family';

const WAGER = 'pair-plus-with-mini-royal';

it('pair plus sets apart the four hands of ace, king and queen of one suit', () => {
  const distribution = threeCardSideWagers.distribution({}, WAGER);
  // By hand: twelve straights of four suits, four of each other; thirteen ranks; 286 sets of three ranks.
  expect(distribution.outcomes.map(({ count }) => Number(count))).toEqual([
    4,
    11 * 4,
    13 * 4,
    12 * (64 - 4),
    (286 - 12) * 4,
    13 * 6 * 48,
    22_100 - 4 - 44 - 52 - 720 - 1_096 - 3_744,
  ]);
  const spec = threeCardSideWagers.wagers({}).find(({ id }) => id === WAGER) as WagerSpec;
  const pays = [200, 40, 30, 6, 3, 1].map((win) => `${win} to 1`);
  const paid = spec.events.filter(({ settles }) => settles === 'pays');
  const cost = houseEdge(
    distribution,
    spec,
    Object.fromEntries(paid.map(({ id }, i) => [id, pays[i] ?? ''])),
  );
  const given = 4 * 200 + 44 * 40 + 52 * 30 + 720 * 6 + 1_096 * 3 + 3_744;
  expect(cost.ok && cost.value).toEqual(ratio(16_440 - given, 22_100));
});
