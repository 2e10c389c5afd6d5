'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/app/components/button';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { useDraftModel } from './model/model';

/** Says that an approver can take the draft over, or that somebody said so. */
export function ReadyMark() {
  const { draft, editing, locked } = useDraftModel();
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const done = {
    onSuccess: () => cache.invalidateQueries({ queryKey: trpc.drafts.pathKey() }),
    onError: (error: unknown) => toast({ title: sentenceOf(error), tone: 'problem' as const }),
  };
  const mark = useMutation(trpc.drafts.markReady.mutationOptions(done));
  const unmark = useMutation(trpc.drafts.unmarkReady.mutationOptions(done));
  if (locked) return null;
  const { ready } = draft;
  const saved = async (go: (at: { id: string; revision: number }) => void) => {
    const revision = await editing.save();
    if (revision !== null) go({ id: draft.id, revision });
  };
  if (ready && !ready.lapsed)
    return (
      <span className="flex items-center gap-1 text-sm whitespace-nowrap text-ink-soft">
        <span title={`${ready.by} says that it is ready for an approver`}>Ready</span>
        <Button small kind="quiet" busy={unmark.isPending} onClick={() => void saved(unmark.mutate)}>
          Not ready
        </Button>
      </span>
    );
  return (
    <Button
      small
      kind="quiet"
      title={
        ready
          ? `${ready.by} marked it ready, and it changed since`
          : 'Tells the approvers that it is ready for them'
      }
      busy={mark.isPending}
      onClick={() => void saved(mark.mutate)}
    >
      {ready ? 'Mark ready again' : 'Mark ready'}
    </Button>
  );
}
