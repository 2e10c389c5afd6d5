/** Pools on several races, worked out by hand. Amounts are in cents; the unit bet is 10.00. */
import { describe, expect, it } from 'vitest';
import { carriedTo, clausesIn, moneyIn, partsIn, paysIn, settled, settledWithOthers } from './testing/settle';

const race = (number: number, places: number[][], more: Record<string, unknown> = {}) => ({
  race: number,
  places,
  ...more,
});

describe('double', () => {
  // 10,000.00 less 20% is 8,000.00: 1,200.00 for the consolation and 6,800.00.
  const double = (consolation: number, more: Record<string, unknown> = {}) => ({
    pool: 'double',
    races: [1, 2],
    deduction: 0.2,
    stakes: { '5/3': 50_000, '5/8': consolation, '6/6': 950_000 - consolation },
    ...more,
  });
  const first = race(1, [[5], [1]]);
  const last = race(2, [[3], [8]]);

  it('takes what rounding a consolation up costs from the winners', () => {
    // 1,200.00 over 29 is 41.38: 41.50 costs 3.50; 6,796.50 over 50 is 135.93.
    const pool = settled(double(29_000), first, last);
    expect(paysIn(pool, 'consolation')).toEqual({ '5/8': 4_150 });
    expect(paysIn(pool, 'winning')).toEqual({ '5/3': 13_600 });
    expect(moneyIn(pool)).toMatchObject({ paid: 120_350 + 680_000, rounding: -350 });
    expect(clausesIn(pool)).toContain('3.5(a)(iii)(a)');
  });

  it('gives what rounding it down saves to the winners', () => {
    // 1,200.00 over 31 is 38.71: 38.50 saves 6.50; 6,806.50 over 50 is 136.13.
    const pool = settled(double(31_000), first, last);
    expect(paysIn(pool)).toEqual({ '5/3': 13_600, '5/8': 3_850 });
    expect(moneyIn(pool).rounding).toBe(650);
    expect(clausesIn(pool)).toContain('3.5(a)(iii)(b)');
  });

  it('pays the least consolation from the winners’ part', () => {
    // 1,200.00 over 400 is 3.00; 10.50 costs 3,000.00 more, and 3,800.00 over 50 is 76.00.
    expect(paysIn(settled(double(400_000), first, last))).toEqual({ '5/3': 7_600, '5/8': 1_050 });
  });

  it('is not divided where nobody qualifies for the consolation: 8,000.00 over 50', () => {
    const pool = settled(double(0), first, last);
    expect(paysIn(pool)).toEqual({ '5/3': 16_000 });
    expect(clausesIn(pool)).toContain('3.5(a)(iii)(c)');
  });

  it('has no consolation after a dead heat for 1st in the last race', () => {
    const pool = settled(double(30_000), first, race(2, [[3, 8], [9]]));
    expect(partsIn(pool)).toEqual({ '5/3': '1/2', '5/8': '1/2' });
    expect(clausesIn(pool)).toContain('3.10(a)(iii)');
  });

  it('divides by backed combinations after a dead heat in the first race, and for 2nd in the last', () => {
    const stakes = { '5/3': 10_000, '6/3': 20_000, '5/8': 10_000, '6/9': 20_000, '1/1': 40_000 };
    const pool = settled({ ...double(0), deduction: 0, stakes }, race(1, [[5, 6]]), race(2, [[3], [8, 9]]));
    // 150.00 in two parts: 75.00 over 10 and over 20 unit bets; least dividends of 10.50 cost 30.00 and 135.00.
    expect(paysIn(pool, 'consolation')).toEqual({ '5/8': 1_050, '6/9': 1_050 });
    // 850.00 less 165.00 is 685.00: 342.50 over 10 is 34.25, over 20 17.13.
    expect(paysIn(pool, 'winning')).toEqual({ '5/3': 3_450, '6/3': 1_700 });
  });

  it('pays the winner of the race that is left where one is void, without consolation', () => {
    const pool = settled(double(30_000, { broughtIn: 700 }), first, race(2, [], { void: true }));
    // 8,000.00 over the 80 unit bets on 5 in race 1.
    expect(paysIn(pool)).toEqual({ 5: 10_000 });
    expect(carriedTo(pool)).toEqual({ jackpot: 700 });
    expect(settled(double(1), race(1, [], { void: true }), race(2, [], { void: true })).outcome).toBe(
      'refunded',
    );
  });

  it('holds the net pool where nobody backed the winners, even if the consolation is backed', () => {
    const pool = settled({ ...double(0), stakes: { '5/8': 100_000 } }, first, last);
    expect([paysIn(pool), carriedTo(pool)]).toEqual([{}, { held: 80_000 }]);
  });

  it('counts the favourite in place of a withdrawn horse, and refunds nothing', () => {
    const pool = settled(
      { ...double(0), stakes: { '5/3': 10_000, '2/3': 10_000, '1/1': 80_000 } },
      race(1, [[5], [1]], { withdrawn: [2], favourites: [5] }),
      last,
    );
    // 800.00 over 20 unit bets.
    expect(paysIn(pool)).toEqual({ '5/3': 4_000 });
    expect(moneyIn(pool).refunded).toBe(0);
    expect(clausesIn(pool)).toContain('3.9(b)(i)');
  });

  it('asks for the favourite where a withdrawn horse was backed', () => {
    expect(() => settled(double(1), race(1, [[6], [1]], { withdrawn: [5] }), last)).toThrow('favourites');
  });

  it('is refunded where both races have one starter, and not where one has', () => {
    const alone = (number: number) =>
      race(number, [[1]], { starters: [1, 2, 3, 5, 6, 8], withdrawn: [2, 3, 5, 6, 8] });
    expect(settled(double(1), alone(1), alone(2)).outcome).toBe('refunded');
  });
});

