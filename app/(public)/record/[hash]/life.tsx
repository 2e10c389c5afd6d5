import { StateBadge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { Day } from '@/app/components/time';
import { dayIn } from '@/rulebooks/zones';
import type { PublicRecord, PublicStep } from '@/server/record/shapes';
import { neverBegan } from '@/server/vocabulary/life/last-play';

const DONE: Record<PublicStep['what'], string> = {
  'approve-for-trial': 'Approved for trial',
  approve: 'Approved',
  'approve-with-conditions': 'Approved with conditions',
  refuse: 'Refused',
  extend: 'Trial extended',
  'refuse-extension': 'Extension refused',
  adopt: 'Formally adopted',
  'refuse-adoption': 'Adoption refused',
  discontinue: 'Trial discontinued',
};

const LAST_DAY: Partial<Record<PublicStep['what'], string>> = {
  extend: 'new last day',
  'refuse-adoption': 'last day of play',
  discontinue: 'last day of play',
};

function Days({ what, from, lastDay, first }: PublicStep & { first: string | undefined }) {
  if (from && lastDay)
    return (
      <>
        , <Day date={from} /> to <Day date={lastDay} />
      </>
    );
  if (lastDay && first && neverBegan({ from: first, to: lastDay })) return <>, before its first day</>;
  return lastDay && LAST_DAY[what] ? (
    <>
      , {LAST_DAY[what]} <Day date={lastDay} />
    </>
  ) : null;
}

/** What the authority decided, each from a seal that holds. */
export function LifeSection({
  record: { life, rulebook },
}: {
  record: Pick<PublicRecord, 'life' | 'rulebook'>;
}) {
  if (!life) return null;
  return (
    <Section
      title="What the regulator decided"
      lead="Each decision is sealed, and each seal was checked now."
    >
      <ol className="space-y-3 text-sm">
        {life.map((step) => (
          <li key={step.id}>
            <p>
              <span className="font-medium">{DONE[step.what]}</span>
              {step.otherDays ? null : <Days {...step} first={life[0]?.from} />}
            </p>
            {step.otherDays ? <p>{step.otherDays}</p> : null}
            <p className="text-xs text-ink-soft">
              {step.authority} · <Day date={dayIn(rulebook, step.at)} />
              {step.clause ? <> · clause {step.clause}</> : null}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The versions of this reference; one alone needs no list. */
export function VersionsSection({ record }: { record: PublicRecord }) {
  const { versions = [], reference, version } = record;
  if (versions.length === 0 || (versions.length === 1 && versions[0]?.version === version)) return null;
  return (
    <Section title="Versions" lead={`Every version of ${reference} that was approved at some time.`}>
      <ul className="space-y-1.5 text-sm">
        {versions.map((each) => (
          <li key={each.version} className="flex flex-wrap items-center gap-x-3">
            {each.version === version ? (
              <span className="font-medium">Version {each.version}, this one</span>
            ) : (
              <TextLink href={`/r/${reference}/${each.version}`}>Version {each.version}</TextLink>
            )}
            <StateBadge state={each.status} />
            <span className="text-ink-soft">
              approved <Day date={dayIn(record.rulebook, each.decidedAt)} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
