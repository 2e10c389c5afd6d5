'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Hash } from '@/app/components/copy';
import { Dialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { problemsOf, sentenceOf } from '@/app/trpc/problems';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import { blocking, toAcknowledge } from '@/rulebooks/findings/open-groups';
import { listed } from '@/simulations/printing/lists';
import { Acknowledge, OpenList } from '../../../open/open-list';
import { useModel } from '../model/model';
import { AnswersChoice } from './answers-choice';

/** What the server found open that was not on this screen. */
const refusedOver = (error: unknown): OpenCode[] => problemsOf(error).flatMap(({ open = [] }) => open);

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Freezes what is saved, and tells whoever prepared it who can submit it. */
export function FreezeDialog({ open, onOpenChange }: Props) {
  const { draft, editing, refresh, open: items } = useModel();
  const trpc = useTRPC();
  const router = useRouter();
  const [unsaved, setUnsaved] = useState(false);
  const [known, setKnown] = useState(false);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const answers = useQuery(trpc.drafts.answers.queryOptions({ id: draft.id }, { enabled: open }));
  const unknown = { onError: () => setKnown(false) };
  const freeze = useMutation(trpc.submissions.freeze.mutationOptions({ ...unknown, onSettled: refresh }));
  const frozen = freeze.data;
  const found = toAcknowledge(items).map(({ code }) => code);
  const missed = refusedOver(freeze.error);
  const acknowledged = [...new Set([...found, ...missed])];
  const ready = blocking(items).length === 0 && (known || acknowledged.length === 0);

  const run = async () => {
    const revision = await editing.save();
    setUnsaved(revision === null);
    if (revision === null) return;
    const taken = answers.data?.filter(({ key }) => !leftOut.has(key)).map(({ key }) => key);
    freeze.mutate({ draft: draft.id, revision, acknowledged, ...(taken && { answers: taken }) });
  };
  const leave = () => {
    onOpenChange(false);
    if (frozen) router.push(`/submissions/${frozen.id}`);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => (stays ? onOpenChange(true) : leave())}
      title={frozen ? 'Frozen' : 'Freeze this draft'}
      lead={
        frozen
          ? undefined
          : 'Freezing makes a version that nobody can change. Any later change makes a new version.'
      }
      footer={
        frozen ? (
          <Button kind="primary" onClick={leave}>
            Open the submission
          </Button>
        ) : (
          <>
            <Button onClick={leave}>Cancel</Button>
            <Button kind="primary" busy={freeze.isPending} disabled={!ready} onClick={() => void run()}>
              Freeze
            </Button>
          </>
        )
      }
    >
      {frozen ? (
        <div className="space-y-4">
          <p className="flex flex-wrap items-center gap-1">
            Its hash is <Hash value={frozen.hash} />
          </p>
          <WhoSubmits submitters={frozen.submitters} />
        </div>
      ) : (
        <div className="space-y-3">
          {items.length === 0 ? (
            <p>No open findings.</p>
          ) : (
            <>
              <p>Open, and the regulator will see it:</p>
              <OpenList open={items} />
            </>
          )}
          {answers.data && answers.data.length > 0 ? (
            <AnswersChoice answers={answers.data} leftOut={leftOut} onChange={setLeftOut} />
          ) : null}
          <Acknowledge codes={acknowledged} given={known} onGive={setKnown} />
          {unsaved ? (
            <Note kind="problem">
              Your latest changes could not be saved, so they cannot be frozen. Close this to see why.
            </Note>
          ) : null}
          {freeze.error ? <Note kind="problem">{sentenceOf(freeze.error)}</Note> : null}
        </div>
      )}
    </Dialog>
  );
}

function WhoSubmits({ submitters }: { submitters: string[] }) {
  const me = useMe();
  return (
    <p>
      {submitters.length > 0
        ? `${listed(submitters, 'or')} can submit it: an approver who neither wrote in the draft nor froze it. They have a notice.`
        : `An approver of ${me.organisation.name} who neither wrote in the draft nor froze it must submit it, and there is none. Invite one under Organisation.`}
    </p>
  );
}
