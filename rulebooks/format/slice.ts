/**
 * What one game needs of its rulebook, as a rulebook of its own: the head, the game, and the rules that can judge it. A
 * browser gets this and never a whole rulebook; both give the same findings.
 */
import type { Game, Rulebook } from './record';
import { speaksAt } from './scope';

export type RulebookSlice = Rulebook & { games: [Game]; claims: []; ambiguities: [] };

/** Of every day and for any choice of wagers, as both are edited where the slice is. Informative rules judge nothing. */
export function sliceOf({ sections, ...head }: Rulebook, game: Game): RulebookSlice {
  return {
    ...head,
    sections: sections
      .map((section) => ({
        ...section,
        rules: section.rules.filter(
          (rule) => rule.kind !== 'informative' && speaksAt(rule, game, game.wagers),
        ),
      }))
      .filter(({ rules }) => rules.length > 0),
    games: [game],
    claims: [],
    ambiguities: [],
  };
}
