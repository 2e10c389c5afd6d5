import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assay, json, SENTENCES } from '../testing/in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'pool-returns-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(pool: Record<string, unknown>, name: string, races = [1]): string {
  const file = path.join(folder, `${name}.json`);
  const whole = {
    pools: [{ races: [1], deduction: 0.2, ...pool }],
    results: races.map((race) => ({ race, places: [[1], [2], [3]] })),
  };
  writeFileSync(file, JSON.stringify(whole));
  return file;
}

const win = fileOf(
  {
    pool: 'win',
    stakes: [
      [1, 50_000],
      [2, 30_000],
      [3, 20_000],
    ].map(([combination, amount]) => ({ combination, amount })),
  },
  'win',
);
const FAIR = '1=50% 2=30% 3=20%';
type Drawn = { pools: { staked: number; combinations: number; returned: number }[] };
type Answer = {
  pools: { returned: number; takeOut: number; bets: { combination: string; returns: number }[] }[];
};

describe('pool-returns', () => {
  it('returns four fifths on every horse that is staked as often as it wins, but for rounding', async () => {
    // 800.00 over 50 unit bets is 16.00, over 30 26.67, declared as 26.50, over 20 40.00.
    const [pool] = (await json<Answer>('pool-returns', win, '--chances', FAIR)).pools;
    const by = Object.fromEntries(
      (pool?.bets ?? []).map(({ combination, returns }) => [combination, returns]),
    );
    expect(by['1']).toBeCloseTo(0.8, 9);
    expect(by['2']).toBeCloseTo(0.3 * 2.65, 9);
    expect(by['3']).toBeCloseTo(0.8, 9);
    expect(pool?.takeOut).toBeCloseTo(0.2, 9);
  });

  it('takes a withdrawn horse out of the pool, and says so', async () => {
    const stakes = [1, 2, 3, 4].map((combination) => ({ combination, amount: 20_000 }));
    const file = path.join(folder, 'withdrawn.json');
    const pools = [{ pool: 'win', races: [1], deduction: 0.2, stakes }];
    writeFileSync(
      file,
      JSON.stringify({ pools, results: [{ race: 1, places: [[1], [2], [3]], withdrawn: [4] }] }),
    );
    const { out } = await assay('pool-returns', file, '--chances', FAIR, '--model', 'harville');
    expect(out).toContain('Withdrawn, by the result: 4 in race 1.');
    expect(out).toContain('200.00 staked on them is refunded');
    // 480.00 over 20 units is 24.00: half of it on 1.
    expect(out).toMatch(/^1 +120\.0000%/m);
    const { code, err } = await assay('pool-returns', file, '--chances', '1=50% 2=30% 4=20%');
    expect([code, err]).toEqual([2, expect.stringContaining('Horse 4 of race 1 is withdrawn')]);
    const alone = {
      pools: [{ ...pools[0], stakes: stakes.slice(3) }],
      results: [{ race: 1, places: [[1], [2], [3]], withdrawn: [4] }],
    };
    writeFileSync(file, JSON.stringify(alone));
    const none = await assay('pool-returns', file, '--chances', FAIR);
    expect([none.code, none.err]).toEqual([
      2,
      expect.stringContaining('Nothing is staked in Win on horses that run.'),
    ]);
  });

  it('prints what players get back', async () => {
    const { out } = await assay('pool-returns', win, '--chances', FAIR, '--model', 'harville');
    expect(out).toContain('orders of finish by Harville');
    expect(out).toMatch(/take-out +20\.0000%/);
    expect(out).toMatch(/^1 +80\.0000%/m);
  });

  it('gives a longshot’s place more by Henery than by Harville', async () => {
    const place = fileOf(
      {
        pool: 'place',
        stakes: [1, 2, 3, 4, 5, 6, 7].map((combination) => ({ combination, amount: 10_000 })),
      },
      'place',
    );
    const chances = ['--chances', '1=40% 2=20% 3=15% 4=10% 5=8% 6=5% 7=2%'];
    const of = async (model: string) => {
      const [pool] = (await json<Answer>('pool-returns', place, ...chances, '--model', model)).pools;
      return pool?.bets.find(({ combination }) => combination === '7')?.returns ?? 0;
    };
    expect(await of('henery')).toBeGreaterThan(await of('harville'));
  });

  it('says from which jackpot on a pool returns more than is staked in it', async () => {
    // 800.00 of 1,000.00 is divided and somebody always wins it: 200.00.
    const pool = {
      pool: 'quinella',
      stakes: [
        ['1-2', 50_000],
        ['1-3', 30_000],
        ['2-3', 20_000],
      ].map(([combination, amount]) => ({ combination, amount })),
    };
    const quinella = fileOf(pool, 'quinella');
    const { out } = await assay('pool-returns', quinella, '--chances', FAIR, '--model', 'harville');
    expect(out).toContain(
      'A jackpot is paid in 100.0000% of results. Before rounding and least dividends, this pool returns more than is staked in it with a jackpot above 200.00; it has none.',
    );
  });

  it('draws results for a pool on several races, and bets where it is asked to, the same by one seed', async () => {
    const double = fileOf({ pool: 'double', races: [1, 2], stakes: [], broughtIn: 0 }, 'double', [1, 2]);
    const drawn = (seed: string) =>
      json<Drawn>(
        'pool-returns',
        double,
        '--chances',
        `1: ${FAIR}; 2: 4=60% 5=30% 6=10%`,
        '--drawn-bets',
        '1000',
        '--draws',
        '50',
        '--seed',
        seed,
      );
    const [[one], [same], [other]] = [
      (await drawn('1')).pools,
      (await drawn('1')).pools,
      (await drawn('2')).pools,
    ];
    expect(one).toMatchObject({ staked: 1_000_000, takeOut: expect.closeTo(0.2, 9), draws: 50 });
    expect(one?.combinations).toBeGreaterThan(5);
    expect(same).toEqual(one);
    expect(other?.returned).not.toBe(one?.returned);
  });

  it.each([
    [['--chances', `7: ${FAIR}`], 'Give --chances of race 1'],
    [['--chances', `${FAIR}; ${FAIR}`], 'of one race; write each once'],
    [['--chances', FAIR, '--draws', '1'], '--draws'],
    [['--chances', FAIR, '--drawn-bets', '0'], '--drawn-bets'],
    [['--chances', '1=50% 2=50%'], 'Give --chances of 3 to 14 horses'],
    [['--chances', '1=50% 2=30% 3=10%'], 'do not come to 100%'],
    [['--chances', '1=50% 1=30% 3=20%'], 'is no horse with its chance'],
    [['--chances', '1=50% 2=half 3=20%'], 'is no horse with its chance'],
    [['--chances', FAIR, '--model', 'stern'], 'There is no model “stern”'],
    [[], 'Give --chances'],
  ])('%j is refused in a sentence', async (args, sentence) => {
    const { code, err } = await assay('pool-returns', win, ...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
  });
});
