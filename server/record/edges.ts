/** The edges shown to the public: for a round, per its first wager and per all mandatory wagers. */
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { gameOf } from '@/rulebooks/format/lookup';
import { rulebookOf } from '@/rulebooks/registry';
import type { PublicEdge } from './shapes';

/** Of a wager on a meter, the edge that leads on its sign; and what the edge is an edge of, where that must be said. */
export type Leading = { edge?: string | undefined; basis?: string | undefined };

export function publicEdge(
  of: { rulebook: string; game: string },
  { id, label, settles, perMandatory, houseEdge, progressive }: AnalysedWager,
  leading: Leading = {},
): PublicEdge {
  if (progressive)
    return {
      wager: id,
      label,
      ...(leading.edge === undefined ? {} : { edge: leading.edge }),
      ...(leading.basis ? { basis: leading.basis } : {}),
    };
  const edge = { wager: id, label, edge: houseEdge, ...(leading.basis ? { basis: leading.basis } : {}) };
  if (!settles) return edge;
  const first = settles.length > 1 ? labelOf(of, id) : undefined;
  return {
    ...edge,
    per: first ?? 'wager',
    ...(perMandatory === houseEdge ? {} : { perMandatory }),
  };
}

function labelOf({ rulebook, game }: { rulebook: string; game: string }, wager: string): string | undefined {
  const book = rulebookOf(rulebook);
  const found = book.ok ? gameOf(book.value, game) : undefined;
  return found?.ok ? found.value.wagers.find(({ id }) => id === wager)?.label : undefined;
}
