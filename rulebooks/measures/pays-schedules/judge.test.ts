/** Rule 9.1 here: no less than schedule A (full house 10, flush 5) or B (full house 12, flush 4), each as a whole. */

import { describe, expect, it } from 'vitest';
import { oddsIn } from '@/rulebooks/testing/odds';
import { type Asked, rulings, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

const evidence: Evidence = {
  measure: 'pays',
  against: 'schedules',
  schedules: [
    { label: 'schedule A', rows: oddsIn({ 'full-house': '10 to 1', flush: '5 to 1' }) },
    { label: 'schedule B', rows: oddsIn({ 'full-house': '12 to 1', flush: '4 to 1' }) },
  ],
};
const minimum = { 'royal-flush': '100 to 1', 'full-house': '10 to 1', flush: '5 to 1' };
const paying = (pays: Record<string, string>, payTable = 'minimum'): Asked => ({
  game: { wagers: [wager('hand', 'Hand', { minimum })] },
  wagers: { hand: { payTable, pays } },
});
const THRESHOLD = 'all of schedule A or all of schedule B';

describe('floors that go together', () => {
  it('are met by one schedule as a whole, at its narrowest row', () => {
    expect(rulings(evidence, paying({ 'full-house': '12 to 1', flush: '4½ to 1' }))).toEqual([
      {
        verdict: 'meets',
        threshold: THRESHOLD,
        found: 'schedule B',
        margin: '0',
        explanation: 'No pay of Hand is below schedule B, one of the tables that rule 9.1 names.',
        wager: 'hand',
      },
    ]);
    expect(rulings(evidence, paying({ 'full-house': '11 to 1', flush: '5½ to 1' }))).toMatchObject([
      { found: 'schedule A', margin: '+1/2' },
    ]);
    expect(rulings(evidence, paying({ 'full-house': '10½ to 1', flush: '6 to 1' }))).toMatchObject([
      { found: 'schedule A', margin: '+1/2' },
    ]);
  });

  it('are breached where each schedule has a row that is better, however much the others pay', () => {
    expect(rulings(evidence, paying({ 'full-house': '11 to 1', flush: '4 to 1' }))).toEqual([
      {
        verdict: 'breach',
        threshold: THRESHOLD,
        explanation:
          'Hand is below schedule A on “Flush” (4 to 1, not 5 to 1); below schedule B on “Full house” (11 to 1, not 12 to 1). Rule 9.1 asks for no less than schedule A or schedule B as a whole: choose one of the tables, or pay at least as much on every row.',
        wager: 'hand',
        event: 'flush',
      },
    ]);
    const both = rulings(evidence, paying({ 'full-house': '9 to 1', flush: '3 to 1' }));
    expect(both).toEqual([
      {
        verdict: 'breach',
        threshold: THRESHOLD,
        explanation:
          'Hand is below schedule A on “Full house” (9 to 1, not 10 to 1) and “Flush” (3 to 1, not 5 to 1); below schedule B on “Full house” (9 to 1, not 12 to 1) and “Flush” (3 to 1, not 4 to 1). Rule 9.1 asks for no less than schedule A or schedule B as a whole: choose one of the tables, or pay at least as much on every row.',
        wager: 'hand',
      },
    ]);
    expect(both[0]).not.toHaveProperty('event');
  });

  it('points at the row of the schedule that is nearest', () => {
    // Below A on both rows, below B on the full house alone.
    expect(rulings(evidence, paying({ 'full-house': '9 to 1', flush: '4 to 1' }))[0]).toMatchObject({
      verdict: 'breach',
      event: 'full-house',
    });
    // Below A on the flush alone, below B on both.
    expect(rulings(evidence, paying({ 'full-house': '11 to 1', flush: '3 to 1' }))[0]).toMatchObject({
      verdict: 'breach',
      event: 'flush',
    });
  });

  it('are not met by a sum of money', () => {
    const [found] = rulings(evidence, paying({ flush: '$500' }));
    expect(found).toMatchObject({ verdict: 'breach', event: 'flush' });
    expect(found?.explanation).toMatch(/^Hand is below schedule A on “Flush” \(\$500, not 5 to 1\); below/);
  });

  it('wait for each of their rows to be read, and for a table that the wager has', () => {
    expect(rulings(evidence, paying({ flush: 'a lot', 'royal-flush': 'a lot' }))).toEqual([
      {
        verdict: 'not-assessed',
        wager: 'hand',
        event: 'flush',
        explanation:
          'What Hand pays on “Flush” cannot be read, so rule 9.1 is not assessed; correct the cell.',
      },
    ]);
    expect(rulings(evidence, paying({}, 'other'))).toEqual([
      {
        verdict: 'not-assessed',
        wager: 'hand',
        explanation:
          'Hand has no pay table of that name, so rule 9.1 is not assessed; choose one of its tables.',
      },
    ]);
  });

  it('leave a row that only one of them has to that one', () => {
    const uneven: Evidence = {
      measure: 'pays',
      against: 'schedules',
      schedules: [
        { label: 'schedule A', rows: oddsIn({ 'full-house': '20 to 1' }) },
        { label: 'schedule B', rows: oddsIn({ 'full-house': '10 to 1', flush: '7 to 1' }) },
      ],
    };
    expect(rulings(uneven, paying({ 'full-house': '21 to 1', flush: 'push' }))).toMatchObject([
      { verdict: 'meets', found: 'schedule A', margin: '+1' },
    ]);
  });
});
