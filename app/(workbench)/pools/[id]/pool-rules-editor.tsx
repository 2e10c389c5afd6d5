'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BringBack, ChooseCopy } from '@/app/components/both-copies';
import { Button, TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Page, Section } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { useTwoCopies } from '@/app/components/use-two-copies';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf, wasChanged } from '@/app/trpc/problems';
import type { RulesWhole } from '@/server/pool-rules/shapes';
import type { Problem } from '@/simulations/problems/problem';
import { PoolFindings } from '../pool-findings';
import { ConfirmNotes } from './confirm-notes';
import { contentOf } from './content';
import { formDifferences, formOf } from './form';
import { GeneralFields } from './general-fields';
import { OwnPoolRows } from './own-pool-rows';
import { RulesFilings } from './rules-filings';

/** An operator's own pool rules: typed, saved as versions, checked by the clauses, and prepared for the regulator. */
export function PoolRulesEditor({ initial }: { initial: RulesWhole }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const { data: rules = initial } = useQuery(
    trpc.poolRules.get.queryOptions({ id: initial.id }, { initialData: initial }),
  );
  const me = useMe();
  const [unread, setUnread] = useState<Problem[]>([]);
  const latest = () =>
    cache.fetchQuery({ ...trpc.poolRules.get.queryOptions({ id: initial.id }), staleTime: 0 });
  const save = useMutation(
    trpc.poolRules.save.mutationOptions({
      onSuccess: async ({ revision }) => {
        toast({ title: `Version ${revision} is saved` });
        copies.follow(formOf(await latest()));
        await cache.invalidateQueries({ queryKey: trpc.poolRules.pathKey() });
      },
      onError: async (error) => {
        if (wasChanged(error)) await latest();
      },
    }),
  );
  const copies = useTwoCopies(formOf(rules), save.isPending);
  const { typed: form, type: setForm, mustChoose, unsaved: changed } = copies;
  const said = (field: string) =>
    unread.find((one) => one.field === field)?.message ??
    problemAt(save.error, `content.${field}`) ??
    problemAt(save.error, field);
  const submit = () => {
    const content = contentOf(form);
    setUnread(content.ok ? [] : content.problems);
    if (!content.ok) return;
    const { name, inForceFrom } = form;
    save.mutate({
      id: rules.id,
      revision: rules.revision,
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
        {mustChoose ? (
          <ChooseCopy
            what="these pool rules"
            who={{ by: rules.updatedBy, at: rules.updatedAt, isOwn: rules.updatedBy === me.name }}
            differences={formDifferences(
              form,
              formOf(rules),
              (pool) => rules.kinds.find(({ id }) => id === pool)?.label ?? pool,
            )}
            onMine={() => {
              copies.keepMine();
              submit();
            }}
            onTheirs={() => {
              save.reset();
              setUnread([]);
              copies.takeTheirs();
            }}
          />
        ) : null}
        <BringBack onBack={copies.bringBack} />
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
        {save.error && !wasChanged(save.error) ? (
          <Note kind="problem" className="mt-4">
            {sentenceOf(save.error)}
          </Note>
        ) : null}
        <div className="mt-4">
          <Button
            type="submit"
            kind="primary"
            busy={save.isPending}
            disabled={!changed || mustChoose || !form.name.trim()}
          >
            Save
          </Button>
        </div>
      </form>
      <PoolFindings checked={rules} rulebook={rules.rulebook} />
      <RulesFilings rules={rules} changed={changed} />
    </Page>
  );
}
