import type { DecisionFamily } from '../../decisions';
import { threeCardPokerDealer } from './dealer';
import { threeCardMatchups } from './matchups';
import { qualifyingClass, ThreeCardPokerParameters } from './parameters';
import { solveThreeCardPoker } from './solve';
import { threeCardPokerWagers } from './wagers';

/** What is counted does not depend on what is paid: an edit of a pay needs only `solve`. */
export const threeCardPoker: DecisionFamily<ThreeCardPokerParameters> = {
  id: 'three-card-poker',
  label: 'Three card poker',
  parameters: ThreeCardPokerParameters,
  wagers: threeCardPokerWagers,
  pieces: () => 1,
  runPiece: (parameters) => [threeCardMatchups(qualifyingClass(parameters))],
  solve: solveThreeCardPoker,
  dealer: threeCardPokerDealer,
  writtenIn: 'three-card-side-wagers',
};
