/** A trial, and a wager of the operator's own on trial. */
import type { Verdict } from '../findings/finding';
import type { Variant } from '../variant/variant';
import { type Case, given, writing } from './case';

export const TRIAL = { from: '2008-02-01', to: '2008-04-30' };

/** Where every new feature is on trial, one that the operator wrote asks for the dates agreed. */
export const writtenOnTrial = (start: Variant, when: string | undefined, within: Verdict): Case[] =>
  when?.includes('wager.written')
    ? [
        {
          name: 'a wager that the operator wrote, without dates',
          variant: writing(start),
          expect: 'not-assessed',
          says: 'Lucky draw is on trial',
        },
        {
          name: 'a wager that the operator wrote, within its dates',
          variant: writing(given(start, { trial: TRIAL })),
          day: TRIAL.from,
          expect: within,
          says: 'Lucky draw',
        },
      ]
    : [{ name: 'a wager that the operator wrote', variant: writing(start), expect: 'none' }];
