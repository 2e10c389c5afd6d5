'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { toAcknowledge } from '@/rulebooks/findings/open-groups';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { STEP_RECORDS } from '@/server/vocabulary/life/steps';
import { Acknowledge, OpenList } from '../../open/open-list';
import { StepClause } from '../view/step-clause';
import { TextDialog } from '../view/text-dialog';

type Props = { submission: SubmissionWhole; open: boolean; onOpenChange: (open: boolean) => void };

export function SubmitDialog({ submission, open, onOpenChange }: Props) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const submit = useMutation(
    trpc.submissions.submit.mutationOptions({
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: 'Submitted', detail: `${submission.reference} is in the reviewers’ queue.` });
      },
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.submissions.pathKey() }),
    }),
  );
  const [known, setKnown] = useState(false);
  const acknowledged = toAcknowledge(submission.open).map(({ code }) => code);
  return (
    <TextDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Submit ${submission.reference}, version ${submission.version}`}
      lead="The regulator’s reviewers can read it from now on. You can withdraw it until they decide."
      keeps={`submit:${submission.id}`}
      label="Statement"
      hint="What you submit and why. It goes into the dossier, and the reviewer reads it first."
      missing="Write a statement: what you submit, and why."
      button="Submit to the regulator"
      files="Files for the statement"
      send={(statement, files) => submit.mutateAsync({ id: submission.id, statement, acknowledged, files })}
      waits={acknowledged.length > 0 && !known}
      busy={submit.isPending}
      problem={submit.isError ? sentenceOf(submit.error) : undefined}
    >
      <StepClause
        rulebook={submission.rulebook}
        clause={submission.clauses.submit}
        step={STEP_RECORDS.submit}
      />
      {submission.open.length > 0 ? (
        <div className="space-y-3">
          <p className="text-sm">
            These findings are open, and the reviewer sees them. Say in the statement why the version should
            still be considered.
          </p>
          <OpenList open={submission.open} />
          <Acknowledge codes={acknowledged} given={known} onGive={setKnown} />
        </div>
      ) : null}
    </TextDialog>
  );
}

export function WithdrawDialog({ submission, open, onOpenChange }: Props) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const withdraw = useMutation(
    trpc.submissions.withdraw.mutationOptions({
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: 'Withdrawn', detail: 'It can be revised as a new version at any time.' });
      },
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.submissions.pathKey() }),
    }),
  );
  return (
    <TextDialog
      danger
      open={open}
      onOpenChange={onOpenChange}
      title={`Withdraw ${submission.reference}, version ${submission.version}`}
      lead="This ends the review of this version and cannot be undone. Nothing is deleted."
      keeps={`withdraw:${submission.id}`}
      label="Reason"
      hint="The reviewers read it, and it stays in the history."
      missing="Give a reason, so that the reviewers know why."
      button="Withdraw"
      send={(reason) => withdraw.mutateAsync({ id: submission.id, reason })}
      busy={withdraw.isPending}
      problem={withdraw.isError ? sentenceOf(withdraw.error) : undefined}
    >
      <StepClause
        rulebook={submission.rulebook}
        clause={submission.clauses.withdraw}
        step={STEP_RECORDS.withdraw}
      />
    </TextDialog>
  );
}
