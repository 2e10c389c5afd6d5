import { Badge, VERDICTS_SHOWN, VerdictBadge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { ambiguityHref } from '@/app/components/rulebook-addresses';
import type { Rule } from '@/rulebooks/format/record';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { percent } from '@/simulations/printing/numbers';
import { possibleVerdicts } from '../../rule-words';
import type { Concern, Concerns } from './concerns';

function ConcernList({
  rulebook,
  list,
  anchored,
}: {
  rulebook: RulebookId;
  list: Concern[];
  anchored: boolean;
}) {
  return (
    <ul className="text-sm">
      {list.map((concern) => (
        <li key={`${concern.game}/${concern.id}`} className="border-b border-rule py-1.5 last:border-b-0">
          <TextLink href={`/rulebooks/${rulebook}/games/${concern.game}${anchored ? `#${concern.id}` : ''}`}>
            {concern.label}
          </TextLink>{' '}
          <span className="text-ink-soft">
            of {concern.gameLabel} {concern.how}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Findings({ rule }: { rule: Rule }) {
  const verdicts = possibleVerdicts(rule);
  if (verdicts.length === 0)
    return <p className="text-sm text-ink-soft">None: nothing is checked against an informative clause.</p>;
  return (
    <ul className="space-y-1.5 text-sm">
      {verdicts.map((verdict) => (
        <li key={verdict} className="flex flex-wrap items-baseline gap-x-3">
          <VerdictBadge verdict={verdict} />
          <span className="text-ink-soft">{VERDICTS_SHOWN[verdict].means}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where a clause matters: wagers, options, findings it can give, printed figures and doubtful readings. */
export function ConcernsView({
  rulebook,
  rule,
  concerns,
}: {
  rulebook: RulebookId;
  rule: Rule;
  concerns: Concerns;
}) {
  const { wagers, options, claims, ambiguities } = concerns;
  return (
    <>
      <Section title="Findings it can give">
        <Findings rule={rule} />
      </Section>
      <Section title="Wagers it concerns">
        {wagers.length > 0 ? (
          <ConcernList rulebook={rulebook} list={wagers} anchored />
        ) : (
          <p className="text-sm text-ink-soft">
            No single wager: it is about the game or the table as a whole.
          </p>
        )}
      </Section>
      {options.length > 0 ? (
        <Section title="Options it concerns">
          <ConcernList rulebook={rulebook} list={options} anchored={false} />
        </Section>
      ) : null}
      {claims.length > 0 ? (
        <Section title="Figures it prints">
          <ul className="text-sm">
            {claims.map(({ claim, ours, agrees }) => (
              <li key={claim.id}>
                {claim.says} Printed {claim.printed}, ours {ours.map((edge) => percent(edge)).join(' to ')}{' '}
                <Badge tone={agrees ? 'meets' : 'breach'}>{agrees ? 'Confirmed' : 'Differs'}</Badge>{' '}
                <TextLink href={`/rulebooks/${rulebook}/claims`}>All claims</TextLink>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {ambiguities.length > 0 ? (
        <Section title="Ambiguities">
          <ul className="text-sm">
            {ambiguities.map(({ ambiguity }) => (
              <li key={ambiguity.id}>
                {ambiguity.reading}{' '}
                <TextLink href={ambiguityHref(rulebook, ambiguity.id)}>Both readings</TextLink>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
