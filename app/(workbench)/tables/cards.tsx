'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, buttonClasses } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';

/** The cards of premises, four on a sheet; tables without an address have none yet. */
export function Cards({
  premises,
  addressed,
  without,
  approver,
}: {
  premises: string;
  addressed: number;
  without: number;
  approver: boolean;
}) {
  const trpc = useTRPC();
  const toast = useToast();
  const cache = useQueryClient();
  const make = useMutation(
    trpc.tables.makeAddresses.mutationOptions({
      onSuccess: ({ made }) => toast({ title: `${counted(made, 'address', 'addresses')} made` }),
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.tables.pathKey() }),
    }),
  );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
      {addressed > 0 ? (
        <a
          className={buttonClasses('plain', true)}
          href={`/api/tables/cards?premises=${encodeURIComponent(premises)}`}
          target="_blank"
          rel="noreferrer"
        >
          Print {counted(addressed, 'table card')} (PDF)
        </a>
      ) : null}
      {without > 0 ? (
        <>
          <span>
            {counted(without, 'table')} here {without === 1 ? 'has' : 'have'} no address for a phone, and so
            no card.
          </span>
          {approver ? (
            <Button small busy={make.isPending} onClick={() => make.mutate({ premises })}>
              {without === 1 ? 'Make its address' : 'Make their addresses'}
            </Button>
          ) : null}
        </>
      ) : null}
      {make.isError ? <Note kind="problem">{sentenceOf(make.error)}</Note> : null}
    </div>
  );
}
