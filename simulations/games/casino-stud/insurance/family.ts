import type { DecisionFamily } from '../../../decisions';
import { everyHand } from '../pieces';
import { insuranceDealer } from './dealer';
import { insurancePiece } from './doubling';
import { solveInsurance } from './solve';
import { InsuranceParameters, insuranceWagers } from './wagers';

const PIECES = 2;

export const casinoStudInsurance: DecisionFamily<InsuranceParameters> = {
  id: 'casino-stud-insurance',
  label: 'Casino stud poker, bonus insurance',
  parameters: InsuranceParameters,
  wagers: insuranceWagers,
  pieces: () => PIECES,
  runPiece: (parameters, tables, piece) => {
    const hands = everyHand();
    const startOf = (at: number) => Math.floor((at * hands.count) / PIECES);
    return insurancePiece(hands, parameters, tables, startOf(piece), startOf(piece + 1));
  },
  solve: solveInsurance,
  dealer: insuranceDealer,
  writtenIn: 'stud-progressive',
};
