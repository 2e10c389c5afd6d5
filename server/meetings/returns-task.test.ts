/** How much a pool may ask of the thread that works out what bets return. */
import { expect, it } from 'vitest';
import { returnsTask } from './returns-task';

const STARTERS = [1, 2, 3, 4, 5, 6, 7, 8];
const races = [1, 2, 3, 4, 5, 6].map((race) => ({ race, starters: STARTERS }));
const HORSES = STARTERS.map((horse) => ({ horse, chance: '12.5%' }));

/** In base eight, a horse of each race. */
const picked = (bet: number): string => races.map((_, leg) => 1 + (Math.floor(bet / 8 ** leg) % 8)).join('/');

const asked = (bets: number) =>
  returnsTask({
    rulebook: 'hk-pari-mutuel',
    file: {
      pools: [
        {
          pool: 'six-up',
          races: races.map(({ race }) => race),
          deduction: '25%',
          stakes: Array.from({ length: bets }, (_, bet) => ({ combination: picked(bet), amount: 1_000 })),
        },
      ],
      results: races.map((race) => ({ ...race, places: [] })),
    },
    races,
    withdrawals: [],
    stakes: new Map(),
    asked: { model: 'harville', find: [], chances: races.map(({ race }) => ({ race, horses: HORSES })) },
  });

it('settles fewer draws where more combinations are staked on', () => {
  const found = asked(80_000);
  expect(found.ok && found.value.head).toContain(', 250 results drawn by Harville');
}, 60_000);

it('refuses more combinations than a hundred draws can settle', () => {
  const found = asked(200_001);
  expect(!found.ok && found.problems[0]?.message).toBe(
    '200,001 combinations are staked on in Six up on races 1, 2, 3, 4, 5 and 6, too many to work out here. Lay bets that are drawn, or ask pool-returns on the command line.',
  );
}, 60_000);
