/** For each rule, variants that are below, at and above its threshold, and the verdict each must get. */
import { Fraction, fromText, ratio, toText } from '@/simulations/exact/fraction';
import type { FACTS } from '../evaluation/facts';
import type { Figures } from '../evaluation/situation';
import type { Verdict } from '../finding';
import { exactEdges } from '../house-edge';
import { MINIMUM, printedNet, tablesOf } from '../pay-table';
import type { Evidence, Game, Rule, Rulebook, Wager } from '../record';
import { ruleId } from '../registry';
import { defaultVariant, resolveVariant } from '../resolve';
import type { Circumstances, Variant } from '../variant';

export type Case = {
  name: string;
  variant: Variant;
  figures?: Figures;
  at?: string;
  /** The verdict that must be among the rule's findings; `none` where it has to be silent. */
  expect: Verdict | 'none';
  /** Where the finding must stand. */
  wager?: string;
  event?: string;
  /** Part of the sentence or of the line on the sign. */
  says?: string;
};

type Subject = { rulebook: Rulebook; game: Game; rule: Rule; wagers: Wager[]; start: Variant };
type Cases<Kind extends Evidence['compare']> = (
  subject: Subject,
  evidence: Extract<Evidence, { compare: Kind }>,
) => Case[];

const onBreach = ({ rule }: Subject): Verdict => rule.onBreach ?? 'breach';
const given = (variant: Variant, circumstances: Circumstances): Variant => ({ ...variant, circumstances });

export function payOf(net: Fraction): string {
  if (net.n === 0n) return 'push';
  if (net.s > 0n) return `${net.n} to ${net.d}`;
  return net.n === net.d ? 'lose' : `lose ${net.n}/${net.d}`;
}

const STEP = ratio(1, 100);

function paying(variant: Variant, wager: string, event: string, pay: string): Variant {
  const choice = { payTable: MINIMUM, pays: { [event]: pay } };
  return { ...variant, wagers: { ...variant.wagers, [wager]: choice } };
}

const at = (variant: Variant, wager: string, payTable: string): Variant => ({
  ...variant,
  wagers: { ...variant.wagers, [wager]: { payTable, pays: {} } },
});

function figuresFor({ rulebook }: Subject, variant: Variant): Figures {
  const resolved = resolveVariant(rulebook, variant);
  if (!resolved.ok) throw new Error(resolved.problems.map(({ message }) => message).join(' '));
  return exactEdges(resolved.value);
}

/** A wager's first paid event moved up by a step from its minimum. */
function better({ start }: Subject, wager: Wager): Variant {
  const [event, least] = Object.entries(wager.minimum)[0] as [string, string];
  return paying(start, wager.id, event, payOf(printedNet(least).add(STEP)));
}

const minimumOdds: Cases<'minimum-odds'> = (subject) => {
  const { rule, start, wagers } = subject;
  return wagers.flatMap((wager) => {
    const named = Object.keys(wager.minimum).filter((event) =>
      rule.parameters.some(({ name }) => name === event),
    );
    const events = named.length > 0 ? named : Object.keys(wager.minimum);
    return events.flatMap((event): Case[] => {
      const least = printedNet(wager.minimum[event] as string);
      const where = rule.appliesTo.wagers ? { wager: wager.id } : {};
      const cell = (name: string, pay: string, expect: Verdict, place: Partial<Case> = where): Case => ({
        name: `${wager.id} ${event} ${name}`,
        variant: paying(start, wager.id, event, pay),
        expect,
        ...place,
      });
      return [
        cell(
          'below',
          payOf(least.sub(STEP)),
          onBreach(subject),
          rule.appliesTo.wagers ? { ...where, event } : {},
        ),
        cell('at', payOf(least), 'meets'),
        cell('above', payOf(least.add(STEP)), 'meets'),
        cell('unreadable', '35/0', 'not-assessed', rule.appliesTo.wagers ? { ...where, event } : {}),
      ];
    });
  });
};

const optionValue: Cases<'option-value'> = (subject, { option: id }) => {
  const { start, game } = subject;
  const option = game.options.find((known) => known.id === id);
  const choosing = (value: string): Variant => ({ ...start, options: { ...start.options, [id]: value } });
  return [
    ...(option?.values ?? []).map(
      ({ value }): Case => ({ name: value, variant: choosing(value), expect: 'meets' }),
    ),
    { name: 'a value outside', variant: choosing('none-of-these'), expect: onBreach(subject) },
  ];
};

