import { DUTIES } from '@/rulebooks/format/duties';
import { leadsTo, parametersOf } from '@/rulebooks/format/evidence';
import { INFORMS } from '@/rulebooks/format/informs';
import type { Rule } from '@/rulebooks/format/record';
import { Badge, type Tone } from './badge';
import { Fact, Facts } from './panel';
import { Day } from './time';

const KINDS: Record<Rule['kind'], { word: string; tone: Tone; says: string }> = {
  computed: { word: 'Computed', tone: 'accent', says: 'Checked against the numbers by calculation.' },
  attested: {
    word: 'Confirmed by a person',
    tone: 'attestation',
    says: 'No calculation can show it; a person confirms it.',
  },
  informative: {
    word: 'Informative',
    tone: 'neutral',
    says: 'Nobody could be fined for it.',
  },
};

const COMPARATORS: Record<Rule['parameters'][number]['comparator'], string> = {
  'at-least': 'at least',
  'at-most': 'at most',
  equal: 'exactly',
  'one-of': 'one of',
};

const ON_BREACH: Record<NonNullable<Rule['onBreach']>, string> = {
  breach: 'It is a breach.',
  'needs-consent': 'Consent is needed.',
  'needs-notice': 'A notice at the table is needed.',
  'needs-notification': 'The regulator must be notified.',
};

const Values = ({ parameters }: Pick<Rule, 'parameters'>) =>
  parameters.map(({ name, comparator, value, unit }) => (
    <Fact key={name} name={name}>
      <span className="figures">
        {COMPARATORS[comparator]} {[value].flat().join(', ')} {unit}
      </span>
    </Fact>
  ));

const Lines = ({ source: [first, last] }: Pick<Rule, 'source'>) => (
  <span className="figures">
    lines {first} to {last}
  </span>
);

/** Our record of one clause: what it asks, how a variant is checked against it, and how we read it. */
export function RuleRecord({ rule }: { rule: Rule }) {
  const kind = KINDS[rule.kind];
  const leads = leadsTo(rule);
  return (
    <div className="space-y-4">
      <p className="text-lg">{rule.says}</p>
      <Facts>
        <Fact name="Kind">
          <Badge tone={kind.tone}>{kind.word}</Badge> <span className="text-ink-soft">{kind.says}</span>
        </Fact>
        {rule.informs ? (
          <Fact name="Why">
            {INFORMS[rule.informs]}
            {rule.askedBy ? ` See ${rule.askedBy.join(', ')}.` : ''}
          </Fact>
        ) : null}
        {rule.lifts ? <Fact name="Lifts">only {rule.lifts.join(', ')}</Fact> : null}
        {rule.attests ? <Fact name="Confirm">“{rule.attests}”</Fact> : null}
        {rule.duty ? <Fact name="Duty">{DUTIES[rule.duty]}</Fact> : null}
        <Values parameters={parametersOf(rule)} />
        {leads.length > 0 ? (
          <Fact name="If not met">{leads.map((verdict) => ON_BREACH[verdict]).join(' ')}</Fact>
        ) : null}
        {rule.validFrom ? (
          <Fact name="In force from">
            <Day date={rule.validFrom} />
          </Fact>
        ) : null}
        {rule.validTo ? (
          <Fact name="In force until">
            <Day date={rule.validTo} />
          </Fact>
        ) : null}
        <Fact name="Source">
          <Lines source={rule.source} />
          {rule.inferred ? (
            <span className="text-ink-soft">; its number was lost and is derived from its neighbours</span>
          ) : null}
        </Fact>
      </Facts>
      {rule.earlier?.map((wording) => (
        <div key={wording.validTo} className="border-l-2 border-rule-strong pl-3 text-sm">
          <p className="font-medium">
            {wording.validFrom ? (
              <>
                From <Day date={wording.validFrom} /> to
              </>
            ) : (
              'Until'
            )}{' '}
            <Day date={wording.validTo} />
          </p>
          <p className="text-ink-soft">{wording.says}</p>
          <Facts>
            <Values parameters={wording.parameters ?? []} />
            <Fact name="Source">
              <Lines source={wording.source} />
            </Fact>
          </Facts>
        </div>
      ))}
      {rule.note ? (
        <div className="border-l-2 border-rule-strong pl-3 text-sm">
          <p className="font-medium">How we read it</p>
          <p className="text-ink-soft">{rule.note}</p>
        </div>
      ) : null}
    </div>
  );
}
