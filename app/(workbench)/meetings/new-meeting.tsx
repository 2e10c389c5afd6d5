'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { type BookChoice, BookField } from './book-field';
import { HeadFields, type MeetingHead } from './head-fields';
import { TakeMeeting } from './take-meeting';

const FIELDS = ['name', 'venue', 'day'] as const;

export function NewMeeting({ books }: { books: readonly BookChoice[] }) {
  const trpc = useTRPC();
  const router = useRouter();
  const cache = useQueryClient();
  const [rulebook, setRulebook] = useState<string>();
  const [head, setHead] = useState<MeetingHead>({ name: '', venue: '', day: '' });
  const create = useMutation(
    trpc.meetings.create.mutationOptions({
      onSuccess: async ({ id }) => {
        await cache.invalidateQueries({ queryKey: trpc.meetings.pathKey() });
        router.push(`/meetings/${id}`);
      },
    }),
  );
  const { error } = create;
  const problems = error
    ? Object.fromEntries(FIELDS.map((field) => [field, problemAt(error, field)]))
    : undefined;
  return (
    <>
      <form
        className="grid max-w-3xl gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({ ...head, rulebook });
        }}
      >
        <BookField books={books} chosen={rulebook} onChosen={setRulebook} />
        <HeadFields head={head} onHead={setHead} problems={problems} />
        {error && !FIELDS.some((field) => problems?.[field]) ? (
          <Note kind="problem">{sentenceOf(error)}</Note>
        ) : null}
        <div>
          <Button
            type="submit"
            kind="primary"
            busy={create.isPending}
            disabled={!head.name.trim() || !head.venue.trim() || !head.day}
          >
            Begin a meeting
          </Button>
        </div>
      </form>
      <TakeMeeting head={head} rulebook={rulebook} />
    </>
  );
}
