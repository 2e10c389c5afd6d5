import type { DecisionFamily } from '../../../family/decision-family';
import { KINDS } from './cards';
import { hawaiianDealer } from './dealer';
import { hawaiianHead } from './head';
import type { HawaiianParameters } from './parameters';
import { hawaiianPiece } from './pieces';
import { solveHawaiian } from './solve';

/** One piece for each card that the dealer can show. */
export const hawaiianBlackjack: DecisionFamily<HawaiianParameters> = {
  ...hawaiianHead,
  pieces: () => KINDS,
  runPiece: hawaiianPiece,
  solve: solveHawaiian,
  dealer: hawaiianDealer,
};
