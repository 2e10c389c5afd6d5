/** The dossiers that come nearest to being too long to be read; all of them are in the nightly tier. */
import { expect, it, vi } from 'vitest';
import { corePages, partsOf, setDossier } from './testing/core-pages';
import { defaultSubject } from './testing/default-subject';
import { badlyBroken } from './testing/table-breaks';

vi.setConfig({ testTimeout: 60_000 });

it.each([
  ['gb-2007', 'craps', '2008-01-01'],
  ['co-rule-28', 'fortunes-progressive', '2026-11-01'],
] as const)(
  '%s, %s: a summary of one page, twenty pages to be read, no table badly broken',
  async (rulebook, game, day) => {
    const drawing = setDossier(await defaultSubject({ rulebook, game, day }));
    const parts = partsOf(drawing);
    expect(parts.get('Summary')).toBe(1);
    expect(corePages(parts), JSON.stringify([...parts])).toBeLessThanOrEqual(20);
    expect(badlyBroken(drawing)).toEqual([]);
    expect([...parts.keys()].slice(0, 6)).toEqual([
      'Summary',
      'Submission',
      'Rules',
      'Mathematics',
      'Compliance',
      'Papers',
    ]);
  },
);
