'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Button } from '@/app/components/button';
import { useTRPCClient } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { variantOf } from '../../draft/content';
import { useDraftModel } from '../model/model';

/** What is on the screen becomes a draft of its own. `gone`: the draft it was typed in no longer exists. */
export function KeepCopy({ gone = false }: { gone?: boolean }) {
  const { draft, editing } = useDraftModel();
  const client = useTRPCClient();
  const router = useRouter();
  const keep = useMutation({
    mutationFn: async () => {
      const { rulebook, game } = draft.variant;
      const { id } = gone
        ? await client.drafts.create.mutate({ rulebook, game })
        : await client.drafts.duplicate.mutate({ id: draft.id });
      const copy = await client.drafts.get.query({ id });
      const mine = editing.content;
      await client.drafts.save.mutate({
        id,
        revision: copy.revision,
        name: `${(mine.name.trim() || copy.name).slice(0, 110)} (mine)`,
        at: mine.day,
        variant: variantOf(mine, { ...draft.variant, attestations: {} }),
      });
      return id;
    },
    onSuccess: (id) => {
      editing.letGo();
      router.push(`/workbench/${id}`);
    },
  });
  return (
    <>
      <Button small busy={keep.isPending} onClick={() => keep.mutate()}>
        Keep mine as a copy
      </Button>
      {keep.error ? <span className="text-sm text-breach">{sentenceOf(keep.error)}</span> : null}
    </>
  );
}