describe('treble', () => {
  const stakes = { '1/2/3': 20_000, '1/2/4': 10_000, '9/9/9': 70_000 };
  const treble = { pool: 'treble', races: [1, 2, 3], stakes };

  it('pays 15% to the winners of two races and the 2nd of the third', () => {
    const pool = settled(treble, race(1, [[1]]), race(2, [[2]]), race(3, [[3], [4]]));
    // 150.00 over 10 is 15.00; 850.00 over 20 is 42.50, halfway, so 43.00.
    expect(paysIn(pool)).toEqual({ '1/2/3': 4_300, '1/2/4': 1_500 });
  });

  it('pays for two races where the third has no finisher', () => {
    const pool = settled(treble, race(1, [[1]]), race(2, [[2]]), race(3, [], { finishers: 0 }));
    expect(paysIn(pool)).toEqual({ '1/2': 3_300 });
  });
});

describe('six up', () => {
  const races = [1, 2, 3, 4, 5, 6];
  const results = races.map((number) => race(number, [[1], [2], [3]]));
  const FIRSTS = '1/1/1/1/1/1';
  const SECOND = '1/1/1/1/1/2';
  const six = (stakes: Record<string, number>, more: Record<string, unknown> = {}) => ({
    pool: 'six-up',
    races,
    stakes,
    ...more,
  });
  // 6,000.00: a half for six up, over 70 unit bets 42.86; 43.00 costs 10.00 more.
  const stakes = { [FIRSTS]: 2_000, [SECOND]: 68_000, '3/3/3/3/3/3': 530_000 };

  it('pays all who picked firsts and seconds, then the bonus with the jackpot', () => {
    const pool = settled(six(stakes, { broughtIn: 500_000 }), ...results);
    expect(paysIn(pool, 'winning')).toEqual({ [`${FIRSTS},${SECOND}`]: 4_300 });
    // 3,000.00 less 10.00 and 5,000.00 are 7,990.00 over two unit bets.
    expect(paysIn(pool, 'bonus')).toEqual({ [FIRSTS]: 399_500 });
    expect(moneyIn(pool)).toMatchObject({ paid: 301_000 + 799_000, rounding: 0 });
    expect(clausesIn(pool)).toContain('3.5(a)(iv)(a)');
  });

  it('sends the jackpot and the bonus to the jackpot pool where nobody picked six firsts', () => {
    const { [FIRSTS]: _, ...others } = stakes;
    const pool = settled(six({ ...others, '3/3/3/3/3/3': 532_000 }, { broughtIn: 500_000 }), ...results);
    // 3,000.00 over 68 is 44.12; 44.00 saves 8.00.
    expect(paysIn(pool)).toEqual({ [SECOND]: 4_400 });
    expect(carriedTo(pool)).toEqual({ jackpot: 300_800 + 500_000 });
    expect(clausesIn(pool)).toContain('3.5(a)(iv)(d)');
  });

  it('pays a stake below the unit bet its part, and the rest goes to the jackpot', () => {
    const pool = settled(six({ ...stakes, [FIRSTS]: 500, '3/3/3/3/3/3': 531_500 }), ...results);
    // 68.5 unit bets: 43.80, so 44.00 and 14.00 more; the bonus of 2,986.00 is declared, half of it is paid.
    expect(pool.dividends.map(({ declared, paid, unpaid }) => [declared, paid, unpaid])).toEqual([
      [298_600n, 149_300n, 149_300n],
      [4_400n, 301_400n, 0n],
    ]);
    expect(carriedTo(pool)).toEqual({ jackpot: 149_300 });
    expect(clausesIn(pool)).toContain('3.6(b)');
  });

  it('counts each horse of a dead heat as 1st, and divides the bonus by combinations, backed or not', () => {
    const heat = [race(1, [[1, 4], [2]]), ...results.slice(1)];
    const pool = settled(six(stakes), ...heat);
    // 2,990.00 in two parts; nobody backed 4 with five firsts.
    expect(paysIn(pool, 'bonus')).toEqual({ [FIRSTS]: 74_800 });
    expect(carriedTo(pool)).toEqual({ jackpot: 149_500 });
    const second = settled(six({ '2/1/1/1/1/1': 1_000, [SECOND]: 1_000 }), ...heat);
    // 2 came 3rd after the dead heat for 1st.
    expect(paysIn(second, 'winning')).toEqual({ [SECOND]: 1_100 });
  });

  it('counts each horse of a dead heat for 2nd', () => {
    const heat = [race(1, [[1], [2, 5]]), ...results.slice(1)];
    const pool = settled(six({ '5/1/1/1/1/1': 1_000, '2/1/1/1/1/1': 1_000, '6/6/6/6/6/6': 8_000 }), ...heat);
    expect(paysIn(pool, 'winning')).toEqual({ '2/1/1/1/1/1,5/1/1/1/1/1': 2_500 });
  });

  it('has no bonus where a race is void: all goes to firsts and seconds of the others', () => {
    const five = [...results.slice(0, 5), race(6, [], { void: true })];
    const pool = settled(six(stakes, { broughtIn: 500_000 }), ...five);
    // 6,000.00 over 70 unit bets is 85.71.
    expect(paysIn(pool)).toEqual({ '1/1/1/1/1': 8_600 });
    expect(carriedTo(pool)).toEqual({ jackpot: 500_000 });
    expect(clausesIn(pool)).toContain('3.5(a)(iv)(c)');
  });

  it('does what the operator says, or announced, where nobody has six firsts and seconds', () => {
    const lost = { '3/3/3/3/3/3': 60_000, '4/4/4/4/4/4': 40_000 };
    const settledWith = (more: Record<string, unknown>) =>
      settled(six(lost, { broughtIn: 500_000, ...more }), ...results);
    expect(moneyIn(settledWith({ ifUnbacked: 'refund' }))).toMatchObject({ refunded: 100_000, paid: 0 });
    expect(paysIn(settledWith({ ifUnbacked: ['3/3/3/3/3/3'] }))).toEqual({ '3/3/3/3/3/3': 1_700 });
    const announced = settledWith({ announced: true });
    expect(carriedTo(announced)).toEqual({ jackpot: 600_000 });
    expect(clausesIn(announced)).toContain('3.2(a)(vii)(a)');
    expect(carriedTo(settledWith({}))).toEqual({ held: 50_000, jackpot: 550_000 });
  });

  it('shows what the six up would be paid where the whole net pool was announced and nobody won the bonus', () => {
    const { [FIRSTS]: _, ...others } = stakes;
    const pool = { ...six({ ...others, '3/3/3/3/3/3': 532_000 }, { broughtIn: 500_000 }), announced: true };
    const { settlement, others: read } = settledWithOthers(pool, ...results);
    expect(paysIn(settlement)).toEqual({ [SECOND]: 4_400 });
    // 6,000.00 over 68 is 88.24.
    expect(read.map(({ id, settlement }) => [id, paysIn(settlement), carriedTo(settlement)])).toEqual([
      ['announced-bonus', { [SECOND]: 8_800 }, { jackpot: 501_600 }],
    ]);
  });

  it('has one reading only where the whole net pool was announced and the bonus was won', () => {
    const { others: read } = settledWithOthers({ ...six(stakes), announced: true }, ...results);
    expect(read.map(({ id }) => id)).toEqual([]);
  });

  it('counts a race with two starters, and not one with one', () => {
    const left = (withdrawn: number[]) =>
      settled(
        six(stakes),
        ...results.slice(0, 5),
        race(6, [[1], [2]].slice(0, 3 - withdrawn.length), { starters: 3, withdrawn, favourites: [1] }),
      );
    expect(paysIn(left([3]), 'bonus')).not.toEqual({});
    expect(paysIn(left([3, 2]), 'bonus')).toEqual({});
  });
});

