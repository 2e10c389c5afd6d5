'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { ApprovedDaysFacts } from '@/app/components/approved-days';
import { Button, TextLink } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { Note } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { PublicRecord } from '@/server/record/shapes';

/** Begins a draft from what the register publishes of the trial. */
export function JoinTrial({ record, refused }: { record: PublicRecord; refused: string | undefined }) {
  const trpc = useTRPC();
  const router = useRouter();
  const { reference, openTo } = record;
  const join = useMutation(
    trpc.submissions.joinTrial.mutationOptions({
      onSuccess: ({ draft }) => router.push(`/workbench/${draft}`),
    }),
  );
  return (
    <Page
      above={<TextLink href={`/r/${reference}`}>{reference}</TextLink>}
      title={`Join the trial of ${record.game}`}
      lead={`Your draft begins with what the register publishes: ${record.filed ? 'the rules and counts of the game' : 'the options'}, the wagers and the pays. Premises, limits, sign and confirmations are your own.`}
    >
      <Panel title="The trial" className="mb-6">
        <Facts>
          <Fact name="Reference">
            {reference}, version {record.version}
          </Fact>
          <Fact name="Operator">{record.operator}</Fact>
          <ApprovedDaysFacts days={record.days} />
          {openTo ? (
            <Fact name="Open to every operator">
              <ClauseLink rulebook={record.rulebook as RulebookId} clause={openTo} />
            </Fact>
          ) : null}
        </Facts>
      </Panel>
      {refused === undefined ? (
        <p className="mb-4 max-w-prose text-sm">
          You submit it as your own, and the regulator approves your part. It ends with the trial at the
          latest, and where the regulator discontinues the trial, it ends too.
        </p>
      ) : (
        <Note kind="warning" className="mb-4" title="You cannot join it">
          {refused}
        </Note>
      )}
      {join.isError ? (
        <Note kind="problem" className="mb-4">
          {sentenceOf(join.error)}
        </Note>
      ) : null}
      <Button
        kind="primary"
        busy={join.isPending}
        disabled={refused !== undefined}
        onClick={() => join.mutate({ reference })}
      >
        Begin a draft
      </Button>
    </Page>
  );
}
