/** What the public is told a wager costs: of a round per its first wager and per all that must be staked. */
import type { AnalysedWager } from '@/rulebooks/analysis';
import { gameOf } from '@/rulebooks/lookup';
import { rulebookOf } from '@/rulebooks/registry';
import { toSignificant } from '@/simulations/exact/decimal';
import { fromText } from '@/simulations/exact/fraction';
import { edgeAtSeed } from '@/simulations/progressive/edge-line';
import type { PublicEdge } from './shapes';

const percentOf = (edge: string): number => toSignificant(fromText(edge).mul(100));

/** A share of a meter is worth least at the seed: the edge there is the dearest. */
export function publicEdge(
  of: { rulebook: string; game: string },
  { id, label, settles, houseEdgePercent, perMandatory, houseEdge, progressive }: AnalysedWager,
): PublicEdge {
  if (progressive)
    return {
      wager: id,
      label,
      edgePercent: percentOf(edgeAtSeed(progressive)),
      atMeter: fromText(progressive.seed).toString(),
    };
  const edge = { wager: id, label, edgePercent: houseEdgePercent };
  if (!settles) return edge;
  const first = settles.length > 1 ? labelOf(of, id) : undefined;
  return {
    ...edge,
    per: first ?? 'wager',
    ...(perMandatory === houseEdge ? {} : { perMandatoryPercent: percentOf(perMandatory) }),
  };
}

function labelOf({ rulebook, game }: { rulebook: string; game: string }, wager: string): string | undefined {
  const book = rulebookOf(rulebook);
  const found = book.ok ? gameOf(book.value, game) : undefined;
  return found?.ok ? found.value.wagers.find(({ id }) => id === wager)?.label : undefined;
}