const optionNotice: Cases<'option-notice'> = (subject, { option: id, whenValues, notice }) => {
  const option = subject.game.options.find((known) => known.id === id);
  return (option?.values ?? []).map(({ value }): Case => {
    const owed = !whenValues || whenValues.includes(value);
    return {
      name: value,
      variant: { ...subject.start, options: { ...subject.start.options, [id]: value } },
      expect: owed ? onBreach(subject) : 'none',
      says: owed ? notice.slice(0, 20) : undefined,
    };
  });
};

const wagersListed: Cases<'wagers-listed'> = (subject) => [
  { name: 'as listed', variant: subject.start, expect: 'meets' },
  {
    name: 'another wager',
    variant: at(subject.start, 'a-wager-of-our-own', MINIMUM),
    expect: onBreach(subject),
    wager: 'a-wager-of-our-own',
  },
];

const betterOddsNotice: Cases<'better-odds-notice'> = (subject) => [
  { name: 'as printed', variant: subject.start, expect: 'meets' },
  ...subject.wagers.flatMap((wager): Case[] => {
    const variant = better(subject, wager);
    const [event, least] = Object.entries(wager.minimum)[0] as [string, string];
    const below = paying(subject.start, wager.id, event, payOf(printedNet(least).sub(STEP)));
    return [
      {
        name: `${wager.id} better`,
        variant,
        figures: figuresFor(subject, variant),
        expect: 'needs-notice',
        wager: wager.id,
        says: 'house edge',
      },
      { name: `${wager.id} better, not analysed`, variant, expect: 'not-assessed', wager: wager.id },
      { name: `${wager.id} worse`, variant: below, expect: 'none' },
    ];
  }),
];

const withTables = ({ wagers }: Subject) => wagers.filter(({ payTables }) => payTables.length > 0);

const tableInUseNotice: Cases<'table-in-use-notice'> = (subject) =>
  withTables(subject).flatMap((wager) => [
    ...tablesOf(wager).map(
      ({ id }): Case => ({
        name: `${wager.id} at ${id}`,
        variant: at(subject.start, wager.id, id),
        expect: onBreach(subject),
        wager: wager.id,
        says: wager.label,
      }),
    ),
    {
      name: `${wager.id} at a table of our own`,
      variant: better(subject, wager),
      expect: onBreach(subject),
      wager: wager.id,
      says: 'our own pay table',
    },
  ]);

const leafletRequired: Cases<'leaflet-required'> = (subject) => [
  {
    name: 'analysed',
    variant: subject.start,
    figures: figuresFor(subject, subject.start),
    expect: onBreach(subject),
  },
  { name: 'not analysed', variant: subject.start, expect: 'not-assessed' },
];

const unbalancedMinimum: Cases<'unbalanced-minimum'> = (subject) =>
  withTables(subject).flatMap((wager) =>
    tablesOf(wager).map(
      ({ id }): Case => ({
        name: `${wager.id} at ${id}`,
        variant: at(subject.start, wager.id, id),
        expect: id === MINIMUM ? onBreach(subject) : 'meets',
        wager: wager.id,
      }),
    ),
  );

const tableLimits: Cases<'table-limits'> = (subject) => {
  const limited = (minimum: number, maximum: number): Variant =>
    given(subject.start, { limits: { currency: subject.rulebook.currency, minimum, maximum } });
  return [
    { name: 'no limits given', variant: subject.start, expect: 'not-assessed' },
    { name: 'minimum below maximum', variant: limited(500, 501), expect: onBreach(subject), says: '5' },
    { name: 'minimum at maximum', variant: limited(500, 500), expect: onBreach(subject) },
    { name: 'minimum above maximum', variant: limited(501, 500), expect: 'breach' },
  ];
};

const trialStatus: Cases<'trial-status'> = (subject) => {
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
  ];
};

const DECLARED: Record<keyof typeof FACTS, Circumstances> = {
  automated: { automated: true },
  temporary: { temporary: { occasion: 'an anniversary', from: '2008-01-01', to: '2008-01-31' } },
  trial: { trial: { from: '2008-01-01', to: '2008-12-31' } },
  progressive: { progressive: { contribution: '80 %' } },
};

