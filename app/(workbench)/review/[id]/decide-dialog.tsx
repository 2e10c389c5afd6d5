'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import {
  Field,
  FieldProblem,
  showProblem,
  TextArea,
  TextInput,
  useProblemInView,
} from '@/app/components/field';
import { useToast } from '@/app/components/toast';
import { FileChooser } from '@/app/files/file-chooser';
import { useFileChoice } from '@/app/files/use-file-choice';
import { useKeptText } from '@/app/session/kept-text';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { beyondTrial } from '@/server/reviews/beyond-trial';
import { givenBy, inTheWay, leftOpen, reasonsAsked } from '@/server/reviews/in-the-way';
import { notLookedAt } from '@/server/reviews/not-looked-at';
import { inTheWayOf } from '@/server/submissions/stored/judged';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { withDaysApproved } from '@/server/submissions/trial/days-set';
import { type DecisionKind, nextState, STEP_RECORDS } from '@/server/vocabulary/life/steps';
import { Acknowledge, OpenList } from '../../open/open-list';
import { useKnown } from '../../open/use-known';
import { GivenWithIt } from '../../submissions/view/given-with-it';
import { StepClause } from '../../submissions/view/step-clause';
import {
  conditionsSent,
  type DecisionDraft,
  kindsFor,
  missingFrom,
  previewOf,
  refusedDays,
  takesConditions,
} from './decision-form';
import { KindChoice } from './kind-choice';

function closedTo(
  kind: DecisionKind,
  { state, variant, open, findings, judgements }: SubmissionWhole,
): string | undefined {
  if (nextState(state, kind) === undefined)
    return state === 'completeness-check'
      ? 'Not before it was found complete: begin the review first.'
      : 'Not while a question is open: wait for the answer first.';
  return inTheWay(kind, open, inTheWayOf(findings, judgements)) ?? beyondTrial(kind, variant)[0]?.message;
}

const FIELDS = ['acknowledged', 'kind', 'reasons', 'conditions', 'trialFrom', 'trialTo'] as const;

