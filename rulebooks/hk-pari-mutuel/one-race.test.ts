/** Pools on one race, worked out by hand. Amounts are in cents; the unit bet is 10.00. */
import { describe, expect, it } from 'vitest';
import { carriedTo, clausesIn, moneyIn, partsIn, paysIn, settled, settledWithOthers } from './testing/settle';

const race = (places: number[][], more: Record<string, unknown> = {}) => ({ race: 1, places, ...more });
const one = (pool: string, stakes: Record<string, number>, more: Record<string, unknown> = {}) => ({
  pool,
  races: [1],
  stakes,
  ...more,
});

describe('win', () => {
  // 10,000.00 less 17.5% is 8,250.00.
  const stakes = { 1: 200_000, 2: 300_000, 3: 100_000, 4: 400_000 };
  const win = one('win', stakes, { deduction: '17.5%' });

  it('divides the net pool among the winner’s backers: 8,250.00 over 300 unit bets is 27.50', () => {
    expect(paysIn(settled(win, race([[2], [1], [3]])))).toEqual({ 2: 2_750 });
  });

  it('halves it after a dead heat of two: 4,125.00 over 200 is 20.63, over 300 is 13.75', () => {
    expect(paysIn(settled(win, race([[1, 2], [3]])))).toEqual({ 1: 2_050, 2: 1_400 });
  });

  it('divides it into as many parts as are backed: 7 is not, so 4,125.00 each', () => {
    expect(partsIn(settled(win, race([[1, 2, 7], [3]])))).toEqual({ 1: '1/2', 2: '1/2' });
  });

  it('pays the 2nd where nobody backed the 1st, and the 3rd where nobody backed the 2nd', () => {
    const second = settled(win, race([[7], [3], [1]]));
    expect(paysIn(second, 'deemed')).toEqual({ 3: 8_250 });
    expect(second.deemed).toEqual([[[3]]]);
    expect(clausesIn(second)).toContain('3.11(a)(i)');
    expect(paysIn(settled(win, race([[7], [8], [1]])))).toEqual({ 1: 4_150 });
    expect(paysIn(settled(win, race([[7], [1, 3]])))).toEqual({ 1: 2_050, 3: 4_150 });
  });

  it('refunds all where nobody backed the first three, and deducts nothing', () => {
    const none = settled(win, race([[7], [8], [9]]));
    expect(none.outcome).toBe('refunded');
    expect(moneyIn(none)).toEqual({ paid: 0, refunded: 1_000_000, deducted: 0, rounding: 0, carried: 0 });
  });

  it('asks for the places that matter where nobody backed the winner', () => {
    expect(() => settled(win, race([[7]]))).toThrow('needs 3');
  });

  it('says one unit bet, several and parts of one, and whether rounding or a least dividend cost money', () => {
    const says = (staked: number) => {
      // 825.00 are divided.
      const { dividends, reasons } = settled(
        one('win', { 1: staked, 2: 100_000 - staked }, { deduction: '17.5%' }),
        race([[1], [2], [3]]),
      );
      return [...dividends.flatMap(({ because }) => because), ...reasons].map((each) => each.says).join(' ');
    };
    expect(says(1_000)).toContain('825.00 divided by 1 unit bet of 10.00 is 825.00.');
    expect(says(1_500)).toContain('825.00 divided by 1.5 unit bets of 10.00 is 550.00.');
    expect(says(2_000)).toContain('825.00 divided by 2 unit bets of 10.00 is 412.50.');
    // 103.125 a unit bet, declared as 103.00.
    expect(says(8_000)).toContain('Rounding keeps 1.00.');
    // 68.75 a unit bet, declared as 69.00.
    expect(says(12_000)).toContain('Rounding costs 3.00.');
    // 9.17 a unit bet, declared as 10.50.
    expect(says(90_000)).toContain('Rounding and least dividends cost 120.00.');
  });

  it('pays no less than 10.50: 8,250.00 over 900 is 9.17', () => {
    const favourite = one('win', { 1: 900_000, 2: 100_000 }, { deduction: '17.5%' });
    const paid = settled(favourite, race([[1], [2]]));
    expect(paysIn(paid)).toEqual({ 1: 1_050 });
    // 900 times 10.50 is 9,450.00, and 8,250.00 was there.
    expect(moneyIn(paid)).toMatchObject({ paid: 945_000, rounding: -120_000 });
  });

  it.each([
    ['up: 4,125.00 over 290 is 14.22', 290_000, '14.00 is declared, the nearest multiple of 0.50.'],
    ['down: 4,125.00 over 280 is 14.73', 280_000, '14.50 is declared, the nearest multiple of 0.50.'],
    [
      'halfway: 4,125.00 over 300 is 13.75',
      300_000,
      '14.00 is declared, the nearest multiple of 0.50; it lay halfway between two.',
    ],
    ['nowhere: 4,125.00 over 250 is 16.50', 250_000, '16.50 is declared, a multiple of 0.50.'],
  ])('says that it rounded %s', (_, staked, sentence) => {
    const rest = 500_000 - staked;
    const pool = one('win', { 1: 500_000, 2: staked, 3: rest }, { deduction: '17.5%' });
    const [, two] = settled(pool, race([[1, 2], [3]])).dividends;
    expect(two?.because.at(-1)?.says).toBe(sentence);
  });

  it('calls no dividend the least that comes to it by itself: 840.00 over 80 is 10.50', () => {
    const [paid] = settled(one('win', { 1: 80_000, 2: 4_000 }), race([[1], [2]])).dividends;
    expect(paid?.because.at(-1)?.says).toBe('10.50 is declared, a multiple of 0.50.');
  });

  it('pays a part bet of 1.25 no less than its part of 10.50, which is 1.3125: so 1.32', () => {
    // 1.37 less 20% is 1.10, rounded to 1.00.
    const pool = one('win', { 1: 125, 2: 12 }, { deduction: '20%', partialUnit: 125 });
    const [least] = settled(pool, race([[1], [2]])).dividends;
    expect([least?.unit, least?.declared, least?.isLeast]).toEqual([125n, 132n, true]);
  });

  it('refunds what was staked on a withdrawn horse before anything is deducted', () => {
    const without = settled(win, race([[1], [2]], { withdrawn: [4] }));
    // 6,000.00 less 17.5% is 4,950.00, over 200 unit bets 24.75: halfway, so 25.00.
    expect(paysIn(without)).toEqual({ 1: 2_500 });
    expect(moneyIn(without)).toMatchObject({ refunded: 400_000, deducted: 105_000, rounding: -5_000 });
  });

  it('shows what the other reading of “nearest” pays, halfway between two multiples', () => {
    const { others } = settledWithOthers(win, race([[1], [2]], { withdrawn: [4] }));
    expect(others.map(({ id, settlement }) => [id, paysIn(settlement)])).toEqual([['half', { 1: 2_450 }]]);
  });

  it('is refunded where the race is void, no horse finishes, or one starter is left', () => {
    for (const result of [
      race([], { void: true }),
      race([], { finishers: 0 }),
      race([[1]], { starters: 4, withdrawn: [2, 3, 4] }),
    ])
      expect(moneyIn(settled(win, result))).toMatchObject({ refunded: 1_000_000, deducted: 0 });
  });

  it('adds a jackpot brought in, and sends it back where nobody backed the winner', () => {
    const jackpot = { ...win, broughtIn: 75_000 };
    // 9,000.00 over 300 unit bets.
    expect(paysIn(settled(jackpot, race([[2], [1], [3]])))).toEqual({ 2: 3_000 });
    expect(carriedTo(settled(jackpot, race([[7], [3], [1]])))).toEqual({ jackpot: 75_000 });
  });

  it('takes off what goes to the jackpot reserve', () => {
    const reserved = settled({ ...win, reserve: '0.5%' }, race([[2], [1], [3]]));
    // 10,000.00 less 1,750.00 and 50.00 is 8,200.00; over 300 it is 27.33.
    expect(carriedTo(reserved)).toEqual({ reserve: 5_000 });
    expect(paysIn(reserved)).toEqual({ 2: 2_750 });
  });
});

