import { PACK } from '../../equipment/cards/card';
import type { DecisionFamily } from '../../family/decision-family';
import { threeCardPokerDealer } from './dealer';
import { threeCardPokerHead } from './head';
import { threeCardMatchups } from './matchups';
import { matchupsWithOneShown } from './matchups-shown';
import type { ThreeCardPokerParameters } from './parameters';
import { qualifyingClass } from './qualifying';
import { solveThreeCardPoker } from './solve';

/** The cards that can be turned up, shared out. */
const PIECES = 4;
const SHARE = PACK / PIECES;

/** What is counted does not depend on what is paid: an edit of a pay needs only `solve`. */
export const threeCardPoker: DecisionFamily<ThreeCardPokerParameters> = {
  ...threeCardPokerHead,
  pieces: ({ dealerShows }) => (dealerShows === undefined ? 1 : PIECES),
  runPiece: (parameters, _tables, piece) => {
    const qualifying = qualifyingClass(parameters);
    return [
      parameters.dealerShows === undefined
        ? threeCardMatchups(qualifying)
        : matchupsWithOneShown(qualifying, piece * SHARE, (piece + 1) * SHARE),
    ];
  },
  solve: solveThreeCardPoker,
  dealer: threeCardPokerDealer,
};
