import { TWO_DICE } from '../../equipment/dice';
import type { Family } from '../../family/family';
import type { Distribution } from '../../wagers/distribution';
import { chained } from '../trials/chained';
import { enumerated } from '../trials/enumerated';
import { crapsDealer } from './dealer';
import { crapsConditions } from './features';
import { crapsHead } from './head';
import { lastingWagers } from './lasting';
import { FIELD, FIELD_TOTALS, fieldEvent, ONE_THROW } from './one-throw';
import type { CrapsParameters } from './parameters';

function distribution(parameters: CrapsParameters, wager: string): Distribution {
  const lasting = lastingWagers(parameters).get(wager);
  if (lasting) {
    return chained({
      chain: lasting.chain(),
      events: lasting.events.map(({ id }) => id),
      explains: `The wager is an absorbing chain whose trial is one throw of two dice. ${lasting.method}`,
      reductions: lasting.reductions,
    });
  }
  const entry = Object.hasOwn(ONE_THROW, wager) ? ONE_THROW[wager] : undefined;
  if (!entry && wager !== FIELD) throw new RangeError(`craps has no wager ${wager}`);
  return enumerated({
    outcomes: TWO_DICE,
    events: entry ? ['win', 'lose'] : [...FIELD_TOTALS.map((total) => `total-${total}`), 'lose'],
    eventOf: entry ? (throw_) => (entry.wins(throw_) ? 'win' : 'lose') : fieldEvent,
    explains:
      'The 6 × 6 = 36 throws of two distinct dice are equally likely, and those that end in each event are counted.',
    reductions: wager.endsWith('pair')
      ? ['Every placement of this wager has the same chances, so one is counted for all.']
      : [],
  });
}

export const craps: Family<CrapsParameters> = {
  ...crapsHead,
  distribution,
  dealer: crapsDealer,
  conditions: crapsConditions,
};
