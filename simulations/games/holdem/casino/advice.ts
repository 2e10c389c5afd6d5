/** Casino hold'em: call or fold with given cards, and what each gains. */

import { ratio } from '../../../exact/fraction';
import type { Adviser } from '../../../family/advice';
import { ok } from '../../../problems/problem';
import { checkedCards, completions, OnBoard, perAnte } from '../boards/boards-ahead';
import { adviceOf } from '../hands/starts';
import { casinoHoldemRules } from './rule-set';
import type { CasinoHoldemParameters } from './wagers';

const AT_FLOP = 'At the flop';
const STREETS = [{ cards: 3, street: AT_FLOP }];

export const casinoAdviser: Adviser<CasinoHoldemParameters> = {
  streets: STREETS,
  advise: ({ call, ...parameters }, tables, { hole, board }) => {
    const given = checkedCards({ hole, board }, STREETS);
    if (!given.ok) return given;
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
