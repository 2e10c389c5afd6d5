'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Button, TextLink } from '@/app/components/button';
import { ClauseSheet } from '@/app/components/clause-sheet';
import { Note } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { RouterOutputs } from '@/server/api/api';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import type { RulingKind } from '@/server/vocabulary/life/steps';
import { OfferedAs } from '../../submissions/[id]/ways-out';
import { aboutWords } from '../../submissions/view/about-words';
import { AssigneeLine } from '../../submissions/view/assignee-line';
import { DeclinedProposals } from '../../submissions/view/declined-proposals';
import { namesOf } from '../../submissions/view/names';
import { Questions } from '../../submissions/view/questions';
import { StateLine } from '../../submissions/view/state-line';
import { afterAsking, canAsk, canDecide, noQuestions } from '../../submissions/view/states';
import { type RulesOfGame, SubmissionBody } from '../../submissions/view/submission-body';
import { TrialDialog } from '../../submissions/view/trial-dialog';
import { TRIAL_WORDS, trialSteps } from '../../submissions/view/trial-words';
import { CompletenessPanel } from './completeness-panel';
import { DecideDialog } from './decide-dialog';
import { Opening } from './opening';
import { ProposalPanel } from './proposal-panel';
import { RerunPanel } from './rerun-panel';
import { useJudging } from './use-judging';

const LOOK_EVERY = 15_000;

export function ReviewerSubmission({
  initial,
  rules,
  me,
}: {
  initial: SubmissionWhole;
  rules: RulesOfGame;
  /** The reader's id. */
  me: string;
}) {
  const trpc = useTRPC();
  const toast = useToast();
  const cache = useQueryClient();
  /** The submission as it stood when the dialog was opened: a decision is about that one and no later one. */
  const [deciding, setDeciding] = useState<SubmissionWhole | null>(null);
  const [ruling, setRuling] = useState<{ kind: RulingKind; seen: SubmissionWhole } | null>(null);
  const key = { id: initial.id };
  const { data: submission = initial } = useQuery(
    trpc.submissions.get.queryOptions(key, {
      initialData: initial as RouterOutputs['submissions']['get'],
      refetchInterval: LOOK_EVERY,
    }),
  );
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: trpc.submissions.pathKey() }),
      cache.invalidateQueries({ queryKey: trpc.reviews.pathKey() }),
    ]);
  const assign = useMutation(trpc.reviews.assign.mutationOptions({ onSettled: refresh }));
  const open = useMutation(trpc.reviews.open.mutationOptions({ onSettled: refresh }));
  const findComplete = useMutation(trpc.reviews.findComplete.mutationOptions({ onSettled: refresh }));
  const rule = useMutation(
    trpc.reviews.rule.mutationOptions({
      onSuccess: (_, { kind }) => {
        setRuling(null);
        const proposed = ruling?.seen.twoReviewers && kind !== 'discontinue';
        toast(
          proposed
            ? { title: 'Proposed', detail: 'Another reviewer confirms or declines it.' }
            : { title: TRIAL_WORDS[kind].past, detail: TRIAL_WORDS[kind].done },
        );
      },
      onSettled: refresh,
    }),
  );
  const ask = useMutation(trpc.reviews.ask.mutationOptions({ onSettled: refresh }));
  const names = useMemo(
    () => namesOf(rules.game, submission.analysis.wagers),
    [rules.game, submission.analysis],
  );
  const today = useToday(submission.rulebook);
  const { tools, dialogs } = useJudging(submission, names, refresh);
  return (
    <ClauseSheet editionFrom={submission.editionFrom}>
      <Page
        wide
        above={<TextLink href="/review">Review</TextLink>}
        title={submission.name}
        lead={`${submission.reference}, version ${submission.version}: ${submission.gameLabel}, from ${submission.operator}`}
      >
        <OfferedAs submission={submission} base="/review/variations" />
        <StateLine submission={submission}>
          {submission.state === 'submitted' ? (
            <Button kind="primary" busy={open.isPending} onClick={() => open.mutate(key)}>
              Open it
            </Button>
          ) : null}
          {submission.state === 'completeness-check' ? (
            <Button kind="primary" busy={findComplete.isPending} onClick={() => findComplete.mutate(key)}>
              Complete: begin the review
            </Button>
          ) : null}
          {trialSteps(submission, 'reviewer', today).map((kind) => (
            <Button
              key={kind}
              kind={TRIAL_WORDS[kind].danger ? 'danger' : 'plain'}
              onClick={() => {
                rule.reset();
                setRuling({ kind: kind as RulingKind, seen: submission });
              }}
            >
              {TRIAL_WORDS[kind].title}
            </Button>
          ))}
          {canDecide(submission.state) ? (
            <Button kind="primary" onClick={() => setDeciding(submission)}>
              Decide
            </Button>
          ) : null}
        </StateLine>
        {[open, findComplete].map(({ isError, error }) =>
          isError ? (
            <Note key={sentenceOf(error)} kind="problem" className="mb-6">
              {sentenceOf(error)}
            </Note>
          ) : null,
        )}
        {submission.proposal ? (
          <ProposalPanel submission={submission} proposal={submission.proposal} refresh={refresh} />
        ) : null}
        <DeclinedProposals declined={submission.declined} />
        {submission.state === 'completeness-check' ? <CompletenessPanel submission={submission} /> : null}
        <AssigneeLine
          assignee={submission.assignee}
          reviewers={submission.reviewers}
          me={me}
          assign={(to) => assign.mutate({ id: submission.id, to })}
          busy={assign.isPending}
          problem={assign.isError ? sentenceOf(assign.error) : undefined}
        />
        <SubmissionBody
          tools={tools}
          opening={<Opening submission={submission} />}
          submission={submission}
          rules={rules}
          names={names}
          base="/review"
          openLead={
            canDecide(submission.state)
              ? 'Ask the operator about it, refuse, or approve knowing it. What is open is recorded with the decision.'
              : undefined
          }
          beside={<RerunPanel submission={submission} names={names} />}
          questions={
            <Questions
              about={submission.id}
              questions={submission.questions}
              files={submission.files}
              aboutWords={aboutWords(submission, names)}
              none={noQuestions(submission, { reader: 'reviewer', today })}
              ask={
                canAsk(submission, today)
                  ? {
                      hint: afterAsking(submission.state),
                      send: (text, files) => ask.mutateAsync({ ...key, text, files }),
                      busy: ask.isPending,
                      problem: ask.isError ? sentenceOf(ask.error) : undefined,
                    }
                  : undefined
              }
            />
          }
        />
        {dialogs}
        {ruling ? (
          <TrialDialog
            kind={ruling.kind}
            seen={ruling.seen}
            onClose={() => setRuling(null)}
            send={(sent) => rule.mutateAsync({ ...sent, kind: ruling.kind })}
            busy={rule.isPending}
            error={rule.error}
          />
        ) : null}
        {deciding ? (
          <DecideDialog
            seen={deciding}
            now={submission}
            onClose={() => setDeciding(null)}
            refresh={refresh}
          />
        ) : null}
      </Page>
    </ClauseSheet>
  );
}
