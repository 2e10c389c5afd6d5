import type { DecisionFamily } from '../../family/decision-family';
import type { Sums } from '../../family/sums';
import { paiGowAdviser } from './advice';
import { houseWayFiling, refusedHouseWay } from './filing';
import { paiGowHead } from './head';
import type { PaiGowParameters } from './parameters';
import { followed, followsOf, piecesOf, runPiece } from './pieces';
import { solvePaiGow } from './solve';
import { paiGowDealer } from './witness/dealer';

export const paiGowPoker: DecisionFamily<PaiGowParameters, readonly Sums[]> = {
  ...paiGowHead,
  pieces: piecesOf,
  runPiece: (parameters, _, piece) => runPiece(parameters, piece),
  followPieces: followsOf,
  followPiece: followed,
  solve: solvePaiGow,
  dealer: paiGowDealer,
  refuses: refusedHouseWay,
  filing: houseWayFiling,
  adviser: paiGowAdviser,
};
