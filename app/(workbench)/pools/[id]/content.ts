/** Pool rules between what is typed and what is saved. */
import { type OwnPoolRow, ownRow, readOwnRow } from '@/rulebooks/totalisator/own/row';
import type { OwnRules } from '@/rulebooks/totalisator/own/rules';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { READINGS, type ReadingId } from '@/simulations/totalisator/rules';
import type { General } from './general-fields';

/** `notes`: by the name of the finding that each confirms. */
export type Typed = { rows: OwnPoolRow[]; general: General; notes: Record<string, string> };

export const typedOf = ({ pools, places, readings, confirmed }: OwnRules): Typed => ({
  rows: pools.map(ownRow),
  general: {
    two: places ? String(places.two) : '',
    three: places ? String(places.three) : '',
    readings: { ...readings },
  },
  notes: Object.fromEntries((confirmed ?? []).map(({ of, note }) => [of, note])),
});

function placesOf({ two, three }: General): Result<OwnRules['places']> {
  if (two.trim() === '' && three.trim() === '') return ok(undefined);
  const problems: Problem[] = [];
  const read = (text: string, field: 'two' | 'three', least: number): number => {
    const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
    if (number < least)
      problems.push({
        code: 'input-unreadable',
        message: `Give how many declared starters, from ${least} to 99, or leave both empty.`,
        field: `places.${field}`,
      });
    return number;
  };
  const places = { two: read(two, 'two', 2), three: read(three, 'three', 3) };
  return problems.length > 0 ? fail(...problems) : ok(places);
}

export function contentOf({ rows, general, notes }: Typed): Result<OwnRules> {
  const pools = rows.map(readOwnRow);
  const places = placesOf(general);
  const problems = [...pools, places].flatMap((one) => (one.ok ? [] : one.problems));
  if (problems.length > 0) return fail(...problems);
  const readings = Object.fromEntries(
    (Object.keys(READINGS) as ReadingId[]).flatMap((id) => {
      const way = general.readings[id];
      return way === undefined || way === READINGS[id].taken ? [] : [[id, way]];
    }),
  ) as NonNullable<OwnRules['readings']>;
  const confirmed = Object.entries(notes)
    .map(([of, note]) => ({ of, note: note.trim() }))
    .filter(({ note }) => note !== '');
  return ok({
    pools: pools.flatMap((one) => (one.ok ? [one.value] : [])),
    ...(places.ok && places.value && { places: places.value }),
    ...(Object.keys(readings).length > 0 && { readings }),
    ...(confirmed.length > 0 && { confirmed }),
  });
}
