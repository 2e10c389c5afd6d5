/** Which of the limits of a table a wager is held to, and which groups a game or an offer has. */
import { familyHead } from '@/simulations/catalogue/heads';
import type { Problem } from '@/simulations/problems/problem';
import type { Game } from '../terms/game';
import type { Wager } from '../terms/wager';
import { declaredRanges, groupSaid, LIMIT_GROUPS, type LimitGroup, OWN_LIMITS } from '../variant/limits';
import type { Variant } from '../variant/variant';
import { familyWager } from './engine-wager';
import { settledAs } from './settlement';

/** An optional wager is of no other group, wherever it is placed. One from a meter has its price. */
export function limitGroup(game: Game, wager: Wager): LimitGroup {
  if (settledAs(game, wager).by === 'meter') return 'progressive';
  if (wager.side) return 'optional';
  const { family, wager: id } = familyWager(game, wager);
  return familyHead(family).placed?.(id) ?? 'all';
}

/** In one order. */
export const limitGroups = (game: Game, wagers: readonly Wager[]): LimitGroup[] => {
  const found = new Set(wagers.map((wager) => limitGroup(game, wager)));
  return LIMIT_GROUPS.filter((group) => found.has(group));
};

/** Of groups that a layout divides its wagers into, where this game has none of them. */
export function strayLimits(game: Game, { limits }: Variant['circumstances']): Problem[] {
  if (!limits) return [];
  const known = limitGroups(game, game.wagers);
  return OWN_LIMITS.filter((group) => group !== 'optional' && limits[group] && !known.includes(group)).map(
    (group) => ({
      code: 'limits-of-none',
      message: `${game.label} has no ${groupSaid(group)}. Leave their limits out.`,
      field: `circumstances.limits.${group}`,
    }),
  );
}

/** Without those of every wager, where each wager on offer is inside or outside and has its own. */
export function rangesOn(
  limits: NonNullable<Variant['circumstances']['limits']>,
  groups: readonly LimitGroup[],
): ReturnType<typeof declaredRanges> {
  const all = declaredRanges(limits);
  const placed = groups.filter((group) => group === 'inside' || group === 'outside');
  const rest = groups.filter(
    (group) => group === 'all' || (group !== 'progressive' && !all.some((own) => own.group === group)),
  );
  return placed.length > 0 && rest.length === 0 ? all.filter(({ group }) => group !== 'all') : all;
}
