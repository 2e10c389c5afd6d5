'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { CopyButton } from '@/app/components/copy';
import { Note } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';

/** The days that concern this person, in their own calendar, by an address that only they know. */
export function Calendar() {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const link = useQuery(trpc.calendar.link.queryOptions());
  const again = () => cache.invalidateQueries({ queryKey: trpc.calendar.pathKey() });
  const make = useMutation(
    trpc.calendar.makeLink.mutationOptions({
      onSuccess: ({ token }) => {
        setAddress(`${window.location.origin}/api/calendar/${token}.ics`);
        return again();
      },
    }),
  );
  const remove = useMutation(
    trpc.calendar.removeLink.mutationOptions({
      onSuccess: () => {
        setAddress(null);
        return again();
      },
    }),
  );
  const problem = link.error ?? make.error ?? remove.error;
  return (
    <Section
      id="calendar"
      title="Calendar"
      lead="First and last days of trials and local variations, terms, and the first days of new editions, in the calendar you use. It follows every change. Whoever has the address can read it."
    >
      {problem ? (
        <Note kind="problem" className="mb-3">
          {sentenceOf(problem)}
        </Note>
      ) : null}
      {address ? (
        <Note
          kind="good"
          title="Add this address to your calendar. It is shown once."
          className="mb-3 max-w-3xl"
        >
          <span className="figures block wrap-anywhere">{address}</span>
          <span className="mt-2 block">
            <CopyButton text={address} label="Copy the address" />
          </span>
        </Note>
      ) : null}
      {link.data ? (
        <p className="mb-3 text-sm text-ink-soft">
          The address was made on <Moment at={link.data.createdAt} />
          {link.data.usedAt ? (
            <>
              {' '}
              and last read on <Moment at={link.data.usedAt} />.
            </>
          ) : (
            ' and has not been read yet.'
          )}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          {link.data ? 'Make a new address' : 'Make an address'}
        </Button>
        {link.data ? (
          <Button kind="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove the address
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
