'use client';

import { useMutation } from '@tanstack/react-query';
import { Button, TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';

import { Panel } from '@/app/components/panel';
import { useTRPCClient } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { Verified } from '@/server/inspection/verify';
import { grouped } from '@/simulations/printing/numbers';

/** What is wrong, one sentence each; none where everything holds. */
export function troubles({ brokenAt, head, contradicted, triggers, altered, records }: Verified): string[] {
  const named = records.map(({ reference, part }) => `${reference} (${part})`).join(', ');
  return [
    ...(brokenAt === undefined
      ? []
      : [
          `Event ${brokenAt} does not follow from the one before it. Do not rely on it or anything after it.`,
        ]),
    ...(head === 'contained' ? [] : [HEAD_WORDS[head]]),
    ...(contradicted.length === 0
      ? []
      : [`The chain is not the one whose end was published on ${contradicted.join(', ')}.`]),
    ...(triggers.length === 0
      ? []
      : [`The database no longer refuses changes: ${triggers.join(', ')} were dropped or changed.`]),
    ...(altered === 0
      ? []
      : [
          `${altered === 1 ? 'One part of what is stored is' : `${altered} parts of what is stored are`} not what the events say${named ? `: ${named}` : '; none of it is yours'}.`,
        ]),
  ];
}

const HEAD_WORDS: Record<Exclude<Verified['head'], 'contained'>, string> = {
  absent: 'The end of the chain is not sealed, so nobody can tell whether events were cut off.',
  forged: 'The sealed end of the chain was not sealed by this site.',
  cut: 'The newest events are missing: the chain ends before the event that was sealed last.',
  rewritten: 'The chain was rewritten: the event that was sealed last is not in it.',
};

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
        Every event is written in the same step as the change it records. Its hash covers its own content and
        the hash of the event before it, so an event that is altered, removed, added or moved leaves every
        hash after it wrong. The newest event is sealed with this site’s key, which is not in the database.
        Verifying computes all hashes again, checks the seals, and compares every submission, account,
        invitation and organisation with its events. The last sealed event of each day is{' '}
        <TextLink href="/api/heads" prefetch={false}>
          published
        </TextLink>
        : keep a copy, and <code>assay verify-chain</code> compares it with an export. An export holds every
        event; of those that are filtered out or not yours, only the hashes.
      </p>
      <div aria-live="polite" className="empty:hidden [&>*]:mt-3">
        {verify.data?.ok ? (
          <Note kind="good">
            The chain holds: {grouped(String(verify.data.events))}{' '}
            {verify.data.events === 1 ? 'event' : 'events'}, each following from the one before, and every
            submission, account and organisation is what they say.
          </Note>
        ) : null}
        {verify.data && !verify.data.ok ? (
          <Note kind="problem" title="Stored data was altered">
            {troubles(verify.data).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p>Keep the data folder unchanged and tell the person who runs this site.</p>
          </Note>
        ) : null}
        {verify.isError ? <Note kind="problem">{sentenceOf(verify.error)}</Note> : null}
      </div>
    </Panel>
  );
}
