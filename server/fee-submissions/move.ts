/** The one way a submission of fees moves: by its machine, at the revision that was read, with its act, event and notices, in one transaction. */
import { randomUUID } from 'node:crypto';
import type { MemberContext, Organisation } from '../access/context';
import { regulatorsOf } from '../accounts/organisations/jurisdictions';
import { colleagues } from '../accounts/stored/queries';
import { type Actor, actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { tell } from '../notices/queries';
import { type Answer, notFound, refuse } from '../problems/problem';
import type { SealedFeeDecision } from '../seals/fee-decision-record';
import {
  FEE_STEPS,
  type FeeAct,
  type FeeDecision,
  type FeeStep,
  feeEvent,
  nextFeeState,
  type StoredFeeState,
} from '../vocabulary/life/fee-submissions';
import { STATE_LABELS } from '../vocabulary/life/states';
import type { NoticeKind } from '../vocabulary/notice-kinds';
import { contentHash } from './content';
import { insertAct, type Joined, submissionWithin, updateSubmission } from './queries';

export type FeeMoved = { state: StoredFeeState; revision: number };

export type FeeMove = {
  act: FeeAct;
  text?: string;
  of?: string | undefined;
  decision?: FeeDecision;
  sealed?: SealedFeeDecision;
  /** `people`: only these of that side. */
  tells?: { to: 'operator' | 'regulator'; kind: NoticeKind; text: string; people?: string[] };
  /** The organisation that may read its event, where that is not the operator: of a proposal, which decides nothing. */
  concerns?: Pick<Organisation, 'id' | 'name'>;
};

export type Seen = Joined & { at: string };

const isStep = (act: FeeAct): act is FeeStep => FEE_STEPS.some((step) => step === act);

export const allows = (state: StoredFeeState, step: FeeStep): boolean =>
  nextFeeState(state, step) !== undefined;

export const forbidden = ({ submission: { number, state } }: Joined, action: string) =>
  refuse(
    'state-forbids',
    `${number} is ${STATE_LABELS[state]}, so it cannot be ${action}. Reload it to see what you can do.`,
  );

/** Writes what was decided. */
async function moved(
  tx: Queries,
  actor: Actor,
  { submission: row, version, operator, at }: Seen,
  { act, text = '', of, decision, sealed, tells, concerns }: FeeMove,
): Promise<FeeMoved> {
  const state = isStep(act) ? nextFeeState(row.state, act) : row.state;
  if (!state) throw new Error(`${act} was decided for a submission of fees that is ${row.state}`);
  // What only the authority may read moves nothing that the operator sees.
  const revision = concerns ? row.revision : row.revision + 1;
  await insertAct(tx, {
    id: randomUUID(),
    submissionId: row.id,
    revision,
    act,
    by: actor.id,
    at,
    text,
    of: of ?? null,
    decision: decision ?? null,
    sealed: sealed ?? null,
  });
  const submittedAt = act === 'submit' ? at : row.submittedAt;
  if (!concerns) await updateSubmission(tx, row.id, { state, revision, updatedAt: at, submittedAt });
  await appendEvent(tx, {
    at,
    actor,
    organisation: concerns ?? { id: row.organisationId, name: operator },
    kind: feeEvent(act),
    subject: `fee-submission:${row.id}`,
    data: {
      act,
      from: row.state,
      to: state,
      revision,
      number: row.number,
      name: version.name,
      ...(act === 'submit' && { hash: row.hash }),
      ...(text && { text }),
      ...(of && { of }),
      ...(decision && { decision }),
      ...(sealed && { seal: sealed.seal }),
    },
  });
  if (tells) {
    const side =
      tells.to === 'regulator'
        ? await regulatorsOf(tx, row.rulebook)
        : (await colleagues(tx, row.organisationId)).map(({ id }) => id);
    await tell(tx, tells.people ?? side, {
      kind: tells.kind,
      reference: row.number,
      at,
      text: tells.text,
      href: `${tells.to === 'regulator' ? '/review/fees' : '/fees/submissions'}/${row.id}`,
    });
  }
  return { state, revision };
}

export const move = (
  context: MemberContext,
  input: { id: string; revision?: number | undefined },
  decide: (seen: Seen, tx: Queries) => Promise<Answer<FeeMove>>,
): Promise<Answer<FeeMoved>> =>
  context.db.transaction(async (tx): Promise<Answer<FeeMoved>> => {
    const found = await submissionWithin(tx, context.member, input.id);
    if (!found) return notFound('submission of fees');
    const { submission, schedule, version } = found;
    if (input.revision !== undefined && input.revision !== submission.revision)
      return refuse(
        'submission-changed',
        `${submission.number} has moved on since you opened it. Reload it and read what is new.`,
        { conflict: { by: '', at: submission.updatedAt, revision: submission.revision } },
      );
    if (contentHash(schedule, version) !== submission.hash)
      return refuse(
        'damaged',
        `The database no longer holds ${submission.number} as it was prepared. Ask the person who runs this site to restore a backup.`,
      );
    const seen = { ...found, at: context.now().toISOString() };
    const decided = await decide(seen, tx);
    if (!decided.ok) return decided;
    return { ok: true, value: await moved(tx, actorOf(context.member), seen, decided.value) };
  });
