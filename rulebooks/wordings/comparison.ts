/** One subject that the documents of a rulebook word differently: what each game's clauses say of it, those that say the same together. */

import type { Rulebook } from '../format/record';
import type { ClauseId } from '../spelling/ids';

export type WordingOf = {
  game: string;
  clauses: readonly string[];
  /** In what it goes beyond its group. */
  more?: string;
};

export type WordingGroup = {
  /** What these games say, in a few words. */
  says: string;
  /** By question, in the order of `asks`. */
  answers: readonly string[];
  games: readonly WordingOf[];
};

export type Comparison = {
  id: string;
  title: string;
  lead: string;
  /** What each group answers. */
  asks: readonly string[];
  groups: readonly WordingGroup[];
  /** What is said for every game beside its own text. */
  everywhere: readonly string[];
  /** Where the groups differ, and what that leaves open. */
  differ: readonly string[];
  /** Games of the source with such words that are in no group, each with its lines and why. */
  notAmong: readonly { game: string; lines: readonly number[]; why: string }[];
};

export type ComparedGame = {
  label: string;
  more?: string;
  wordings: { clause: ClauseId; says: string }[];
};

/** The games of a group by name, each with its clauses as the rulebook restates them. A clause or a game that is not there is a bug. */
export function comparedGames(rulebook: Rulebook, { games }: Pick<WordingGroup, 'games'>): ComparedGame[] {
  const rules = rulebook.sections.flatMap((section) => section.rules);
  return games.map(({ game: id, clauses, more }) => {
    const game = rulebook.games.find((one) => one.id === id);
    if (!game) throw new Error(`${rulebook.id} has no game ${id}`);
    return {
      label: game.label,
      ...(more ? { more } : {}),
      wordings: clauses.map((clause) => said(rules, clause)),
    };
  });
}

export function said(
  rules: readonly { clause: ClauseId; says: string }[],
  clause: string,
): { clause: ClauseId; says: string } {
  const rule = rules.find((one) => one.clause === clause);
  if (!rule) throw new Error(`there is no clause ${clause}`);
  return { clause: rule.clause, says: rule.says };
}
