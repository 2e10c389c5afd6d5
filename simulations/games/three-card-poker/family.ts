import type { DecisionFamily } from '../../family/decision-family';
import { threeCardPokerDealer } from './dealer';
import { threeCardPokerHead } from './head';
import { threeCardMatchups } from './matchups';
import type { ThreeCardPokerParameters } from './parameters';
import { qualifyingClass } from './qualifying';
import { solveThreeCardPoker } from './solve';

/** What is counted does not depend on what is paid: an edit of a pay needs only `solve`. */
export const threeCardPoker: DecisionFamily<ThreeCardPokerParameters> = {
  ...threeCardPokerHead,
  pieces: () => 1,
  runPiece: (parameters) => [threeCardMatchups(qualifyingClass(parameters))],
  solve: solveThreeCardPoker,
  dealer: threeCardPokerDealer,
};
