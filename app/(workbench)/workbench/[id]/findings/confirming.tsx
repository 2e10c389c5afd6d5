'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Note } from '@/app/components/feedback';
import { Field, TextArea } from '@/app/components/field';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { noteProblem } from '@/rulebooks/draft/confirmations';
import { useModel } from '../model/model';

/** What a person confirms, one clause or a whole duty. What was typed is saved first, because a confirmation is about what the server has. */
export function useConfirming(onClose: () => void) {
  const { editing, draft, refresh } = useModel();
  const trpc = useTRPC();
  const toast = useToast();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const settle = async () => {
    await refresh();
    onClose();
  };
  const ends = { onSuccess: settle, onError: refresh };
  const confirm = useMutation(trpc.attestations.confirm.mutationOptions(ends));
  const withdraw = useMutation(trpc.attestations.withdraw.mutationOptions(ends));
  const saved = async (go: (revision: number) => unknown) => {
    const revision = await editing.save();
    setUnsaved(revision === null);
    if (revision !== null) go(revision);
  };
  return {
    note,
    type: (text: string) => {
      setNote(text);
      setTried(false);
    },
    noteProblem: (tried ? noteProblem(note) : undefined) ?? problemAt(confirm.error, 'note'),
    unsaved,
    busy: confirm.isPending || withdraw.isPending,
    error: problemAt(confirm.error, 'note') ? null : (confirm.error ?? withdraw.error),
    confirm: (rules: string[], said: string) => {
      if (noteProblem(note)) return setTried(true);
      void saved((revision) =>
        confirm.mutateAsync({ draft: draft.id, revision, rules, note: note.trim() }).then(
          () => toast({ title: said }),
          () => undefined,
        ),
      );
    },
    withdraw: (rules: string[]) =>
      void saved((revision) => withdraw.mutate({ draft: draft.id, revision, rules })),
  };
}

type Confirming = ReturnType<typeof useConfirming>;

/** The note that goes with it, without which nothing is confirmed. */
export function ConfirmingNote({ confirming, goesTo }: { confirming: Confirming; goesTo: string }) {
  return (
    <Field
      label="Note"
      hint={`How you make sure of it, and where that can be checked. It goes into the dossier ${goesTo}under your name.`}
      className="mt-4"
      required
      problem={confirming.noteProblem}
    >
      {(control) => (
        <TextArea
          {...control}
          maxLength={2000}
          value={confirming.note}
          onChange={(event) => confirming.type(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Why the confirmation was not recorded. */
export function ConfirmingProblems({ confirming: { unsaved, error } }: { confirming: Confirming }) {
  return (
    <>
      {unsaved ? (
        <Note kind="problem" className="mt-3">
          Your latest changes could not be saved, so you cannot confirm yet. Close this to see why.
        </Note>
      ) : null}
      {error ? (
        <Note kind="problem" className="mt-3">
          {sentenceOf(error)}
        </Note>
      ) : null}
    </>
  );
}
