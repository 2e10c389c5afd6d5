import { describe, expect, it } from 'vitest';
import { type Fraction, ratio, sum, toText } from '../exact/fraction';
import { balanceOf, type Flow, onAverage } from './flow';
import { type Backed, backersFlows, deducted, dividend, type PoolTerms, poolFlows } from './pool';
import { onAverageOf, playersGain, VIEWS, type ViewId } from './views';

const said = (view: ViewId, flows: readonly Flow[]) => toText(VIEWS[view].of(flows));

/** 10% for the house and 7.5% duty; dividends for each 10, in steps of 50 cents. */
const terms: PoolTerms = {
  deductions: [
    { to: 'house', share: '1/10' },
    { to: 'authority', share: '3/40' },
  ],
  unit: '10/1',
  step: '1/2',
  rounding: 'down',
  breakage: 'house',
};
const nearest: PoolTerms = { ...terms, rounding: 'nearest' };
/** So fine that nothing is rounded. */
const exact: PoolTerms = { ...terms, step: '1/1000000' };

const pool = (...stakes: number[]): Backed =>
  new Map(stakes.map((stake, horse) => [String(horse + 1), ratio(stake)]));

describe('a pool of 10,000 with 2,000 on the winner', () => {
  const backed = pool(2_000, 3_000, 5_000);

  it('pays 41.25 for 10: 8,250 divided by 200 units, rounded to 41 or to 41.50', () => {
    expect(toText(dividend(backed, '1', exact) as Fraction)).toBe('165/4');
    expect(toText(dividend(backed, '1', terms) as Fraction)).toBe('41/1');
    expect(toText(dividend(backed, '1', nearest) as Fraction)).toBe('83/2');
  });

  it('keeps 1,750, and 50 more by rounding down', () => {
    const flows = poolFlows(backed, '1', terms);
    expect(said('take-out', flows)).toBe('7/40');
    expect(said('breakage', flows)).toBe('1/200');
    expect(said('players-cost', flows)).toBe('9/50');
    expect(said('house-edge', flows)).toBe('21/200');
  });

  it('is short of 50 where the dividend is rounded up, which the house pays', () => {
    const flows = poolFlows(backed, '1', nearest);
    expect(said('take-out', flows)).toBe('7/40');
    expect(said('breakage', flows)).toBe('-1/200');
    expect(said('players-cost', flows)).toBe('17/100');
    expect(said('house-edge', flows)).toBe('19/200');
  });

  it('holds nothing when all is settled, whichever wins', () => {
    for (const winner of backed.keys())
      for (const how of [terms, nearest, exact])
        expect(toText(balanceOf(['pool'], poolFlows(backed, winner, how)))).toBe('0/1');
  });

  it('has no dividend for what nobody backed, and goes on holding what was not deducted', () => {
    expect(dividend(backed, '4', terms)).toBeUndefined();
    expect(toText(balanceOf(['pool'], poolFlows(backed, '4', terms)))).toBe('33/40');
  });
});

/** Rule 3.7(a) of Hong Kong's pari-mutuel rules: to the nearest 50 cents, and for a place no less than 10 and 10 cents. */
describe('a favourite with 9,000 of 10,000 on it', () => {
  const backed = pool(9_000, 400, 600);
  const place: PoolTerms = { ...nearest, least: '101/10' };

  it('pays 10.10 where the pool holds 9.17 for 10: no dividend is less', () => {
    expect(toText(dividend(backed, '1', nearest) as Fraction)).toBe('9/1');
    expect(toText(dividend(backed, '1', place) as Fraction)).toBe('101/10');
    expect(toText(playersGain(backersFlows('1', backed, '1', place)))).toBe('1/100');
  });

  it('costs the house 840 of its 1,000: 900 units at 10.10 are 9,090, and 8,250 was to divide', () => {
    const flows = poolFlows(backed, '1', place);
    expect(said('take-out', flows)).toBe('7/40');
    expect(said('breakage', flows)).toBe('-21/250');
    expect(said('house-edge', flows)).toBe('2/125');
    expect(said('players-cost', flows)).toBe('91/1000');
    expect(toText(balanceOf(['pool'], flows))).toBe('0/1');
  });

  it('changes nothing for what pays more', () => {
    expect(poolFlows(backed, '2', place)).toEqual(poolFlows(backed, '2', nearest));
  });
});

it('a pool that nobody staked in moves nothing', () => {
  expect(poolFlows(new Map(), '1', terms)).toEqual([]);
  expect(poolFlows(pool(0, 0), '1', terms)).toEqual([]);
});

describe('one backer', () => {
  it('gets 3.1 times the stake on top of it from a dividend of 41 for 10', () => {
    const backed = pool(2_000, 3_000, 5_000);
    expect(toText(playersGain(backersFlows('1', backed, '1', terms)))).toBe('31/10');
    expect(toText(playersGain(backersFlows('1', backed, '2', terms)))).toBe('-1/1');
  });

  it('pays the take-out on any combination that wins as often as it is backed', () => {
    const fifth: PoolTerms = { ...exact, deductions: [{ to: 'house', share: '1/5' }] };
    // 80 to divide: 20, 5 and 1 for each unit staked, so nothing is rounded.
    const backed = pool(4, 16, 80);
    for (const on of backed.keys()) {
      const outcomes = [...backed].map(([winner, stake]) => ({
        probability: stake.div(100),
        flows: backersFlows(on, backed, winner, fifth),
      }));
      expect(toText(onAverageOf(VIEWS['players-cost'].of, outcomes))).toBe('1/5');
    }
    expect(toText(deducted(fifth))).toBe('1/5');
  });

  it('on average pays what the whole pool does, each by how much was staked', () => {
    const backed = pool(2_000, 3_000, 5_000);
    const all = sum(backed.values());
    for (const winner of backed.keys()) {
      const each = [...backed].map(([on, stake]) => ({
        probability: stake.div(all),
        flows: backersFlows(on, backed, winner, terms),
      }));
      expect(said('players-cost', onAverage(each))).toBe(
        said('players-cost', poolFlows(backed, winner, terms)),
      );
    }
  });

  it('who is alone gets back what is not deducted', () => {
    const alone = pool(1_000);
    expect(toText(playersGain(backersFlows('1', alone, '1', exact)))).toBe('-7/40');
    expect(said('players-cost', poolFlows(alone, '1', exact))).toBe('7/40');
  });
});
