'use client';

import { useMutation } from '@tanstack/react-query';
import { Note } from '@/app/components/feedback';
import { useToast } from '@/app/components/toast';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { FilingWhole } from '@/server/filings/shapes';
import { FILING_STEP_RECORDS } from '@/server/vocabulary/life/filings';
import { StepClause } from '../submissions/view/step-clause';
import { TextDialog } from '../submissions/view/text-dialog';
import type { FilingCalls } from './calls';
import { type DialogStep, wordsOf } from './steps';

const DONE: Record<DialogStep, string> = {
  submit: 'Submitted',
  withdraw: 'Withdrawn',
  approve: 'Approval recorded',
  refuse: 'Refusal recorded',
};

/** One step that takes a text, of the submission as it was when the dialog was opened. */
export function StepDialog({
  step,
  seen,
  calls,
  onClose,
  refresh,
}: {
  step: DialogStep;
  seen: FilingWhole;
  calls: FilingCalls;
  onClose: () => void;
  refresh: () => Promise<unknown>;
}) {
  const toast = useToast();
  const done = {
    onSuccess: () => {
      toast({ title: DONE[step], detail: `${seen.number}, ${seen.name}` });
      onClose();
    },
    onSettled: refresh,
  };
  const submit = useMutation(calls.submit.mutationOptions(done));
  const withdraw = useMutation(calls.withdraw.mutationOptions(done));
  const decide = useMutation(calls.decide.mutationOptions(done));
  const { id, revision } = seen;
  const sending = { submit, withdraw, approve: decide, refuse: decide }[step];
  const send = (text: string, files: string[]): Promise<unknown> => {
    switch (step) {
      case 'submit':
        return submit.mutateAsync({ id, statement: text, files });
      case 'withdraw':
        return withdraw.mutateAsync({ id, reason: text });
      case 'approve':
      case 'refuse':
        return decide.mutateAsync({ id, revision, kind: step, reasons: text, files });
    }
  };
  const words = wordsOf(step, seen);
  const shown = problemAt(sending.error, 'reasons') ?? problemAt(sending.error, 'statement');
  return (
    <TextDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${words.title}: ${seen.number}, ${seen.name}`}
      lead={words.lead}
      keeps={`${step}:${id}`}
      label={words.label}
      hint={words.hint}
      missing={words.missing}
      button={words.title}
      files={words.files}
      {...(words.danger && { danger: true })}
      send={(text, files) => send(text.trim(), files)}
      busy={sending.isPending}
      problem={shown}
    >
      <StepClause rulebook={seen.rulebook} clause={undefined} step={FILING_STEP_RECORDS[step]} />
      {sending.isError && !shown ? <Note kind="problem">{sentenceOf(sending.error)}</Note> : null}
    </TextDialog>
  );
}
