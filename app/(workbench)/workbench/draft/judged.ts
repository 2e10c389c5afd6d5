/** The rules on what is typed: as typed, also while an option cannot be used, so that no finding is of other input. */

import type { Priced } from '@/rulebooks/edges/headline-edge';
import { evaluate } from '@/rulebooks/evaluation';
import type { Finding } from '@/rulebooks/findings/finding';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { resolveVariant } from '@/rulebooks/offer/resolve';
import type { Variant } from '@/rulebooks/variant/variant';
import type { Problem } from '@/simulations/problems/problem';
import { type Content, variantOf } from './content';
import { usableOptions } from './usable-options';
import type { WagerView } from './wager-view';

const ASIDE = /^(?:options|circumstances|wagers|filed)(?:\.|$)/;

type Typed = {
  rulebook: Rulebook;
  game: Game;
  content: Content;
  attestations: Variant['attestations'];
  views: readonly WagerView[];
};

export function judged({ rulebook, game, content, attestations, views }: Typed): {
  findings: Finding[];
  problems: Problem[];
} {
  const variant = variantOf(content, { rulebook: rulebook.id, game: game.id, attestations });
  const resolved = resolveVariant(rulebook, variant);
  const { asGiven } = usableOptions(game, content.options);
  const figures = Object.fromEntries(asGiven ? views.flatMap((view) => edgesOf(view)) : []);
  return {
    problems: (resolved.ok ? [] : resolved.problems).filter(({ field }) => field && ASIDE.test(field)),
    findings: evaluate({ rulebook, variant, figures, day: content.day }),
  };
}

/** Of the present table, or none: a rule is not checked against an edge of the previous table. */
function edgesOf({ wager, choice, figures, round }: WagerView): [string, Priced][] {
  if (!choice) return [];
  if (!round) return figures ? [[wager.id, figures]] : [];
  return round.edge === undefined ? [] : [[wager.id, { houseEdge: round.edge }]];
}
