/** Compares two rulebooks' versions of a game, or two variants. Pure: no request, page or database. */
import { circumstancesPart } from './circumstances';
import type { ComparedSide, Comparison } from './comparison';
import { comparedEdges } from './edges';
import { editionPart } from './edition';
import { optionsPart } from './options';
import { procedurePart, unplacedClauses } from './procedure';
import { progressivePart } from './progressive';
import { type Side, sideOf, type Version } from './side';
import { wagersPart } from './wagers';

const headOf = ({ rulebook, game }: Side): ComparedSide => ({
  rulebook: rulebook.id,
  title: rulebook.title,
  jurisdiction: rulebook.jurisdiction,
  edition: rulebook.edition,
  game: game.id,
  gameLabel: game.label,
});

export function compareGames(ours: Version, theirs: Version): Comparison {
  const [left, right] = [sideOf(ours), sideOf(theirs)];
  const all = [editionPart, circumstancesPart, wagersPart, progressivePart, optionsPart, procedurePart];
  const parts = all.map((part) => part(left, right));
  return {
    left: headOf(left),
    right: headOf(right),
    parts: parts
      .map((part) => ({ ...part, groups: part.groups.filter(({ lines }) => lines.length > 0) }))
      .filter(({ groups }) => groups.length > 0),
    edges: comparedEdges(left, right),
    unplaced: { left: unplacedClauses(left, right), right: unplacedClauses(right, left) },
  };
}
