/** Names of a written wager that a save refuses: said beside the field at once. */
import type { Wager } from '@/rulebooks/format/record';
import { nameRefused } from '@/rulebooks/names/written-name';
import type { Problem } from '@/simulations/problems/problem';

export function namesRefused({ id, written }: Pick<Wager, 'id' | 'written'>): Problem[] {
  if (!written) return [];
  const names = [
    [`written.${id}.label`, written.label],
    ...written.rows.map(({ label }, index) => [`written.${id}.rows.${index}.label`, label]),
  ] as [string, string][];
  return names.flatMap(([field, name]) => {
    const message = nameRefused(name);
    return message ? [{ code: 'written-incomplete', message, field }] : [];
  });
}
