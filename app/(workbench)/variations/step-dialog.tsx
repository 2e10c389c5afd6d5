'use client';

import { useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { VariationWhole } from '@/server/submissions/variations/shapes';
import { VARIATION_STEP_RECORDS } from '@/server/vocabulary/life/variations';
import { StepClause } from '../submissions/view/step-clause';
import { TextDialog } from '../submissions/view/text-dialog';

export type DialogStep = 'take-back' | 'stop' | 'take-note' | 'call-significant';

type Words = {
  title: string;
  lead: string;
  label: string;
  hint: string;
  missing?: string;
  day?: true;
  danger?: true;
};

export const STEP_WORDS: Record<DialogStep, Words> = {
  'take-back': {
    title: 'Take it back',
    lead: 'It is not offered. The notification stays in the history.',
    label: 'Reason',
    hint: 'The regulator reads it.',
    missing: 'Give a reason.',
    danger: true,
  },
  stop: {
    title: 'Stop it',
    lead: 'It ends before its last day, and its signs come down.',
    label: 'Reason',
    hint: 'The regulator reads it.',
    missing: 'Give a reason.',
    day: true,
    danger: true,
  },
  'take-note': {
    title: 'Take note',
    lead: 'The operator sees that you have read it. It approves nothing.',
    label: 'Note',
    hint: 'May stay empty. The operator reads it.',
  },
  'call-significant': {
    title: 'Call it significant',
    lead: 'The operator has to stop it, or submit it for approval. What you write is sealed.',
    label: 'Reasons',
    hint: 'The operator reads them.',
    missing: 'Give the reasons.',
    day: true,
    danger: true,
  },
};

/** Whether it is or was being played, so that a day for stopping has to be named. */
const hasBegun = ({ from, to, lastDay }: VariationWhole, today: string): boolean => {
  const until = lastDay ?? to;
  return today >= from && (until === undefined || today <= until);
};

export function StepDialog({
  step,
  seen,
  onClose,
  send,
  busy,
  error,
}: {
  step: DialogStep;
  /** As it was when the dialog was opened. */
  seen: VariationWhole;
  onClose: () => void;
  send: (given: { id: string; revision: number; text: string; lastDay?: string }) => Promise<unknown>;
  busy: boolean;
  error: unknown;
}) {
  const words = STEP_WORDS[step];
  const today = useToday(seen.rulebook);
  const asksDay = words.day === true && hasBegun(seen, today);
  const [typed, setLastDay] = useState(seen.lastDay);
  const lastDay = typed ?? today;
  const shown = problemAt(error, 'text');
  const ofDay = problemAt(error, 'lastDay');
  return (
    <TextDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${words.title}: ${seen.number}`}
      lead={words.lead}
      keeps={`${step}:${seen.id}`}
      label={words.label}
      hint={words.hint}
      missing={words.missing}
      button={words.title}
      {...(words.danger && { danger: true })}
      send={(text) =>
        send({
          id: seen.id,
          revision: seen.revision,
          text: text.trim(),
          ...(asksDay && lastDay && { lastDay }),
        })
      }
      busy={busy}
      problem={shown}
    >
      <StepClause rulebook={seen.rulebook} clause={seen.clauses[step]} step={VARIATION_STEP_RECORDS[step]} />
      {asksDay ? (
        <Field
          label="Last day of play"
          hint="Today or later; that day still belongs to it."
          problem={ofDay}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={lastDay}
              onChange={(event) => setLastDay(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      {error && !shown && !ofDay ? <Note kind="problem">{sentenceOf(error)}</Note> : null}
    </TextDialog>
  );
}
