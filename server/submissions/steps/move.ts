import type { Member, MemberContext } from '../../access/context';
import { operatorName } from '../../accounts/stored/names';
import { actorOf, appendEvent } from '../../audit/append';
import type { Queries } from '../../db/client';
import { type Answer, notFound, refuse } from '../../problems/problem';
import type { EventKind } from '../../vocabulary/event-kinds';
import { nextState, STATE_LABELS, type Step, type SubmissionState } from '../../vocabulary/submission-states';
import {
  ownSubmission,
  type Standing,
  type SubmissionRow,
  submittedSubmission,
  updateStanding,
} from '../stored/queries';

export type Moved = { state: SubmissionState; revision: number };

export type Move = {
  step: Step | 'stay';
  kind: EventKind;
  data?: Record<string, unknown>;
  standing?: Standing;
};

/** An operator's own, or for the regulator one that was submitted. */
export const withinReach = (db: Queries, member: Member, id: string): Promise<SubmissionRow | undefined> => {
  const { id: organisation, kind } = member.organisation;
  if (kind === 'operator') return ownSubmission(db, { id, organisation });
  return kind === 'regulator'
    ? submittedSubmission(db, { id, regulator: member.organisation })
    : Promise.resolve(undefined);
};

/** The one way a submission moves: by the transition table, with its audit event, at one moment, in one transaction. */
export function move(
  { db, now, member }: MemberContext,
  input: { id: string; revision?: number },
  decide: (submission: SubmissionRow, tx: Queries, at: string) => Promise<Answer<Move>>,
): Promise<Answer<Moved>> {
  return db.transaction(async (tx): Promise<Answer<Moved>> => {
    const submission = await withinReach(tx, member, input.id);
    if (!submission) return notFound('submission');
    if (input.revision !== undefined && input.revision !== submission.revision)
      return refuse(
        'submission-changed',
        'This submission has changed since you opened it. Reload it and read what is new before deciding.',
        { conflict: { by: '', at: submission.updatedAt, revision: submission.revision } },
      );
    const at = now().toISOString();
    const decided = await decide(submission, tx, at);
    if (!decided.ok) return decided;
    const { step, kind, data, standing } = decided.value;
    const state = step === 'stay' ? submission.state : nextState(submission.state, step);
    if (!state) throw new Error(`${step} was decided for a submission that is ${submission.state}`);
    const revision = submission.revision + 1;
    await updateStanding(tx, submission.id, { ...standing, state, revision, updatedAt: at });
    const organisation = {
      id: submission.organisationId,
      name: await operatorName(tx, submission.organisationId),
    };
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation,
      kind,
      subject: `submission:${submission.id}`,
      data: { from: submission.state, to: state, revision, ...data },
    });
    return { ok: true, value: { state, revision } };
  });
}

export const forbidden = (state: SubmissionState, action: string) =>
  refuse(
    'state-forbids',
    `This submission is ${STATE_LABELS[state]}, so it cannot be ${action}. Reload it to see what you can do.`,
  );

export const allows = (state: SubmissionState, step: Step): boolean => nextState(state, step) !== undefined;
