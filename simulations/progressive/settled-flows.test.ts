/** The second way to the long run: at the average meter, what goes to it and what comes from it are the same. */
import { describe, expect, it } from 'vitest';
import { fromText, ONE, toText } from '../exact/fraction';
import { balanceOf, onAverage } from '../money/flow';
import { onAverageOf, VIEWS } from '../money/views';
import { progressiveFigures } from './figures';
import { type Hundredths, PLAIN, SMALL, settledFor } from './made-up-meter';
import type { MeterTerms } from './meter-terms';
import { settledFlows } from './settled-flows';

const outcomes = (terms: MeterTerms, rows: Hundredths = SMALL) =>
  settledFor(rows, terms).map((settled) => ({
    probability: settled.probability,
    flows: settledFlows(settled, terms),
  }));

const moved = (terms: MeterTerms, rows?: Hundredths) =>
  onAverage(outcomes(terms, rows)).map(
    ({ from, to, purpose, amount }) => `${from} > ${to} ${purpose} ${toText(amount)}`,
  );

describe('what moves at a meter of 30 for a wager of 2', () => {
  // 0.05 of 30 and 0.10 of 6 are 2.10 a round, 1.05 of each unit; 0.30 comes from "3 for 1", of which the stake is 0.10.
  it('with fixed pays from the house', () => {
    expect(moved(PLAIN)).toEqual([
      'player > house stake 9/10',
      'meter > player jackpot 21/20',
      'house > meter contribution 1/4',
      'house > meter seed 1/4',
      'house > player win 1/5',
    ]);
  });

  it('with fixed pays from the meter, which then pays the stake back as well', () => {
    expect(moved({ ...PLAIN, fixedPaidFrom: 'meter' })).toEqual([
      'player > house stake 1/1',
      'meter > player jackpot 21/20',
      'house > meter contribution 1/4',
      'house > meter seed 1/4',
      'meter > player win 3/10',
    ]);
  });

  it('with a reserve, which takes the place of the seed', () => {
    expect(moved({ ...PLAIN, reserve: '1/20' })).toContain('house > reserve contribution 1/20');
    expect(moved({ ...PLAIN, reserve: '1/20' }).join()).not.toContain('seed');
  });

  it('with envy for two others, whose sum of 4 is 2 units for each of them', () => {
    const envy = { to: 'others' as const, pays: { all: '4/1' } };
    expect(moved({ ...PLAIN, players: '3/1', envy })).toContain('house > other-players envy 1/5');
    expect(moved({ ...PLAIN, players: '3/1', envy: { ...envy, to: 'dealer' } })).toContain(
      'house > dealer envy 1/10',
    );
  });

  it('with three who each win the whole: the meter pays it once, and the house the rest', () => {
    const each = moved({ ...PLAIN, shared: 'each', players: '3/1' });
    // All is won 5 times in 100: 15 units each, of which the meter has 5; a fifth three times is less than the whole.
    expect(each).toContain('meter > player jackpot 11/20');
    expect(each).toContain('house > player jackpot 1/2');
  });
});

const TERMS: [string, Partial<MeterTerms>][] = [
  ['seeds from the house', {}],
  ['fixed pays from the meter', { fixedPaidFrom: 'meter' }],
  ['a reserve', { reserve: '1/20' }],
  ['three who divide the meter', { shared: 'split', players: '3/1' }],
  ['three who each win the whole', { shared: 'each', players: '3/1' }],
  [
    'hands on the board that three divide',
    { shared: 'board', players: '3/1', board: { part: '1/21', events: { all: 'split', part: 'split' } } },
  ],
];

describe.each(TERMS)('with %s, at the average meter', (_, more) => {
  const terms = { ...PLAIN, ...more };
  const long = progressiveFigures(settledFor(SMALL, terms), terms);
  const average = outcomes({ ...terms, meter: long.averageMeter ?? '' });

  it('the meter and its reserve neither gain nor lose', () => {
    expect(toText(balanceOf(['meter', 'reserve'], onAverage(average)))).toBe('0/1');
  });

  it('the player’s cost is what the long run keeps, and the house’s gain', () => {
    const kept = toText(ONE.sub(fromText(long.longRunReturn)));
    expect(toText(onAverageOf(VIEWS['players-cost'].of, average))).toBe(kept);
    expect(toText(onAverageOf(VIEWS['house-edge'].of, average))).toBe(kept);
  });
});
