/** What a document of consent or approval can be about: the parts of a game, and what the rules ask one about apart from it. */
import type { Rulebook } from '../format/record';
import type { Game } from '../terms/game';
import type { ConsentScope } from '../variant/consent-schema';
import type { Variant } from '../variant/variant';

/** Every part of the game that a document can name, those written by the operator among them. */
export function scopesOf(
  rulebook: Pick<Rulebook, 'sections'>,
  game: Game,
  { written = {} }: Pick<Variant, 'written'>,
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
