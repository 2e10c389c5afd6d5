import { dayIn } from '@/rulebooks/zones';
import type { Member, MemberContext, Organisation } from '../../access/context';
import { operatorName } from '../../accounts/stored/names';
import { type Actor, actorOf, appendEvent } from '../../audit/append';
import type { Queries } from '../../db/client';
import { type Answer, notFound, refuse } from '../../problems/problem';
import type { EventKind } from '../../vocabulary/event-kinds';
import { STATE_LABELS, type State } from '../../vocabulary/life/states';
import { leftAt } from '../../vocabulary/life/stays';
import { nextState, STEP_RECORDS, type Step } from '../../vocabulary/life/steps';
import { revisionFor } from '../stored/between-reviewers';
import { seenState } from '../stored/days';
import {
  ownSubmission,
  type Standing,
  type SubmissionRow,
  submittedSubmission,
  updateStanding,
} from '../stored/queries';
import { clauseOfStep } from '../stored/step-basis';

export type Moved = { state: State; revision: number };

export type Move = {
  step: Step | 'stay';
  /** Of a step its own, where nothing else is said. */
  kind?: EventKind;
  data?: Record<string, unknown>;
  standing?: Standing;
  /** The organisation that may read its event, where that is not the operator: what reviewers settle between them. */
  concerns?: Pick<Organisation, 'id' | 'name'>;
};

/** An operator's own, or for the regulator one that was submitted. */
export const withinReach = (db: Queries, member: Member, id: string): Promise<SubmissionRow | undefined> => {
  const { id: organisation, kind } = member.organisation;
  if (kind === 'operator') return ownSubmission(db, { id, organisation });
  return kind === 'regulator'
    ? submittedSubmission(db, { id, regulator: member.organisation })
    : Promise.resolve(undefined);
};

/** A submission as a step sees it: as stored, where the clock says it stands, and the moment of the step. */
export type Seen = { submission: SubmissionRow; state: State; at: string; today: string };

/** The one way a submission moves: by the machine, with its audit event, at one moment, in one transaction. */
export function move(
  { db, now, member }: MemberContext,
  input: { id: string; revision?: number },
  decide: (seen: Seen, tx: Queries) => Promise<Answer<Move>>,
): Promise<Answer<Moved>> {
  return db.transaction(async (tx): Promise<Answer<Moved>> => {
    const submission = await withinReach(tx, member, input.id);
    if (!submission) return notFound('submission');
    const read = await revisionFor(tx, member, submission);
    if (input.revision !== undefined && input.revision !== read)
      return refuse(
        'submission-changed',
        'This submission has changed since you opened it. Reload it, read what is new, then try again.',
        { conflict: { by: '', at: submission.updatedAt, revision: read } },
      );
    const instant = now();
    const today = dayIn(submission.rulebook, instant);
    const seen = {
      submission,
      state: seenState(submission, today),
      at: instant.toISOString(),
      today,
    };
    const decided = await decide(seen, tx);
    if (!decided.ok) return decided;
    const { state, revision } = await moved(tx, actorOf(member), seen, decided.value);
    return {
      ok: true,
      value: { state, revision: await revisionFor(tx, member, { id: submission.id, revision }) },
    };
  });
}

/** Writes a step that was decided: what stands from now on, and its event. */
export async function moved(
  tx: Queries,
  actor: Actor,
  { submission, state, at, today }: Seen,
  { step, kind, data, standing, concerns }: Move,
): Promise<Moved> {
  const to = step === 'stay' ? submission.state : leftAt(nextState(state, step), submission.state);
  const event = kind ?? (step === 'stay' ? undefined : STEP_RECORDS[step].event);
  if (!to || !event) throw new Error(`${step} was decided for a submission that is ${state}`);
  // What only the authority may read moves nothing that the operator sees.
  const revision = concerns ? submission.revision : submission.revision + 1;
  if (!concerns) await updateStanding(tx, submission.id, { ...standing, state: to, revision, updatedAt: at });
  await appendEvent(tx, {
    at,
    actor,
    organisation: concerns ?? {
      id: submission.organisationId,
      name: await operatorName(tx, submission.organisationId),
    },
    kind: event,
    subject: `submission:${submission.id}`,
    data: {
      from: state,
      to,
      revision,
      ...(step !== 'stay' && (await clauseOfStep(tx, submission, STEP_RECORDS[step]))),
      ...data,
    },
  });
  return { state: seenState({ ...submission, ...standing, state: to }, today), revision };
}

export const forbidden = (state: State, action: string) =>
  refuse(
    'state-forbids',
    `This submission is ${STATE_LABELS[state]}, so it cannot be ${action}. Reload it to see what you can do.`,
  );

export const allows = (state: State, step: Step): boolean => nextState(state, step) !== undefined;
