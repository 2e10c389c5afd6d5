'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Field, TextArea, TextInput, useProblemInView } from '@/app/components/field';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, problemsOf, sentenceOf } from '@/app/trpc/problems';

const leftOut = (count: number): string =>
  count === 1
    ? 'The file has 1 confirmation. It counts once you give it here, under your own name.'
    : `The file has ${count} confirmations. They count once you give them here, under your own name.`;

/** A draft starts from a variant file, chosen or pasted, as the workbench and the command line write it. */
export function FromFileDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const trpc = useTRPC();
  const router = useRouter();
  const toast = useToast();
  const form = useId();
  const [file, setFile] = useState('');
  const [name, setName] = useState('');
  const create = useMutation(
    trpc.drafts.createFromFile.mutationOptions({
      onSuccess: ({ id, confirmationsLeftOut }) => {
        if (confirmationsLeftOut > 0)
          toast({ title: 'Confirmations were left out', detail: leftOut(confirmationsLeftOut) });
        router.push(`/workbench/${id}`);
      },
    }),
  );
  useProblemInView(form, create.error);
  const problems = problemsOf(create.error).filter(({ field }) => field !== 'name');

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    create.reset();
    setFile(await chosen.text());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ file, ...(name.trim() ? { name: name.trim() } : {}) });
  };

  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title="New draft from a file"
      lead="A variant as JSON, as the workbench or the command line writes it."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            kind="primary"
            busy={create.isPending}
            disabled={file.trim() === ''}
          >
            Create draft
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-4">
        <Field label="File">
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".json,application/json"
              className="block w-full text-sm"
              onChange={(event) => void choose(event)}
            />
          )}
        </Field>
        <Field
          label="Or paste it"
          problem={
            problems.length > 0 ? (
              <ul className="space-y-1">
                {problems.map(({ field, message }) => (
                  <li key={`${field} ${message}`}>
                    {field ? <code className="figures">{field}</code> : null} {message}
                  </li>
                ))}
              </ul>
            ) : undefined
          }
        >
          {(control) => (
            <TextArea
              {...control}
              rows={10}
              spellCheck={false}
              className="figures text-xs"
              value={file}
              onChange={(event) => {
                create.reset();
                setFile(event.target.value);
              }}
            />
          )}
        </Field>
        <Field
          label="Name"
          hint="Leave empty to name it after its game."
          problem={problemAt(create.error, 'name')}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {create.error && problemsOf(create.error).length === 0 ? (
          <Note kind="problem">{sentenceOf(create.error)}</Note>
        ) : null}
      </form>
    </Dialog>
  );
}
