/** Rule 9.1 here: a royal flush pays at least 50 to 1, or is left out and pays as a straight flush does. */

import { expect, it } from 'vitest';
import { odds } from '@/rulebooks/testing/odds';
import { type Asked, rulings, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

const evidence: Evidence = {
  measure: 'pays',
  against: 'row',
  event: 'royal-flush',
  row: 'straight-flush',
  atLeast: odds('50 to 1'),
};
const minimum = { 'royal-flush': '40 to 1', 'straight-flush': '40 to 1' };
const paying = (pays: Record<string, string>, payTable = 'minimum'): Asked => ({
  game: { wagers: [wager('hand', 'Hand', { minimum })] },
  wagers: { hand: { payTable, pays } },
});
const about = { wager: 'hand', event: 'royal-flush', threshold: '50 to 1' };

it('a row that may be left out', () => {
  expect(rulings(evidence, paying({}))).toEqual([
    {
      ...about,
      verdict: 'meets',
      found: 'left out',
      explanation:
        'Hand pays 40 to 1 on “Royal flush”, as it does on “Straight flush”: the row that rule 9.1 leaves to the operator is not offered.',
    },
  ]);
  expect(rulings(evidence, paying({ 'royal-flush': '50 to 1' }))).toEqual([
    {
      ...about,
      verdict: 'meets',
      found: '50 to 1',
      explanation:
        'Hand pays 50 to 1 on “Royal flush”; where this row is offered, rule 9.1 asks for at least 50 to 1.',
    },
  ]);
  expect(rulings(evidence, paying({ 'royal-flush': '49 to 1' }))).toEqual([
    {
      ...about,
      verdict: 'breach',
      found: '49 to 1',
      explanation:
        'Hand pays 49 to 1 on “Royal flush”; under rule 9.1 this row is either left out, paying 40 to 1 as “Straight flush” does, or pays at least 50 to 1.',
    },
  ]);
  // A sum cannot be shown to be enough.
  expect(rulings(evidence, paying({ 'royal-flush': '$5,000' }))).toMatchObject([
    { verdict: 'breach', found: '$5,000' },
  ]);
  const unread = {
    ...about,
    verdict: 'not-assessed',
    explanation:
      'What Hand pays on “Royal flush” and on “Straight flush” cannot be read, so rule 9.1 is not assessed; correct the cells.',
  };
  for (const asked of [
    paying({ 'royal-flush': '?' }),
    paying({ 'straight-flush': '?' }),
    paying({}, 'other'),
  ])
    expect(rulings(evidence, asked)).toEqual([unread]);
});
