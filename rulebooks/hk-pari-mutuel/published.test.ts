/** What the press and the operator published, and whether these rules give it (docs/sources/hk-pari-mutuel.md). */
import { describe, expect, it } from 'vitest';
import { paysIn, settled } from './testing/settle';

/**
 * South China Morning Post, 8 March 2007: HK$8.016 million paid at 16.50 on one horse of a dead heat for 1st, HK$4.439 million at
 * 35.50 on the other. What was staked on each follows from that, in cents.
 */
describe('the dead heat of 7 March 2007', () => {
  const paid = { 1: 801_600_000, 2: 443_900_000 };
  const on = { 1: Math.round((paid[1] * 10) / 16.5), 2: Math.round((paid[2] * 10) / 35.5) };
  const pool = paid[1] + paid[2];

  it('does not come from these rules: halves of the pool are declared as 13.00 and 50.00', () => {
    const win = settled(
      { pool: 'win', races: [1], stakes: on, total: pool, deduction: 0 },
      { race: 1, places: [[1, 2], [3], [4]] },
    );
    // 6,227,500.00 each: over 485,818 unit bets 12.82, over 125,042 of them 49.80.
    expect(paysIn(win)).toEqual({ 1: 1_300, 2: 5_000 });
  });

  it('comes from the winning stakes back and half of the rest to each', () => {
    const half = (pool - on[1] - on[2]) / 2;
    const declared = (stake: number) => Math.round((2 * 10 * (stake + half)) / stake) / 2;
    expect([declared(on[1]), declared(on[2])]).toEqual([16.5, 35.5]);
  });
});

/** Results of the operator, Sha Tin, 21 January 2023, race 1: six starters, two place dividends, no quinella place. */
describe('a race of six', () => {
  it('pays two places and has no quinella place', () => {
    const result = { race: 1, places: [[2], [1], [5], [3]], starters: 6 };
    const place = settled({ pool: 'place', races: [1], stakes: { 1: 3_000, 2: 2_000, 5: 5_000 } }, result);
    expect(Object.keys(paysIn(place))).toEqual(['1', '2']);
    const pairs = settled({ pool: 'quinella-place', races: [1], stakes: { '1-2': 3_000 } }, result);
    expect(pairs.outcome).toBe('refunded');
  });
});