/** The printed table of 3.10(a)(i), and larger dead heats on the same basis. */
describe('place', () => {
  const stakes = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [at + 1, 10_000]));
  const parts = (starters: number, ...places: number[][]) =>
    partsIn(settled(one('place', stakes), race(places, { starters: Math.max(starters, 9) })));
  const two = (...places: number[][]) =>
    partsIn(
      settled(
        one('place', Object.fromEntries(Object.entries(stakes).slice(0, 6))),
        race(places, { starters: 6 }),
      ),
    );

  it.each([
    [[[1], [2], [3]], { 1: '1/2', 2: '1/2' }],
    [[[1, 2], [3]], { 1: '1/2', 2: '1/2' }],
    [[[1, 2, 3], [4]], { 1: '1/3', 2: '1/3', 3: '1/3' }],
    [[[1], [2, 3], [4]], { 1: '1/2', 2: '1/4', 3: '1/4' }],
    [[[1], [2, 3, 4]], { 1: '1/2', 2: '1/6', 3: '1/6', 4: '1/6' }],
    [[[1, 2, 3, 4]], { 1: '1/4', 2: '1/4', 3: '1/4', 4: '1/4' }],
  ])('of six starters two places pay: %j', (places, due) => {
    expect(two(...places)).toEqual(due);
  });

  it.each([
    [[[1], [2], [3]], { 1: '1/3', 2: '1/3', 3: '1/3' }],
    [[[1, 2], [3]], { 1: '1/3', 2: '1/3', 3: '1/3' }],
    [[[1, 2, 3]], { 1: '1/3', 2: '1/3', 3: '1/3' }],
    [[[1], [2, 3], [4]], { 1: '1/3', 2: '1/3', 3: '1/3' }],
    [[[1], [2, 3, 4]], { 1: '1/3', 2: '2/9', 3: '2/9', 4: '2/9' }],
    [[[1], [2], [3, 4]], { 1: '1/3', 2: '1/3', 3: '1/6', 4: '1/6' }],
    [[[1], [2], [3, 4, 5]], { 1: '1/3', 2: '1/3', 3: '1/9', 4: '1/9', 5: '1/9' }],
    [
      [
        [1, 2],
        [3, 4],
      ],
      { 1: '1/3', 2: '1/3', 3: '1/6', 4: '1/6' },
    ],
    [[[1], [2, 3, 4, 5]], { 1: '1/3', 2: '1/6', 3: '1/6', 4: '1/6', 5: '1/6' }],
    [[[1, 2, 3, 4]], { 1: '1/4', 2: '1/4', 3: '1/4', 4: '1/4' }],
  ])('of nine starters three places pay: %j', (places, due) => {
    expect(parts(9, ...places)).toEqual(due);
  });

  it('pays no less than 10.10', () => {
    const favourite = one('place', { 1: 900_000, 2: 50_000, 3: 50_000 });
    expect(paysIn(settled(favourite, race([[1], [2], [3]])))).toEqual({ 1: 1_010, 2: 6_650, 3: 6_650 });
  });

  it('asks for the names of those that are said to have finished, and holds nothing for want of them', () => {
    const trio = one('trio', { '1-2-3': 1_000 });
    expect(() => settled(trio, race([[1], [2]], { finishers: 5, starters: 8 }))).toThrow(
      'The result of race 1 names 2 horses; trio needs 3. Add those that finished, or say that nobody else did (in a file, "finishers": 2).',
    );
    expect(settled(trio, race([[1], [2]], { finishers: 2, starters: 8 })).outcome).toBe('carried');
    expect(() => settled(trio, race([[1], [2]], { finishers: 9, starters: 8 }))).toThrow(
      'Race 1 says that 9 horses finished, and 8 started; correct one of them.',
    );
  });

  it('pays two or three places as the operator announced it', () => {
    const stakes = { 1: 20_000, 2: 20_000, 3: 60_000 };
    const result = race([[1], [2], [3], [4]], { starters: 7 });
    // Three parts of 333.33: 16.67 for 10.00 twice, and 5.56 below the least.
    expect(paysIn(settled(one('place', stakes), result))).toEqual({ 1: 1_650, 2: 1_650, 3: 1_010 });
    // Two parts of 500.00 over 20 unit bets.
    const two = settled(one('place', stakes, { places: { two: 5, three: 8 } }), result);
    expect(paysIn(two)).toEqual({ 1: 2_500, 2: 2_500 });
    expect(two.reasons.map(({ says }) => says)).toContain(
      'Two places pay: 7 horses were declared, and the operator announced two places from 5 and three from 8.',
    );
  });

  it('lets the placed horses that are backed share the pool', () => {
    expect(partsIn(settled(one('place', { 1: 100, 2: 100, 7: 800 }), race([[1], [2], [3]])))).toEqual({
      1: '1/2',
      2: '1/2',
    });
  });

  it('keeps the proportions of the table where one of a dead heat is not backed, and shows equal parts', () => {
    const { settlement, others } = settledWithOthers(
      one('place', { 1: 10_000, 2: 10_000, 3: 10_000 }),
      race([[1], [2], [3, 4]]),
    );
    expect(partsIn(settlement)).toEqual({ 1: '2/5', 2: '2/5', 3: '1/5' });
    expect(others.map(({ id, settlement: other }) => [id, partsIn(other)])).toEqual([
      ['unbacked-share', { 1: '1/3', 2: '1/3', 3: '1/3' }],
    ]);
  });

  it('is refunded where nobody backed a placed horse', () => {
    expect(settled(one('place', { 9: 1_000 }), race([[1], [2], [3]])).outcome).toBe('refunded');
  });

  it('is refunded with four starters of seven, and not with four of six', () => {
    const place = one('place', { 1: 1_000, 2: 1_000 });
    const left = (starters: number, withdrawn: number[]) =>
      settled(place, race([[1], [2], [3]], { starters, withdrawn })).outcome;
    expect(left(7, [5, 6, 7])).toBe('refunded');
    expect(left(7, [6, 7])).toBe('divided');
    expect(left(6, [5, 6])).toBe('divided');
    expect(left(6, [4, 5, 6])).toBe('refunded');
  });

  it('divides among those that finish where fewer do than places pay', () => {
    const place = one('place', { 1: 100, 2: 900 });
    expect(partsIn(settled(place, race([[1]], { finishers: 1 })))).toEqual({ 1: '1/1' });
    expect(partsIn(settled(place, race([[1], [2]], { finishers: 2 })))).toEqual({ 1: '1/2', 2: '1/2' });
    expect(() => settled(place, race([[1], [2]], { starters: 9 }))).toThrow('needs 3');
  });
});

