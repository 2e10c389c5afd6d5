/** Which readings of the source concern a game. */
import type { Ambiguity, Game, Rulebook } from '@/rulebooks/record';

/** "11.44(c)" stands in section 11, forty-fourth. */
function placeOf(clause: string): { section: string; at: number } {
  const [section = '', at = ''] = clause.split('.');
  return { section, at: Number.parseInt(at, 10) || 0 };
}

/**
 * The clauses of a section from a game's own to that of the next are about it, and those before the first game of the
 * section about all of them. In a rulebook with one game, everything is.
 */
function isAbout(rulebook: Rulebook, game: Game, clause: string): boolean {
  if (rulebook.games.length === 1) return true;
  const [own, asked] = [placeOf(game.clause), placeOf(clause)];
  if (own.section !== asked.section) return false;
  const starts = rulebook.games
    .map((other) => placeOf(other.clause))
    .filter(({ section }) => section === own.section)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  if (asked.at < (starts[0] ?? 0) || starts.length === 1) return true;
  return starts.filter((at) => at <= asked.at).at(-1) === own.at;
}

export const concerning = (rulebook: Rulebook, game: Game): Ambiguity[] =>
  rulebook.ambiguities.filter(({ compares, clause }) =>
    compares ? compares.game === game.id : isAbout(rulebook, game, clause),
  );
