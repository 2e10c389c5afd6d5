'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Checkbox } from '@/app/components/field';
import { useSuccessor } from '@/app/components/use-successor';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';

/** A box for each jurisdiction that has a rulebook. */
export function JurisdictionChoice({
  chosen,
  onChange,
}: {
  chosen: string[];
  onChange: (jurisdictions: string[]) => void;
}) {
  const trpc = useTRPC();
  const rulebooks = useQuery(trpc.rulebooks.list.queryOptions());
  const all = [...new Set((rulebooks.data ?? []).map(({ jurisdiction }) => jurisdiction))].sort();
  return (
    <fieldset>
      <legend className="text-sm font-medium">Jurisdictions</legend>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {all.map((jurisdiction) => (
          <Checkbox
            key={jurisdiction}
            label={jurisdiction}
            checked={chosen.includes(jurisdiction)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, jurisdiction] : chosen.filter((one) => one !== jurisdiction),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What a regulator looks after, and a way to change it. */
export function Jurisdictions({
  id,
  name,
  chosen,
}: {
  id: string;
  name: string;
  chosen?: string[] | undefined;
}) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [draft, setDraft] = useState<string[] | null>(null);
  const save = useMutation(
    trpc.accounts.setJurisdictions.mutationOptions({
      onSuccess: () => setDraft(null),
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.accounts.pathKey() }),
    }),
  );
  const rulebooks = useQuery(trpc.rulebooks.list.queryOptions());
  const choosing = rulebooks.data ? 'choosing' : 'fetching';
  const place = useSuccessor<HTMLDivElement>(draft === null ? 'shown' : choosing);
  if (draft === null)
    return (
      <div ref={place} className="flex flex-wrap items-center gap-2">
        {chosen?.join(', ') ?? 'All'}
        <Button aria-label={`Change the jurisdictions of ${name}`} onClick={() => setDraft(chosen ?? [])}>
          Change
        </Button>
      </div>
    );
  // Nothing to press before the boxes are there: the first of them takes over the keyboard.
  if (!rulebooks.data)
    return (
      <div ref={place} className="text-sm">
        {rulebooks.isError ? sentenceOf(rulebooks.error) : 'Fetching the jurisdictions…'}
      </div>
    );
  return (
    <div ref={place} className="grid gap-2">
      <JurisdictionChoice chosen={draft} onChange={setDraft} />
      {save.isError ? <p className="text-sm text-breach">{sentenceOf(save.error)}</p> : null}
      <span className="flex gap-2">
        <Button
          busy={save.isPending}
          disabled={draft.length === 0}
          onClick={() => save.mutate({ organisation: id, jurisdictions: draft })}
        >
          Save
        </Button>
        <Button onClick={() => setDraft(null)}>Cancel</Button>
      </span>
    </div>
  );
}
