/** Which clause opens a trial to other operators, where the head of an edition names one and where it says nothing. */
import { expect, it } from 'vitest';
import { editionFromText, editionText } from '@/rulebooks/editions/edition-text';
import type { Rulebook } from '@/rulebooks/format/record';
import { opensTrials } from './opens-trials';
import { programsOwn } from './shelf';

const today = programsOwn('gb-2007');

/** As one that was published before its head named the clause, kept as text and read again. */
function published(change: (book: Rulebook) => Rulebook): Rulebook {
  const { open: _, abandon: __, apply: ___, ...trials } = today.trials ?? expect.unreachable();
  const read = editionFromText(editionText(change({ ...today, trials })));
  return read.ok ? read.value : expect.unreachable();
}

it('is the one that its head names', () => {
  expect(opensTrials(today)).toBe('2.3(a)');
  const moved = { ...today, trials: { ...(today.trials ?? expect.unreachable()), open: '2.3(b)' as const } };
  expect(opensTrials(moved)).toBe('2.3(b)');
});

it('is the program’s where an edition was published before its head named one, and has the clause', () => {
  expect(opensTrials(published((book) => book))).toBe('2.3(a)');
});

it('is none where the edition no longer has the clause, or knows no trials', () => {
  const without = published((book) => ({
    ...book,
    sections: book.sections.map((section) => ({
      ...section,
      rules: section.rules.filter(({ clause }) => clause !== '2.3(a)'),
    })),
  }));
  expect(opensTrials(without)).toBeUndefined();
  expect(opensTrials(programsOwn('co-rule-28'))).toBeUndefined();
});
