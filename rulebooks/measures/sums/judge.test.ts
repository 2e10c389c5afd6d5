/** Sums that an operator writes in place of a printed table. */
import { expect, it } from 'vitest';
import { option, rulings, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

const evidence: Evidence = { measure: 'sums', option: 'envy', least: { high: '100', low: '2.50' } };
const sums = [
  { id: 'high', label: 'high hand' },
  { id: 'low', label: 'low hand' },
];
const game = {
  wagers: [wager('hand', 'Hand', { minimum: { flush: '5 to 1' } })],
  options: [option('envy', 'Envy', { printed: 'table 1' }, { kind: 'sums', sums })],
};
const paying = (envy: string) => rulings(evidence, { game, options: { envy } });
const about = { wager: 'hand', option: 'envy' };

it('meet the rule where each is the least or more, and name the one nearest to it', () => {
  expect(paying('100; 2.50')).toEqual([
    {
      ...about,
      verdict: 'meets',
      threshold: 'high hand at least $100',
      found: 'high hand $100',
      margin: '0',
      explanation:
        'Envy: no sum is below what rule 9.1 prints; the nearest is high hand $100, and $100 is asked for.',
    },
  ]);
  expect(paying('200; 2.51')).toMatchObject([
    { verdict: 'meets', found: 'low hand $2.51', margin: '$0.01 above' },
  ]);
});

it('breach it a cent below, one of them or both', () => {
  expect(paying('100; 2.49')).toEqual([
    {
      ...about,
      verdict: 'breach',
      threshold: 'low hand at least $2.50',
      found: 'low hand $2.49',
      margin: '$0.01 below',
      explanation:
        'Envy: low hand $2.49; rule 9.1 asks for $2.50 or more. Raise it, or choose a printed table.',
    },
  ]);
  expect(paying('99.99; 0')).toMatchObject([
    {
      verdict: 'breach',
      threshold: 'high hand at least $100 and low hand at least $2.50',
      found: 'high hand $99.99 and low hand $0',
      margin: '$2.50 below',
      explanation:
        'Envy: high hand $99.99 and low hand $0; rule 9.1 asks for $100 and $2.50 or more. Raise them, or choose a printed table.',
    },
  ]);
});

it('are not asked about where a printed table is in use', () => {
  expect(paying('printed')).toEqual([
    {
      ...about,
      verdict: 'meets',
      found: 'table 1',
      explanation: 'Envy: table 1, which rule 9.1 prints.',
    },
  ]);
});

it('are left to the field where they cannot be read', () => {
  for (const unread of ['100', '100; ', '100; 2.50; 3', 'a; b']) expect(paying(unread)).toEqual([]);
});
