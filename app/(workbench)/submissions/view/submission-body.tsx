'use client';

import { type ReactNode, useMemo } from 'react';
import { classes } from '@/app/components/classes';
import { EdgesAfterFees } from '@/app/components/edges-after-fees';
import { feesFixLimits } from '@/rulebooks/edges/after-fees';
import type { Game, Rule } from '@/rulebooks/format/record';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { onApprovedDays } from '@/server/documents/content/trial-days';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { otherDays } from '@/server/vocabulary/life/other-days';
import { isPerFirst, settledOf } from '@/simulations/analysis/settled';
import { Attestations } from './attestations';
import { Changes } from './changes';
import { DecisionPanel } from './decision';
import { FiledAnswers } from './filed-answers';
import { FiledRules } from './filed-rules';
import { Findings } from './findings';
import { History } from './history';
import { Identity } from './identity';
import { LaterEditions } from './later-editions';
import { LayoutSection } from './layout-section';
import type { Names } from './names';
import { OpenSection } from './open-section';
import { Papers } from './papers';
import { ReviewingContext, type ReviewTools } from './reviewing';
import { RoundQuestions } from './round-questions';
import { Statement } from './statement';
import { TablesPanel } from './tables-panel';
import { TrialPanel } from './trial-panel';
import { WagersTable } from './wagers-table';
import { WrittenWagers } from './written-wagers';

export type RulesOfGame = {
  rulebook: { id: RulebookId; currency: string; title: string; edition: string };
  game: Game;
  rules: (Rule & { id: string })[];
};

const PARTS = [
  ['open', 'Open'],
  ['numbers', 'Numbers'],
  ['after-fees', 'After fees'],
  ['layout', 'Layout'],
  ['answers', 'Further questions'],
  ['written', 'Written by the operator'],
  ['findings', 'Findings'],
  ['confirmations', 'Confirmations'],
  ['changes', 'Changes'],
  ['history', 'History'],
] as const;

/** Beside the others where there is room, and below all of them where there is not. */
const PARTS_BESIDE = [
  ['re-run', 'Re-run'],
  ['decision', 'Decision'],
  ['trial', 'Trial'],
  ['questions', 'Questions'],
  ['papers', 'Papers'],
] as const;

function PartLink({ id, title, className }: { id: string; title: string; className?: string }) {
  return (
    <a
      href={`#${id}`}
      className={classes('flex min-h-8 items-center text-ink-soft hover:text-ink hover:underline', className)}
    >
      {title}
    </a>
  );
}

/** A notice of the trial says the days that were approved, as the sign does. */
const onTheSign = ({ findings, variant, days }: SubmissionWhole): SubmissionWhole['findings'] =>
  days?.of !== 'trial'
    ? findings
    : findings.map((finding) => {
        const line =
          finding.signLine && onApprovedDays(finding.signLine, { variant, record: { trial: days } });
        return line === undefined || line === '' ? finding : { ...finding, signLine: line };
      });

/** The same for operator and reviewer: numbers, findings, confirmations, papers, history. */
export function SubmissionBody({
  submission,
  rules,
  names,
  base,
  questions,
  beside,
  openLead,
  tools,
  opening,
}: {
  submission: SubmissionWhole;
  rules: RulesOfGame;
  names: Names;
  /** "/submissions" or "/review": where other versions are read. */
  base: string;
  questions: ReactNode;
  /** What only this reader has beside the papers. */
  beside?: ReactNode;
  /** What this reader can do about what is open. */
  openLead?: string | undefined;
  /** What a reviewer can do at a finding, a wager or a pay. */
  tools?: ReviewTools | undefined;
  /** Before everything else, in place of the statement alone. */
  opening?: ReactNode;
}) {
  const { variant, analysis } = submission;
  const { judgements, questions: asked } = submission;
  const reviewing = useMemo(() => ({ judgements, questions: asked, tools }), [judgements, asked, tools]);
  const options = chosenOptions(rules.game, variant.options);
  const drawn = useMemo(() => ({ game: rules.game, variant, analysis }), [rules.game, variant, analysis]);
  return (
    <ReviewingContext value={reviewing}>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <nav
            aria-label="Parts of this page"
            className="mb-6 flex flex-wrap gap-x-5 border-b border-rule text-sm"
          >
            {PARTS.filter(
              ([id]) =>
                (id !== 'after-fees' || feesFixLimits(rules.game, options)) &&
                (id !== 'changes' || submission.changes) &&
                (id !== 'written' || submission.variant.written) &&
                (id !== 'answers' || submission.answers),
            ).map(([id, title]) => (
              <PartLink key={id} id={id} title={title} />
            ))}
            {PARTS_BESIDE.filter(
              ([id]) =>
                (id !== 're-run' || beside) &&
                (id !== 'trial' || submission.trialSteps || submission.days?.of === 'trial'),
            ).map(([id, title]) => (
              <PartLink key={id} id={id} title={title} className="lg:hidden" />
            ))}
          </nav>
          <LaterEditions rulebook={rules.rulebook.id} editions={submission.laterEditions} />
          {opening ??
            (submission.statement ? (
              <Statement text={submission.statement} files={submission.files} />
            ) : null)}
          <OpenSection submission={submission} lead={openLead} />
          <WagersTable
            rulebook={rules.rulebook.id}
            analysis={submission.analysis}
            names={names}
            subject={{ game: rules.game, variant: submission.variant, currency: rules.rulebook.currency }}
          />
          <EdgesAfterFees
            game={rules.game}
            options={options}
            priced={analysis.wagers.map((wager) => ({
              ...wager,
              per: isPerFirst(settledOf(wager)) ? names.unit(wager) : undefined,
            }))}
            rulebook={rules.rulebook}
          />
          {variant.filed ? <FiledRules filed={variant.filed} files={submission.files} /> : null}
          <LayoutSection subject={drawn} />
          <FiledAnswers answers={submission.answers} />
          <RoundQuestions
            wagers={submission.analysis.wagers}
            variant={submission.variant}
            editionFrom={submission.editionFrom}
          />
          <WrittenWagers written={submission.variant.written} analysis={submission.analysis} />
          <Findings findings={onTheSign(submission)} rulebook={rules.rulebook.id} names={names} />
          <Attestations
            attestations={submission.attestations}
            files={submission.files}
            findings={submission.findings}
            rules={rules.rules}
            rulebook={rules.rulebook.id}
          />
          {submission.changes ? (
            <Changes
              changes={submission.changes}
              version={submission.version}
              href={(id) => `${base}/${id}`}
            />
          ) : null}
          <History
            events={submission.history}
            submission={submission.id}
            notes={{
              'decision-made': otherDays(submission.variant.circumstances.trial, submission.decision ?? {}),
            }}
          />
        </div>
        <div className="min-w-0 space-y-6">
          {beside}
          <DecisionPanel submission={submission} />
          <TrialPanel submission={submission} base={base} />
          {questions}
          <TablesPanel submission={submission.id} />
          <Papers submission={submission} rulebook={rules.rulebook.id} />
          <Identity submission={submission} rulebook={rules.rulebook} game={rules.game} names={names} />
        </div>
      </div>
    </ReviewingContext>
  );
}
