/** The one way a filing moves: by its machine, at the revision that was read, with its act, event and notices, in one transaction. */
import { randomUUID } from 'node:crypto';
import type { MemberContext, Organisation } from '../access/context';
import { regulatorsOf } from '../accounts/organisations/jurisdictions';
import { colleagues } from '../accounts/stored/queries';
import { attachRows } from '../attachments/attach';
import type { AttachmentRow } from '../attachments/queries';
import { type Actor, actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { tell } from '../notices/queries';
import { type Answer, notFound, refuse } from '../problems/problem';
import type { SealedFilingDecision } from '../seals/filing-decision-record';
import {
  FILING_STEPS,
  type FilingAct,
  type FilingDecision,
  type FilingStep,
  filingEvent,
  nextFilingState,
  type StoredFilingState,
} from '../vocabulary/life/filings';
import { STATE_LABELS } from '../vocabulary/life/states';
import type { NoticeKind } from '../vocabulary/notice-kinds';
import { insertAct } from './acts';
import { PART_OF, subjectOf } from './files';
import type { Filed, FilingKind } from './kind';

export type FilingMoved = { state: StoredFilingState; revision: number };

export type FilingMove = {
  act: FilingAct;
  text?: string;
  of?: string | undefined;
  decision?: FilingDecision;
  sealed?: SealedFilingDecision;
  /** What comes with it: files that were chosen and are still there. */
  files?: readonly AttachmentRow[];
  /** `people`: only these of that side. */
  tells?: { to: 'operator' | 'regulator'; kind: NoticeKind; text: string; people?: string[] };
  /** The organisation that may read its event, where that is not the operator: of a proposal, which decides nothing. */
  concerns?: Pick<Organisation, 'id' | 'name'>;
};

export type Seen<F extends Filed> = F & { at: string };

const isStep = (act: FilingAct): act is FilingStep => FILING_STEPS.some((step) => step === act);

export const allows = (state: StoredFilingState, step: FilingStep): boolean =>
  nextFilingState(state, step) !== undefined;

export const forbidden = ({ submission: { number, state } }: Filed, action: string) =>
  refuse(
    'state-forbids',
    `${number} is ${STATE_LABELS[state]}, so it cannot be ${action}. Reload it to see what you can do.`,
  );

/** Writes what was decided. */
async function moved<F extends Filed>(
  kind: FilingKind<F>,
  tx: Queries,
  actor: Actor,
  { submission: row, version, operator, at }: Seen<F>,
  { act, text = '', of, decision, sealed, files = [], tells, concerns }: FilingMove,
): Promise<FilingMoved> {
  const state = isStep(act) ? nextFilingState(row.state, act) : row.state;
  if (!state) throw new Error(`${act} was decided for a ${kind.noun} that is ${row.state}`);
  // What only the authority may read moves nothing that the operator sees.
  const revision = concerns ? row.revision : row.revision + 1;
  const id = randomUUID();
  const part = PART_OF[act];
  const attached = part
    ? await attachRows(tx, actor.id, files, {
        subject: subjectOf(kind, row.id),
        part,
        // An answer's are found with its question.
        of: part === 'answer' ? (of ?? id) : id,
        at,
      })
    : {};
  await insertAct(tx, kind.acts, {
    id,
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
  if (!concerns) await kind.update(tx, row.id, { state, revision, updatedAt: at, submittedAt });
  await appendEvent(tx, {
    at,
    actor,
    organisation: concerns ?? { id: row.organisationId, name: operator },
    kind: filingEvent(act),
    subject: subjectOf(kind, row.id),
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
      ...attached,
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
      href: `${kind.pages[tells.to]}/${row.id}`,
    });
  }
  return { state, revision };
}

export const move = <F extends Filed>(
  kind: FilingKind<F>,
  context: MemberContext,
  input: { id: string; revision?: number | undefined },
  decide: (seen: Seen<F>, tx: Queries) => Promise<Answer<FilingMove>>,
): Promise<Answer<FilingMoved>> =>
  context.db.transaction(async (tx): Promise<Answer<FilingMoved>> => {
    const found = await kind.within(tx, context.member, input.id);
    if (!found) return notFound(kind.noun);
    const { submission } = found;
    if (input.revision !== undefined && input.revision !== submission.revision)
      return refuse(
        'submission-changed',
        `${submission.number} has moved on since you opened it. Reload it and read what is new.`,
        { conflict: { by: '', at: submission.updatedAt, revision: submission.revision } },
      );
    if (kind.hashOf(found) !== submission.hash)
      return refuse(
        'damaged',
        `The database no longer holds ${submission.number} as it was prepared. Ask the person who runs this site to restore a backup.`,
      );
    const seen = { ...found, at: context.now().toISOString() };
    const decided = await decide(seen, tx);
    if (!decided.ok) return decided;
    return { ok: true, value: await moved(kind, tx, actorOf(context.member), seen, decided.value) };
  });
