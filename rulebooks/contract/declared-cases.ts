/** Cases of the rules that look at what is declared: limits, trials, occasions, jackpots, attestations. */
import { Fraction, fromText, toText } from '@/simulations/exact/fraction';
import { latestStart } from '../dates';
import { nowAskedAbout } from '../evaluation/asked-about';
import type { FACTS } from '../evaluation/facts';
import type { Verdict } from '../finding';
import { ruleId } from '../scope';
import type { Circumstances, Variant } from '../variant';
import { type Case, type Cases, given, onBreach, type Subject, writing } from './case';
import { choosing, choosingOther } from './choice-cases';

export const tableLimits: Cases<'table-limits'> = (subject) => {
  const limited = (minimum: number, maximum: number): Variant =>
    given(subject.start, { limits: { currency: subject.rulebook.currency, minimum, maximum } });
  return [
    { name: 'no limits given', variant: subject.start, expect: 'not-assessed' },
    { name: 'minimum below maximum', variant: limited(500, 501), expect: onBreach(subject), says: '5' },
    { name: 'minimum at maximum', variant: limited(500, 500), expect: onBreach(subject) },
    { name: 'minimum above maximum', variant: limited(501, 500), expect: 'breach' },
  ];
};

/** Where every new feature is on trial, one that the operator wrote asks for the dates agreed. */
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

export const trialStatus: Cases<'trial-status'> = (subject, { newFeatures }) => {
  const trial = { from: '2008-02-01', to: '2008-04-30' };
  const variant = given(subject.start, { trial });
  const within: Verdict = onBreach(subject) === 'needs-notice' ? 'needs-notice' : 'meets';
  return [
    { name: 'no trial', variant: subject.start, expect: 'none' },
    { name: 'the day before', variant, at: '2008-01-31', expect: onBreach(subject) },
    { name: 'the first day', variant, at: '2008-02-01', expect: within },
    { name: 'the last day', variant, at: '2008-04-30', expect: within },
    { name: 'the day after', variant, at: '2008-05-01', expect: onBreach(subject) },
    {
      name: 'dates in the wrong order',
      variant: given(subject.start, { trial: { from: trial.to, to: trial.from } }),
      expect: onBreach(subject),
    },
    ...(newFeatures
      ? onTrialAsWritten(subject, trial, within)
      : [
          {
            name: 'a wager that the operator wrote',
            variant: writing(subject.start),
            expect: 'none',
          } as const,
        ]),
  ];
};

export const DECLARED: Record<keyof typeof FACTS, Circumstances> = {
  automated: { automated: true },
  temporary: { temporary: { occasion: 'an anniversary', from: '2008-01-01', to: '2008-01-31' } },
  trial: { trial: { from: '2008-01-01', to: '2008-12-31' } },
  progressive: { progressive: { contribution: '80 %' } },
};

/** Offering a progressive wager declares it, so it is denied by leaving those wagers out. */
function withoutProgressives({ start, game }: Subject): Variant {
  const listed = game.wagers.filter(({ progressive }) => progressive).map(({ id }) => id);
  const kept = Object.entries(start.wagers).filter(([id]) => !listed.includes(id));
  return { ...start, wagers: Object.fromEntries(kept) };
}

const listsProgressive = ({ game }: Subject) => game.wagers.some(({ progressive }) => progressive);

/** A variant that declares the fact, one that denies it, and one that says nothing where that is a third thing. */
function declaring(subject: Subject, fact: string) {
  const { start } = subject;
  const plain = fact === 'progressive' ? withoutProgressives(subject) : start;
  return {
    yes: given(start, DECLARED[fact] ?? {}),
    no: fact === 'automated' ? given(start, { automated: false }) : plain,
    silent: fact === 'automated' ? start : undefined,
  };
}

export const circumstance: Cases<'circumstance'> = (subject, { fact }) => {
  const { yes, no, silent } = declaring(subject, fact);
  const consents = { ...yes.circumstances, consents: [subject.rulebook.authority] };
  return [
    { name: 'declared', variant: yes, expect: onBreach(subject) },
    { name: 'denied', variant: no, expect: 'none' },
    ...(silent ? [{ name: 'not stated', variant: silent, expect: 'not-assessed' } as const] : []),
    ...(onBreach(subject) === 'needs-consent'
      ? [{ name: 'consented', variant: given(yes, consents), expect: 'meets' } as const]
      : []),
  ];
};

export const progressiveListed: Cases<'progressive-listed'> = (subject) => {
  if (!listsProgressive(subject)) {
    return circumstance(subject, { compare: 'circumstance', fact: 'progressive' });
  }
  return [
    { name: 'offered', variant: subject.start, expect: 'meets' },
    { name: 'left out', variant: withoutProgressives(subject), expect: 'none' },
  ];
};

export const progressiveContribution: Cases<'progressive-contribution'> = (subject, { atLeast }) => {
  const least = fromText(atLeast);
  const adding = (contribution: string): Variant => given(subject.start, { progressive: { contribution } });
  const step = new Fraction(1, 100_000);
  return [
    { name: 'no progressive', variant: withoutProgressives(subject), expect: 'none' },
    ...(listsProgressive(subject)
      ? [{ name: 'share not given', variant: subject.start, expect: 'not-assessed' } as const]
      : []),
    { name: 'below', variant: adding(toText(least.sub(step))), expect: onBreach(subject) },
    { name: 'at', variant: adding(toText(least)), expect: 'meets' },
    { name: 'above', variant: adding(toText(least.add(step))), expect: 'meets' },
    { name: 'unreadable', variant: adding('most of it'), expect: 'not-assessed' },
  ];
};

/** Variants for which a person is asked, is not asked, and is not yet known to be asked. */
function askedFor(subject: Subject): { yes: Variant; no?: Variant; silent?: Variant } {
  const { evidence } = subject.rule;
  if (evidence?.compare === 'circumstance') return declaring(subject, evidence.fact);
  if (evidence?.compare === 'option-chosen') {
    return {
      yes: choosingOther(subject, evidence),
      no: choosing(subject, evidence, evidence.unlessValues[0]),
    };
  }
  if (subject.rule.attestsFor === 'lost-rows') return { yes: filledAsLost(subject), no: subject.start };
  return { yes: subject.start };
}

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
  const { yes, no, silent } = askedFor(subject);
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
    ...(silent ? [{ name: 'not stated', variant: silent, expect: 'not-assessed' } as const] : []),
  ];
}
