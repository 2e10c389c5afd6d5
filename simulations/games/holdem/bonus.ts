/** Texas hold'em Bonus Poker, as in Great Britain and in Singapore. */
import type { DecisionFamily } from '../../family/decision-family';
import { bonusAdviser } from './bonus-advice';
import { bonusDealer } from './bonus-dealer';
import { bonusNets, decideBonus, weakestPaid } from './bonus-plan';
import type { BonusParameters } from './bonus-rules';
import { solveBonus } from './bonus-solve';
import { bonusSums } from './bonus-sums';
import { bonusHead } from './heads';

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
