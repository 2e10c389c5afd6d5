'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Button, TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { VARIATION_NAMES } from '@/server/vocabulary/life/variation-words';
import { TextDialog } from '../view/text-dialog';
import { TablesChoice, useTablesChoice } from './tables-choice';

type Props = { submission: SubmissionWhole };
type DialogProps = Props & { onClose: () => void };

function useSent() {
  const router = useRouter();
  const trpc = useTRPC();
  const cache = useQueryClient();
  return {
    onSuccess: ({ id }: { id: string }) => router.push(`/variations/${id}`),
    onSettled: () => cache.invalidateQueries({ queryKey: trpc.submissions.pathKey() }),
  };
}

function NotifyDialog({ submission, onClose }: DialogProps) {
  const notify = useMutation(useTRPC().variations.notify.mutationOptions(useSent()));
  return (
    <TextDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Notify ${submission.reference}, version ${submission.version}`}
      lead="The regulator reads it at once. What it changes, its occasions, premises and days are those of the frozen version; nothing can be edited afterwards."
      keeps={`notify:${submission.id}`}
      label="Letter"
      hint="What the promotion is and why. The regulator reads it first."
      missing="Write what the promotion is."
      button="Notify the regulator"
      send={(statement) =>
        notify.mutateAsync({ submission: submission.id, revision: submission.revision, statement })
      }
      busy={notify.isPending}
      problem={notify.isError ? sentenceOf(notify.error) : undefined}
    />
  );
}

function OfferDialog({ submission, onClose }: DialogProps) {
  const offer = useMutation(useTRPC().variations.offer.mutationOptions(useSent()));
  const today = useToday(submission.rulebook);
  const [typed, setFrom] = useState<string>();
  const from = typed ?? today;
  const [lastDay, setLastDay] = useState('');
  const tables = useTablesChoice(submission, from);
  const { error } = offer;
  const known = ['from', 'lastDay', 'tables'].some((field) => problemAt(error, field));
  return (
    <TextDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Offer ${submission.reference}, version ${submission.version}`}
      lead={`No approval is needed for pays that the rules permit. Who put them on offer, since when and at which tables is recorded, and the regulator gets a notice.${submission.waysOut?.listed ? ' Then put the game on these tables, under Tables, with the sign of this version.' : ''}`}
      keeps={`offer:${submission.id}`}
      label="Note"
      hint="May stay empty."
      button="Offer it"
      lacks={() => tables.chosen() === undefined}
      send={(statement) =>
        offer.mutateAsync({
          submission: submission.id,
          revision: submission.revision,
          from,
          ...tables.chosen(),
          statement,
          ...(lastDay && { lastDay }),
        })
      }
      busy={offer.isPending}
      problem={undefined}
    >
      <Field label="First day" problem={problemAt(error, 'from')} required>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        )}
      </Field>
      <TablesChoice choice={tables} problem={problemAt(error, 'tables')} />
      <Field label="Last day" hint="Leave it out where it has none." problem={problemAt(error, 'lastDay')}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
          />
        )}
      </Field>
      {offer.isError && !known ? <Note kind="problem">{sentenceOf(error)}</Note> : null}
    </TextDialog>
  );
}

function Way({
  title,
  says,
  stands,
  button,
  open,
  why,
}: {
  title: string;
  says: string;
  /** What stands in its way. */
  stands: string[];
  button: string;
  open: () => void;
  /** Why this reader cannot take it. */
  why: string | undefined;
}) {
  return (
    <div className="rounded-lg border border-rule bg-panel p-4 text-sm">
      <h3 className="font-medium">{title}</h3>
      <p className="text-ink-soft">{says}</p>
      {stands.length > 0 ? (
        <>
          <p className="mt-2 font-medium">Not possible as it is:</p>
          <ul className="list-disc space-y-1 pl-5">
            {stands.map((each) => (
              <li key={each} className="wrap-anywhere">
                {each}
              </li>
            ))}
          </ul>
        </>
      ) : why ? (
        <p className="mt-2">{why}</p>
      ) : (
        <Button className="mt-3" onClick={open}>
          {button}
        </Button>
      )}
    </div>
  );
}

/** A frozen version that is not submitted: how it may be offered without an approval, and what stands in the way. */
export function WaysOut({ submission, sends, approver }: Props & { sends: boolean; approver: boolean }) {
  const [dialog, setDialog] = useState<'notify' | 'offer' | null>(null);
  const { waysOut } = submission;
  if (!waysOut) return null;
  const why = !approver
    ? 'Only an approver can do this.'
    : !sends
      ? 'You prepared this version, so another approver does this.'
      : undefined;
  const temporary = submission.variant.circumstances.temporary !== undefined;
  return (
    <Section
      title="Without an approval"
      lead="Instead of submitting it. The rulebook decides which of these is open."
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Way
          title="Notify a local variation"
          says="A change for a time, at some premises. The regulator is notified before its first day."
          stands={waysOut.temporary}
          button="Notify"
          open={() => setDialog('notify')}
          why={why}
        />
        {temporary ? null : (
          <Way
            title="Offer other pays"
            says={`${waysOut.listed ? 'The game as its rulebook lists it' : 'The approved game'}, with other pays above the minimum or with another pay table that the rules permit.`}
            stands={waysOut.betterPays}
            button="Offer"
            open={() => setDialog('offer')}
            why={why}
          />
        )}
      </div>
      {dialog === 'notify' ? <NotifyDialog submission={submission} onClose={() => setDialog(null)} /> : null}
      {dialog === 'offer' ? <OfferDialog submission={submission} onClose={() => setDialog(null)} /> : null}
    </Section>
  );
}

/** Where the version is offered without an approval already. */
export function OfferedAs({ submission, base }: Props & { base: '/variations' | '/review/variations' }) {
  const { variation } = submission;
  if (!variation) return null;
  return (
    <Note
      kind={variation.state === 'significant' ? 'problem' : 'info'}
      className="mb-6"
      title={`${VARIATION_NAMES[variation.kind]} ${variation.number}`}
    >
      This version is offered without an approval.{' '}
      <TextLink href={`${base}/${variation.id}`}>Open {variation.number}</TextLink>
    </Note>
  );
}
