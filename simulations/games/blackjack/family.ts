import type { DecisionFamily } from '../../family/decision-family';
import { blackjackAdviser } from './advice';
import { blackjackCharts } from './charts';
import { blackjackDealer } from './dealer';
import { soft17From } from './dealer-draws';
import { endingsPiece } from './endings';
import { blackjackHead } from './head';
import type { BlackjackParameters } from './parameters';
import { blackjackPiece } from './pieces';
import { KINDS } from './ranks';
import { solveBlackjack } from './solve';
import { blackjackStudies } from './studies';

/** One piece for each card that the dealer can show. */
export const blackjack: DecisionFamily<BlackjackParameters> = {
  ...blackjackHead,
  pieces: () => KINDS,
  runPiece: blackjackPiece,
  followPieces: () => KINDS,
  followPiece: endingsPiece,
  followsPieceByPiece: true,
  keeps: ({ decks, soft17 }, up) => `${decks} ${soft17From(up, soft17)}`,
  solve: solveBlackjack,
  dealer: blackjackDealer,
  adviser: blackjackAdviser,
  charts: blackjackCharts,
  studies: blackjackStudies,
};
