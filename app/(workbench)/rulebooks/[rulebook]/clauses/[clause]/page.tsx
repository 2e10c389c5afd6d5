import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { TextLink } from '@/app/components/button';
import { CopyButton } from '@/app/components/copy';
import { Skeleton } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { RuleRecord } from '@/app/components/rule-record';
import { clauseHref, clausePage } from '@/app/components/rulebook-addresses';
import type { Rule } from '@/rulebooks/format/record';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { readChecks, readRulebook } from '../../read';
import { comparedWords } from '../../rule-words';
import { concernsOf, scopeWords } from './concerns';
import { ConcernsView } from './concerns-view';

type Props = { params: Promise<{ rulebook: string; clause: string }> };

async function readClause(params: Props['params']) {
  const { rulebook: id, clause } = await params;
  const whole = await readRulebook(id);
  const rules = whole.rulebook.sections.flatMap((section) => section.rules);
  const wanted = decodeURIComponent(clause);
  const index = rules.findIndex((rule) => rule.clause === wanted);
  const rule = rules[index];
  if (!rule) notFound();
  const section = whole.rulebook.sections.find((candidate) => candidate.rules.includes(rule));
  return { whole, rule, section, before: rules[index - 1], after: rules[index + 1] };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Clause ${(await readClause(params)).rule.clause}` };
}

function Neighbour({
  rulebook,
  rule,
  label,
}: {
  rulebook: RulebookId;
  rule: Rule | undefined;
  label: string;
}) {
  if (!rule) return <span />;
  return (
    <Link
      className="figures inline-flex min-h-7 items-center text-accent hover:underline"
      href={clausePage(rulebook, rule.clause)}
    >
      {label} {rule.clause}
    </Link>
  );
}

/** The first time since the site started, checking every claim takes seconds: the clause is read meanwhile. */
async function Concerns({ whole, rule }: { whole: Awaited<ReturnType<typeof readRulebook>>; rule: Rule }) {
  const { id } = whole.rulebook;
  return <ConcernsView rulebook={id} rule={rule} concerns={concernsOf(whole, await readChecks(id), rule)} />;
}

export default async function ClausePage({ params }: Props) {
  const { whole, rule, section, before, after } = await readClause(params);
  const { id } = whole.rulebook;
  return (
    <article className="max-w-4xl">
      <nav aria-label="Neighbouring clauses" className="mb-3 flex items-center justify-between gap-4 text-sm">
        <Neighbour rulebook={id} rule={before} label="Previous:" />
        <TextLink href={clauseHref(id, rule.clause)} className="min-h-6">
          Show it in its section
        </TextLink>
        <Neighbour rulebook={id} rule={after} label="Next:" />
      </nav>
      <Section
        title={`Clause ${rule.clause}`}
        lead={section ? `Section ${section.number}, ${section.title}` : undefined}
        actions={<CopyButton text={`${id}/${rule.clause}`} label="Copy its name" />}
      >
        <RuleRecord rule={rule} />
        <p className="mt-4 text-sm text-ink-soft">
          Applies to: {scopeWords(whole, rule)}.{rule.evidence ? ` Compares ${comparedWords(rule)}.` : ''}
        </p>
      </Section>
      <Suspense fallback={<Skeleton lines={4} />}>
        <Concerns whole={whole} rule={rule} />
      </Suspense>
    </article>
  );
}
