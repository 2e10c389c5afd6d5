/** The consents of a dossier: who gave each, for what, and whether it counts. */
import { describe, expect, it } from 'vitest';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { consentTable, proprietorEntries } from './consents';

const LETTER = { name: 'Test Games', reference: 'TG-7', date: '2007-12-31' };
const [wager] = Object.keys(ROUND_SUBJECT.variant.wagers);
const label = ROUND_SUBJECT.game.wagers.find(({ id }) => id === wager)?.label ?? '';
const withGiven = (circumstances: Circumstances) => ({
  ...ROUND_SUBJECT,
  variant: { ...ROUND_SUBJECT.variant, circumstances },
});
const rowsOf = (circumstances: Circumstances) =>
  consentTable(withGiven(circumstances)).flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells) : [],
  );

describe('consents on file', () => {
  it('are in a table with what they are for and how long they count', () => {
    const about = { about: 'wager' as const, wager: wager ?? '' };
    expect(
      rowsOf({
        consents: [
          { ...LETTER, for: [about], table: 'Pit 4', note: 'By post', file: 'a'.repeat(64) },
          { ...LETTER, for: [], expires: '2007-12-31' },
        ],
      }),
    ).toEqual([
      [
        'Test Games',
        `${label}, at Pit 4 only`,
        'TG-7',
        '31 December 2007',
        'No end given',
        'By post; file aaaaaaaaaaaa',
      ],
      ['Test Games', 'nothing yet', 'TG-7', '31 December 2007', 'Expired on 31 December 2007', '–'],
    ]);
    expect(rowsOf({ consents: [LETTER, 'Test Commission'] })).toEqual([]);
  });

  it('do not count without a reference or a date, and say so', () => {
    const { date: _, ...undated } = { ...LETTER, for: [{ about: 'game' as const }] };
    const lacks = (...consents: (typeof undated)[]) => rowsOf({ consents }).map((cells) => cells[4]);
    expect(lacks(undated, { ...undated, reference: '' })).toEqual([
      'Not yet: it has no date',
      'Not yet: it has no reference or date',
    ]);
    const [owner] = proprietorEntries(withGiven({ consents: [undated] }), ['Test Games']);
    expect(owner?.value).toMatch(/consent not on file \(reference TG-7, no date/);
  });

  it('are looked for with a later proprietor, once a document shows the change', () => {
    const entries = (circumstances: Circumstances) =>
      proprietorEntries(withGiven(circumstances), ['Test Games']).map(
        ({ label, value }) => `${label}: ${value}`,
      );
    const change = { was: 'Test Games', name: 'A buyer', reference: 'AB-1' };
    expect(entries({ proprietors: [{ ...change, since: '2008-01-01' }] })).toEqual([
      'Proprietor: A buyer; consent not on file',
      'Later proprietor: A buyer, for Test Games since 1 January 2008 (reference AB-1)',
    ]);
    expect(entries({ proprietors: [change] })[0]).toBe('Proprietor: Test Games; consent not on file');
  });
});