describe('double trio', () => {
  const results = [race(1, [[1], [2], [3]]), race(2, [[4], [5], [6]])];
  const trio = (stakes: Record<string, number>, more: Record<string, unknown> = {}) => ({
    pool: 'double-trio',
    races: [1, 2],
    stakes,
    ...more,
  });

  it('adds the jackpot to the net pool', () => {
    const pool = settled(
      trio({ '1-2-3/4-5-6': 2_000, '7-8-9/7-8-9': 98_000 }, { broughtIn: 50_000 }),
      ...results,
    );
    expect(paysIn(pool)).toEqual({ '1-2-3/4-5-6': 75_000 });
  });

  it('sends the parts of combinations that nobody backed to the jackpot after a dead heat', () => {
    const pool = settled(
      trio({ '1-2-3/4-5-6': 2_000, '1-2-8/4-5-6': 500, '7-8-9/7-8-9': 97_500 }),
      race(1, [[1], [2], [3, 7, 8]]),
      results[1],
    );
    // Three parts of 333.33: over two unit bets 166.67; for half a unit 333.00, half of it paid.
    expect(paysIn(pool)).toEqual({ '1-2-3/4-5-6': 16_700, '1-2-8/4-5-6': 33_300 });
    expect(carriedTo(pool)).toEqual({ jackpot: 33_333 + 16_650 });
    expect(clausesIn(pool)).toContain('3.10(a)(iv)(b)');
  });

  it('wins with the 1st and any two of those that dead-heat for 2nd', () => {
    const all = ['1-2-3', '1-2-7', '1-3-7', '2-3-7'].map((leg) => [`${leg}/4-5-6`, 2_000]);
    const pool = settled(trio(Object.fromEntries(all)), race(1, [[1], [2, 3, 7]]), results[1]);
    expect(Object.keys(paysIn(pool))).toEqual(['1-2-3/4-5-6', '1-2-7/4-5-6', '1-3-7/4-5-6']);
  });

  /** 3.9(b)(iii): 11, 12 and 13 are the favourites. */
  it.each([
    ['(a)', [1], '1-2-3', '2-3-11'],
    ['(a)(1)', [1], '1-2-11', '2-11-12'],
    ['(a)(1), with the third', [1], '1-11-13', '11-12-13'],
    ['(a)(2)', [1], '1-11-12', '11-12-13'],
    ['(a), with the second', [1], '1-3-12', '3-11-12'],
    ['(b)', [1, 2], '1-3-4', '3-4-11'],
    ['(b)(1)', [1, 2], '1-3-11', '3-11-12'],
    ['(b)(2)', [1, 2], '2-11-12', '11-12-13'],
    ['(b)(3)', [1, 2], '2-11-13', '11-12-13'],
    ['(c)', [1, 2], '1-2-3', '3-11-12'],
    ['(c), with the third', [1, 2], '1-2-13', '11-12-13'],
    ['(c)(1)', [1, 2], '1-2-11', '11-12-13'],
    ['(c)(2)', [1, 2], '1-2-12', '11-12-13'],
    ['(d)', [1, 2, 3], '1-4-5', '4-5-11'],
    ['(d)(1)', [1, 2, 3], '1-4-11', '4-11-12'],
    ['(d)(2)', [1, 2, 3], '3-11-12', '11-12-13'],
    ['(e)', [1, 2, 3], '1-2-4', '4-11-12'],
    ['(e)(1)', [1, 2, 3], '1-3-11', '11-12-13'],
    ['(e)(2)', [1, 2, 3], '2-3-12', '11-12-13'],
    ['(f)', [1, 2, 3, 4], '2-3-4', '11-12-13'],
  ])('substitutes by case %s: %j are out, %s counts as %s', (name, withdrawn, picked, counts) => {
    const places = counts.split('-').map((horse) => [Number(horse)]);
    const pool = settled(
      trio({ [`${picked}/4-5-6`]: 2_000, '7-8-9/7-8-9': 8_000 }),
      race(1, places, { withdrawn, favourites: [11, 12, 13] }),
      results[1],
    );
    expect(paysIn(pool)).toEqual({ [`${counts}/4-5-6`]: 5_000 });
    expect(clausesIn(pool)).toContain(`3.9(b)(iii)${name.slice(0, 3)}`);
    expect(moneyIn(pool).refunded).toBe(0);
  });

  it('is refunded where both races have three starters, and pays on the other where one has', () => {
    const short = (number: number) => race(number, [[1], [2], [3]], { starters: 3 });
    const stakes = { '1-2-3/1-2-3': 1_000 };
    expect(settled(trio(stakes), short(1), short(2)).outcome).toBe('refunded');
    expect(paysIn(settled(trio(stakes, { broughtIn: 10 }), short(1), race(2, [[1], [2], [3]])))).toEqual({
      '1-2-3': 1_100,
    });
  });
});

