/** What a consent can be about in one game, with the label of each part. */

import type { Rulebook } from '../format/record';
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

/** Every part of the game that a document can name, those written by the operator among them. */
export function scopesOf(
  rulebook: Pick<Rulebook, 'sections'>,
  game: Game,
  { written = {} }: Offer,
): ConsentScope[] {
  const wagers = [...new Set([...game.wagers.map(({ id }) => id), ...Object.keys(written)])];
  return [
    { about: 'game' },
    ...wagers.map((wager) => ({ about: 'wager' as const, wager })),
    ...wagers.map((wager) => ({ about: 'pays' as const, wager })),
    ...game.options.map(({ id }) => ({ about: 'option' as const, option: id })),
    { about: 'progressive' },
    { about: 'variation' },
    ...askedApart(rulebook),
    { about: 'industry' },
  ];
}

/** What its rules ask a document about that is no part of a game. */
function askedApart({ sections }: Pick<Rulebook, 'sections'>): ConsentScope[] {
  const parts = sections.flatMap(({ rules }) => rules).flatMap(({ evidence }) => evidence ?? []);
  const about = parts.flatMap((part) => ('owes' in part && part.owes === 'consent' && part.about) || []);
  return [...new Set(about)].map((each) => ({ about: each }));
}

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
