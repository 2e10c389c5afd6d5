'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, problemsOf, sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';
import type { MeetingNow, MeetingWhole } from '@/server/meetings/shapes';
import { listed } from '@/simulations/printing/lists';

function standing({ races, run, settlements }: MeetingWhole, { changed, amends }: MeetingNow): string {
  if (races === 0) return 'No races yet.';
  const raced = `${run} of ${counted(races, 'race')} run.`;
  if (settlements === 0) return `${raced} Nothing is settled yet.`;
  if (!changed) return `${raced} Settlement ${settlements} is up to date.`;
  return amends.length > 0
    ? `${raced} The ${amends.length === 1 ? 'result of race' : 'results of races'} ${listed(amends.map(String))} ${amends.length === 1 ? 'has' : 'have'} changed since settlement ${settlements}.`
    : `${raced} Changed since settlement ${settlements}.`;
}

/** Where the meeting stands, and the step that makes dividends of it. */
export function Settle({
  meeting,
  now,
  onSettled,
}: {
  meeting: MeetingWhole;
  now: MeetingNow;
  onSettled: () => void;
}) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const [why, setWhy] = useState('');
  // Only settling tells whether other stakes or terms make a settled pool come out differently.
  const [asked, setAsked] = useState(false);
  const settle = useMutation(
    trpc.meetings.settle.mutationOptions({
      onSuccess: async ({ number }) => {
        setWhy('');
        setAsked(false);
        toast({
          title:
            number === meeting.settlements
              ? `Nothing came out otherwise; settlement ${number} stands`
              : `Settlement ${number} is made`,
        });
        await cache.invalidateQueries({ queryKey: trpc.meetings.pathKey() });
        onSettled();
      },
      // Whoever was too late sees what is there now, and can save theirs after it.
      onError: (refused) => {
        if (problemAt(refused, 'why')) setAsked(true);
        return cache.invalidateQueries({ queryKey: trpc.meetings.get.queryKey({ id: meeting.id }) });
      },
    }),
  );
  const { error } = settle;
  const atWhy = error ? problemAt(error, 'why') : undefined;
  const isResult = now.amends.length > 0;
  const isAmended = isResult || asked;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settle.mutate({ id: meeting.id, revision: now.revision, why: isAmended ? why : '' });
  };
  return (
    <form onSubmit={submit} className="mb-6 border-y border-rule py-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p role="status" className="min-w-0 grow self-center text-sm">
          {standing(meeting, now)}
        </p>
        {isAmended ? (
          <Field
            label={isResult ? 'Why the result is amended' : 'Why it is amended'}
            required
            className="w-full max-w-md"
            problem={atWhy}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={400}
                placeholder="Objection upheld by the stewards"
                value={why}
                onChange={({ target }) => setWhy(target.value)}
              />
            )}
          </Field>
        ) : null}
        <Button
          type="submit"
          kind="primary"
          busy={settle.isPending}
          disabled={meeting.run === 0 || !now.changed}
        >
          {isResult ? 'Settle the amended result' : isAmended ? 'Settle as amended' : 'Settle'}
        </Button>
      </div>
      {settle.data && settle.data.left.length > 0 ? (
        <Note kind="warning" className="mt-3" title="Not settled with the others">
          <ul className="grid gap-1">
            {settle.data.left.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Note>
      ) : null}
      {error && !atWhy ? (
        <Note kind="problem" className="mt-3" title="Nothing was settled">
          <ul className="grid gap-1">
            {(problemsOf(error).length > 0
              ? problemsOf(error).map(({ message }) => message)
              : [sentenceOf(error)]
            ).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Note>
      ) : null}
    </form>
  );
}
