'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { ConfirmDialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { MeetingWhole } from '@/server/meetings/shapes';

export function RemoveMeeting({ meeting }: { meeting: MeetingWhole }) {
  const trpc = useTRPC();
  const router = useRouter();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    trpc.meetings.remove.mutationOptions({
      onSuccess: async () => {
        router.push('/meetings');
        await cache.invalidateQueries({ queryKey: trpc.meetings.list.queryKey() });
      },
    }),
  );
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove “${meeting.name}”?`}
        confirm="Remove"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: meeting.id })}
      >
        Its races, pools, stakes and results are gone for good. That it was removed stays in the audit.
        {remove.error ? (
          <Note kind="problem" className="mt-3">
            {sentenceOf(remove.error)}
          </Note>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
