/** Bonus: what to do with given cards, and what each choice gains. The bets affect nothing else. */

import { type Card, PACK } from '../../../equipment/cards/card';
import { rankSeven } from '../../../equipment/cards/hand-ranking';
import type { Adviser } from '../../../family/advice';
import { ok } from '../../../problems/problem';
import { checkedCards, perAnte } from '../boards/boards-ahead';
import { DealersHands } from '../dealing/dealers-hands';
import { adviceFromGrid, adviceOf } from '../hands/starts';
import { BONUS_STREETS } from './head';
import { bonusNets, weakestPaid } from './plan';
import type { BonusParameters } from './wagers';

const [, { street: AT_FLOP }, { street: AT_TURN }] = BONUS_STREETS;

/** Two counts of up to 990 in one number. */
const LOST = 1_024;
const wonAndLost = (own: number, other: number): number => {
  if (own > other) return 1;
  return own < other ? LOST : 0;
};

/** With four cards on the table: over every river and hand of the dealer's, how often the hand wins, loses and is paid. */
class Rivers {
  private readonly dealers = new DealersHands();
  private readonly deck = new Uint8Array(7);
  won = 0;
  lost = 0;
  paid = 0;

  constructor(
    hole: readonly Card[],
    private readonly paidFrom: number,
  ) {
    this.deck.set(hole);
  }

  read(turn: readonly Card[]): void {
    const { deck, dealers, paidFrom } = this;
    deck.set(turn, 2);
    this.won = 0;
    this.lost = 0;
    this.paid = 0;
    for (let river = 0; river < PACK; river += 1) {
      if (deck.subarray(0, 6).includes(river)) continue;
      deck[6] = river;
      const [a, b, c, d, e, f, g] = deck as unknown as [Card, Card, Card, Card, Card, Card, Card];
      const players = rankSeven(a, b, c, d, e, f, g);
      const both = dealers.sum(deck, players, wonAndLost);
      const won = both % LOST;
      this.won += won;
      this.lost += (both - won) / LOST;
      if (players >= paidFrom) this.paid += won;
    }
  }
}

const RIVERS = PACK - 6;

export const bonusAdviser: Adviser<BonusParameters> = {
  advise: (parameters, tables, { grid, cards: asked }) => {
    const given = checkedCards(asked, BONUS_STREETS);
    if (!given.ok) return given;
    const { hole, board } = given.value;
    if (board.length === 0) return adviceFromGrid(grid, hole);
    const { unit, ante, flop, turn, river } = bonusNets(parameters, tables);
    const rivers = new Rivers(hole, weakestPaid(parameters));
    const sums = { stands: 0, turn: 0, river: 0, riverWherePaying: 0 };
    const add = (cards: readonly Card[]) => {
      rivers.read(cards);
      const { won, lost, paid } = rivers;
      sums.stands += ante * paid + flop * won - unit * (1 + parameters.flop) * lost;
      sums.turn += turn * won - unit * parameters.turn * lost;
      const onRiver = river * won - unit * parameters.river * lost;
      sums.river += onRiver;
      sums.riverWherePaying += Math.max(0, onRiver);
    };
    const atTurn = board.length === 4;
    const turns = Array.from({ length: PACK }, (_, card) => card).filter(
      (card) => !hole.includes(card) && !board.includes(card),
    );
    if (atTurn) add(board);
    else for (const card of turns) add([...board, card]);
    const boards = (atTurn ? 1 : turns.length) * RIVERS;
    const stands = perAnte(sums.stands + (atTurn ? 0 : sums.riverWherePaying), boards, unit);
    const bet = perAnte(atTurn ? sums.river : sums.turn, boards, unit);
    return ok(
      adviceOf(atTurn ? AT_TURN : AT_FLOP, [
        { choice: 'check', label: 'Check', gains: stands },
        { choice: 'bet', label: 'Bet', gains: stands.add(bet) },
      ]),
    );
  },
};
