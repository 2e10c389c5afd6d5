/** Which readings and printed figures of the source concern a game. */

import type { Ambiguity, Claim, Game, Rulebook } from '@/rulebooks/format/record';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { appliesTo } from '@/rulebooks/terms/scope';

/**
 * By the games that the clause's rule names. A rule that names none is about all games where they are of one kind;
 * in a rulebook of many kinds it is about the house.
 */
function isAbout({ games, sections }: Rulebook, game: Game, clause: ClauseId): boolean {
  const rule = sections.flatMap(({ rules }) => rules).find((known) => known.clause === clause);
  if (rule?.appliesTo.games) return rule.appliesTo.games.includes(game.id);
  const ofOneKind = games.every(({ family }) => family === game.family);
  return ofOneKind && (!rule || appliesTo(rule, game, game.wagers));
}

/** In the order of the source; what is of no numbered clause comes last. */
function inOrder<Noted extends { clause: ClauseId }>({ sections }: Rulebook, noted: Noted[]): Noted[] {
  const clauses = sections.flatMap(({ rules }) => rules.map(({ clause }) => clause));
  const place = ({ clause }: Noted) => {
    const at = clauses.indexOf(clause);
    return at < 0 ? clauses.length : at;
  };
  return [...noted].sort((one, other) => place(one) - place(other));
}

export const ambiguitiesConcerning = (rulebook: Rulebook, game: Game): Ambiguity[] =>
  inOrder(
    rulebook,
    rulebook.ambiguities.filter(({ compares, clause }) =>
      compares ? compares.game === game.id : isAbout(rulebook, game, clause),
    ),
  );

/** A wager may be in two games at the same odds: a figure for one is a figure for the other. */
export const claimsConcerning = (rulebook: Rulebook, game: Game): Claim[] =>
  inOrder(
    rulebook,
    rulebook.claims.filter(
      ({ subject, clause }) => subject.game === game.id || isAbout(rulebook, game, clause),
    ),
  );
