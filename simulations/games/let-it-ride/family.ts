import type { DecisionFamily } from '../../family/decision-family';
import { letItRideDealer } from './dealer';
import { fifthCards } from './four-cards';
import { letItRideHead } from './head';
import type { LetItRideParameters } from './parameters';
import { solveLetItRide } from './solve';

/** What is counted does not depend on what is paid: an edit of a pay needs only `solve`. */
export const letItRide: DecisionFamily<LetItRideParameters> = {
  ...letItRideHead,
  pieces: () => 1,
  runPiece: (parameters) => [fifthCards(parameters)],
  solve: solveLetItRide,
  dealer: letItRideDealer,
};