/** One decision, with what each means and what the operator will read. */
export function DecideDialog({
  seen,
  now,
  onClose,
  refresh,
}: {
  seen: SubmissionWhole;
  now: SubmissionWhole;
  onClose: () => void;
  refresh: () => Promise<unknown>;
}) {
  const trpc = useTRPC();
  const toast = useToast();
  const form = useId();
  const trialAsked = seen.variant.circumstances.trial;
  const today = useToday(seen.rulebook);
  const [reasons, setReasons] = useKeptText(`decide:${seen.id}:reasons`);
  const [conditions, setConditions] = useKeptText(`decide:${seen.id}:conditions`);
  const [chosen, setChosen] = useState<Omit<DecisionDraft, 'reasons' | 'conditions'>>({
    kind: null,
    trialFrom: trialAsked?.from ?? '',
    trialTo: trialAsked?.to ?? '',
  });
  const draft: DecisionDraft = { ...chosen, reasons, conditions };
  const open = withDaysApproved([...seen.open, ...notLookedAt(seen)], draft, {
    circumstances: seen.variant.circumstances,
    today,
  });
  const { codes: asked, known, setKnown } = useKnown(open);
  // Said beside the days as well: the list is out of sight while they are chosen.
  const unfitDays = open.find(({ code }) => code === 'days-unfit')?.says;
  const acknowledges = asked.length > 0 && draft.kind !== null && draft.kind !== 'refuse';
  const [tried, setTried] = useState(false);
  const files = useFileChoice();
  const decide = useMutation(
    trpc.reviews.decide.mutationOptions({
      onSuccess: () => {
        setReasons('');
        setConditions('');
        onClose();
        toast(
          seen.twoReviewers
            ? { title: 'Proposed', detail: 'Another reviewer confirms or declines it.' }
            : { title: 'Decided', detail: `${seen.operator} has been notified.` },
        );
      },
      onSettled: refresh,
    }),
  );
  useProblemInView(form, decide.error);
  const change = (part: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...part }));
  const gives = draft.kind === null ? [] : givenBy(draft.kind, seen.gives);
  const because = draft.kind === null ? undefined : reasonsAsked(draft.kind, leftOpen(open, gives));
  const missing = missingFrom(draft, because);
  const refused = refusedDays(draft, { day: seen.day, today });
  const problem = (field: (typeof FIELDS)[number]) =>
    (refused?.field === field ? refused.message : undefined) ??
    (tried && field !== 'acknowledged' ? missing[field] : undefined) ??
    problemAt(decide.error, field);
  const elsewhere = decide.isError && !FIELDS.some((field) => problemAt(decide.error, field));
  const stale = now.revision !== seen.revision && !decide.isSuccess;
  // The operator reads nothing of a decision that is refused.
  const preview = refused ? [] : previewOf(draft, seen);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!draft.kind || Object.keys(missing).length > 0 || refused || files.blocks) return showProblem(form);
    const trial =
      draft.kind === 'approve-for-trial' ? { trialFrom: draft.trialFrom, trialTo: draft.trialTo } : {};
    decide.mutate({
      id: seen.id,
      revision: seen.revision,
      kind: draft.kind,
      reasons: draft.reasons,
      conditions: conditionsSent(draft),
      acknowledged: known ? asked : [],
      files: files.ids,
      ...trial,
    });
  };

  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Decide on ${seen.reference}, version ${seen.version}`}
      lead={
        seen.twoReviewers
          ? 'Your authority lets no reviewer decide alone: you propose, and another reviewer confirms or declines. The operator reads nothing before that.'
          : 'A decision is final for this version. Everyone in the operator’s organisation gets a notice at once.'
      }
      footer={
        <>
          <Button onClick={onClose}>{stale ? 'Close and read it' : 'Cancel'}</Button>
          <Button
            type="submit"
            form={form}
            kind="primary"
            busy={decide.isPending}
            disabled={stale || draft.kind === null}
          >
            {seen.twoReviewers ? 'Propose the decision' : 'Record the decision'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-5">
        {stale ? (
          <Note kind="warning" title="This submission changed while you were deciding">
            It is no longer what you read. Close this, read what changed, and decide again.
          </Note>
        ) : null}
        {open.length > 0 ? (
          <section aria-label="Open in this version" className="rounded-md border border-rule px-4 py-3">
            <h3 className="mb-2 text-sm font-medium">Open in this version</h3>
            <OpenList open={open} />
            {acknowledges ? (
              <div className="mt-3">
                <Acknowledge codes={asked} given={known} onGive={setKnown} />
                {problem('acknowledged') ? <FieldProblem>{problem('acknowledged')}</FieldProblem> : null}
              </div>
            ) : (
              <p className="mt-2 text-xs text-ink-soft">It is recorded with the decision.</p>
            )}
          </section>
        ) : null}
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Decision</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {kindsFor({ circumstances: seen.variant.circumstances, clauses: seen.clauses }).map((option) => (
              <KindChoice
                key={option.kind}
                option={option}
                chosen={draft.kind === option.kind}
                closed={closedTo(option.kind, seen)}
                choose={() => change({ kind: option.kind })}
              />
            ))}
          </div>
          {problem('kind') ? <FieldProblem>{problem('kind')}</FieldProblem> : null}
        </fieldset>
        {draft.kind ? (
          <StepClause
            rulebook={seen.rulebook}
            clause={seen.clauses[draft.kind]}
            step={STEP_RECORDS[draft.kind]}
          />
        ) : null}
        <GivenWithIt gives={gives} act="approval" />
        {draft.kind === 'approve-for-trial' ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="First day of the trial" problem={problem('trialFrom')} required>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={draft.trialFrom}
                  onChange={(event) => change({ trialFrom: event.target.value })}
                />
              )}
            </Field>
            <Field label="Last day of the trial" problem={problem('trialTo')} required>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={draft.trialTo}
                  onChange={(event) => change({ trialTo: event.target.value })}
                />
              )}
            </Field>
            {unfitDays && !problem('trialFrom') && !problem('trialTo') ? (
              <p role="status" className="text-xs text-ink-soft sm:col-span-2">
                {unfitDays}
              </p>
            ) : null}
          </div>
        ) : null}
        {takesConditions(draft.kind) ? (
          <Field
            label="Conditions"
            hint={draft.kind === 'approve-for-trial' ? 'Optional. One per line.' : 'One per line.'}
            problem={problem('conditions')}
            required={draft.kind === 'approve-with-conditions'}
          >
            {(control) => (
              <TextArea
                {...control}
                value={draft.conditions}
                onChange={(event) => setConditions(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        <Field
          label="Reasons"
          hint={draft.kind === 'refuse' ? 'Name the clause and what must change.' : (because ?? 'Optional.')}
          problem={problem('reasons')}
          required={draft.kind === 'refuse' || because !== undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={4000}
              value={draft.reasons}
              onChange={(event) => setReasons(event.target.value)}
            />
          )}
        </Field>
        <div>
          <FileChooser choice={files} label="Files that go with it" />
          {tried && files.blocks ? <FieldProblem>{files.blocks}</FieldProblem> : null}
        </div>
        {preview.length > 0 ? (
          <section
            aria-label="What the operator will read"
            className="rounded-md bg-sunken px-4 py-3 text-sm"
          >
            <h3 className="mb-1 text-xs text-ink-soft">What the operator will read</h3>
            {preview.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text; they have no other identity
              <p key={index} className="whitespace-pre-wrap">
                {line}
              </p>
            ))}
          </section>
        ) : null}
        {elsewhere && !stale ? <Note kind="problem">{sentenceOf(decide.error)}</Note> : null}
      </form>
    </Dialog>
  );
}
