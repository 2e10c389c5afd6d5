import { ROULETTE_WHEELS } from '../../equipment/wheels';
import type { Family } from '../../family/family';
import { enumerated } from '../trials/enumerated';
import { rouletteDealer } from './dealer';
import { rouletteConditions } from './features';
import { rouletteHead } from './head';
import type { RouletteParameters } from './parameters';
import { entryOf, halfLostAtZero } from './wagers';

export const roulette: Family<RouletteParameters> = {
  ...rouletteHead,
  distribution: (parameters, wager) => {
    const entry = entryOf(wager);
    const half = halfLostAtZero(entry, parameters);
    const wheel = ROULETTE_WHEELS[parameters.zeros];
    return enumerated({
      outcomes: wheel,
      events: half ? ['win', 'zero', 'lose'] : ['win', 'lose'],
      eventOf: (pocket) => {
        if (entry.covers(pocket)) return 'win';
        return half && pocket.number === 0 ? 'zero' : 'lose';
      },
      explains: `Each of the ${wheel.length} pockets is equally likely. One placement of the wager is settled on every pocket, and the pockets that end in each event are counted.`,
      reductions: ['Every placement of this wager covers equally many pockets, so one is counted for all.'],
    });
  },
  dealer: rouletteDealer,
  conditions: rouletteConditions,
};
