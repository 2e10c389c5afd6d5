import { THREE_DICE } from '../../equipment/dice';
import type { Family } from '../../model';
import { enumerated } from '../enumerated';
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
        'The 6 × 6 × 6 = 216 throws of three dice, told apart, are equally likely. Every throw is settled once for one placement of the wager, and the throws that end in each event are counted.',
      reductions: [
        'Faces are interchangeable, and a total is as likely as 21 less it: one placement stands for all.',
      ],
    }),
  dealer: sicBoDealer,
  conditions: sicBoConditions,
};
