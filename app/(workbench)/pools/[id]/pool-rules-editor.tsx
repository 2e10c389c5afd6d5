'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { StateBadge } from '@/app/components/badge';
import { Button, TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Page, Section } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { RulesWhole } from '@/server/pool-rules/shapes';
import type { Problem } from '@/simulations/problems/problem';
import { PoolFindings } from '../pool-findings';
import { ConfirmNotes } from './confirm-notes';
import { contentOf, type Typed, typedOf } from './content';
import { GeneralFields } from './general-fields';
import { OwnPoolRows } from './own-pool-rows';

type Form = Typed & { name: string; inForceFrom: string };

const formOf = ({ name, inForceFrom = '', content }: RulesWhole): Form => ({
  name,
  inForceFrom,
  ...typedOf(content),
});

function Filings({ rules, changed }: { rules: RulesWhole; changed: boolean }) {
  const trpc = useTRPC();
  const router = useRouter();
  const prepare = useMutation(
    trpc.poolFilings.prepare.mutationOptions({
      onSuccess: ({ id }) => router.push(`/pools/submissions/${id}`),
    }),
  );
  const lacking = changed
    ? 'Save first: a saved version is submitted.'
    : rules.content.pools.length === 0
      ? 'Add a pool, and save.'
      : rules.inForceFrom === undefined
        ? 'Give the day from which they are in force, and save.'
        : undefined;
  return (
    <Section
      title="Submission"
      lead="A saved version goes to the regulator, who compares it with the one in force, term by term. An approver who did not write in it submits it."
    >
      {rules.filings.length > 0 ? (
        <ul className="mb-3 space-y-1 text-sm">
          {rules.filings.map(({ id, number, version, state }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <TextLink href={`/pools/submissions/${id}`}>
                {number}, version {version}
              </TextLink>
              <StateBadge state={state} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Button
          busy={prepare.isPending}
          disabled={lacking !== undefined}
          onClick={() => prepare.mutate({ rules: rules.id, version: rules.revision })}
        >
          Prepare for submission
        </Button>
        {lacking ? <span className="text-ink-soft">{lacking}</span> : null}
      </div>
      {prepare.isError ? (
        <Note kind="problem" className="mt-3">
          {sentenceOf(prepare.error)}
        </Note>
      ) : null}
    </Section>
  );
}

/** An operator's own pool rules: typed, saved as versions, checked by the clauses, and prepared for the regulator. */
export function PoolRulesEditor({ initial }: { initial: RulesWhole }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const { data: rules = initial } = useQuery(
    trpc.poolRules.get.queryOptions({ id: initial.id }, { initialData: initial }),
  );
  const [seen, setSeen] = useState(initial.revision);
  const [form, setForm] = useState(() => formOf(initial));
  const [unread, setUnread] = useState<Problem[]>([]);
  const save = useMutation(
    trpc.poolRules.save.mutationOptions({
      onSuccess: async ({ revision }) => {
        setSeen(revision);
        toast({ title: `Version ${revision} is saved` });
        await cache.invalidateQueries({ queryKey: trpc.poolRules.pathKey() });
      },
    }),
  );
  const said = (field: string) =>
    unread.find((one) => one.field === field)?.message ??
    problemAt(save.error, `content.${field}`) ??
    problemAt(save.error, field);
  const changed = JSON.stringify(form) !== JSON.stringify(formOf(rules));
  const submit = () => {
    const content = contentOf(form);
    setUnread(content.ok ? [] : content.problems);
    if (!content.ok) return;
    const { name, inForceFrom } = form;
    save.mutate({
      id: rules.id,
      revision: seen,
      name,
      ...(inForceFrom && { inForceFrom }),
      content: content.value,
    });
  };
  return (
    <Page
      wide
      above={<TextLink href="/pools">Pool rules</TextLink>}
      title={rules.name}
      lead={`Version ${rules.revision}. What a field leaves empty is as the rules of pools have it.`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid max-w-3xl items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Field label="Name" required problem={said('name')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={120}
                value={form.name}
                onChange={({ target }) => setForm({ ...form, name: target.value })}
              />
            )}
          </Field>
          <Field label="In force from" problem={said('inForceFrom')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                className="sm:w-44"
                value={form.inForceFrom}
                onChange={({ target }) => setForm({ ...form, inForceFrom: target.value })}
              />
            )}
          </Field>
        </div>
        <Section title="Pools" lead="Sums in dollars, shares in per cent.">
          <OwnPoolRows
            rows={form.rows}
            onRows={(rows) => setForm({ ...form, rows })}
            kinds={rules.kinds}
            said={said}
          />
        </Section>
        <Section title="Every pool">
          <GeneralFields
            general={form.general}
            onGeneral={(general) => setForm({ ...form, general })}
            said={said}
          />
        </Section>
        <Section
          title="To confirm"
          lead="What no figure shows, and what the rules leave open: say by what each is confirmed. The regulator reads it."
        >
          <ConfirmNotes
            findings={rules.findings}
            notes={form.notes}
            onNotes={(notes) => setForm({ ...form, notes })}
          />
        </Section>
        {unread.length > 0 ? (
          <Note kind="problem" className="mt-4">
            Nothing is saved: {unread[0]?.message}
          </Note>
        ) : null}
        {save.error ? (
          <Note kind="problem" className="mt-4">
            {sentenceOf(save.error)}
          </Note>
        ) : null}
        <div className="mt-4">
          <Button type="submit" kind="primary" busy={save.isPending} disabled={!changed || !form.name.trim()}>
            Save
          </Button>
        </div>
      </form>
      <PoolFindings checked={rules} rulebook={rules.rulebook} />
      <Filings rules={rules} changed={changed} />
    </Page>
  );
}
