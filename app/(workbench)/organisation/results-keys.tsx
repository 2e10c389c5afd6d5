'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Badge } from '@/app/components/badge';
import { Button } from '@/app/components/button';
import { CopyButton } from '@/app/components/copy';
import { ConfirmDialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { ListSection } from '@/app/components/list-section';
import { Cell, Row, RowHeader } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';

/** Keys by which a program sends the results of trials: made and revoked by an approver, and shown once. */
export function ResultsKeys() {
  const trpc = useTRPC();
  const me = useMe();
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [revoking, setRevoking] = useState<{ id: string; name: string } | null>(null);
  const keys = useQuery(trpc.results.keys.queryOptions());
  const onSettled = () => cache.invalidateQueries({ queryKey: trpc.results.keys.queryKey() });
  const make = useMutation(trpc.results.makeKey.mutationOptions({ onSuccess: () => setName(''), onSettled }));
  const revoke = useMutation(
    trpc.results.revokeKey.mutationOptions({
      onSettled: () => {
        setRevoking(null);
        return onSettled();
      },
    }),
  );
  const approver = me.role === 'approver';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate({ name });
  };
  const elsewhere = make.isError && !problemAt(make.error, 'name');
  const failed = keys.error ?? revoke.error ?? (elsewhere ? make.error : null);
  return (
    <ListSection
      title="Keys for results"
      lead="A program of yours sends the results of trials with a key, and can do nothing else with it. A key works while whoever made it is an approver. It is shown once, and only its hash is kept."
      caption="Keys for results"
      columns={['Name', 'Made', 'Last used', 'State']}
      action="Actions"
      items={keys.data}
      empty="There is no key."
      problem={failed ? sentenceOf(failed) : undefined}
      row={(key) => (
        <Row key={key.id}>
          <RowHeader className="wrap-anywhere">{key.name}</RowHeader>
          <Cell>
            <Moment at={key.at} /> by {key.by}
          </Cell>
          <Cell>{key.usedAt ? <Moment at={key.usedAt} /> : 'Never'}</Cell>
          <Cell>
            {key.revokedAt ? (
              <>
                Revoked <Moment at={key.revokedAt} />
              </>
            ) : (
              <Badge tone="meets">Works</Badge>
            )}
          </Cell>
          <Cell shrink>
            {approver && !key.revokedAt ? (
              <Button small kind="quiet" aria-label={`Revoke ${key.name}`} onClick={() => setRevoking(key)}>
                Revoke…
              </Button>
            ) : null}
          </Cell>
        </Row>
      )}
    >
      {approver ? (
        <form
          onSubmit={submit}
          noValidate
          className="mt-4 grid max-w-xl items-start gap-4 sm:grid-cols-[1fr_auto]"
        >
          <Field
            label="Name of the new key"
            hint="For example the program that uses it."
            problem={problemAt(make.error, 'name')}
            required
          >
            {(control) => (
              <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          <div className="sm:pt-6">
            <Button type="submit" busy={make.isPending}>
              Make a key
            </Button>
          </div>
        </form>
      ) : null}
      {make.data ? (
        <Note
          kind="good"
          className="mt-4"
          title="The new key"
          actions={<CopyButton text={make.data.key} label="Copy the key" />}
        >
          <p className="figures break-all">{make.data.key}</p>
          <p className="text-ink-soft">
            It is shown only once, here. Send a file with POST to /api/results/REFERENCE/VERSION, and
            “Authorization: Bearer” with this key.
          </p>
        </Note>
      ) : null}
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => {
          if (!open) setRevoking(null);
        }}
        title={`Revoke ${revoking?.name ?? ''}?`}
        confirm="Revoke it"
        danger
        busy={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate({ id: revoking.id })}
      >
        The program that uses it can send nothing more. What it sent stays.
      </ConfirmDialog>
    </ListSection>
  );
}
