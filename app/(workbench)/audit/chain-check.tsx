'use client';

import { useMutation } from '@tanstack/react-query';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { grouped } from '@/app/components/figure';
import { Panel } from '@/app/components/panel';
import { useTRPCClient } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';

/** What the chain proves, and a button that walks it from the first event to the last. */
export function ChainCheck() {
  const client = useTRPCClient();
  const verify = useMutation({ mutationFn: () => client.audit.verify.query() });
  return (
    <Panel
      title="The chain"
      className="mb-6"
      actions={
        <Button busy={verify.isPending} onClick={() => verify.mutate()}>
          Verify the chain
        </Button>
      }
    >
      <p className="max-w-[88ch] text-sm text-ink-soft">
        Every event is written in the same step as the change it records. Its hash is computed from its own
        content and from the hash of the event before it, so an event that is altered, removed, added or moved
        later leaves every hash after it wrong. The database refuses to change or delete one. Verifying
        computes all of them again. It proves that nothing was altered since; whoever keeps one hash outside
        of this site can also prove that nothing was rewritten as a whole.
      </p>
      <div aria-live="polite" className="empty:hidden [&>*]:mt-3">
        {verify.data?.ok ? (
          <Note kind="good">
            The chain holds: {grouped(String(verify.data.events))}{' '}
            {verify.data.events === 1 ? 'event' : 'events'}, each following from the one before.
          </Note>
        ) : null}
        {verify.data && !verify.data.ok ? (
          <Note kind="problem" title={`The chain breaks at event ${verify.data.brokenAt ?? '?'}`}>
            That event does not follow from the one before it. Keep the database file as it is and tell
            whoever runs this site; nothing from that event on can be relied on.
          </Note>
        ) : null}
        {verify.isError ? <Note kind="problem">{sentenceOf(verify.error)}</Note> : null}
      </div>
    </Panel>
  );
}
