'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Button, TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Page, Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { SubmissionSummary } from '@/server/submissions/stored/shapes';

const APPROVED = new Set(['approved', 'approved-with-conditions', 'adopted']);

/** Frozen for this, and not sent yet. */
const isWaiting = ({ state, variation, version }: SubmissionSummary): boolean =>
  state === 'frozen' && !variation && version > 1;

function Waiting({ versions }: { versions: SubmissionSummary[] }) {
  if (versions.length === 0) return null;
  return (
    <Section
      title="Ready to send"
      lead="Frozen versions of approved games. An approver who did not prepare one sends it."
    >
      <ul className="space-y-1 text-sm">
        {versions.map(({ id, name, reference, version }) => (
          <li key={id}>
            <TextLink href={`/submissions/${id}`}>
              {name}, {reference} version {version}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function NewVariation() {
  const trpc = useTRPC();
  const router = useRouter();
  const list = useQuery(trpc.submissions.list.queryOptions());
  const begin = useMutation(
    trpc.submissions.reviseAsDraft.mutationOptions({
      onSuccess: ({ draft }) => router.push(`/workbench/${draft}`),
    }),
  );
  const approved = (list.data ?? []).filter(({ state }) => APPROVED.has(state));
  const busy = (id: string, as: 'local-variation' | undefined) =>
    begin.isPending && begin.variables.id === id && begin.variables.as === as;
  return (
    <Page
      title="New variation"
      lead="Choose the approved game that it starts from. A draft opens; nothing is sent until it is frozen and an approver sends it."
      above={<TextLink href="/variations">Variations</TextLink>}
    >
      {list.isPending ? <Skeleton lines={4} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      {begin.isError ? (
        <Note kind="problem" className="mb-4">
          {sentenceOf(begin.error)}
        </Note>
      ) : null}
      <Waiting versions={(list.data ?? []).filter(isWaiting)} />
      {list.data && approved.length === 0 ? (
        <EmptyState title="No approved game">
          A variation starts from a game that the regulator approved or adopted.
        </EmptyState>
      ) : null}
      {approved.length > 0 ? (
        <Section title="Start from an approved game">
          <Table caption="Approved games" stack="wide">
            <HeaderRow>
              <Header>Game</Header>
              <Header>Version</Header>
              <Header>Start</Header>
            </HeaderRow>
            <tbody>
              {approved.map(({ id, name, reference, version, gameLabel }) => (
                <Row key={id}>
                  <RowHeader className="wrap-anywhere">
                    <TextLink href={`/submissions/${id}`}>{name}</TextLink>
                    <span className="block text-xs font-normal text-ink-soft">{gameLabel}</span>
                  </RowHeader>
                  <Cell>
                    {reference}, version {version}
                  </Cell>
                  <Cell>
                    <span className="flex flex-wrap gap-2">
                      <Button
                        small
                        busy={busy(id, 'local-variation')}
                        onClick={() => begin.mutate({ id, as: 'local-variation' })}
                      >
                        Change it for a time
                      </Button>
                      <Button small busy={busy(id, undefined)} onClick={() => begin.mutate({ id })}>
                        Pay more
                      </Button>
                    </span>
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </Section>
      ) : null}
    </Page>
  );
}
