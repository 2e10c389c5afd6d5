'use client';

import { useId } from 'react';
import { Button } from '@/app/components/button';
import { FieldProblem, Select } from '@/app/components/field';
import type { Assignee } from '@/server/submissions/stored/assignments';

/** Who looks after it. Any reviewer of the authority may still act. */
export function AssigneeLine({
  assignee,
  reviewers = [],
  me,
  assign,
  busy,
  problem,
}: {
  assignee: Assignee | undefined;
  reviewers: Assignee[] | undefined;
  me: string;
  assign: (to: string | null) => void;
  busy: boolean;
  problem: string | undefined;
}) {
  const field = useId();
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <label htmlFor={field}>Looked after by</label>
      <div className="w-56">
        <Select
          id={field}
          value={assignee?.id ?? ''}
          disabled={busy}
          onChange={(event) => assign(event.target.value || null)}
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
        <Button small busy={busy} onClick={() => assign(me)}>
          Take it
        </Button>
      )}
      {problem ? <FieldProblem>{problem}</FieldProblem> : null}
    </div>
  );
}
