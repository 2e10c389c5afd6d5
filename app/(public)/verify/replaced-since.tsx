'use client';

import { useQuery } from '@tanstack/react-query';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import type { SettlementAsked } from './judge';

/** What this site knows of a settlement since its paper was made. It answers only whoever may see the meeting; others read nothing here. */
export function ReplacedSince({ id, number }: SettlementAsked) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.meetings.replaced.queryOptions({ id, number }, { retry: false }));
  if (!data) return null;
  return (
    <li className="font-medium">
      {data.replaced ? (
        <>
          Replaced by settlement {data.replaced.by} on <Moment at={data.replaced.at} />, after this paper was
          made: take the papers of the last settlement.
        </>
      ) : (
        'This site has no later settlement of the meeting.'
      )}
    </li>
  );
}
