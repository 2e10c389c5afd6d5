'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Field, TextArea } from '@/app/components/field';
import { Moment } from '@/app/components/time';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { NOTE_MISSING, saysSomething } from '@/rulebooks/confirmations';
import type { Finding } from '@/rulebooks/finding';
import { useModel } from './model';

/** A person confirms what no calculation can show. What was typed is saved first: a confirmation is of what is on the server. */
export function AttestDialog({ finding, onClose }: { finding: Finding | null; onClose: () => void }) {
  return finding ? <Open key={finding.rule} finding={finding} onClose={onClose} /> : null;
}

function Open({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const { editing, draft, refresh } = useModel();
  const trpc = useTRPC();
  const toast = useToast();
  const [note, setNote] = useState('');
  const [empty, setEmpty] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const given = draft.variant.attestations[finding.rule];
  const confirmed = finding.verdict === 'confirmed' ? given : undefined;

  const settle = async () => {
    await refresh();
    onClose();
  };
  const confirm = useMutation(
    trpc.attestations.confirm.mutationOptions({ onSuccess: settle, onError: refresh }),
  );
  const withdraw = useMutation(
    trpc.attestations.withdraw.mutationOptions({ onSuccess: settle, onError: refresh }),
  );
  const saved = async (go: (revision: number) => void) => {
    const revision = await editing.save();
    setUnsaved(revision === null);
    if (revision !== null) go(revision);
  };
  const error = confirm.error ?? withdraw.error;
  const busy = confirm.isPending || withdraw.isPending;

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Clause ${finding.clause}`}
      lead={confirmed ? 'Confirmed' : 'Needs confirmation'}
      footer={
        confirmed ? (
          <Button
            kind="danger"
            busy={busy}
            onClick={() =>
              void saved((revision) => withdraw.mutate({ draft: draft.id, revision, rules: [finding.rule] }))
            }
          >
            Withdraw the confirmation
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              kind="primary"
              busy={busy}
              onClick={() => {
                if (!saysSomething(note)) return setEmpty(true);
                void saved((revision) =>
                  confirm.mutate(
                    { draft: draft.id, revision, rules: [finding.rule], note: note.trim() },
                    { onSuccess: () => toast({ title: `Clause ${finding.clause} is confirmed` }) },
                  ),
                );
              }}
            >
              I confirm this
            </Button>
          </>
        )
      }
    >
      <p className="text-lg">{finding.threshold ? `“${finding.threshold}”` : finding.explanation}</p>
      {given ? (
        <p className="mt-3 text-sm text-ink-soft">
          {confirmed ? '' : 'Confirmed before a change: '}
          {given.by}, <Moment at={given.at} />
          {given.note ? `: ${given.note}` : ''}
        </p>
      ) : null}
      {confirmed ? null : (
        <Field
          label="Note"
          hint="How you make sure of it, and where that can be checked. It goes into the dossier under your name."
          className="mt-4"
          required
          problem={empty ? NOTE_MISSING : problemAt(confirm.error, 'note')}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={2000}
              value={note}
              onChange={(event) => {
                setNote(event.target.value);
                setEmpty(false);
              }}
            />
          )}
        </Field>
      )}
      {unsaved ? (
        <Note kind="problem" className="mt-3">
          Your latest changes could not be saved, so you cannot confirm yet. Close this to see why.
        </Note>
      ) : null}
      {error && !problemAt(error, 'note') ? (
        <Note kind="problem" className="mt-3">
          {sentenceOf(error)}
        </Note>
      ) : null}
    </Dialog>
  );
}