/** A variant that declares the fact, one that denies it, and one that says nothing where that is a third thing. */
function declaring({ start }: Subject, fact: string) {
  return {
    yes: given(start, DECLARED[fact] ?? {}),
    no: fact === 'automated' ? given(start, { automated: false }) : start,
    silent: fact === 'automated' ? start : undefined,
  };
}

const circumstance: Cases<'circumstance'> = (subject, { fact }) => {
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

const progressiveContribution: Cases<'progressive-contribution'> = (subject, { atLeast }) => {
  const least = fromText(atLeast);
  const adding = (contribution: string): Variant => given(subject.start, { progressive: { contribution } });
  const step = new Fraction(1, 100_000);
  return [
    { name: 'no progressive', variant: subject.start, expect: 'none' },
    { name: 'below', variant: adding(toText(least.sub(step))), expect: onBreach(subject) },
    { name: 'at', variant: adding(toText(least)), expect: 'meets' },
    { name: 'above', variant: adding(toText(least.add(step))), expect: 'meets' },
    { name: 'unreadable', variant: adding('most of it'), expect: 'not-assessed' },
  ];
};

const proprietorConsent: Cases<'proprietor-consent'> = (subject) =>
  subject.wagers
    .filter(({ proprietor }) => proprietor !== undefined)
    .flatMap((wager): Case[] => {
      const varied = better(subject, wager);
      const where = { wager: wager.id };
      return [
        { name: 'as printed', variant: subject.start, expect: 'meets', ...where },
        { name: 'varied', variant: varied, expect: onBreach(subject), ...where },
        {
          name: 'varied, agreed',
          variant: given(varied, { consents: [wager.proprietor as string] }),
          expect: 'meets',
          ...where,
        },
        {
          name: 'varied for a time',
          variant: given(subject.start, DECLARED.temporary as Circumstances),
          expect: onBreach(subject),
          ...where,
        },
      ];
    });

const CASES: { [Kind in Evidence['compare']]: Cases<Kind> } = {
  'minimum-odds': minimumOdds,
  'option-value': optionValue,
  'option-notice': optionNotice,
  'wagers-listed': wagersListed,
  'better-odds-notice': betterOddsNotice,
  'table-in-use-notice': tableInUseNotice,
  'leaflet-required': leafletRequired,
  'unbalanced-minimum': unbalancedMinimum,
  'table-limits': tableLimits,
  'trial-status': trialStatus,
  circumstance,
  'progressive-contribution': progressiveContribution,
  'proprietor-consent': proprietorConsent,
};

function attested(subject: Subject): Case[] {
  const { rulebook, rule, start } = subject;
  const fact = rule.evidence?.compare === 'circumstance' ? rule.evidence.fact : undefined;
  const { yes, no, silent } = fact
    ? declaring(subject, fact)
    : { yes: start, no: undefined, silent: undefined };
  const attestations = {
    [ruleId(rulebook, rule)]: { by: 'R. Okafor', at: '2008-01-02T09:00:00Z', note: 'Seen on site' },
  };
  return [
    { name: 'not confirmed', variant: yes, expect: 'needs-attestation' },
    {
      name: 'confirmed',
      variant: { ...yes, attestations },
      expect: 'meets',
      says: 'R. Okafor confirmed on 2 January 2008',
    },
    ...(no ? [{ name: 'does not apply', variant: no, expect: 'none' } as const] : []),
    ...(silent ? [{ name: 'not stated', variant: silent, expect: 'not-assessed' } as const] : []),
  ];
}

function byKind<Kind extends Evidence['compare']>(
  subject: Subject,
  evidence: Extract<Evidence, { compare: Kind }>,
): Case[] {
  const cases: Cases<Kind> = CASES[evidence.compare as Kind];
  return cases(subject, evidence);
}

export function casesOf(rulebook: Rulebook, game: Game, rule: Rule): Case[] {
  const { wagers: named } = rule.appliesTo;
  const wagers = named ? game.wagers.filter(({ id }) => named.includes(id)) : game.wagers;
  const subject = { rulebook, game, rule, wagers, start: defaultVariant(rulebook, game) };
  if (rule.kind === 'attested') return attested(subject);
  return rule.kind === 'computed' && rule.evidence ? byKind(subject, rule.evidence) : [];
}
