/** Merged pools, worked out by hand. Amounts are in cents; the unit bet is 10.00. */
import { describe, expect, it } from 'vitest';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { readMeeting } from '../totalisator/meeting-file';
import { HK_POOLS } from './pools';
import { carriedTo, clausesIn, moneyIn } from './testing/settle';

type Bets = Record<string, Record<string, number>>;

function merged(
  pool: string,
  bets: Bets,
  result: Record<string, unknown>,
  more: Record<string, unknown> = {},
) {
  const stakes = Object.entries(bets).flatMap(([bet, on]) =>
    Object.entries(on).map(([combination, amount]) => ({ bet, combination, amount })),
  );
  const meeting = readMeeting(
    { pools: [{ pool, races: [1], deduction: 0, stakes, ...more }], results: [{ race: 1, ...result }] },
    HK_POOLS,
  );
  const settled = meeting.ok ? settleMeeting(meeting.value, HK_POOLS) : meeting;
  if (!settled.ok) throw new Error(settled.problems.map(({ message }) => message).join(' '));
  const [one] = settled.value;
  if (!one) throw new Error('no pool');
  return one.settlement;
}

const pays = ({ dividends }: ReturnType<typeof merged>) =>
  dividends.map(({ label, legs, declared }) => [label, legs[0]?.join('-'), Number(declared)]);

describe('quartet and first 4', () => {
  const bets = {
    quartet: { '1-2-3-4': 1_000, '4-3-2-1': 3_000, '5-6-7-8': 46_000 },
    'first-4': { '1-2-3-4': 6_000, '5-6-7-8': 44_000 },
  };
  const places = [[1], [2], [3], [4]];

  it('divides by the money on the four horses, then by the money on the order', () => {
    // 1,000.00 for the four with 100.00 on them: first 4 has 60.00 of it, 600.00 over 6 unit bets. Of the 400.00 for
    // quartet, all goes to the one unit bet on the order that came in.
    expect(pays(merged('quartet-first-4', bets, { places }))).toEqual([
      ['Quartet', '1-2-3-4', 40_000],
      ['First 4', '1-2-3-4', 10_000],
    ]);
  });

  it('lays a first 4 out so that it is paid the same whichever order comes in', () => {
    // On 4-3-2-1 the 400.00 are for three unit bets.
    expect(pays(merged('Quartet & First 4', bets, { places: [[4], [3], [2], [1]] }))).toEqual([
      ['Quartet', '4-3-2-1', 13_300],
      ['First 4', '1-2-3-4', 10_000],
    ]);
  });

  it('pays a first 4 whole after a dead heat within it, and a quartet half', () => {
    const both = { ...bets, quartet: { ...bets.quartet, '2-1-3-4': 1_000, '5-6-7-8': 45_000 } };
    // 110.00 on the four, 50.00 of it on quartet: 454.55, half of it for each order. First 4: 545.45 over 6.
    expect(pays(merged('quartet-first-4', both, { places: [[1, 2], [3], [4]] }))).toEqual([
      ['Quartet', '1-2-3-4', 22_700],
      ['Quartet', '2-1-3-4', 22_700],
      ['First 4', '1-2-3-4', 9_100],
    ]);
  });

  it('halves the first 4s after a dead heat for 4th', () => {
    const both = {
      quartet: { '1-2-3-4': 1_000, '1-2-3-5': 1_000 },
      'first-4': { '1-2-3-4': 1_000, '1-2-3-5': 3_000, '5-6-7-8': 94_000 },
    };
    // 500.00 each. On 1-2-3-4 half is first 4; on 1-2-3-5 three quarters, 375.00 over 3 unit bets.
    expect(pays(merged('quartet-first-4', both, { places: [[1], [2], [3], [4, 5]] }))).toEqual([
      ['Quartet', '1-2-3-4', 25_000],
      ['Quartet', '1-2-3-5', 12_500],
      ['First 4', '1-2-3-4', 25_000],
      ['First 4', '1-2-3-5', 12_500],
    ]);
  });

  it('gives all to first 4 where nobody staked a quartet on the four horses', () => {
    const only = { quartet: { '5-6-7-8': 1_000 }, 'first-4': { '1-2-3-4': 2_000, '5-6-7-8': 7_000 } };
    expect(pays(merged('quartet-first-4', only, { places }, { jackpot: 1_000 }))).toEqual([
      ['First 4', '1-2-3-4', 5_500],
    ]);
  });

  it('holds what is due to an order that nobody backed, pays the first 4, and sends the jackpot back', () => {
    const pool = merged('quartet-first-4', bets, { places: [[2], [1], [3], [4]] }, { jackpot: 700 });
    expect(pays(pool)).toEqual([['First 4', '1-2-3-4', 10_000]]);
    expect(carriedTo(pool)).toEqual({ held: 40_000, reserve: 700 });
    expect(clausesIn(pool)).toContain('3.2(b)(i)');
    expect(clausesIn(pool)).toContain('3.11(b), lost');
  });

  it('adds the jackpot after a dead heat, though nobody backed one of the orders by itself', () => {
    const pool = merged('quartet-first-4', bets, { places: [[1], [2], [3, 4]] }, { jackpot: 1_000 });
    // 505.00 for each order: 202.00 on quartet, 303.00 on first 4, which has both.
    expect(pays(pool)).toEqual([
      ['Quartet', '1-2-3-4', 20_200],
      ['First 4', '1-2-3-4', 10_100],
    ]);
    expect(carriedTo(pool)).toEqual({ held: 20_200 });
  });

  it('is carried where nobody has the four horses, and refunded with five starters or in a void race', () => {
    expect(carriedTo(merged('quartet-first-4', bets, { places: [[1], [2], [3], [9]] }))).toEqual({
      held: 100_000,
    });
    expect(merged('quartet-first-4', bets, { places: [], void: true }).outcome).toBe('refunded');
    const five = { places, starters: 8, withdrawn: [6, 7, 8] };
    expect(moneyIn(merged('quartet-first-4', bets, five)).refunded).toBe(100_000);
  });

  it('refunds what was staked on a withdrawn horse', () => {
    const pool = merged('quartet-first-4', bets, { places, withdrawn: [8] });
    // 100.00 is left: 40.00 for the quartet; 60.00 over 6 unit bets is 10.00, and 11.00 is the least.
    expect(moneyIn(pool)).toMatchObject({ refunded: 90_000, paid: 4_000 + 6_600, rounding: -600 });
  });
});

