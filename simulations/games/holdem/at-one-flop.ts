/** For tests: what the kernel says of one hole hand and flop. */
import type { Card } from '../../equipment/cards/card';
import { setNumber } from '../../equipment/cards/card-sets';
import { RENAMED } from '../../equipment/cards/suit-classes';
import { sumsOfOneFlop } from './decisions-at-flop';
import { HOLE_HANDS, holeNumber } from './flop-rows';
import { flopSums } from './flop-sums';
import { boardClasses, FlopsOfBoard, flopClasses } from './flops';
import type { RuleSet } from './rule-set';

/** Where a table by flop class and hole hand has these cards. */
export function placeOf(hole: readonly Card[], flop: readonly Card[]): number {
  const { classOf, permutationOf } = flopClasses();
  const number = setNumber([...flop].sort((a, b) => a - b));
  const [a, b] = hole.map((card) => RENAMED[(permutationOf[number] as number) * 52 + card] as Card);
  return (classOf[number] as number) * HOLE_HANDS + holeNumber(a as Card, b as Card);
}

/** What a game sums up for one flop and hole hand, from the boards alone that hold a flop of its class. */
export function sumAtFlop(rules: RuleSet, hole: readonly Card[], flop: readonly Card[]): number {
  const place = placeOf(hole, flop);
  const { cards, count } = boardClasses();
  const flops = new FlopsOfBoard();
  const boards = Array.from({ length: count }, (_, i) => i).filter((i) => {
    flops.read(cards.subarray(i * 5, i * 5 + 5));
    return flops.classes.includes(Math.floor(place / HOLE_HANDS));
  });
  const [byClass] = flopSums(rules.settled, rules.atFlop, boards);
  return sumsOfOneFlop(byClass)[place] as number;
}
