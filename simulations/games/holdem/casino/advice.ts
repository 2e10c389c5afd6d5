/** Casino hold'em: call or fold with given cards, and what each gains. */

import { ratio } from '../../../exact/fraction';
import type { Adviser } from '../../../family/advice';
import { ok } from '../../../problems/problem';
import { checkedCards, completions, OnBoard, perAnte } from '../boards/boards-ahead';
import { adviceOf } from '../hands/starts';
import { CASINO_STREETS } from './head';
import { casinoHoldemRules } from './rule-set';
import type { CasinoHoldemParameters } from './wagers';

const [{ street: AT_FLOP }] = CASINO_STREETS;

export const casinoAdviser: Adviser<CasinoHoldemParameters> = {
  advise: ({ call, ...parameters }, tables, { cards: asked }) => {
    const given = checkedCards(asked, CASINO_STREETS);
    if (!given.ok) return given;
    const { hole, board } = given.value;
    const { settled } = casinoHoldemRules({ call, ...parameters }, tables);
    const onBoard = new OnBoard(hole, settled);
    let calling = 0;
    const boards = completions({ hole, board }, (five) => {
      const { initial, later } = onBoard.read(five);
      calling += initial + call * later;
    });
    return ok(
      adviceOf(AT_FLOP, [
        { choice: 'fold', label: 'Fold', gains: ratio(-settled.mandatory) },
        {
          choice: `call-${call}`,
          label: `Call ${call} times the ante`,
          gains: perAnte(calling, boards, settled.unit),
        },
      ]),
    );
  },
};
