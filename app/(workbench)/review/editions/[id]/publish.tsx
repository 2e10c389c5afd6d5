'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { ConfirmDialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { Day } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { EditionWhole } from '@/server/draft-editions/shapes';
import { DeclineProposal } from '../../../submissions/view/decline-proposal';
import { summaryOf } from './tried-words';

type Props = {
  edition: EditionWhole;
  /** It is saved, and an edition. */
  possible: boolean;
};

/** What stands in the way, and what publishing does. */
export function Publish({ edition, possible }: Props) {
  const trpc = useTRPC();
  const router = useRouter();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [declining, setDeclining] = useState(false);
  const { id, revision, read, tried, earliest, proposed, twoReviewers, rulebook, rulebookTitle } = edition;
  const publish = useMutation(
    trpc.editions.publish.mutationOptions({
      onSuccess: async ({ state }) => {
        setAsking(false);
        if (state === 'published') router.push(`/rulebooks/${rulebook}/editions`);
        await cache.invalidateQueries({ queryKey: trpc.editions.pathKey() });
      },
      onError: () => setAsking(false),
    }),
  );
  const decline = useMutation(
    trpc.editions.decline.mutationOptions({
      onSuccess: () => setDeclining(false),
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.editions.pathKey() }),
    }),
  );
  const proposing = twoReviewers === true && proposed === undefined;
  const word = proposing ? 'Propose to publish' : 'Publish';
  const early = read !== undefined && read.validFrom < earliest;
  return (
    <Section
      title="Publish"
      lead="From its first day a published edition is the rulebook. It can never be changed or taken back; a later edition can follow it."
    >
      <div className="grid max-w-[40rem] gap-4">
        {possible && !tried ? (
          <Note>Try it on everything played first. Its effects are part of what you publish.</Note>
        ) : null}
        {proposed ? (
          <Note>
            {proposed.own
              ? 'You proposed to publish this. Another reviewer confirms or declines it.'
              : `${proposed.by} proposes to publish this. Read it and publish it, or decline it with reasons. A saved change takes the proposal away.`}
          </Note>
        ) : null}
        {publish.isError ? <Note kind="problem">{sentenceOf(publish.error)}</Note> : null}
        <div className="flex flex-wrap gap-2">
          <Button
            kind="primary"
            disabled={!possible || !tried || early || proposed?.own === true}
            onClick={() => setAsking(true)}
          >
            {word}
          </Button>
          {proposed?.own === false ? <Button onClick={() => setDeclining(true)}>Decline…</Button> : null}
        </div>
        {proposed?.own === false ? (
          <DeclineProposal
            of={edition.name}
            proposal={`${id}-${proposed.at}`}
            open={declining}
            onOpenChange={setDeclining}
            send={(reasons) => decline.mutateAsync({ id, revision, reasons })}
            busy={decline.isPending}
            problem={decline.isError ? sentenceOf(decline.error) : undefined}
          />
        ) : null}
      </div>
      {read ? (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={`${word} “${read.edition}”?`}
          confirm={word}
          busy={publish.isPending}
          onConfirm={() => publish.mutate({ id, revision })}
        >
          <p className="mb-2">
            From <Day date={read.validFrom} /> drafts under {rulebookTitle} are judged by it. Operators get a
            notice at once for each game that it affects. Nothing that was decided changes.
          </p>
          {tried ? (
            <ul className="grid gap-1">
              {summaryOf(tried).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
