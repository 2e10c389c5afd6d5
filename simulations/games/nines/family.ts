/** Pan 9, Super 9 and Baccarat 9: three cards against three of a bank, and a fourth for whoever wants it. */
import type { DecisionFamily } from '../../family/decision-family';
import { ninesDealer } from './dealer';
import { ninesHead } from './head';
import type { NinesParameters } from './parameters';
import { type NinesSums, ninesPiece } from './pieces';
import { solveNines } from './solve';

export const nines: DecisionFamily<NinesParameters, NinesSums> = {
  ...ninesHead,
  pieces: () => 1,
  runPiece: ninesPiece,
  solve: solveNines,
  dealer: ninesDealer,
};