/** The printed table of 3.10(a)(ii), and larger dead heats on the same basis. */
describe('quinella place', () => {
  const all = [1, 2, 3, 4, 5].flatMap((a) => [1, 2, 3, 4, 5].filter((b) => b > a).map((b) => `${a}-${b}`));
  const stakes = Object.fromEntries(all.map((pair) => [pair, 10_000]));
  const same = (part: string, ...pairs: string[]) => Object.fromEntries(pairs.map((pair) => [pair, part]));

  it.each([
    ['no dead heat', [[1], [2], [3]], same('1/3', '1-2', '1-3', '2-3')],
    ['two for 1st', [[1, 2], [3]], same('1/3', '1-2', '1-3', '2-3')],
    ['three for 1st', [[1, 2, 3], [4]], same('1/3', '1-2', '1-3', '2-3')],
    ['two for 2nd', [[1], [2, 3], [4]], same('1/3', '1-2', '1-3', '2-3')],
    ['three for 2nd', [[1], [2, 3, 4]], same('1/6', '1-2', '1-3', '1-4', '2-3', '2-4', '3-4')],
    ['two for 3rd', [[1], [2], [3, 4]], { ...same('2/15', '1-3', '1-4', '2-3', '2-4', '3-4'), '1-2': '1/3' }],
    [
      'three for 3rd',
      [[1], [2], [3, 4, 5]],
      { ...same('2/27', '1-3', '1-4', '1-5', '2-3', '2-4', '2-5', '3-4', '3-5', '4-5'), '1-2': '1/3' },
    ],
    [
      'two for 1st and two for 3rd',
      [
        [1, 2],
        [3, 4],
      ],
      { ...same('2/15', '1-3', '1-4', '2-3', '2-4', '3-4'), '1-2': '1/3' },
    ],
    [
      'two for 1st and three for 3rd',
      [
        [1, 2],
        [3, 4, 5],
      ],
      { ...same('2/27', '1-3', '1-4', '1-5', '2-3', '2-4', '2-5', '3-4', '3-5', '4-5'), '1-2': '1/3' },
    ],
    ['five for 1st', [[1, 2, 3, 4, 5]], same('1/10', ...all)],
  ])('%s', (_, places, due) => {
    const parts = partsIn(settled(one('quinella-place', stakes), race(places)));
    expect(parts).toEqual(due);
  });

  it('divides among the pairs that are backed', () => {
    const pairs = one('quinella-place', { '1-2': 10_000, '1-3': 5_000, '4-5': 85_000 });
    // 500.00 each: over ten unit bets 50.00, over five 100.00.
    expect(paysIn(settled(pairs, race([[1], [2], [3]])))).toEqual({ '1-2': 5_000, '1-3': 10_000 });
  });

  it('is refunded with six starters left', () => {
    const left = settled(
      one('quinella-place', stakes),
      race([[1], [2], [3]], { starters: 7, withdrawn: [7] }),
    );
    expect([left.outcome, clausesIn(left)]).toEqual(['refunded', ['3.8(b)']]);
  });
});

