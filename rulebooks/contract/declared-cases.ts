/** Cases of the rules that look at what is declared: limits, trials, occasions, jackpots, attestations. */
import { Fraction, toText } from '@/simulations/exact/fraction';
import { nowAskedAbout } from '../evaluation/asked-about';
import type { Verdict } from '../findings/finding';
import { ruleId } from '../format/scope';
import { latestStart } from '../spelling/dates';
import { printedPercent } from '../spelling/percent';
import type { Circumstances, Variant } from '../variant/variant';
import { type Case, given, type MeasureCases, type OwedCases, onBreach, type Subject, writing } from './case';
import { listsProgressive } from './declaring';

export const tableLimits: OwedCases<'limits-shown'> = (subject) => {
  const limited = (minimum: number, maximum: number): Variant =>
    given(subject.start, { limits: { currency: subject.rulebook.currency, minimum, maximum } });
  return [
    { name: 'no limits given', variant: subject.start, expect: 'not-assessed' },
    { name: 'minimum below maximum', variant: limited(500, 501), expect: onBreach(subject), says: '5' },
    { name: 'minimum at maximum', variant: limited(500, 500), expect: onBreach(subject) },
    { name: 'minimum above maximum', variant: limited(501, 500), expect: 'breach' },
  ];
};

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
    at: '2008-02-01',
    expect: within,
    says: 'Lucky draw',
  },
];

const TRIAL = { from: '2008-02-01', to: '2008-04-30' };

const onDays = (subject: Subject, within: Verdict, outside: Verdict): Case[] => {
  const variant = given(subject.start, { trial: TRIAL });
  return [
    { name: 'no trial', variant: subject.start, expect: 'none' },
    { name: 'the day before', variant, at: '2008-01-31', expect: outside },
    { name: 'the first day', variant, at: '2008-02-01', expect: within },
    { name: 'the last day', variant, at: '2008-04-30', expect: within },
    { name: 'the day after', variant, at: '2008-05-01', expect: outside },
  ];
};

/** Where every new feature is on trial, one that the operator wrote asks for the dates agreed. */
const asWritten = (subject: Subject, when: string | undefined, within: Verdict): Case[] =>
  when?.includes('wager.written')
    ? onTrialAsWritten(subject, TRIAL, within)
    : [{ name: 'a wager that the operator wrote', variant: writing(subject.start), expect: 'none' }];

export const trialDays: MeasureCases<'day'> = (subject, { when }) => [
  ...onDays(subject, 'meets', onBreach(subject)),
  {
    name: 'dates in the wrong order',
    variant: given(subject.start, { trial: { from: TRIAL.to, to: TRIAL.from } }),
    expect: onBreach(subject),
  },
  ...asWritten(subject, when, 'meets'),
];

export const trialShown: OwedCases<'trial-shown'> = (subject, { when }) => [
  ...onDays(subject, 'needs-notice', 'needs-notice'),
  ...asWritten(subject, when, 'needs-notice'),
];

export const progressiveListed: MeasureCases<'progressives'> = (subject) => [
  { name: 'offered', variant: subject.start, expect: 'meets' },
];

export const progressiveContribution: MeasureCases<'contribution'> = (subject, { atLeast }) => {
  const least = printedPercent(atLeast);
  const adding = (contribution: string): Variant => given(subject.start, { progressive: { contribution } });
  const step = new Fraction(1, 100_000);
  return [
    ...(listsProgressive(subject)
      ? [{ name: 'share not given', variant: given(subject.start, {}), expect: 'not-assessed' } as const]
      : []),
    { name: 'below', variant: adding(toText(least.sub(step))), expect: onBreach(subject) },
    { name: 'at', variant: adding(toText(least)), expect: 'meets' },
    { name: 'above', variant: adding(toText(least.add(step))), expect: 'meets' },
    { name: 'unreadable', variant: adding('most of it'), expect: 'not-assessed' },
  ];
};

/** Variants for which a person is asked, and is not asked. What `when` says is tried apart. */
const askedFor = (subject: Subject): { yes: Variant; no?: Variant } =>
  subject.rule.attestsFor === 'lost-rows'
    ? { yes: filledAsLost(subject), no: subject.start }
    : { yes: subject.start };

/** At a table of which the source has lost rows, each of them said to be none. */
function filledAsLost({ start, wagers }: Subject): Variant {
  const [found] = wagers.flatMap(({ id, damagedTables = [] }) =>
    damagedTables.map((table) => ({ id, table })),
  );
  if (!found) return start;
  const pays = Object.fromEntries(found.table.lost.map((event) => [event, 'lose']));
  return { ...start, wagers: { [found.id]: { payTable: found.table.id, pays } } };
}

export function attested(subject: Subject): Case[] {
  const { rulebook, game, rule } = subject;
  const { yes, no } = askedFor(subject);
  const id = ruleId(rulebook, rule);
  const only = { ...rulebook, sections: [{ number: '1', title: 'One rule', rules: [rule] }] };
  const at = latestStart(rulebook, game, rule);
  const about = nowAskedAbout({ rulebook: only, game, variant: yes, at }, [id]).get(id);
  const confirmedOf = (about: string | undefined) => ({
    ...yes,
    attestations: { [id]: { by: 'R. Okafor', at: '2008-01-02T09:00:00Z', note: 'Seen on site', about } },
  });
  return [
    { name: 'not confirmed', variant: yes, expect: 'needs-attestation' },
    {
      name: 'confirmed',
      variant: confirmedOf(about),
      expect: 'confirmed',
      says: 'R. Okafor confirmed on 2 January 2008',
    },
    {
      name: 'confirmed, its subject not recorded',
      variant: confirmedOf(undefined),
      expect: 'needs-attestation',
      says: 'has to be confirmed again',
    },
    ...(no ? [{ name: 'does not apply', variant: no, expect: 'none' } as const] : []),
  ];
}
