/** Days before, within and after a trial, and a wager of the operator's own. */
import type { Verdict } from '../findings/finding';
import type { Circumstances } from '../variant/variant';
import { type Case, given, type Subject, writing } from './case';

const onTrialAsWritten = (subject: Subject, trial: Circumstances['trial'], within: Verdict): Case[] => [
  {
    name: 'a wager that the operator wrote, without dates',
    variant: writing(subject.start),
    expect: 'not-assessed',
    says: 'Lucky draw is on trial',
  },
  {
    name: 'a wager that the operator wrote, within its dates',
    variant: writing(given(subject.start, { trial })),
    day: '2008-02-01',
    expect: within,
    says: 'Lucky draw',
  },
];

export const TRIAL = { from: '2008-02-01', to: '2008-04-30' };

export const onDays = (subject: Subject, within: Verdict, outside: Verdict): Case[] => {
  const variant = given(subject.start, { trial: TRIAL });
  return [
    { name: 'no trial', variant: subject.start, expect: 'none' },
    { name: 'the day before', variant, day: '2008-01-31', expect: outside },
    { name: 'the first day', variant, day: '2008-02-01', expect: within },
    { name: 'the last day', variant, day: '2008-04-30', expect: within },
    { name: 'the day after', variant, day: '2008-05-01', expect: outside },
  ];
};

/** Where every new feature is on trial, one that the operator wrote asks for the dates agreed. */
export const asWritten = (subject: Subject, when: string | undefined, within: Verdict): Case[] =>
  when?.includes('wager.written')
    ? onTrialAsWritten(subject, TRIAL, within)
    : [{ name: 'a wager that the operator wrote', variant: writing(subject.start), expect: 'none' }];
