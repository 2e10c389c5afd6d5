/** Texas hold'em Bonus Poker, as in Great Britain and in Singapore. */
import type { DecisionFamily } from '../../decisions';
import { bonusAdviser } from './bonus-advice';
import { bonusDealer } from './bonus-dealer';
import { bonusNets, decideBonus, weakestPaid } from './bonus-plan';
import { BonusParameters, bonusWagers } from './bonus-rules';
import { solveBonus } from './bonus-solve';
import { bonusSums } from './bonus-sums';

/** Few, because each has to count the turns. */
const PIECES = 2;

export const bonusHoldem: DecisionFamily<BonusParameters> = {
  id: 'bonus-holdem',
  label: "Texas hold'em bonus poker",
  parameters: BonusParameters,
  wagers: bonusWagers,
  pieces: () => PIECES,
  runPiece: (parameters, tables, piece) => {
    const { unit, river } = bonusNets(parameters, tables);
    return bonusSums(weakestPaid(parameters), river, unit * parameters.river, piece, PIECES);
  },
  solve: solveBonus,
  dealer: (parameters, tables, merged) =>
    bonusDealer(parameters, tables, decideBonus(parameters, tables, merged).plan),
  adviser: bonusAdviser,
  writtenIn: 'holdem-side-wagers',
};
