/** The dossiers that come nearest to being too long to be read; all of them are in the nightly tier. */
import { expect, it, vi } from 'vitest';
import { corePages, partsOfDossier } from './testing/core-pages';
import { defaultSubject } from './testing/default-subject';

vi.setConfig({ testTimeout: 60_000 });

it.each([
  ['gb-2007', 'craps', '2008-01-01'],
  ['co-rule-28', 'fortunes-progressive', '2026-11-01'],
] as const)('%s, %s: a summary of one page, and twenty pages to be read', async (rulebook, game, day) => {
  const parts = partsOfDossier(await defaultSubject({ rulebook, game, day }));
  expect(parts.get('Summary')).toBe(1);
  expect(corePages(parts), JSON.stringify([...parts])).toBeLessThanOrEqual(20);
  expect([...parts.keys()].slice(0, 6)).toEqual([
    'Summary',
    'Submission',
    'Rules',
    'Mathematics',
    'Compliance',
    'Papers',
  ]);
});
