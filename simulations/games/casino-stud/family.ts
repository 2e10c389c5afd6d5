import type { DecisionFamily } from '../../family/decision-family';
import { casinoStudDealer } from './dealer';
import { gainsOf, raisesFor } from './gains';
import { comparedOrder } from './hand-orders';
import { casinoStudHead } from './head';
import type { CasinoStudParameters } from './parameters';
import { everyHand, studPiece } from './pieces';
import { qualifyingClass } from './qualifying';
import { solveCasinoStud } from './solve';

/** Each piece counts the weaker hands before its own again, so that many pieces would not be faster. */
const PIECES = 4;

export const casinoStud: DecisionFamily<CasinoStudParameters> = {
  ...casinoStudHead,
  pieces: () => PIECES,
  runPiece: (parameters, tables, piece) => {
    const hands = everyHand();
    const startOf = (at: number) => Math.floor((at * hands.count) / PIECES);
    return studPiece({
      hands,
      order: comparedOrder(parameters),
      qualifying: qualifyingClass(parameters),
      raises: raisesFor(gainsOf(parameters, tables)),
      from: startOf(piece),
      to: startOf(piece + 1),
    });
  },
  solve: solveCasinoStud,
  dealer: casinoStudDealer,
};
