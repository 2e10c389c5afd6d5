/** The dossier of every game of every rulebook, with the wagers it starts from: short enough to be read. */
import { expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import { corePages, partsOf, setDossier } from './testing/core-pages';
import { defaultSubject } from './testing/default-subject';
import { badlyBroken } from './testing/table-breaks';

const DAY = '2026-11-01';

const EVERY = rulebooks(DAY).flatMap(({ id, games }) =>
  games.map((game) => ({ rulebook: id, game: game.id, day: DAY })),
);

it.each(EVERY)(
  '$rulebook, $game: a summary of one page, twenty pages to be read, no table badly broken',
  async (asked) => {
    const drawing = setDossier(await defaultSubject(asked));
    const parts = partsOf(drawing);
    expect(parts.get('Summary')).toBe(1);
    expect(corePages(parts), JSON.stringify([...parts])).toBeLessThanOrEqual(20);
    expect(badlyBroken(drawing)).toEqual([]);
  },
);
