/** What a consent can be about in one game, with the label of each part. */

import type { Problem } from '@/simulations/problems/problem';
import { quoted } from '../spelling/quoted';
import type { Game } from '../terms/game';
import type { ConsentScope } from '../variant/consent-schema';
import { consentsIn, type PartNames } from '../variant/consents';
import type { Variant } from '../variant/variant';

type Offer = Pick<Variant, 'written'>;

export const partNames = (game: Game, { written = {} }: Offer): PartNames => ({
  wager: (id) =>
    game.wagers.find((wager) => wager.id === id)?.label ??
    (Object.hasOwn(written, id) ? written[id]?.label.trim() || undefined : undefined),
  option: (id) => game.options.find((option) => option.id === id)?.label,
});

/** Every part of the game that a document can name, those written by the operator among them. */
export function scopesOf(game: Game, { written = {} }: Offer): ConsentScope[] {
  const wagers = [...game.wagers.map(({ id }) => id), ...Object.keys(written)];
  return [
    { about: 'game' },
    ...wagers.map((wager) => ({ about: 'wager' as const, wager })),
    ...wagers.map((wager) => ({ about: 'pays' as const, wager })),
    ...game.options.map(({ id }) => ({ about: 'option' as const, option: id })),
    { about: 'progressive' },
    { about: 'variation' },
    { about: 'industry' },
  ];
}

/** Documents about parts that the game does not have. */
export function consentProblems(game: Game, variant: Pick<Variant, 'written' | 'circumstances'>): Problem[] {
  const { written = {} } = variant;
  const known = (scope: ConsentScope): boolean =>
    'wager' in scope
      ? game.wagers.some(({ id }) => id === scope.wager) || Object.hasOwn(written, scope.wager)
      : !('option' in scope) || game.options.some(({ id }) => id === scope.option);
  return consentsIn(variant.circumstances).flatMap(({ name, for: scopes = [] }) =>
    scopes
      .filter((scope) => !known(scope))
      .map((scope): Problem => {
        const [what, id] =
          'wager' in scope ? ['wager', scope.wager] : ['option', 'option' in scope ? scope.option : ''];
        return {
          code: 'input-unreadable',
          message: `The consent of ${name} is for the ${what} ${quoted(id)}, which ${game.label} does not have. Choose what it is for under Circumstances.`,
          field: 'circumstances.consents',
        };
      }),
  );
}
