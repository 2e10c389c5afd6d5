/** Which readings and printed figures of the source concern a game. */
import type { Ambiguity, Claim, Game, Rulebook } from '@/rulebooks/record';
import { appliesTo } from '@/rulebooks/scope';

/**
 * As the rule of that clause names its games. A rule that names none is about all of them where they are of one kind;
 * among games of many kinds it is about the house.
 */
function isAbout({ games, sections }: Rulebook, game: Game, clause: string): boolean {
  const rule = sections.flatMap(({ rules }) => rules).find((known) => known.clause === clause);
  if (rule?.appliesTo.games) return rule.appliesTo.games.includes(game.id);
  const ofOneKind = games.every(({ family }) => family === game.family);
  return ofOneKind && (!rule || appliesTo(rule, game, game.wagers));
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
