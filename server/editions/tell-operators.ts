/** Operators hear of an edition that asks something else of a game of theirs. */
import { EFFECTS } from '@/rulebooks/editions/effect';
import type { Rulebook } from '@/rulebooks/format/record';
import { longDate } from '@/rulebooks/spelling/wording';
import { colleagues } from '../accounts/stored/queries';
import type { Queries } from '../db/client';
import { tell } from '../notices/queries';
import type { EditionEffect, Gravest, TriedOn } from '../vocabulary/tried-edition';

export const gravestOf = ({ cannot, effects, analyseAgain }: EditionEffect): Gravest => {
  if (cannot.length > 0) return 'cannot';
  const kinds = effects.map(({ kind }) => kind);
  return EFFECTS.find((kind) => kinds.includes(kind)) ?? (analyseAgain ? 'analyse-again' : 'freed');
};

/** What it means for a game, as the end of a sentence about that game. */
export const GRAVEST_SAYS: Record<Gravest, string> = {
  cannot: 'can no longer be offered as it was filed',
  'newly-breaches': 'is in breach',
  'newly-asks': 'needs a consent, a notice or a confirmation that it did not need',
  'asks-otherwise': 'owes something else than today',
  freed: 'is freed of something',
  'analyse-again': 'has other edges, which have to be computed again',
};

const PEOPLE = new Set(['member', 'approver']);

export async function tellOperators(
  tx: Queries,
  {
    at,
    edition,
    affected,
    operators,
  }: { at: string; edition: Rulebook; affected: TriedOn[]; operators: Map<string, string> },
): Promise<void> {
  for (const game of affected) {
    const organisation = operators.get(game.id);
    if (organisation === undefined) continue;
    const people = (await colleagues(tx, organisation)).filter(({ role }) => PEOPLE.has(role));
    await tell(
      tx,
      people.map(({ id }) => id),
      {
        kind: 'edition-published',
        reference: game.reference,
        at,
        text: `From ${longDate(edition.validFrom)}, ${game.reference}, ${game.name}, ${GRAVEST_SAYS[gravestOf(game)]}: the rules change (${edition.edition}).`,
        href: `/submissions/${game.id}`,
      },
    );
  }
}
