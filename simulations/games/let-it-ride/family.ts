import type { DecisionFamily } from '../../decisions';
import { letItRideDealer } from './dealer';
import { fifthCards } from './four-cards';
import { LetItRideParameters } from './parameters';
import { solveLetItRide } from './solve';
import { letItRideWagers } from './wagers';

/** What is counted does not depend on what is paid: an edit of a pay needs only `solve`. */
export const letItRide: DecisionFamily<LetItRideParameters> = {
  id: 'let-it-ride',
  label: 'Let it ride',
  parameters: LetItRideParameters,
  wagers: letItRideWagers,
  pieces: () => 1,
  runPiece: (parameters) => [fifthCards(parameters)],
  solve: solveLetItRide,
  dealer: letItRideDealer,
  writtenIn: 'three-card-bonus',
};
