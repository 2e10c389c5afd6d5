'use client';

import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '@/app/components/button';
import { FieldProblem, Select } from '@/app/components/field';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';

/** Who looks after it. Any reviewer of the authority may still act. */
export function AssigneeLine({
  submission,
  me,
  refresh,
}: {
  submission: SubmissionWhole;
  me: string;
  refresh: () => Promise<unknown>;
}) {
  const trpc = useTRPC();
  const field = useId();
  const assign = useMutation(trpc.reviews.assign.mutationOptions({ onSettled: refresh }));
  const { id, assignee, reviewers = [] } = submission;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <label htmlFor={field}>Looked after by</label>
      <div className="w-56">
        <Select
          id={field}
          value={assignee?.id ?? ''}
          disabled={assign.isPending}
          onChange={(event) => assign.mutate({ id, to: event.target.value || null })}
        >
          <option value="">Nobody yet</option>
          {assignee && !reviewers.some((person) => person.id === assignee.id) ? (
            <option value={assignee.id}>{assignee.name}</option>
          ) : null}
          {reviewers.map((person) => (
            <option key={person.id} value={person.id}>
              {person.id === me ? `${person.name} (you)` : person.name}
            </option>
          ))}
        </Select>
      </div>
      {assignee?.id === me ? null : (
        <Button small busy={assign.isPending} onClick={() => assign.mutate({ id, to: me })}>
          Take it
        </Button>
      )}
      {assign.isError ? <FieldProblem>{sentenceOf(assign.error)}</FieldProblem> : null}
    </div>
  );
}
