/**
 * The simple strategy that goes round for Ultimate, as a plan. Its sentences are read to the letter: three of a kind on
 * the table alone are "two pairs or better".
 */
import type { Card } from '../../equipment/cards/card';
import { rankFive } from '../../equipment/cards/hand-ranking';
import type { BoardHands } from './board';
import { CATEGORIES, FIRST_OF } from './categories';
import { KINDS } from './cells';
import { HOLE_HANDS, HOLES, holesWithout } from './flop-rows';
import { flopClasses } from './flops';
import type { Plan } from './follow';
import { isHidden } from './hidden';
import { START_OF_HOLE } from './starts';

const TWO = 0;
const TEN = 8;
const FEW_OUTS = 21;
const TWO_PAIRS = FIRST_OF[CATEGORIES.indexOf('two-pairs')] as number;

function bettingAtFlop(low: Card, high: Card, flop: readonly Card[]): boolean {
  const [a, b, c] = flop as [Card, Card, Card];
  if (rankFive(low, high, a, b, c) >= TWO_PAIRS) return true;
  const ranks = flop.map((card) => card >> 2);
  if (low >> 2 === high >> 2) return low >> 2 !== TWO;
  if (ranks.includes(low >> 2) || ranks.includes(high >> 2)) return true;
  return [0, 1, 2, 3].some((suit) => {
    const own = [low, high].filter((card) => (card & 3) === suit);
    const together = own.length + flop.filter((card) => (card & 3) === suit).length;
    return together >= 4 && own.some((card) => card >> 2 >= TEN);
  });
}

function dealerOuts(board: BoardHands, cell: number): number {
  const hand = board.hands[cell] as number;
  let outs = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const live = board.live[kind] as number;
    if (live > 0 && board.handWithOne(kind) > hand) outs += live;
  }
  return outs;
}

export function simplePlan(best: Plan): Plan {
  const { classes } = flopClasses();
  const atFlop = new Uint8Array(best.atFlop.length);
  for (let flop = 0; flop < classes.count; flop += 1) {
    const cards = Array.from(classes.cards.subarray(flop * 3, flop * 3 + 3));
    const free = holesWithout(cards);
    for (const [hole, [low, high]] of HOLES.entries())
      if (
        free[hole] === 1 &&
        best.beforeFlop[START_OF_HOLE[hole] as number] === 0 &&
        bettingAtFlop(low, high, cards)
      )
        atFlop[flop * HOLE_HANDS + hole] = 1;
  }
  return {
    ...best,
    atFlop,
    afterRiver: (_initial, _later, board, cell) =>
      isHidden(board, cell) || dealerOuts(board, cell) < FEW_OUTS,
  };
}
