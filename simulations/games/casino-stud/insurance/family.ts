import type { DecisionFamily } from '../../../family/decision-family';
import { everyHand } from '../pieces';
import { insuranceDealer } from './dealer';
import { insurancePiece } from './doubling';
import { casinoStudInsuranceHead } from './head';
import { solveInsurance } from './solve';
import type { InsuranceParameters } from './wagers';

const PIECES = 2;

export const casinoStudInsurance: DecisionFamily<InsuranceParameters> = {
  ...casinoStudInsuranceHead,
  pieces: () => PIECES,
  runPiece: (parameters, tables, piece) => {
    const hands = everyHand();
    const startOf = (at: number) => Math.floor((at * hands.count) / PIECES);
    return insurancePiece(hands, parameters, tables, startOf(piece), startOf(piece + 1));
  },
  solve: solveInsurance,
  dealer: insuranceDealer,
};
