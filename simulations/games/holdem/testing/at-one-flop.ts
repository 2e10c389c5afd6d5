/** For tests: what the kernel says of one hole hand and flop. */
import type { Card } from '../../../equipment/cards/card';
import { setNumber } from '../../../equipment/cards/card-sets';
import { RENAMED } from '../../../equipment/cards/suit-classes';
import { inTable } from '../../../exact/in-table';
import { shareOfPiece } from '../boards/boards';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS, holeNumber } from '../hands/holes';
import { sumsOfOneFlop } from '../passes/decisions-at-flop';
import { flopSums } from '../passes/flop-sums';
import type { RuleSet } from '../passes/rule-set';

/** Where a table by flop class and hole hand has these cards. */
export function placeOf(hole: readonly Card[], flop: readonly Card[]): number {
  const { classOf, permutationOf } = flopClasses();
  const number = setNumber([...flop].sort((a, b) => a - b));
  const [a, b] = hole.map((card) => RENAMED[inTable(permutationOf[number]) * 52 + card] as Card);
  return inTable(classOf[number]) * HOLE_HANDS + holeNumber(a as Card, b as Card);
}

/** What a game sums up by flop class and hole hand. */
export const sumsAtFlop = ({ settled, atFlop }: RuleSet): Float64Array =>
  sumsOfOneFlop(flopSums(settled, atFlop, shareOfPiece(0, 1)));

/** The same for one flop and hole hand. */
export const sumAtFlop = (rules: RuleSet, hole: readonly Card[], flop: readonly Card[]): number =>
  inTable(sumsAtFlop(rules)[placeOf(hole, flop)]);
