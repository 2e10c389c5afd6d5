/** Which readings and printed figures of the source concern a game. */
import type { Ambiguity, Claim, Game, Rulebook } from '@/rulebooks/record';

/** As the rule of that clause names its games. In a rulebook with one game, everything is about it. */
function isAbout({ games, sections }: Rulebook, game: Game, clause: string): boolean {
  if (games.length === 1) return true;
  const rule = sections.flatMap(({ rules }) => rules).find((known) => known.clause === clause);
  return rule?.appliesTo.games?.includes(game.id) ?? false;
}

export const ambiguitiesConcerning = (rulebook: Rulebook, game: Game): Ambiguity[] =>
  rulebook.ambiguities.filter(({ compares, clause }) =>
    compares ? compares.game === game.id : isAbout(rulebook, game, clause),
  );

/** A wager may stand in two games with the same odds: a figure of one is a figure of the other. */
export const claimsConcerning = (rulebook: Rulebook, game: Game): Claim[] =>
  rulebook.claims.filter(
    ({ subject, clause }) => subject.game === game.id || isAbout(rulebook, game, clause),
  );
