'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Note, Skeleton } from '@/app/components/feedback';
import { Select } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import {
  GROUP_RECORDS,
  MAIL_CHOICES,
  type MailChoice,
  NOTICE_GROUPS,
} from '@/server/vocabulary/notice-kinds';

const WORDS: Record<MailChoice, string> = {
  'at-once': 'At once',
  daily: 'Daily, at 06:00 UTC',
  none: 'No e-mail',
};

/** Which notices this person also gets by e-mail. */
export function EMail() {
  const me = useMe();
  const trpc = useTRPC();
  const cache = useQueryClient();
  const chosen = useQuery(trpc.mail.choices.queryOptions());
  const choose = useMutation(
    trpc.mail.choose.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: trpc.mail.choices.queryKey() }),
    }),
  );
  return (
    <Section
      id="e-mail"
      title="E-mail"
      lead={`Each notice is on your home page. Choose which also come to ${me.email}. An e-mail says the reference and what to do, never a name or a figure.`}
    >
      {chosen.isPending ? <Skeleton lines={5} /> : null}
      {chosen.isError ? <Note kind="problem">{sentenceOf(chosen.error)}</Note> : null}
      {choose.isError ? (
        <Note kind="problem" className="mb-3">
          {sentenceOf(choose.error)}
        </Note>
      ) : null}
      {chosen.data && !chosen.data.mails ? (
        <Note className="mb-3">
          This site sends no e-mail at present. What you choose counts as soon as it does.
        </Note>
      ) : null}
      {chosen.data ? (
        <ul className="max-w-3xl">
          {NOTICE_GROUPS.map((group) => (
            <li
              key={group}
              className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1.5 border-t border-rule py-2.5"
            >
              <label htmlFor={`mail-${group}`} className="min-w-0 grow basis-64">
                <span className="font-medium">{GROUP_RECORDS[group].label}</span>
                <span className="block text-sm text-ink-soft">{GROUP_RECORDS[group].says}</span>
              </label>
              <Select
                id={`mail-${group}`}
                className="w-48"
                value={chosen.data.choices[group]}
                disabled={choose.isPending}
                onChange={(event) => choose.mutate({ group, choice: event.target.value as MailChoice })}
              >
                {MAIL_CHOICES.map((choice) => (
                  <option key={choice} value={choice}>
                    {WORDS[choice]}
                  </option>
                ))}
              </Select>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
