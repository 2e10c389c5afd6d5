/** How much a pool may ask of the thread that works out what bets return. */
import { expect, it } from 'vitest';
import { returnsTask } from './returns-task';

const STARTERS = Array.from({ length: 14 }, (_, at) => at + 1);
const HORSES = STARTERS.map((horse) => ({ horse, chance: '1/14' }));
const THREES = STARTERS.flatMap((one) =>
  STARTERS.flatMap((two) =>
    STARTERS.flatMap((three) => (one < two && two < three ? [`${one}-${two}-${three}`] : [])),
  ),
);

const POOLS = {
  'six-up': { races: [1, 2, 3, 4, 5, 6], picks: STARTERS.map(String) },
  'triple-trio': { races: [1, 2, 3], picks: THREES },
};

/** `left`: how many horses of the last race are, the others withdrawn. */
function asked(pool: keyof typeof POOLS, bets: number, left = STARTERS.length) {
  const { races: on, picks } = POOLS[pool];
  const races = on.map((race) => ({ race, starters: STARTERS }));
  const last = on.length;
  const withdrawn = STARTERS.slice(left);
  const third = [
    { horse: 1, chance: '1/3' },
    { horse: 2, chance: '1/3' },
    { horse: 3, chance: '1/3' },
  ];
  /** A pick of each race, as digits. */
  const picked = (bet: number): string =>
    on.map((_, leg) => picks[Math.floor(bet / picks.length ** leg) % picks.length]).join('/');
  return returnsTask({
    rulebook: 'hk-pari-mutuel',
    file: {
      pools: [
        {
          pool,
          races: on,
          deduction: '25%',
          stakes: Array.from({ length: bets }, (_, bet) => ({ combination: picked(bet), amount: 1_000 })),
        },
      ],
      results: races.map((race) => ({ ...race, places: [] })),
    },
    races,
    withdrawals: withdrawn.length > 0 ? [{ race: last, withdrawn, favourites: [1, 2, 3] }] : [],
    stakes: new Map(),
    asked: {
      model: 'harville',
      find: [],
      chances: on.map((race) => ({ race, horses: race === last && left === 3 ? third : HORSES })),
    },
  });
}

const said = (found: ReturnType<typeof returnsTask>) =>
  found.ok ? found.value.head : found.problems[0]?.message;

it('settles as many draws of any number of combinations where few of them can still win', () => {
  expect(said(asked('six-up', 80_000))).toContain(', 2,000 results drawn by Harville');
}, 60_000);

// Three horses are too few for a leg of a triple trio, which then pays on the other two.
it('refuses more combinations than a hundred draws can settle where any may be paid', () => {
  expect(said(asked('triple-trio', 50_001, 3))).toBe(
    '50,001 combinations are staked on in Triple trio on races 1, 2 and 3, too many to work out here. Lay bets that are drawn, or ask pool-returns on the command line.',
  );
}, 60_000);
