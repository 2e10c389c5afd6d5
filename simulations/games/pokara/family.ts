import type { DecisionFamily } from '../../family/decision-family';
import { pokaraDealer } from './dealer';
import { pokaraHead } from './head';
import { facesLeft } from './pack';
import type { PokaraParameters } from './parameters';
import { pokaraPiece } from './pieces';
import { solvePokara } from './solve';
import { pokaraHands } from './states';

const PIECES = 4;

/** What is counted does not depend on what is paid: an edit of a pay needs only `solve`. */
export const pokara: DecisionFamily<PokaraParameters> = {
  ...pokaraHead,
  pieces: () => PIECES,
  runPiece: (rules, _tables, piece) => {
    const startOf = (at: number) => Math.floor((at * pokaraHands().length) / PIECES);
    const pack = facesLeft(rules.packs, []);
    return [pokaraPiece({ rules, pack, from: startOf(piece), to: startOf(piece + 1) })];
  },
  solve: solvePokara,
  dealer: pokaraDealer,
};
