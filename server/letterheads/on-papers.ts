/** What papers under one rulebook say of the operator. */
import type { Rulebook } from '@/rulebooks/format/record';
import type { Letterhead, PaperOrganisation } from '../vocabulary/letterhead';

/** Only what the operator entered: a rulebook suggests an age and a service, and no paper prints a suggestion. */
export function onPapers(
  { players, ...fields }: Letterhead,
  { jurisdiction }: Pick<Rulebook, 'jurisdiction'>,
): PaperOrganisation | undefined {
  const all = { ...fields, ...players?.[jurisdiction] };
  return Object.keys(all).length > 0 ? all : undefined;
}