describe('combinations that lead the finish', () => {
  const heats: [string, number[][]][] = [
    ['none', [[1], [2], [3], [4], [5]]],
    ['two for 1st', [[1, 2], [3], [4], [5]]],
    ['two for 2nd', [[1], [2, 3], [4], [5]]],
    ['two for 4th', [[1], [2], [3], [4, 5]]],
    ['three for 1st', [[1, 2, 3], [4]]],
  ];
  const won: Record<string, Record<string, string[]>> = {
    quinella: {
      none: ['1-2'],
      'two for 1st': ['1-2'],
      'two for 2nd': ['1-2', '1-3'],
      'two for 4th': ['1-2'],
      'three for 1st': ['1-2', '1-3', '2-3'],
    },
    forecast: {
      none: ['1-2'],
      'two for 1st': ['1-2', '2-1'],
      'two for 2nd': ['1-2', '1-3'],
      'two for 4th': ['1-2'],
      'three for 1st': ['1-2', '1-3', '2-1', '2-3', '3-1', '3-2'],
    },
    trio: {
      none: ['1-2-3'],
      'two for 1st': ['1-2-3'],
      'two for 2nd': ['1-2-3'],
      'two for 4th': ['1-2-3'],
      'three for 1st': ['1-2-3'],
    },
    tierce: {
      none: ['1-2-3'],
      'two for 1st': ['1-2-3', '2-1-3'],
      'two for 2nd': ['1-2-3', '1-3-2'],
      'two for 4th': ['1-2-3'],
      'three for 1st': ['1-2-3', '1-3-2', '2-1-3', '2-3-1', '3-1-2', '3-2-1'],
    },
    'first-4': {
      none: ['1-2-3-4'],
      'two for 1st': ['1-2-3-4'],
      'two for 2nd': ['1-2-3-4'],
      'two for 4th': ['1-2-3-4', '1-2-3-5'],
      'three for 1st': ['1-2-3-4'],
    },
    quartet: {
      none: ['1-2-3-4'],
      'two for 1st': ['1-2-3-4', '2-1-3-4'],
      'two for 2nd': ['1-2-3-4', '1-3-2-4'],
      'two for 4th': ['1-2-3-4', '1-2-3-5'],
      'three for 1st': ['1-2-3-4', '1-3-2-4', '2-1-3-4', '2-3-1-4', '3-1-2-4', '3-2-1-4'],
    },
  };
  it.each(
    Object.entries(won).flatMap(([pool, by]) =>
      heats.map(([heat, places]) => [pool, heat, places, by[heat]]),
    ),
  )('%s, dead heat: %s', (pool, _, places, combinations) => {
    const backed = combinations as string[];
    const stakes = Object.fromEntries(
      [
        ...backed,
        pool === 'quinella' || pool === 'forecast'
          ? '8-9'
          : `8-9-7${(pool as string) === 'quartet' || pool === 'first-4' ? '-6' : ''}`,
      ].map((key) => [key, 12_000]),
    );
    const parts = partsIn(settled(one(pool as string, stakes), race(places as number[][])));
    expect(parts).toEqual(Object.fromEntries(backed.map((key) => [key, `1/${backed.length}`])));
  });

  it('declares dollars in tierce and half dollars in quinella', () => {
    const stakes = { '1-2': 3_000, '8-9': 7_000 };
    // 100.00 over three unit bets is 33.33.
    expect(paysIn(settled(one('quinella', stakes), race([[1], [2], [3]])))).toEqual({ '1-2': 3_350 });
    expect(paysIn(settled(one('forecast', stakes), race([[1], [2], [3]])))).toEqual({ '1-2': 3_300 });
    expect(paysIn(settled(one('forecast', { '1-2': 10_000 }, { deduction: 0.5 }), race([[1], [2]])))).toEqual(
      {
        '1-2': 1_100,
      },
    );
  });

  it('holds the net pool where nobody backed what won, and says which rule is missing', () => {
    const trio = one('trio', { '1-2-4': 10_000 }, { deduction: '25%', broughtIn: 500 });
    const held = settled(trio, race([[1], [2], [3]]));
    expect([held.outcome, carriedTo(held)]).toEqual(['carried', { held: 7_500, jackpot: 500 }]);
    expect(clausesIn(held)).toContain('3.11(a), lost');
    expect(
      paysIn(settled({ ...trio, ifUnbacked: ['1-2-4', '1-2-5'] }, race([[1], [2], [3]])), 'deemed'),
    ).toEqual({
      '1-2-4': 1_100,
    });
    expect(moneyIn(settled({ ...trio, ifUnbacked: 'refund' }, race([[1], [2], [3]])))).toMatchObject({
      refunded: 10_000,
      deducted: 0,
      carried: 500,
    });
    expect(carriedTo(settled({ ...trio, ifUnbacked: 'jackpot' }, race([[1], [2], [3]])))).toEqual({
      jackpot: 8_000,
    });
  });

  it('sends the net pool, or the part of an unbacked combination, to the jackpot where that was announced', () => {
    const tierce = one('tierce', { '1-2-3': 10_000, '8-9-7': 10_000 }, { announced: true });
    expect(carriedTo(settled(tierce, race([[1], [2, 3]])))).toEqual({ jackpot: 10_000 });
    const none = settled(tierce, race([[4], [5], [6]]));
    expect(carriedTo(none)).toEqual({ jackpot: 20_000 });
    expect(clausesIn(none)).toContain('3.2(a)(vii)(a)');
  });

  it('declares a dividend to the part bet where nobody staked a whole unit', () => {
    const tierce = one('tierce', { '1-2-3': 300, '8-9-7': 99_700 }, { partialUnit: 100 });
    const part = settled(tierce, race([[1], [2], [3]]));
    // 1,000.00 over three part bets of 1.00 is 333.33.
    expect(part.dividends.map(({ unit, declared, paid }) => [unit, declared, paid])).toEqual([
      [100n, 33_300n, 99_900n],
    ]);
    expect(clausesIn(part)).toContain('3.6(a)');
  });

  it.each([
    ['quinella', 2, '1-2'],
    ['forecast', 3, '1-2'],
    ['tierce', 3, '1-2-3'],
    ['trio', 4, '1-2-3'],
    ['quartet', 5, '1-2-3-4'],
    ['first-4', 5, '1-2-3-4'],
  ])('%s is refunded with %i starters left, and divided with one more', (pool, left, combination) => {
    const outcome = (starters: number) =>
      settled(
        one(pool, { [combination]: 1_000 }),
        race([[1], [2], [3], [4], [5], [6]].slice(0, starters), { starters }),
      ).outcome;
    expect([outcome(left), outcome(left + 1)]).toEqual(['refunded', 'divided']);
  });
});

