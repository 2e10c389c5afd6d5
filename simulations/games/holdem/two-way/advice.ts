/** Two Way: whether to bet with given cards, and what either gains, the two-way wager included. */

import { rankSeven } from '../../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { type Fraction, ONE } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { Adviser } from '../../../family/advice';
import type { PayTables } from '../../../pays/pay-table';
import { ok } from '../../../problems/problem';
import { netPays, smallUnits } from '../../decisions/net-pays';
import { checkedCards, completions, OnBoard, perAnte } from '../boards/boards-ahead';
import { DealersHands } from '../dealing/dealers-hands';
import { STRAIGHT } from '../hands/categories';
import { CATEGORY_OF } from '../hands/category-of';
import { adviceOf } from '../hands/starts';
import { TWO_WAY_STREETS } from './head';
import { twoWaySettlements } from './rule-set';
import { type TwoWayParameters, twoWayRow, twoWayWagers } from './wagers';

const [{ street: AT_FLOP }, { street: AFTER_RIVER }] = TWO_WAY_STREETS;

/** By class of the better hand, in units. */
function paidOnBetter(parameters: TwoWayParameters, tables: PayTables) {
  const net = netPays(twoWayWagers(parameters), tables);
  return smallUnits(
    Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => {
      const category = inTable(CATEGORY_OF[hand]);
      return category < STRAIGHT ? ONE.neg() : net('two-way', twoWayRow(category));
    }),
  );
}

export const twoWayAdviser: Adviser<TwoWayParameters> = {
  advise: (parameters, tables, { cards: asked }) => {
    const given = checkedCards(asked, TWO_WAY_STREETS);
    if (!given.ok) return given;
    const { hole, board } = given.value;
    const { settled, settledAfterRiver } = twoWaySettlements(parameters, tables);
    const flop = new OnBoard(hole, settled);
    const river = new OnBoard(hole, settledAfterRiver);
    const better = paidOnBetter(parameters, tables);
    const dealers = new DealersHands();
    const deck = Uint8Array.from([...hole, 0, 0, 0, 0, 0]);
    const sums = { initial: 0, flop: 0, river: 0, riverWherePaying: 0, twoWay: 0 };
    const boards = completions({ hole, board }, (five) => {
      const atFlop = flop.read(five);
      sums.initial += atFlop.initial;
      sums.flop += parameters.atFlop * atFlop.later;
      const gain = parameters.afterRiver * river.read(five).later;
      sums.river += gain;
      if (gain > 0) sums.riverWherePaying += gain;
      deck.set(five, 2);
      const [a, b, c, d, e] = five as unknown as [number, number, number, number, number];
      const players = rankSeven(a, b, c, d, e, inTable(hole[0]), inTable(hole[1]));
      sums.twoWay += dealers.sum(deck, players, (own, other) =>
        inTable(better.whole[own > other ? own : other]),
      );
    });
    const stands = perAnte(sums.initial, boards, settled.unit).add(perAnte(sums.twoWay, boards, better.unit));
    const choices = (bet: Fraction, anyway: Fraction) => [
      { choice: 'check', label: 'Check', gains: anyway },
      { choice: 'bet', label: 'Bet', gains: anyway.add(bet) },
    ];
    if (board.length === 5)
      return ok(adviceOf(AFTER_RIVER, choices(perAnte(sums.river, boards, settledAfterRiver.unit), stands)));
    const onRiver = perAnte(sums.riverWherePaying, boards, settledAfterRiver.unit);
    return ok(adviceOf(AT_FLOP, choices(perAnte(sums.flop, boards, settled.unit), stands.add(onRiver))));
  },
};
