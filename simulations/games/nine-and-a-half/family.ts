/** Nine and a half: cards are drawn one by one, and nearest without going over wins. */
import type { DecisionFamily } from '../../family/decision-family';
import { nineAndAHalfDealer } from './dealer';
import { nineAndAHalfHead } from './head';
import type { NineAndAHalfParameters } from './parameters';
import { type HalfSums, nineAndAHalfPiece } from './pieces';
import { solveNineAndAHalf } from './solve';

/** What is counted does not depend on what is paid: an edit of a pay needs only `solve`. */
export const nineAndAHalf: DecisionFamily<NineAndAHalfParameters, HalfSums> = {
  ...nineAndAHalfHead,
  pieces: () => 1,
  runPiece: nineAndAHalfPiece,
  solve: solveNineAndAHalf,
  dealer: nineAndAHalfDealer,
};
