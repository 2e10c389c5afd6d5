import type { DecisionFamily } from '../../family/decision-family';
import { refusedHouseWay, tilesFiling } from './filing';
import { paiGowTilesHead } from './head';
import { matchUps } from './match-ups';
import type { PaiGowTilesParameters } from './parameters';
import { solvePaiGowTiles } from './solve';
import { paiGowTilesDealer } from './witness/dealer';

/** What is counted does not depend on what is paid: an edit of a pay needs only `solve`. */
export const paiGowTiles: DecisionFamily<PaiGowTilesParameters> = {
  ...paiGowTilesHead,
  pieces: () => 1,
  runPiece: (parameters) => [matchUps(parameters)],
  solve: solvePaiGowTiles,
  dealer: paiGowTilesDealer,
  refuses: refusedHouseWay,
  filing: tilesFiling,
};
