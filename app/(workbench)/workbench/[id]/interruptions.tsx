'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Moment } from '@/app/components/time';
import { useToast } from '@/app/components/toast';
import { useMe } from '@/app/shell/me';
import { useTRPCClient } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { DraftWhole } from '@/server/drafts/shapes';
import { contentOf, variantOf } from '../draft/content';
import { contentDifferences } from '../draft/differences';
import { dropLocalCopy } from '../draft/local-copy';
import { useModel } from './model';

/** What stands between the person and the work: said where it is seen, with the ways on. */
export function Interruptions() {
  const { draft, editing, refresh } = useModel();
  const { saving, broughtBack } = editing;
  const toast = useToast();
  useEffect(() => {
    if (broughtBack)
      toast({
        title: 'Your unsaved changes are back',
        detail: 'They were kept in this tab and are being saved now. Undo takes them away.',
      });
  }, [broughtBack, toast]);
  useEffect(() => {
    if (saving.state === 'frozen') void refresh();
  }, [saving.state, refresh]);

  if (draft.submission || saving.state === 'frozen') {
    const href = draft.submission ? `/submissions/${draft.submission.id}` : '/submissions';
    const lost = saving.state === 'frozen';
    return (
      <Line>
        <Note
          kind={lost ? 'warning' : 'info'}
          title={lost ? 'Frozen meanwhile' : undefined}
          actions={lost ? <KeepCopy href={href} /> : undefined}
        >
          {lost
            ? `${saving.says} What you typed since is kept here and not in the submission.`
            : 'This draft is frozen and can be read, not changed.'}{' '}
          {lost ? null : (
            <ButtonLink small className="ml-2" href={href}>
              Open the submission
            </ButtonLink>
          )}
        </Note>
      </Line>
    );
  }
  if (saving.state === 'conflict') return <Conflict by={saving.by} at={saving.at} />;
  if (saving.state === 'refused') {
    return (
      <Line>
        <Note
          kind="problem"
          title="Not saved"
          actions={
            <Button small onClick={() => void editing.save()}>
              Try again
            </Button>
          }
        >
          {saving.says} What you typed is kept in this tab.
        </Note>
      </Line>
    );
  }
  if (saving.state === 'waiting') {
    return (
      <Line>
        <Note kind="warning">
          {saving.says} What you typed is kept in this tab and is saved as soon as the server answers.
        </Note>
      </Line>
    );
  }
  return null;
}

const Line = ({ children }: { children: React.ReactNode }) => (
  <div className="border-b border-rule px-4 py-2 sm:px-6">{children}</div>
);

function useKeepCopy() {
  const { draft, editing } = useModel();
  const client = useTRPCClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async () => {
      const { id } = await client.drafts.duplicate.mutate({ id: draft.id });
      const copy = await client.drafts.get.query({ id });
      const mine = editing.content;
      await client.drafts.save.mutate({
        id,
        revision: copy.revision,
        name: `${mine.name.slice(0, 110)} (mine)`,
        at: mine.at,
        variant: variantOf(mine, { ...draft.variant, attestations: {} }),
      });
      return id;
    },
    onSuccess: (id) => {
      dropLocalCopy(draft.id);
      router.push(`/workbench/${id}`);
    },
  });
}

function KeepCopy({ href }: { href: string }) {
  const keep = useKeepCopy();
  return (
    <>
      <ButtonLink small href={href}>
        Open the submission
      </ButtonLink>
      <Button small busy={keep.isPending} onClick={() => keep.mutate()}>
        Keep mine as a copy
      </Button>
      {keep.error ? <span className="text-sm text-breach">{sentenceOf(keep.error)}</span> : null}
    </>
  );
}

/** Two tabs, one draft: both copies are there, and nothing is sent until one is chosen. */
function Conflict({ by, at }: { by: string; at: string }) {
  const { draft, editing, game, refresh } = useModel();
  const me = useMe();
  const client = useTRPCClient();
  const keep = useKeepCopy();
  const [theirs, setTheirs] = useState<DraftWhole>();
  const load = useMutation({
    mutationFn: () => client.drafts.get.query({ id: draft.id }),
    onSuccess: async (latest) => {
      dropLocalCopy(draft.id);
      editing.adopt(latest);
      await refresh();
    },
  });
  useEffect(() => {
    let wanted = true;
    client.drafts.get.query({ id: draft.id }).then(
      (latest) => wanted && setTheirs(latest),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [client, draft.id]);
  const differences = theirs ? contentDifferences(editing.content, contentOf(theirs), game) : undefined;
  const error = keep.error ?? load.error;

  return (
    <Line>
      <Note
        kind="problem"
        title={
          by === me.name
            ? 'You saved this draft elsewhere after you opened it here'
            : `${by} saved this draft after you opened it`
        }
        actions={
          <>
            <Button small busy={keep.isPending} onClick={() => keep.mutate()}>
              Keep mine as a copy
            </Button>
            <Button small busy={load.isPending} onClick={() => load.mutate()}>
              Load theirs
            </Button>
          </>
        }
      >
        <p>
          Saved <Moment at={at} />. Your changes are still here and are not sent until you choose.
        </p>
        {differences ? (
          <details className="mt-1">
            <summary className="min-h-6">
              {differences.length === 0
                ? 'Both copies say the same'
                : `Where they differ (${differences.length})`}
            </summary>
            <div className="max-h-48 overflow-y-auto">
              <table className="text-sm">
                <caption className="sr-only">Where the two copies differ</caption>
                <thead>
                  <tr className="text-left text-xs text-ink-soft">
                    <th scope="col" className="pr-6 font-medium">
                      What
                    </th>
                    <th scope="col" className="pr-6 font-medium">
                      Mine
                    </th>
                    <th scope="col" className="font-medium">
                      Theirs
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {differences.map(({ what, mine, theirs: other }) => (
                    <tr key={what}>
                      <th scope="row" className="pr-6 text-left font-normal">
                        {what}
                      </th>
                      <td className="pr-6">{mine}</td>
                      <td>{other}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        ) : null}
        {error ? <p className="mt-1 text-breach">{sentenceOf(error)}</p> : null}
      </Note>
    </Line>
  );
}
