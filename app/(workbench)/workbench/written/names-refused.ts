/** Names of a written wager that a save refuses: said beside the field at once. */
import type { Wager } from '@/rulebooks/format/record';
import { nameRefused, type Written } from '@/rulebooks/names/written-name';
import type { Problem } from '@/simulations/problems/problem';

export function namesRefused({ id, written }: Pick<Wager, 'id' | 'written'>): Problem[] {
  if (!written) return [];
  const names = [
    ['wager', `written.${id}.label`, written.label],
    ...written.rows.map(({ label }, index) => ['row', `written.${id}.rows.${index}.label`, label]),
  ] as [Written, string, string][];
  return names.flatMap(([of, field, name]) => {
    const message = nameRefused(name, of);
    return message ? [{ code: 'written-incomplete', message, field }] : [];
  });
}
