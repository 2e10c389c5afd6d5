/** A six up by drawn results against the same pool settled result by result: drawn many times over, it is as far off as its standard error says. */
import { beforeAll, expect, it } from 'vitest';
import { ratio } from '@/simulations/exact/fraction';
import { drawnByHarville } from '@/simulations/totalisator/expectation/drawn';
import { drawnOnRaces } from '@/simulations/totalisator/expectation/drawn-races';
import { type Drawn, fieldOf } from '@/simulations/totalisator/expectation/expectation';
import { harville } from '@/simulations/totalisator/expectation/harville';
import { expectationOnRaces, resultsOf } from '@/simulations/totalisator/expectation/several-races';
import { randomStream } from '@/simulations/witness/random';
import { HK_POOLS } from './pools';
import { poolOf } from './testing/settle';

const RUNNERS = [1, 2, 3];
const CHANCES = [ratio(1, 2), ratio(3, 10), ratio(1, 5)];
const RACES = [1, 2, 3, 4, 5, 6];
const [PACKS, DRAWS] = [200, 150];

// Bets on favourites as they come to mind, so that some share and some win alone; a jackpot waits for the bonus.
const random = randomStream(11, 'six up', 0);
const draw = drawnByHarville(
  RUNNERS,
  CHANCES.map((chance) => chance.valueOf()),
);
const stakes: Record<string, number> = {};
for (let bet = 0; bet < 24; bet += 1) {
  const on = RACES.map(() => draw(random)[0]).join('/');
  stakes[on] = (stakes[on] ?? 0) + 1_000 * (1 + random.below(5));
}
const pool = poolOf({ pool: 'six-up', races: RACES, deduction: 0.25, broughtIn: 30_000, stakes });
const legs = RACES.map(() => ({
  field: fieldOf(RUNNERS),
  orders: (order: readonly number[]) =>
    harville(
      CHANCES,
      order.map((horse) => horse - 1),
    ).valueOf(),
}));

function must<T>(found: { ok: true; value: T } | { ok: false; problems: { message: string }[] }): T {
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value;
}

let packs: Drawn[];
beforeAll(() => {
  packs = Array.from({ length: PACKS }, (_, at) =>
    must(
      drawnOnRaces(
        pool,
        legs,
        { drawOf: () => draw, draws: DRAWS, random: randomStream(at, 'results', 0) },
        HK_POOLS,
      ),
    ),
  );
}, 60_000);

const middle = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

it('is right on average and off by its standard error', () => {
  expect(
    resultsOf(
      pool,
      legs.map(({ field }) => field),
    ),
  ).toBeGreaterThan(100);
  const exact = must(expectationOnRaces(pool, legs, HK_POOLS));
  const off = packs.map(({ returned, error }) => (returned - exact.returned) / error);
  // Of standard normals: the mean of these is within three of its errors, and their squares are 1 on average within three of theirs.
  expect(Math.abs(middle(off))).toBeLessThan(3 / Math.sqrt(PACKS));
  expect(Math.abs(middle(off.map((one) => one ** 2)) - 1)).toBeLessThan(3 * Math.sqrt(2 / PACKS));
  const within = off.filter((one) => Math.abs(one) < 2).length / PACKS;
  expect(within).toBeGreaterThan(0.9);
  // How often the bonus is won is worked out, and so the same each time.
  expect(new Set(packs.map(({ won }) => won)).size).toBe(1);
  expect(packs[0]?.won).toBeCloseTo(exact.won, 12);
});
