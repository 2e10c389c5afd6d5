'use client';

import { useQuery } from '@tanstack/react-query';
import { Note } from '@/app/components/feedback';
import { useTRPC } from '@/app/trpc/client';

const waiting = (count: number): string => {
  if (count === 0) return 'none waiting';
  return count === 1 ? '1 submission waits' : `${count} submissions wait`;
};

/** Jurisdictions in which nobody would decide on a submission. */
export function WithoutRegulator() {
  const trpc = useTRPC();
  const { data = [] } = useQuery(trpc.accounts.unregulated.queryOptions());
  if (data.length === 0) return null;
  const named = data.map((each) => `${each.jurisdiction} (${waiting(each.waiting)})`).join(', ');
  return (
    <Note kind={data.some((each) => each.waiting > 0) ? 'problem' : 'warning'} className="mb-3">
      No reviewer on this site decides for: {named}. Create a regulator for it, or add it to one, and invite a
      reviewer.
    </Note>
  );
}
