'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, Select, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';

export function AddTable({ premises }: { premises: string[] }) {
  const trpc = useTRPC();
  const toast = useToast();
  const cache = useQueryClient();
  const [where, setWhere] = useState(premises[0] ?? '');
  const [name, setName] = useState('');
  const add = useMutation(
    trpc.tables.add.mutationOptions({
      onSuccess: () => {
        toast({ title: `${name} is added` });
        setName('');
      },
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.tables.pathKey() }),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ premises: where, name });
  };
  const elsewhere = add.isError && !problemAt(add.error, 'name') && !problemAt(add.error, 'premises');
  return (
    <Section
      title="Add a table"
      lead="By its name or number. Premises are those on your papers, under Organisation."
    >
      <form
        onSubmit={submit}
        noValidate
        className="grid max-w-3xl items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <Field label="Premises" problem={problemAt(add.error, 'premises')} required>
          {(control) => (
            <Select {...control} value={where} onChange={(event) => setWhere(event.target.value)}>
              {premises.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Table" hint="For example Wheel 3." problem={problemAt(add.error, 'name')} required>
          {(control) => (
            <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <div className="sm:pt-6">
          <Button type="submit" busy={add.isPending}>
            Add
          </Button>
        </div>
      </form>
      {elsewhere ? (
        <Note kind="problem" className="mt-3">
          {sentenceOf(add.error)}
        </Note>
      ) : null}
    </Section>
  );
}
