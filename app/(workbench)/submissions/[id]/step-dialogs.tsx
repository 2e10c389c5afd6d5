'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Field, TextArea } from '@/app/components/field';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { toAcknowledge } from '@/rulebooks/findings/open-groups';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { Acknowledge, OpenList } from '../../open/open-list';

type Props = { submission: SubmissionWhole; open: boolean; onOpenChange: (open: boolean) => void };

/** One text, asked for before a step that others will read. */
function TextDialog({
  title,
  lead,
  label,
  hint,
  missing,
  button,
  danger,
  send,
  busy,
  problem,
  waits = false,
  open,
  onOpenChange,
  children,
}: Omit<Props, 'submission'> & {
  title: string;
  lead: string;
  label: string;
  hint: string;
  missing: string;
  button: string;
  danger?: boolean;
  send: (text: string) => void;
  busy: boolean;
  problem: string | undefined;
  /** Something has to be said first. */
  waits?: boolean;
  children?: ReactNode;
}) {
  const form = useId();
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '') send(text);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      lead={lead}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={form} kind={danger ? 'danger' : 'primary'} busy={busy} disabled={waits}>
            {button}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        {children}
        <Field label={label} hint={hint} problem={empty ? missing : problem} required>
          {(control) => (
            <TextArea
              {...control}
              maxLength={4000}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setEmpty(false);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

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
      label="Statement"
      hint="What you submit and why. It goes into the dossier, and the reviewer reads it first."
      missing="Write a statement: what you submit, and why."
      button="Submit to the regulator"
      send={(statement) => submit.mutate({ id: submission.id, statement, acknowledged })}
      waits={acknowledged.length > 0 && !known}
      busy={submit.isPending}
      problem={submit.isError ? sentenceOf(submit.error) : undefined}
    >
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
      label="Reason"
      hint="The reviewers read it, and it stays in the history."
      missing="Give a reason, so that the reviewers know why."
      button="Withdraw"
      send={(reason) => withdraw.mutate({ id: submission.id, reason })}
      busy={withdraw.isPending}
      problem={withdraw.isError ? sentenceOf(withdraw.error) : undefined}
    />
  );
}
