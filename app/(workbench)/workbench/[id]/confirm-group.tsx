'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Checkbox, Field, TextArea } from '@/app/components/field';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { NOTE_MISSING, saysSomething } from '@/rulebooks/confirmations';
import type { DutyGroup } from './duty-groups';
import { useModel } from './model';

/** One duty, all its clauses, one note: what is left unticked stays open. */
export function ConfirmGroup({ group, onClose }: { group: DutyGroup | null; onClose: () => void }) {
  return group ? <Open key={group.duty} group={group} onClose={onClose} /> : null;
}

function Open({ group, onClose }: { group: DutyGroup; onClose: () => void }) {
  const { title, members } = group;
  const { editing, draft, refresh } = useModel();
  const trpc = useTRPC();
  const toast = useToast();
  const [note, setNote] = useState('');
  const [empty, setEmpty] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [unsaved, setUnsaved] = useState(false);
  const rules = members.map(({ rule }) => rule).filter((rule) => !left.has(rule));
  const confirm = useMutation(
    trpc.attestations.confirm.mutationOptions({
      onSuccess: async () => {
        await refresh();
        toast({ title: `${title}: ${rules.length} confirmed` });
        onClose();
      },
      onError: refresh,
    }),
  );
  const send = async () => {
    if (!saysSomething(note)) return setEmpty(true);
    const revision = await editing.save();
    setUnsaved(revision === null);
    if (revision !== null) confirm.mutate({ draft: draft.id, revision, rules, note: note.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      lead="Read each statement. Untick what you cannot confirm; it stays open."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            busy={confirm.isPending}
            disabled={rules.length === 0}
            onClick={() => void send()}
          >
            {rules.length === 1 ? 'I confirm this one' : `I confirm these ${rules.length}`}
          </Button>
        </>
      }
    >
      <ul className="border-y border-rule">
        {members.map(({ rule, clause, threshold, explanation }) => (
          <li key={rule} className="border-t border-rule py-1.5 first:border-t-0">
            <Checkbox
              label={threshold ?? explanation}
              hint={`Clause ${clause}`}
              checked={!left.has(rule)}
              onChange={(event) => {
                const next = new Set(left);
                if (event.target.checked) next.delete(rule);
                else next.add(rule);
                setLeft(next);
              }}
            />
          </li>
        ))}
      </ul>
      <Field
        label="Note"
        hint="How you make sure of it, and where that can be checked. It goes into the dossier beside each of these clauses, under your name."
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
      {unsaved ? (
        <Note kind="problem" className="mt-3">
          Your latest changes could not be saved, so you cannot confirm yet. Close this to see why.
        </Note>
      ) : null}
      {confirm.error && !problemAt(confirm.error, 'note') ? (
        <Note kind="problem" className="mt-3">
          {sentenceOf(confirm.error)}
        </Note>
      ) : null}
    </Dialog>
  );
}
