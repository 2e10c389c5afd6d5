import { THREE_DICE } from '../../equipment/dice';
import type { Family } from '../../family/family';
import { enumerated } from '../trials/enumerated';
import { sicBoDealer } from './dealer';
import { sicBoConditions } from './features';
import { sicBoHead } from './head';
import { eventOf, SINGLE, type SicBoParameters } from './wagers';

export const sicBo: Family<SicBoParameters> = {
  ...sicBoHead,
  distribution: (parameters, wager) =>
    enumerated({
      outcomes: THREE_DICE,
      events: wager === SINGLE ? ['one', 'two', 'three', 'lose'] : ['win', 'lose'],
      eventOf: eventOf(wager, parameters),
      explains:
        'The 6 × 6 × 6 = 216 throws of three distinct dice are equally likely. One placement of the wager is settled on every throw, and the throws that end in each event are counted.',
      reductions: [
        'All faces are alike, and a total is as likely as 21 minus that total, so one placement is counted for all.',
      ],
    }),
  dealer: sicBoDealer,
  conditions: sicBoConditions,
};
