'use client';

import { useEffect, useState } from 'react';
import { VERDICTS_SHOWN, VerdictBadge } from '@/app/components/badge';
import { Button } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { EmptyState } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { type Finding, isSettled, VERDICTS, type Verdict } from '@/rulebooks/findings/finding';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { placeOfAnchor } from '@/server/vocabulary/anchor';
import type { Names } from './names';
import { AskedAbout, JudgedFinding, usePlace, useReviewing } from './reviewing';

/** With its place among the frozen findings, by which reviewers and questions name it. */
type Placed = { finding: Finding; place: number };

/** Unless the sentence already says it. */
function Measure({ name, value, said }: { name: string; value: string | undefined; said: string }) {
  if (!value || said.includes(value.replace(/\.$/, ''))) return null;
  return (
    <span className="figures">
      <span className="text-ink-soft">{name}</span> {value}
    </span>
  );
}

function FindingLine({ finding, place, rulebook, names }: Placed & { rulebook: RulebookId; names: Names }) {
  const { judgements, tools } = useReviewing();
  const named = names.subject(finding);
  // Most sentences begin with it.
  const subject = named && !finding.explanation.startsWith(named) ? named : undefined;
  const about = [`finding ${place + 1}, clause ${finding.clause}`, named].filter(Boolean).join(', ');
  return (
    <li
      id={placeOfAnchor({ finding: place })}
      className="grid scroll-mt-20 gap-x-4 gap-y-0.5 border-t border-rule py-1.5 first:border-t-0 sm:grid-cols-[5.5rem_1fr] target:bg-accent-soft"
    >
      <p>
        <ClauseLink rulebook={rulebook} clause={finding.clause} />
      </p>
      <div className="min-w-0 text-sm">
        <p>
          {subject ? <span className="font-medium">{subject}: </span> : null}
          {finding.explanation}
        </p>
        <p className="flex flex-wrap gap-x-4 text-xs">
          <Measure name="asked" value={finding.threshold} said={finding.explanation} />
          <Measure name="found" value={finding.found} said={finding.explanation} />
          <Measure name="margin" value={finding.margin} said={finding.explanation} />
        </p>
        {finding.signLine ? (
          <p className="text-xs">
            <span className="text-ink-soft">On the {finding.paper ?? 'sign'}: </span>“{finding.signLine}”
          </p>
        ) : null}
        {tools || judgements.some((each) => each.finding === place) ? (
          <JudgedFinding finding={place} name={about} />
        ) : (
          <AskedAbout about={{ finding: place }} name={about} />
        )}
      </div>
    </li>
  );
}

function VerdictGroup({
  verdict,
  findings,
  rulebook,
  names,
}: {
  verdict: Verdict;
  findings: Placed[];
  rulebook: RulebookId;
  names: Names;
}) {
  const [open, setOpen] = useState(!isSettled({ verdict }));
  const asked = usePlace();
  const here = findings.some(({ place }) => placeOfAnchor({ finding: place }) === asked);
  // A link to a finding opens its group first, so that the browser has where to go.
  useEffect(() => {
    if (!here) return;
    setOpen(true);
    requestAnimationFrame(() => document.getElementById(asked)?.scrollIntoView({ block: 'center' }));
  }, [here, asked]);
  const words = VERDICT_WORDS[verdict];
  const id = `findings-${verdict}`;
  return (
    <section aria-labelledby={`${id}-title`} className="mb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule-strong pb-1">
        <h3 id={`${id}-title`} className="flex items-center gap-2 text-sm">
          <VerdictBadge verdict={verdict} /> <span className="figures">{findings.length}</span>
        </h3>
        <p className="grow text-xs text-ink-soft">{VERDICTS_SHOWN[verdict].means}</p>
        <Button small kind="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Show'} <span className="sr-only">findings: {words.word}</span>
        </Button>
      </div>
      {open ? (
        <ul id={id}>
          {findings.map((placed) => (
            <FindingLine key={placed.place} {...placed} rulebook={rulebook} names={names} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const tally = (findings: Finding[]): string =>
  VERDICTS.flatMap((verdict) => {
    const count = findings.filter((finding) => finding.verdict === verdict).length;
    const words = VERDICT_WORDS[verdict];
    return count === 0 ? [] : [`${count} ${(count === 1 ? words.word : words.plural).toLowerCase()}`];
  }).join(', ');

/** What the rulebook says of this variant, by verdict; what must be acted on comes first. */
export function Findings({
  findings,
  rulebook,
  names,
}: {
  findings: Finding[];
  rulebook: RulebookId;
  names: Names;
}) {
  return (
    <Section id="findings" title="Findings" lead={tally(findings)}>
      {findings.length === 0 ? (
        <EmptyState title="No findings">No rule of this rulebook was in force on the chosen date.</EmptyState>
      ) : (
        VERDICTS.map((verdict) => {
          const group = findings
            .map((finding, place) => ({ finding, place }))
            .filter(({ finding }) => finding.verdict === verdict);
          return group.length === 0 ? null : (
            <VerdictGroup
              key={verdict}
              verdict={verdict}
              findings={group}
              rulebook={rulebook}
              names={names}
            />
          );
        })
      )}
    </Section>
  );
}