describe('triple trio', () => {
  const results = [1, 2, 3].map((number) => race(number, [[1], [2], [3]]));
  const A = '1-2-3';
  const X = '7-8-9';
  const triple = (stakes: Record<string, number>, more: Record<string, unknown> = {}) => ({
    pool: 'triple-trio',
    races: [1, 2, 3],
    stakes,
    ...more,
  });
  const WON = `${A}/${A}/${A}`;
  const TWO = `${A}/${A}/${X}`;
  const LOST = `${X}/${X}/${X}`;

  it('limits the consolation to a fiftieth, and holds what that leaves over', () => {
    const { settlement: pool, others } = settledWithOthers(
      triple({ [WON]: 4_000, [TWO]: 20_000, [LOST]: 976_000 }),
      ...results,
    );
    // 8,500.00 over 4 is 2,125.00, a fiftieth of which is 42.50; 1,500.00 over 20 would be 75.00.
    expect(paysIn(pool, 'winning')).toEqual({ [WON]: 212_500 });
    expect(paysIn(pool, 'consolation')).toEqual({ [`${A}/${A}`]: 4_200 });
    expect(pool.dividends.map(({ kind, races }) => [kind, races])).toEqual([
      ['winning', [1, 2, 3]],
      ['consolation', [1, 2]],
    ]);
    expect(carriedTo(pool)).toEqual({ held: 150_000 - 84_000 });
    expect(clausesIn(pool)).toContain('3.5(a)(v)(d)');
    // Added to the winners: 9,160.00 over 4.
    expect(others.map(({ id, settlement }) => [id, paysIn(settlement, 'winning')])).toEqual([
      ['limit-excess', { [WON]: 229_000 }],
    ]);
  });

  it('pays the least consolation where a fiftieth is less, and shows the other reading', () => {
    const { settlement: pool, others } = settledWithOthers(
      triple({ [WON]: 20_000, [TWO]: 10_000, [LOST]: 70_000 }),
      ...results,
    );
    // 850.00 over 20 is 42.50, halfway; 150.00 over 10 is 15.00, and a fiftieth of 43.00 is 0.86.
    expect(paysIn(pool)).toEqual({ [WON]: 4_300, [`${A}/${A}`]: 1_100 });
    expect(others.map(({ id }) => id)).toContain('limit-or-least');
  });

  it('pays the whole jackpot where least consolations cost more than the net pool has left', () => {
    const pool = settled(triple({ [WON]: 1_000, [TWO]: 1_000_000 }, { broughtIn: 500_000 }), ...results);
    // 1,000 unit bets at 11.00 are 11,000.00: 990.00 more than the 10,010.00 of the net pool.
    expect(paysIn(pool)).toEqual({ [WON]: 500_000, [`${A}/${A}`]: 1_100 });
    expect(moneyIn(pool)).toMatchObject({ paid: 1_600_000, rounding: -99_000, carried: 0 });
  });

  it('holds nothing for the limit while least consolations cost more than there is', () => {
    const heat = [race(1, [[1], [2], [3, 4]]), ...results.slice(1)];
    const OTHER = `1-2-4/${A}`;
    const bets = { [WON]: 1_000, [TWO]: 2_000_000, [`${OTHER}/${X}`]: 1_000 };
    const pool = settled(triple(bets), ...heat);
    // 2,000 unit bets at 11.00 take the whole of 20,020.00; of 1,502.00 for the other one the limit leaves 11.00.
    expect(paysIn(pool)).toEqual({ [WON]: 1_100, [`${A}/${A}`]: 1_100, [OTHER]: 1_100 });
    expect(moneyIn(pool)).toMatchObject({ paid: 2_202_200, rounding: -200_200, carried: 0 });
  });

  it('limits the consolation to a fiftieth of the least of several dividends', () => {
    const heat = [...results.slice(0, 2), race(3, [[1], [2], [3, 4]])];
    const bets = { [WON]: 1_000, [`${A}/${A}/1-2-4`]: 2_000, [TWO]: 1_000, [LOST]: 996_000 };
    const pool = settled(triple(bets), ...heat);
    // 4,250.00 each: over 1 unit bet, and over 2 2,125.00, of which a fiftieth is 42.50.
    expect(paysIn(pool, 'consolation')).toEqual({ [`${A}/${A}`]: 4_200 });
    expect(carriedTo(pool)).toEqual({ held: 145_800 });
  });

  it('does not pay the consolation to who has all three, and leaves it unlimited below a fiftieth', () => {
    const pool = settled(triple({ [WON]: 1_000, [TWO]: 50_000, [LOST]: 949_000 }), ...results);
    // 1,500.00 over 50 is 30.00; a fiftieth of 8,500.00 is 170.00.
    expect(pool.dividends.map(({ staked, declared }) => [staked, declared])).toEqual([
      [1_000n, 850_000n],
      [50_000n, 3_000n],
    ]);
  });

  it('adds the jackpot to the 85%', () => {
    const pool = settled(
      triple({ [WON]: 1_000, [TWO]: 50_000, [LOST]: 949_000 }, { jackpot: 100_000 }),
      ...results,
    );
    expect(paysIn(pool, 'winning')).toEqual({ [WON]: 950_000 });
  });

  it('divides both prizes by combinations after a dead heat; what nobody backed goes to the jackpot', () => {
    const heat = [race(1, [[1], [2], [3, 4]]), results[1], results[2]];
    const pool = settled(triple({ [WON]: 1_000, [TWO]: 5_000, [LOST]: 994_000 }), ...heat);
    // 8,500.00 and 1,500.00, each in two parts.
    expect(paysIn(pool)).toEqual({ [WON]: 425_000, [`${A}/${A}`]: 8_500 });
    // The consolation of 150.00 is limited to a fiftieth of 4,250.00, 85.00, for 5 unit bets.
    expect(carriedTo(pool)).toEqual({ jackpot: 425_000 + 75_000, held: 5 * 6_500 });
  });

  it('holds all where nobody has three, for the rule is lost', () => {
    const pool = settled(triple({ [TWO]: 5_000, [LOST]: 5_000 }, { broughtIn: 9 }), ...results);
    expect(carriedTo(pool)).toEqual({ held: 10_000, jackpot: 9 });
    expect(clausesIn(pool)).toContain('3.11(a)(xii), lost');
  });

  it('holds the 15% where nobody has the consolation', () => {
    const pool = settled(triple({ [WON]: 1_000, [LOST]: 9_000 }), ...results);
    expect([paysIn(pool), carriedTo(pool)]).toEqual([{ [WON]: 8_500 }, { held: 1_500 }]);
  });

  describe('with a race that does not count', () => {
    const two = [results[0], race(2, [], { void: true }), results[2]];

    it('pays all to who has the other two, without consolation, and sends the jackpot back', () => {
      const pool = settled(triple({ [`${A}/${X}/${A}`]: 2_000, [LOST]: 8_000 }, { broughtIn: 300 }), ...two);
      expect([paysIn(pool), carriedTo(pool)]).toEqual([{ [`${A}/${A}`]: 5_000 }, { jackpot: 300 }]);
      expect(clausesIn(pool)).toContain('3.5(a)(v)(f)');
    });

    it('pays 15% to who has the first of the two where nobody has both', () => {
      const pool = settled(triple({ [TWO]: 1_000, [LOST]: 9_000 }, { broughtIn: 300 }), ...two);
      expect([paysIn(pool), carriedTo(pool)]).toEqual([{ [A]: 1_500 }, { jackpot: 8_500 + 300 }]);
      expect(clausesIn(pool)).toContain('3.5(a)(v)(g)');
    });

    it('pays all on the race that is left', () => {
      const one = [race(1, [], { void: true }), race(2, [[1]], { finishers: 1 }), results[2]];
      expect(paysIn(settled(triple({ [`${X}/${X}/${A}`]: 2_000, [LOST]: 8_000 }), ...one))).toEqual({
        [A]: 5_000,
      });
    });
  });
});

it('sends the part of an unbacked double after a dead heat to the jackpot pool where that was announced', () => {
  const double = { pool: 'double', races: [1, 2], stakes: { '1/3': 10_000, '9/9': 90_000 }, announced: true };
  const pool = settled(double, race(1, [[1, 2]]), race(2, [[3], [4]]));
  expect(paysIn(pool)).toEqual({ '1/3': 5_000 });
  expect(carriedTo(pool)).toEqual({ jackpot: 50_000 });
});
