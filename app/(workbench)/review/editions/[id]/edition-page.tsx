'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { ChangedPlaces } from '@/app/components/changed-places';
import { ConfirmDialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Field, TextArea, TextInput } from '@/app/components/field';
import { Page, Section } from '@/app/components/page-frame';
import { Day } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { withChange, withHead } from '@/rulebooks/editions/draft-text';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { RouterOutputs } from '@/server/api/api';
import type { EditionWhole } from '@/server/draft-editions/shapes';
import { AdoptedBeyond } from '../../../rulebooks/adopted-beyond';
import { AddChange } from './add-change';
import { EditionHead } from './edition-head';
import { LoadFile } from './load-file';
import { Publish } from './publish';
import { Tried } from './tried';

function Changes({ rulebook, read }: { rulebook: RulebookId; read: NonNullable<EditionWhole['read']> }) {
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">
        {read.edition}, in force from <Day date={read.validFrom} />
        {read.validTo ? (
          <>
            {' '}
            to <Day date={read.validTo} />
          </>
        ) : null}
        .
      </p>
      <ChangedPlaces
        caption="Changes"
        rulebook={rulebook}
        heads={['Today', 'Becomes']}
        changes={read.changes}
      />
    </>
  );
}

export function EditionPage({ initial }: { initial: EditionWhole }) {
  const trpc = useTRPC();
  const router = useRouter();
  const cache = useQueryClient();
  const edition = useQuery(
    trpc.editions.get.queryOptions(
      { id: initial.id },
      { initialData: initial as RouterOutputs['editions']['get'] },
    ),
  );
  const { id, revision, read, problems, places, rulebook, rulebookTitle } = edition.data;
  const adopted = useQuery(trpc.record.register.queryOptions({ rulebook, beyond: true }));
  const [name, setName] = useState(initial.name);
  const [text, setText] = useState(initial.text);
  const [removing, setRemoving] = useState(false);
  const [unfit, setUnfit] = useState(false);
  const again = () => cache.invalidateQueries({ queryKey: trpc.editions.pathKey() });
  const save = useMutation(trpc.editions.save.mutationOptions({ onSuccess: again }));
  const remove = useMutation(
    trpc.editions.remove.mutationOptions({
      onSuccess: async () => {
        router.push('/review/editions');
        await again();
      },
    }),
  );
  const possible = text === edition.data.text && name === edition.data.name && problems.length === 0;
  const changed = name !== edition.data.name || text !== edition.data.text;
  return (
    <Page
      title={edition.data.name}
      lead={`A draft edition of ${rulebookTitle}. Nothing changes for anybody until it is published.`}
      above={<TextLink href="/review/editions">Draft editions</TextLink>}
      actions={
        <Button kind="danger" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      }
    >
      <Section title="What it changes">
        {problems.length > 0 ? (
          <Note kind="problem" title="This is no edition yet" className="mb-4">
            <ul className="grid gap-1">
              {problems.slice(0, 20).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Note>
        ) : null}
        {read ? <Changes rulebook={rulebook as RulebookId} read={read} /> : null}
      </Section>
      <EditionHead
        edition={edition.data}
        setHead={(head) => {
          const next = withHead(text, head);
          if (next === undefined) return;
          setText(next);
          save.mutate({ id, revision, name, text: next });
        }}
      />
      {adopted.data && adopted.data.total > 0 ? (
        <Section
          title="Adopted, and not in the edition in force"
          lead="Adopted after a trial. To take one in, add its wager, pays or game as a change in the text below; it is no longer named here once that edition is in force."
        >
          <AdoptedBeyond adopted={adopted.data} />
        </Section>
      ) : null}
      <Section title="Add a change">
        {unfit ? (
          <Note kind="problem" className="mb-3">
            The text below cannot be read, so nothing can be added to it. Correct it first.
          </Note>
        ) : null}
        <AddChange
          places={places}
          onAdd={(change) => {
            const next = withChange(text, change);
            setUnfit(next === undefined);
            if (next === undefined) return;
            setText(next);
            save.mutate({ id, revision, name, text: next });
          }}
        />
      </Section>
      <Section title="The text" lead="Everything a draft edition says, as JSON. Load a file, or write here.">
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setUnfit(false);
            save.mutate({ id, revision, name, text });
          }}
        >
          <Field label="Name" required>
            {(control) => (
              <TextInput
                {...control}
                required
                maxLength={120}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <LoadFile
            id={id}
            onText={(loaded) => {
              setUnfit(false);
              setText(loaded);
            }}
          />
          <Field label="Text">
            {(control) => (
              <TextArea
                {...control}
                rows={18}
                spellCheck={false}
                className="font-mono text-sm"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          {save.isError ? <Note kind="problem">{sentenceOf(save.error)}</Note> : null}
          <div className="flex items-center gap-3">
            <Button type="submit" kind="primary" busy={save.isPending} disabled={!changed || !name.trim()}>
              Save
            </Button>
            <span role="status" className="text-sm text-ink-soft">
              {changed ? 'Not saved yet' : 'Saved'}
            </span>
          </div>
        </form>
      </Section>
      <Tried edition={edition.data} possible={possible} />
      <Publish edition={edition.data} possible={possible} />
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove “${edition.data.name}”?`}
        confirm="Remove"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      >
        Its text is gone for good. That it was removed stays in the audit.
      </ConfirmDialog>
    </Page>
  );
}
