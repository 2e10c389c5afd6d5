/** A whole meeting as one file: taken apart, written again, and every fault by its row. */
import { describe, expect, it } from 'vitest';
import { HK_POOLS } from '../hk-pari-mutuel/pools';
import { readWhole, wholeFile } from './whole-meeting';

const FILE = {
  name: 'Wednesday night',
  venue: 'Happy Valley',
  day: '2026-11-25',
  pools: [
    {
      pool: 'win',
      races: [1],
      deduction: '17.5%',
      stakes: [
        { combination: '4', amount: 200_000 },
        { combination: '4', amount: 300_000 },
        { combination: '7', amount: 0 },
      ],
    },
    { pool: 'DT', races: [1, 2], unit: 500, deduction: 0.25, broughtIn: 70, stakes: [] },
    {
      pool: 'quartet-first-4',
      races: 2,
      deduction: '25%',
      readings: { half: 'down' },
      stakes: [
        { combination: '4-3-2-1', amount: 1_000, bet: 'quartet' },
        { combination: '1-2-3-4', amount: 1_000, bet: 'first-4' },
      ],
    },
  ],
  results: [
    { race: 1, places: [4, [7, 9], 1], withdrawn: [2], starters: [1, 2, 4, 7, 9] },
    { race: 2, places: [], starters: [1, 2, 3, 4, 5, 6] },
  ],
};

const sentences = (value: unknown) => {
  const read = readWhole(value, HK_POOLS);
  return read.ok ? ['taken'] : read.problems.map(({ message }) => message);
};
const with_ = (change: object) => ({ ...FILE, ...change });

describe('a whole meeting', () => {
  it('has its races to run, its stakes by pool and its results', () => {
    const read = readWhole(FILE, HK_POOLS);
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const { card, stakes, results } = read.value;
    expect(card.races).toEqual([
      { race: 1, starters: [1, 2, 4, 7, 9] },
      { race: 2, starters: [1, 2, 3, 4, 5, 6] },
    ]);
    expect(Object.keys(stakes)).toEqual(['win:1', 'quartet-first-4:2']);
    expect(results).toEqual([{ race: 1, places: [4, [7, 9], 1], withdrawn: [2] }]);
  });

  it('is written again to the same bytes', () => {
    const read = readWhole(FILE, HK_POOLS);
    if (!read.ok) throw new Error(read.problems[0]?.message);
    expect(JSON.stringify(wholeFile(read.value, HK_POOLS))).toBe(JSON.stringify(FILE));
  });

  it('that is spelled otherwise is written as it was written the first time', () => {
    const [win] = FILE.pools;
    const [first] = FILE.results;
    const spelled = {
      results: [{ starters: 9, places: [[4], [7, 9]], race: 1 }],
      pools: [{ ...win, stakes: [{ amount: 1, combination: [4] }] }],
    };
    const read = readWhole(spelled, HK_POOLS);
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const once = wholeFile(read.value, HK_POOLS);
    const again = readWhole(once, HK_POOLS);
    expect(again.ok && JSON.stringify(wholeFile(again.value, HK_POOLS))).toBe(JSON.stringify(once));
    expect(once).toMatchObject({ pools: [{ stakes: [{ combination: '4', amount: 1 }] }] });
    expect(first?.race).toBe(1);
  });
});

describe('a fault of a whole meeting', () => {
  const [win, double, quartet] = FILE.pools;
  const [first, second] = FILE.results;

  it('is named with the row that it is in, all of them at once', () => {
    const stakes = [
      { combination: '4-7', amount: 1 },
      { combination: '3', amount: 1 },
      { combination: '4', amount: -1 },
    ];
    expect(sentences(with_({ pools: [{ ...win, stakes: stakes.slice(0, 2) }, double, quartet] }))).toEqual([
      'Win on race 1, stake 1: “4-7” does not fit win; write one horse, for example "1".',
      'Win on race 1, stake 2: Horse 3 does not run in race 1; correct the combination or the starters.',
    ]);
    expect(sentences(with_({ pools: [double, { ...win, stakes }] }))).toEqual([
      'Win on race 1, stake 3: “amount” must be at least 0; give a larger number.',
    ]);
    expect(
      sentences(
        with_({
          pools: [
            { ...win, pool: 'wni' },
            { ...double, unit: 0 },
          ],
        }),
      ),
    ).toEqual(['Double trio on races 1 and 2: “unit” must be at least 1; give a larger number.']);
  });

  it.each([
    [{ pools: [win, win] }, 'Win on race 1 is listed twice; list it once.'],
    [
      { pools: [{ ...win, total: 500_000 }] },
      'Win on race 1: List every stake and leave off “total”: a meeting is kept with all of them.',
    ],
    [
      { results: [{ race: 1, places: [4] }, second] },
      'Race 1 has no starters; write the horses that were declared, for example "starters": 14 or [1, 2, 5].',
    ],
    [
      { results: [first] },
      'Double trio on races 1 and 2: Race 2 of double trio has no result; add it to “results”.',
    ],
    [
      { results: [{ ...first, places: [4, [], 1] }, second] },
      'The result of race 1 has nobody in place 2; fill the gap or leave off what comes after it.',
    ],
    [
      { results: [{ ...first, place: [] }, second] },
      'The result of race 1: Leave out “place”: nothing goes by that name.',
    ],
  ])('of a row or a race has its sentence, case %#', (change, says) => {
    expect(sentences(with_(change))).toContain(says);
  });

  it('is that of no object, and of too many races', () => {
    expect(sentences([])).toEqual(['The file is no meeting; write an object with “pools” and “results”.']);
    const races = Array.from({ length: 21 }, (_, at) => ({ race: at + 1, places: [], starters: 4 }));
    expect(sentences({ pools: [{ ...win, stakes: [] }], results: races })).toEqual([
      'A meeting has at most 20 races; remove some.',
    ]);
  });
});
