/** For tests: a game solved in this thread, with the sums it was solved from. */
import type { DecisionFamily, PayTables, Solution } from '../../decisions';
import type { Card } from '../../equipment/cards/card';
import { setNumber } from '../../equipment/cards/card-sets';
import { RENAMED } from '../../equipment/cards/suit-classes';
import { mergedPieces } from '../checked-solution';
import { HOLE_HANDS, holeNumber } from './flop-rows';
import { flopClasses } from './flops';

export function solved<Parameters>(
  family: DecisionFamily<Parameters>,
  parameters: Parameters,
  tables: PayTables,
): { merged: Float64Array[]; solution: Solution } {
  const pieces = Array.from({ length: family.pieces(parameters) }, (_, piece) =>
    family.runPiece(parameters, tables, piece),
  );
  const merged = mergedPieces(pieces);
  return { merged, solution: family.solve(parameters, tables, merged) };
}

/** Where a table by flop class and hole hand has these cards. */
export function placeOf(hole: readonly Card[], flop: readonly Card[]): number {
  const { classOf, permutationOf } = flopClasses();
  const number = setNumber([...flop].sort((a, b) => a - b));
  const [a, b] = hole.map((card) => RENAMED[(permutationOf[number] as number) * 52 + card] as Card);
  return (classOf[number] as number) * HOLE_HANDS + holeNumber(a as Card, b as Card);
}
