/** What a consent can be about in one game, with the label of each part. */

import type { Game } from '../terms/game';
import type { ConsentScope } from '../variant/consent-schema';
import { consentsIn, type PartNames, scopeName } from '../variant/consents';
import type { Variant } from '../variant/variant';

type Offer = Pick<Variant, 'written'>;

export const partNames = (game: Game, { written = {} }: Offer): PartNames => ({
  wager: (id) =>
    game.wagers.find((wager) => wager.id === id)?.label ??
    (Object.hasOwn(written, id) ? written[id]?.label.trim() || undefined : undefined),
  option: (id) => game.options.find((option) => option.id === id)?.label,
});

/** Documents about parts that the game does not have, a sentence each: a written wager may be gone since. */
export function strayConsents(game: Game, variant: Pick<Variant, 'written' | 'circumstances'>): string[] {
  const { wager, option } = partNames(game, variant);
  const written = variant.written ?? {};
  const isKnown = (scope: ConsentScope): boolean => {
    if ('wager' in scope) return wager(scope.wager) !== undefined || Object.hasOwn(written, scope.wager);
    return !('option' in scope) || option(scope.option) !== undefined;
  };
  return consentsIn(variant.circumstances).flatMap(({ name, for: scopes = [] }) =>
    scopes
      .filter((scope) => !isKnown(scope))
      .map(
        (scope) =>
          `The consent of ${name} is for ${scopeName(scope)}, which ${game.label} does not have. Choose under Circumstances what it is for.`,
      ),
  );
}
