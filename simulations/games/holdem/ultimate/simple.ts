/**
 * The simple strategy commonly published for Ultimate, as a plan. Its sentences are taken literally: three of a kind on
 * the table alone are "two pairs or better".
 */
import type { Card } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import type { BoardHands } from '../boards/board';
import { isHidden } from '../boards/hidden';
import { CATEGORIES } from '../hands/categories';
import { FIRST_OF } from '../hands/category-of';
import { KINDS } from '../hands/cells';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS } from '../hands/holes';
import { eachHandAtFlop } from '../hands/made-at-flop';
import { START_OF_HOLE } from '../hands/starts';
import type { Plan } from '../passes/plan';

const TWO = 0;
const TEN = 8;
const FEW_OUTS = 21;
const TWO_PAIRS = inTable(FIRST_OF[CATEGORIES.indexOf('two-pairs')]);

/** Ten or higher of one suit in the hand, and four of that suit with the flop. */
function fourToFlush(low: Card, high: Card, flop: readonly Card[]): boolean {
  for (let i = 0; i < 2; i += 1) {
    const own = i === 0 ? high : low;
    if (own >> 2 < TEN) continue;
    const suit = own & 3;
    let together = (low & 3) === suit ? 1 : 0;
    if ((high & 3) === suit) together += 1;
    for (let k = 0; k < flop.length; k += 1) if (((flop[k] as Card) & 3) === suit) together += 1;
    if (together >= 4) return true;
  }
  return false;
}

/** `hand`: what the five cards are worth. */
function bettingAtFlop(low: Card, high: Card, flop: readonly Card[], hand: number): boolean {
  if (hand >= TWO_PAIRS) return true;
  if (low >> 2 === high >> 2) return low >> 2 !== TWO;
  for (let k = 0; k < flop.length; k += 1) {
    const rank = (flop[k] as Card) >> 2;
    if (rank === low >> 2 || rank === high >> 2) return true;
  }
  return fourToFlush(low, high, flop);
}

/** The weakest hand that fewer than 21 cards would beat in the dealer's place: outs only grow fewer as hands grow better. */
class FewOuts {
  private readonly beaten = new Int32Array(KINDS);

  weakestOn(board: BoardHands): number {
    const { beaten } = this;
    const { live } = board;
    for (let kind = 0; kind < KINDS; kind += 1)
      beaten[kind] = inTable(live[kind]) > 0 ? board.handWithOne(kind) : -1;
    let weakest = Number.MAX_SAFE_INTEGER;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const hand = inTable(beaten[kind]);
      if (hand < 0 || hand >= weakest) continue;
      let outs = 0;
      for (let other = 0; other < KINDS; other += 1)
        if (inTable(beaten[other]) > hand) outs += inTable(live[other]);
      if (outs < FEW_OUTS) weakest = hand;
    }
    return weakest;
  }
}

export function simplePlan(best: Plan): Plan {
  const { classes } = flopClasses();
  const fewOuts = new FewOuts();
  const atFlop = new Uint8Array(best.atFlop.length);
  for (let flop = 0; flop < classes.count; flop += 1) {
    const [a, b, c] = classes.cards.subarray(flop * 3, flop * 3 + 3) as unknown as [Card, Card, Card];
    const cards = [a, b, c] as const;
    eachHandAtFlop(cards, (hole, low, high, hand) => {
      if (best.beforeFlop[inTable(START_OF_HOLE[hole])] === 0 && bettingAtFlop(low, high, cards, hand))
        atFlop[flop * HOLE_HANDS + hole] = 1;
    });
  }
  return {
    ...best,
    atFlop,
    afterRiver: (board, _nets, bets) => {
      const { cells, count, hands } = board;
      const weakest = fewOuts.weakestOn(board);
      for (let k = 0; k < count; k += 1) {
        const cell = inTable(cells[k]);
        bets[cell] = inTable(hands[cell]) >= weakest || isHidden(board, cell) ? 1 : 0;
      }
    },
  };
}
