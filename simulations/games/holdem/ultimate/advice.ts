/** Ultimate: what to do with given cards, and what each choice gains. */

import { ratio } from '../../../exact/fraction';
import type { Adviser } from '../../../family/advice';
import { ok } from '../../../problems/problem';
import { checkedCards, completions, OnBoard, perAnte } from '../boards/boards-ahead';
import { foldsFor } from '../boards/settlement';
import { adviceFromGrid, adviceOf } from '../hands/starts';
import { ULTIMATE_STREETS } from './head';
import { ultimateRules } from './rule-set';
import { times, type UltimateParameters } from './wagers';

const [, { street: AT_FLOP }, { street: AFTER_RIVER }] = ULTIMATE_STREETS;

export const ultimateAdviser: Adviser<UltimateParameters> = {
  advise: (parameters, tables, { grid, cards: asked }) => {
    const given = checkedCards(asked, ULTIMATE_STREETS);
    if (!given.ok) return given;
    const cards = given.value;
    if (cards.board.length === 0) return adviceFromGrid(grid, cards.hole);
    const { settled } = ultimateRules(parameters, tables);
    const { atFlop, afterRiver } = parameters;
    const atRiver = cards.board.length === 5;
    const bet = atRiver ? afterRiver : atFlop;
    const fold = foldsFor(settled);
    const onBoard = new OnBoard(cards.hole, settled);
    let betting = 0;
    let checking = 0;
    const boards = completions(cards, (five) => {
      const { initial, later } = onBoard.read(five);
      betting += initial + bet * later;
      checking += Math.max(initial + afterRiver * later, fold);
    });
    const now = { choice: `bet-${bet}`, label: times(bet), gains: perAnte(betting, boards, settled.unit) };
    if (atRiver)
      return ok(
        adviceOf(AFTER_RIVER, [{ choice: 'fold', label: 'Fold', gains: ratio(-settled.mandatory) }, now]),
      );
    const check = { choice: 'check', label: 'Check', gains: perAnte(checking, boards, settled.unit) };
    return ok(adviceOf(AT_FLOP, [check, now]));
  },
};
