'use client';

import { useQuery } from '@tanstack/react-query';
import { useToday } from '@/app/clock/clock';
import { Badge, StateBadge } from '@/app/components/badge';
import { ButtonLink, TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { shownState, standingOn } from '@/server/submissions/stored/days';
import type { SubmissionSummary } from '@/server/submissions/stored/shapes';
import { OpenBadges } from '../open/open-badges';
import { Houses } from './houses';
import { nextStep } from './view/states';

const LOOK_EVERY = 30_000;

function SubmissionRow({ submission }: { submission: SubmissionSummary }) {
  const { days } = submission;
  const today = useToday(submission.rulebook);
  const standing = days && standingOn(days, today);
  const next = nextStep(submission.state, standing, submission.variation);
  const yours = next.actor === 'operator';
  return (
    <Row>
      <RowHeader className="min-w-40 wrap-anywhere">
        <TextLink href={`/submissions/${submission.id}`}>{submission.name}</TextLink>
        <span className="block text-xs font-normal text-ink-soft">
          {submission.reference} · {submission.gameLabel}
        </span>
      </RowHeader>
      <Cell numeric>{submission.version}</Cell>
      <Cell>
        <StateBadge state={shownState(submission.state, days, today, submission.variation)} />
        {standing && standing.when !== 'within' ? (
          <span className="block text-xs text-ink-soft">{standing.says}</span>
        ) : null}
      </Cell>
      <Cell>
        <OpenBadges open={submission.open} most={3} empty="Nothing" />
      </Cell>
      <Cell numeric>
        {submission.openQuestions > 0 ? (
          <Badge tone="consent">{submission.openQuestions} open</Badge>
        ) : (
          <span className="text-ink-soft">0</span>
        )}
      </Cell>
      <Cell className={yours ? undefined : 'text-ink-soft'}>{next.briefly}</Cell>
      <Cell>
        <Moment at={submission.updatedAt} />
      </Cell>
      <Cell className="figures text-ink-soft">
        <span title={submission.hash}>{submission.hash.slice(0, 8)}</span>
      </Cell>
    </Row>
  );
}

export function SubmissionsList() {
  const trpc = useTRPC();
  const list = useQuery(trpc.submissions.list.queryOptions(undefined, { refetchInterval: LOOK_EVERY }));
  return (
    <Page
      title="Submissions"
      lead="The versions your organisation froze, the state of each, and who acts next."
    >
      {list.isPending ? <Skeleton lines={6} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      {list.data?.length === 0 ? (
        <EmptyState
          title="No submissions yet"
          action={
            <ButtonLink kind="primary" href="/workbench">
              Open the workbench
            </ButtonLink>
          }
        >
          A submission starts as a draft. Freeze it in the workbench once it is analysed; an approver then
          submits it here.
        </EmptyState>
      ) : null}
      {list.data && list.data.length > 0 ? (
        <Table caption="Submissions of your organisation" stack="wide">
          <HeaderRow>
            <Header>Submission</Header>
            <Header numeric>Version</Header>
            <Header>State</Header>
            <Header>Open</Header>
            <Header numeric>Questions</Header>
            <Header>Next step</Header>
            <Header>Last change</Header>
            <Header>Hash</Header>
          </HeaderRow>
          <tbody>
            {list.data.map((submission) => (
              <SubmissionRow key={submission.id} submission={submission} />
            ))}
          </tbody>
        </Table>
      ) : null}
      <Houses />
    </Page>
  );
}
