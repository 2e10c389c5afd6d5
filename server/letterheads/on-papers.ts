/** What papers under one rulebook say of the operator. */
import type { Rulebook } from '@/rulebooks/format/record';
import type { Letterhead, PaperOrganisation } from '../vocabulary/letterhead';

/** What the operator says of itself; of the age and of help, what its law names where it says nothing. */
export function onPapers(
  { players, ...fields }: Letterhead,
  rulebook: Pick<Rulebook, 'jurisdiction' | 'players'>,
): PaperOrganisation | undefined {
  const given = players?.[rulebook.jurisdiction];
  const minimumAge = given?.minimumAge ?? rulebook.players?.minimumAge;
  const help = given?.help ?? rulebook.players?.help;
  const all = {
    ...fields,
    ...(minimumAge !== undefined && { minimumAge }),
    ...(help !== undefined && { help }),
  };
  return Object.keys(all).length > 0 ? all : undefined;
}
