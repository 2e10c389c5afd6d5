/** The edges that a case is judged with. */
import type { Figures } from '../edges/headline-edge';
import { exactEdges } from '../edges/house-edge';
import { resolveVariant } from '../offer/resolve';
import { standsAlone } from '../offer/settlement';
import type { Variant } from '../variant/variant';
import type { Subject } from './case';

/** No rule’s verdict depends on how large an edge is, so that of a round is made up here, not solved. */
const ROUND_EDGE = { houseEdge: '1/40' };

/** Edges of the wagers of a variant, or of one of them alone. */
export function figuresFor({ rulebook, game }: Subject, variant: Variant, alone?: string): Figures {
  const offered = game.wagers.filter(
    ({ id }) => Object.hasOwn(variant.wagers, id) && (alone === undefined || alone === id),
  );
  return Object.fromEntries(
    offered.map((wager) => {
      if (!standsAlone(game, wager)) return [wager.id, ROUND_EDGE];
      const { [wager.id]: choice } = variant.wagers;
      const resolved = resolveVariant(rulebook, {
        ...variant,
        wagers: choice ? { [wager.id]: choice } : {},
      });
      if (!resolved.ok) throw new Error(resolved.problems.map(({ message }) => message).join(' '));
      return [wager.id, exactEdges(resolved.value)[wager.id] ?? ROUND_EDGE];
    }),
  );
}
