import type { DecisionFamily } from '../../../family/decision-family';
import { UPS } from './against-up';
import { blackjackPokerDealer } from './dealer';
import { blackjackPokerHead } from './head';
import type { BlackjackPokerParameters } from './parameters';
import { blackjackPokerPiece } from './pieces';
import { solveBlackjackPoker } from './solve';

/** One piece for each card that the dealer can show, the ace of hearts apart from other aces. */
export const blackjackPoker: DecisionFamily<BlackjackPokerParameters> = {
  ...blackjackPokerHead,
  pieces: () => UPS,
  runPiece: blackjackPokerPiece,
  solve: solveBlackjackPoker,
  dealer: blackjackPokerDealer,
};
