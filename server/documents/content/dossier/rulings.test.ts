import { expect, it } from 'vitest';
import { rulebookOf } from '@/rulebooks/registry';
import { SUBJECT } from '../../testing/subject';
import { rulingsOnTrial } from './rulings';

const book = rulebookOf('gb-2007');
if (!book.ok) throw new Error('gb-2007 is a rulebook');
const seal = { key: 'a'.repeat(64), signature: 'AAAA' };
const common = {
  reference: 'A-0001',
  version: 1,
  operator: 'Northgate',
  variant: 'b',
  by: 'Ruth Hale',
  authority: 'The Commission',
};
const extended = {
  seal,
  record: {
    ...common,
    ruling: 'extend' as const,
    at: '2026-03-01T10:00:00.000Z',
    text: 'More results.',
    lastDay: '2026-06-30',
  },
};
const adopted = {
  seal,
  record: {
    ...common,
    ruling: 'adopt' as const,
    at: '2026-06-01T10:00:00.000Z',
    text: 'At 35 to 1.',
    proposedBy: 'Ravi Shah',
  },
};
const shown = (rulings?: (typeof extended | typeof adopted)[]) =>
  rulingsOnTrial({ ...SUBJECT, rulebook: book.value, record: { ...SUBJECT.record, rulings } });

it('lists each ruling with its clause, day, last day, who made it and what it says', () => {
  const [table] = shown([extended, adopted]);
  if (table?.kind !== 'table') throw new Error('rulings are a table');
  expect(table.caption).toBe('Rulings on the trial');
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    [
      'Trial extended',
      '2.3(e)',
      '1 March 2026',
      '30 June 2026',
      'Ruth Hale, The Commission',
      'More results.',
    ],
    [
      'Formally adopted',
      '2.3(d)',
      '1 June 2026',
      '',
      'Ruth Hale, proposed by Ravi Shah, The Commission',
      'At 35 to 1.',
    ],
  ]);
});

it('says beside what was agreed why it was adopted over what was open', () => {
  const over = { ...adopted, record: { ...adopted.record, reasons: 'The consent is promised.' } };
  const [table] = shown([over]);
  if (table?.kind !== 'table') throw new Error('rulings are a table');
  expect(table.rows[0]?.cells.at(-1)).toBe('At 35 to 1.\nReasons: The consent is promised.');
});

it('is left out where nothing was ruled', () => {
  expect(shown()).toEqual([]);
});
