/** The wagers as conditions, and others to start from. */
import { type Templates, win } from '../../../features/templates';
import type { HouseWayParameters } from '../parameters';
import { BANK_WAGER, NATURAL_TIE, PLAYER_HOUSE_WAY, TIE_WAGER } from './wagers';

const TIES = {
  'low-tie': 'winner == "tie" and bank.total <= 1',
  tie: 'winner == "tie"',
};
const dealt = (total: number) => `player.three == ${total} and bank.three == ${total}`;

export const houseWayTemplates: Templates<HouseWayParameters> = {
  wagers: () => ({
    [PLAYER_HOUSE_WAY]: { win: 'winner == "player"', ...TIES },
    [BANK_WAGER]: { win: 'winner == "bank"', ...TIES },
    [TIE_WAGER]: win('winner == "tie"'),
    [NATURAL_TIE]: { nine: dealt(9), eight: dealt(8), seven: dealt(7) },
  }),
  examples: [],
};