describe('win and composite win', () => {
  const composites = { A1: [1, 2], A2: [3, 4, 5], A3: [6, 7, 8] };
  const bets = {
    win: { 1: 30_000, 2: 10_000, 3: 20_000, 6: 20_000 },
    'composite-win': { A1: 10_000, A2: 10_000 },
  };

  it('divides by the money on the group, then by the money on the horse', () => {
    // 1,000.00; 500.00 on A1, of which 400.00 to win: 800.00 over 30 unit bets. The composite has 200.00 over 10.
    expect(pays(merged('win-composite-win', bets, { places: [[1]] }, { composites }))).toEqual([
      ['Win', '1', 2_650],
      ['Composite win', '1-2', 2_000],
    ]);
  });

  it('divides by the horses in a dead heat, and pays a composite for each of its horses', () => {
    const pool = merged('win-composite-win', bets, { places: [[1, 2]] }, { composites });
    // 400.00 each over 30 and 10 unit bets; the composite twice 100.00 over 10.
    expect(pays(pool)).toEqual([
      ['Win', '1', 1_350],
      ['Win', '2', 4_000],
      ['Composite win', '1-2', 2_000],
    ]);
  });

  it('counts every horse in a dead heat, whether or not anybody backed it', () => {
    const pool = merged('win-composite-win', bets, { places: [[1, 7]] }, { composites });
    // 500.00 for each horse; of that for 1, 400.00 over 30 unit bets and 100.00 over 10.
    expect(pays(pool)).toEqual([
      ['Win', '1', 1_350],
      ['Composite win', '1-2', 1_010],
    ]);
    expect(carriedTo(pool)).toEqual({ held: 50_000 });
  });

  it('refunds composites and goes on to win where fewer than three composites are left', () => {
    const pool = merged('win-composite-win', bets, { places: [[1]], withdrawn: [6, 7, 8] }, { composites });
    // 200.00 on composites and 200.00 on 6 are refunded; 600.00 over 30 unit bets.
    expect(moneyIn(pool)).toMatchObject({ refunded: 40_000, paid: 60_000 });
    expect(pool.dividends.map(({ declared }) => declared)).toEqual([2_000n]);
  });

  it('keeps the jackpot out of win that goes on alone, and sends it back to the reserve', () => {
    const few = { places: [[1]], withdrawn: [6, 7, 8] };
    const pool = merged('win-composite-win', bets, few, { composites, broughtIn: 50_000 });
    expect(pool.dividends.map(({ declared }) => declared)).toEqual([2_000n]);
    expect(carriedTo(pool)).toEqual({ reserve: 50_000 });
    expect(pool.reasons.at(-1)?.says).toMatch(/^The jackpot of 500\.00 goes back to the jackpot reserve/);
  });
});

it('asks what a stake is on', () => {
  const read = readMeeting(
    {
      pools: [
        {
          pool: 'quartet-first-4',
          races: [1],
          deduction: 0,
          stakes: [{ combination: '1-2-3-4', amount: 5 }],
        },
      ],
      results: [{ race: 1, places: [[1], [2], [3], [4]] }],
    },
    HK_POOLS,
  );
  expect(read.ok ? '' : read.problems[0]?.message).toContain('write "bet": quartet or first-4');
});
