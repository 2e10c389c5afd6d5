import { inTable } from '../../../exact/in-table';
import type { DecisionFamily } from '../../../family/decision-family';
import { UPS } from './against-up';
import { blackjackPokerDealer } from './dealer';
import { blackjackPokerHead } from './head';
import type { BlackjackPokerParameters } from './parameters';
import { blackjackPokerPiece } from './pieces';
import { solveBlackjackPoker } from './solve';

/** The cards against which pairs are split most and worked out longest are begun first, so that no thread is left alone with one of them. */
const LONGEST_FIRST = [7, 2, 3, 0, 4, 5, 6, 1, 10, 9, 8];

/** One piece for each card that the dealer can show, the ace of hearts apart from other aces. */
export const blackjackPoker: DecisionFamily<BlackjackPokerParameters> = {
  ...blackjackPokerHead,
  pieces: () => UPS,
  runPiece: (parameters, tables, piece) =>
    blackjackPokerPiece(parameters, tables, inTable(LONGEST_FIRST[piece])),
  solve: solveBlackjackPoker,
  dealer: blackjackPokerDealer,
};