describe('composite win', () => {
  const composites = { A1: [1, 2], A2: [3, 4, 5], A3: [6, 7, 8] };
  const pool = one('composite-win', { A1: 50_000, A2: 30_000, A3: 20_000 }, { composites });

  it('pays the group that the winner is in, once for two of its horses in a dead heat', () => {
    // 1,000.00 over 30 unit bets is 33.33.
    expect(paysIn(settled(pool, race([[4], [1]])))).toEqual({ '3-4-5': 3_350 });
    expect(partsIn(settled(pool, race([[3, 4], [1]])))).toEqual({ '3-4-5': '1/1' });
    expect(partsIn(settled(pool, race([[1, 4]])))).toEqual({ '1-2': '1/2', '3-4-5': '1/2' });
    expect(settled(pool, race([[1, 4]])).dividends.map(({ composite }) => composite)).toEqual(['A1', 'A2']);
  });

  it('is refunded where fewer than seven start', () => {
    const six = settled(pool, race([[4]], { starters: 8, withdrawn: [1, 3] }));
    expect([six.outcome, clausesIn(six)]).toEqual(['refunded', ['3.8(d)']]);
    expect(settled(pool, race([[4]], { starters: 8, withdrawn: [1] })).outcome).toBe('divided');
  });

  it('stands while one horse of a group is left, and is refunded where fewer than three groups are', () => {
    expect(moneyIn(settled(pool, race([[4]], { withdrawn: [1] }))).refunded).toBe(0);
    const two = settled(pool, race([[4]], { withdrawn: [1, 2] }));
    expect([two.outcome, clausesIn(two)]).toEqual(['refunded', ['3.8(d)']]);
  });
});

it('names no deduction among the steps of a pool that is refunded', () => {
  const pool = { pool: 'win', races: [1], deduction: 0.175, stakes: { 9: 50_000 } };
  const { account, reasons } = settled(pool, { race: 1, places: [[1], [2], [3]] });
  expect(account.deducted).toBe(0n);
  expect(reasons.map(({ says }) => says)).toEqual([
    'All bets are refunded: nobody backed the 1st, the 2nd or the 3rd.',
  ]);
});

it('deems no fourth horse to have won', () => {
  const pool = { pool: 'win', races: [1], stakes: { 4: 10_000 } };
  expect(settled(pool, { race: 1, places: [[1], [2], [3], [4]] }).outcome).toBe('refunded');
});

it('sends a place pool that nobody won to the jackpot pool where its whole net pool was announced', () => {
  const pool = { pool: 'place', races: [1], stakes: { 4: 10_000 }, announced: true };
  const settlement = settled(pool, { race: 1, places: [[1], [2], [3], [4]] });
  expect([carriedTo(settlement), clausesIn(settlement).includes('3.2(a)(vii)(a)')]).toEqual([
    { jackpot: 10_000 },
    true,
  ]);
});
