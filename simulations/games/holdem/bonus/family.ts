/** Texas hold'em Bonus Poker, as in Great Britain and in Singapore. */
import type { DecisionFamily } from '../../../family/decision-family';
import { bonusAdviser } from './advice';
import { bonusDealer } from './dealer';
import { bonusHead } from './head';
import { bonusNets, decideBonus, weakestPaid } from './plan';
import { solveBonus } from './solve';
import { bonusSums } from './sums';
import type { BonusParameters } from './wagers';

/** Few, because each has to count the turns. */
const PIECES = 2;

export const bonusHoldem: DecisionFamily<BonusParameters> = {
  ...bonusHead,
  pieces: () => PIECES,
  runPiece: (parameters, tables, piece) => {
    const { unit, river } = bonusNets(parameters, tables);
    return bonusSums(weakestPaid(parameters), river, unit * parameters.river, piece, PIECES);
  },
  solve: solveBonus,
  dealer: (parameters, tables, merged) =>
    bonusDealer(parameters, tables, decideBonus(parameters, tables, merged).plan),
  adviser: bonusAdviser,
};
