'use client';

import { useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Note } from '@/app/components/feedback';
import { Field, FieldProblem, TextArea, TextInput } from '@/app/components/field';
import { Day } from '@/app/components/time';
import { useKeptText } from '@/app/session/kept-text';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import { givenBy, leftOpen, reasonsAsked } from '@/server/reviews/in-the-way';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { STEP_RECORDS, type TrialStepKind } from '@/server/vocabulary/life/steps';
import { Acknowledge, OpenList } from '../../open/open-list';
import { useKnown } from '../../open/use-known';
import { GivenWithIt } from './given-with-it';
import { openToTake } from './open-to-take';
import { ReportAlong } from './report-along';
import { StepClause } from './step-clause';
import { TextDialog } from './text-dialog';
import { dayAskedFor, GIVE_REASONS, TRIAL_WORDS } from './trial-words';

export type TrialStepSent = {
  id: string;
  revision: number;
  text: string;
  reasons?: string;
  lastDay?: string;
  acknowledged: OpenCode[];
  files: string[];
};

/** Trials of other operators that join this one, with the last day of each. */
function EndWithIt({ ending, lastDay }: { ending: SubmissionWhole['endWithIt']; lastDay: string }) {
  if (!ending) return null;
  return (
    <section aria-label="Trials that end with it" className="rounded-md border border-rule px-4 py-3 text-sm">
      <p>
        {ending.length === 1
          ? 'One trial of another operator joins this one and ends with it, by a decision of its own'
          : `${ending.length} trials of other operators join this one and end with it, each by a decision of its own`}{' '}
        that does not name the concern:
      </p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {ending.map(({ reference, operator, to }) => (
          <li key={reference}>
            {reference}, of {operator}: last day of play <Day date={lastDay && lastDay < to ? lastDay : to} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const OPEN_WITH: Partial<Record<TrialStepKind, string>> = { adopt: 'the adoption', extend: 'the extension' };

/** One step of a trial: its text, its day where it has one, and where it is adopted what is open and the reasons for that. */
export function TrialDialog({
  kind,
  seen,
  onClose,
  send,
  busy,
  error,
}: {
  kind: TrialStepKind;
  /** The submission as it stood when the dialog was opened. */
  seen: SubmissionWhole;
  onClose: () => void;
  send: (step: TrialStepSent) => Promise<unknown>;
  busy: boolean;
  error: unknown;
}) {
  const words = TRIAL_WORDS[kind];
  const today = useToday(seen.rulebook);
  const over = seen.state === 'expired' || (seen.days !== undefined && seen.days.to < today);
  const ends = kind === 'abandon' || kind === 'discontinue' || kind === 'refuse-adoption';
  const day = words.day && !(ends && over) ? words.day : undefined;
  const asked = kind === 'extend' ? dayAskedFor(seen.trialSteps) : undefined;
  const [lastDay, setLastDay] = useState((ends ? seen.days?.to : asked) ?? '');
  const [noDay, setNoDay] = useState(false);
  const [reasons, setReasons] = useKeptText(`${kind}:${seen.id}:reasons`);
  const [unreasoned, setUnreasoned] = useState(false);
  const open = openToTake(kind, seen, lastDay);
  const { codes, known, setKnown } = useKnown(open);
  const gives = givenBy(kind, seen.gives);
  const because = reasonsAsked(kind, leftOpen(open, gives));
  const lacksReasons = because !== undefined && reasons.trim() === '';
  const lacksDay = day !== undefined && lastDay === '';
  const dayProblem = noDay && lacksDay ? 'Choose a day.' : problemAt(error, 'lastDay');
  const reasonsProblem = unreasoned && lacksReasons ? GIVE_REASONS : problemAt(error, 'reasons');
  const elsewhere =
    error &&
    !problemAt(error, 'lastDay') &&
    !problemAt(error, 'text') &&
    !(because && problemAt(error, 'reasons'));
  return (
    <TextDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${words.title}: ${seen.reference}, version ${seen.version}`}
      lead={words.lead}
      keeps={`${kind}:${seen.id}`}
      label={words.text.label}
      hint={words.text.hint}
      missing={words.text.missing}
      button={words.title}
      {...(words.danger && { danger: true })}
      files="Files"
      lacks={() => {
        setNoDay(lacksDay);
        setUnreasoned(lacksReasons);
        return lacksDay || lacksReasons;
      }}
      send={(text, files) =>
        send({
          id: seen.id,
          revision: seen.revision,
          text: text.trim(),
          ...(because && { reasons: reasons.trim() }),
          acknowledged: known ? codes : [],
          files,
          ...(day && { lastDay }),
        }).then(() => setReasons(''))
      }
      busy={busy}
      waits={codes.length > 0 && !known}
      problem={problemAt(error, 'text')}
    >
      <StepClause rulebook={seen.rulebook} clause={seen.clauses[kind]} step={STEP_RECORDS[kind]} />
      {day ? (
        <Field
          label={day.label}
          hint={day.hint({ last: seen.days?.to, asked })}
          problem={dayProblem}
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
      {codes.length > 0 ? (
        <div className="space-y-3">
          <p className="text-sm">Open, and recorded with {OPEN_WITH[kind] ?? 'the request'}:</p>
          <OpenList open={open} />
          <Acknowledge codes={codes} given={known} onGive={setKnown} />
          {problemAt(error, 'acknowledged') ? (
            <FieldProblem>{problemAt(error, 'acknowledged')}</FieldProblem>
          ) : null}
        </div>
      ) : null}
      <GivenWithIt gives={gives} act="adoption" />
      {because ? (
        <Field label="Reasons" hint={because} problem={reasonsProblem} required>
          {(control) => (
            <TextArea
              {...control}
              maxLength={4000}
              value={reasons}
              onChange={(event) => setReasons(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      {kind === 'discontinue' ? <EndWithIt ending={seen.endWithIt} lastDay={lastDay} /> : null}
      {kind === 'ask-adoption' ? <ReportAlong submission={seen.id} /> : null}
      {elsewhere ? <Note kind="problem">{sentenceOf(error)}</Note> : null}
    </TextDialog>
  );
}
