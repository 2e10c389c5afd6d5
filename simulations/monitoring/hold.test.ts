/** What a wager kept, against the binomial distribution and against trials played with a seed. */
import { describe, expect, it } from 'vitest';
import { randomStream } from '../witness/random';
import { holdOf, placeOf, roundsAlike, roundsFewest } from './hold';
import { judgeTrial, type Trial } from './trial';

const net = (pays: number) => ({ probability: '1/37', net: `${pays}/1` });
const NUMBER = {
  id: 'number',
  label: 'Number',
  houseEdge: '1/37',
  standardDeviation: Math.sqrt((36 + 35 ** 2) / 37 - 1 / 37 ** 2),
  events: [
    { id: 'win', label: '', count: '1', pays: '35 to 1', contribution: '35/37', ...net(35) },
    {
      id: 'lose',
      label: '',
      count: '36',
      pays: 'lose',
      contribution: '-36/37',
      probability: '36/37',
      net: '-1/1',
    },
  ],
};

/** How many wins of so many rounds have at most `tail` of all cases below them, or above: term by term, in logarithms. */
function binomialEnds(rounds: number, chance: number, tail: number) {
  const chances: number[] = [];
  let log = rounds * Math.log1p(-chance);
  for (let wins = 0; wins <= rounds; wins += 1) {
    chances.push(Math.exp(log));
    log += Math.log((rounds - wins) / (wins + 1)) + Math.log(chance / (1 - chance));
  }
  const end = (list: number[]) => {
    let total = 0;
    return list.findIndex((one) => {
      total += one;
      return total > tail;
    });
  };
  return { fewest: end(chances), most: rounds - end([...chances].reverse()) };
}

describe('what a wager should keep', () => {
  it.each([37, 500, 3_700])('in %i rounds lies within the binomial distribution', (rounds) => {
    const { bands, theory } = holdOf(NUMBER, [{ handle: rounds * 200, rounds, win: 0 }]);
    expect(theory).toBeCloseTo(1 / 37, 12);
    for (const [confidence, tail] of [
      [0.95, 0.025],
      [0.99, 0.005],
    ] as const) {
      const { fewest, most } = binomialEnds(rounds, 1 / 37, tail);
      const band = bands.find((each) => each.confidence === confidence);
      expect(band?.low).toBeCloseTo((rounds - 36 * most) / rounds, 9);
      expect(band?.high).toBeCloseTo((rounds - 36 * fewest) / rounds, 9);
    }
  });

  it('spreads over days of different stakes as their variances add up', () => {
    expect(roundsAlike([{ handle: 500, rounds: 100 }])).toBe(100);
    expect(
      roundsAlike([
        { handle: 500, rounds: 100 },
        { handle: 500, rounds: 100 },
      ]),
    ).toBe(200);
    // 100 rounds of 1 and 100 of 9: (1000)² over 100 + 8100 is 121 rounds of the average.
    expect(
      roundsAlike([
        { handle: 100, rounds: 100 },
        { handle: 900, rounds: 100 },
      ]),
    ).toBe(121);
    expect(roundsAlike([])).toBe(0);
    expect(roundsAlike([{ handle: 0, rounds: 50 }])).toBe(0);
  });

  it('is compared with what was reported of those days alone', () => {
    const days = [
      { handle: 1000, rounds: 100, win: 30 },
      { handle: 9000, rounds: 900 },
    ];
    expect(holdOf(NUMBER, days)).toMatchObject({
      handle: 10_000,
      rounds: 100,
      actual: { handle: 1000, win: 30, share: 0.03 },
    });
    expect(holdOf(NUMBER, [{ handle: 9000, rounds: 900 }])).not.toHaveProperty('actual');
    const at = (win: number) => placeOf(holdOf(NUMBER, [{ handle: 3700, rounds: 3700, win }]));
    expect([at(100), at(100 - 36 * 22), at(100 - 36 * 40)]).toEqual([
      'within-95',
      'within-99',
      'beyond-99-alike',
    ]);
    expect(placeOf(holdOf(NUMBER, [{ handle: 9000, rounds: 900 }]))).toBeUndefined();
  });

  it('lies beyond whatever the stakes only where the most that can be staked leaves it there', () => {
    const at = (win: number, most: number) =>
      placeOf(holdOf(NUMBER, [{ handle: 370_000, rounds: 3700, win, most }]));
    // 3,700 rounds of 100; with a most of 1,000 at least 370 rounds.
    expect(roundsFewest([{ handle: 370_000, rounds: 3700, most: 1000 }])).toBe(370);
    expect(roundsFewest([{ handle: 370_000, rounds: 3700, most: 10 }])).toBe(3700);
    expect(roundsFewest([{ handle: 1, rounds: 1 }])).toBeUndefined();
    const low = 370_000 * (1 / 37 - 0.3);
    expect(at(low, 1000)).toBe('beyond-99-alike');
    expect(at(low, 100)).toBe('beyond-99');
    expect(at(370_000 * -1.5, 1000)).toBe('beyond-99');
  });

  it('stays within its bands in as many played trials as they say', () => {
    const stream = randomStream(20_261_125, 'hold', 0);
    let within = 0;
    for (let trial = 0; trial < 600; trial += 1) {
      let win = 0;
      for (let round = 0; round < 400; round += 1) win += stream.below(37) === 0 ? -35 : 1;
      if (placeOf(holdOf(NUMBER, [{ handle: 400, rounds: 400, win }])) === 'within-95') within += 1;
    }
    // 570 expected of at least 95%; the band is of whole wins, so it holds a little more. Fewer than 548 once in ten thousand.
    expect(within).toBeGreaterThan(548);
  });
});

describe('a trial', () => {
  const day = (date: string, table: string, win: number) => ({
    day: date,
    table,
    rounds: 370,
    win,
    handles: { number: 37_000 },
    wins: { number: win },
    most: { number: 500 },
  });
  const trial = (win: number): Trial => ({
    leastStake: 100,
    wagers: [NUMBER],
    tables: ['a', 'b'],
    days: [day('2098-02-02', 'b', 1000), day('2098-02-01', 'a', 1000), day('2098-02-02', 'a', win)],
  });

  it('is judged on all its tables, on each, and by wager', () => {
    const judged = judgeTrial(trial(1000));
    expect(judged.dates).toEqual(['2098-02-01', '2098-02-02']);
    expect(judged.points.at(-1)?.total).toMatchObject({
      handle: 111_000,
      win: 3000,
      expected: expect.closeTo(3000, 6),
    });
    expect(judged.points.at(-1)?.total.z).toBeCloseTo(0, 9);
    expect(judged.tables).toMatchObject([
      { table: 'a', days: 2, flag: 'none' },
      { table: 'b', days: 1, flag: 'none' },
    ]);
    expect(judged.wagers).toMatchObject([{ handle: 111_000, rounds: 1110, actual: { win: 3000 } }]);
    expect(judged.flag).toBe('none');
  });

  it('flags the table that lost far too much, and the game with it', () => {
    const judged = judgeTrial(trial(-400_000));
    expect(judged.flag).toBe('whatever-the-stakes');
    expect(judged.tables.map(({ flag }) => flag)).toEqual(['whatever-the-stakes', 'none']);
    expect(judged.tables.map(({ way }) => way)).toEqual(['less', undefined]);
    expect(judgeTrial(trial(400_000)).tables.map(({ way }) => way)).toEqual(['more', undefined]);
  });
});
