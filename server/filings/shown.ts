/** What both sides read of a filing, whatever document it is of. */
import type { Member, MemberContext } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import { colleagues } from '../accounts/stored/queries';
import { historyOf } from '../audit/history';
import type { Queries } from '../db/client';
import { isOpen } from '../vocabulary/life/filings';
import { actsOf, aliveProposal, type NamedAct } from './acts';
import { assigneeAmong } from './assign';
import { decisionAmong } from './decided';
import { declinedAmong } from './declined';
import { filesShown, subjectOf } from './files';
import type { Filed, FilingKind } from './kind';
import { othersToSend } from './preparers';
import { questionsAmong } from './questions';
import type { FilingShown } from './shapes';

/** For reviewers alone. */
async function lookedAfter(
  db: Queries,
  { organisation }: Member,
  acts: readonly NamedAct[],
): Promise<Pick<FilingShown, 'assignee' | 'reviewers'>> {
  if (organisation.kind !== 'regulator') return {};
  const assignee = await assigneeAmong(db, acts);
  const people = await colleagues(db, organisation.id, 'reviewer');
  return {
    ...(assignee && { assignee }),
    reviewers: people.map(({ id, name }) => ({ id, name })),
  };
}

export async function filingShown<F extends Filed>(
  kind: FilingKind<F>,
  { db, member, now }: MemberContext,
  filed: F,
): Promise<FilingShown> {
  const { submission } = filed;
  const { id, state } = submission;
  const acts = await actsOf(db, kind.acts, id);
  const of = (act: 'submit' | 'withdraw') => acts.find((one) => one.act.act === act);
  const [submitted, withdrawn] = [of('submit'), of('withdraw')];
  const files = await filesShown(db, member, kind, id);
  const decision = decisionAmong(kind, filed, acts, files);
  const own = member.organisation.kind === 'operator';
  const submitters = own && state === 'frozen' ? await othersToSend(kind, db, filed) : [];
  const declined = own ? [] : declinedAmong(acts);
  const proposal = own ? undefined : await aliveProposal(db, kind.acts, submission);
  const inTheWay = isOpen(state) ? await kind.unapprovable(db, filed, now()) : undefined;
  const over = state === 'refused' || state === 'withdrawn';
  const place = over || inTheWay ? undefined : await kind.placeSaid(db, filed);
  return {
    ...(place && { place }),
    ...(inTheWay && { unapprovable: inTheWay }),
    revision: submission.revision,
    hash: submission.hash,
    preparedBy: await nameOf(db, submission.by),
    submitters: submitters.map(({ name }) => name),
    maySubmit: submitters.some((person) => person.id === member.id),
    ...(submitted && { statement: submitted.act.text, submittedBy: submitted.by }),
    ...(withdrawn && {
      withdrawn: { by: withdrawn.by, at: withdrawn.act.at, reason: withdrawn.act.text },
    }),
    questions: questionsAmong(acts),
    files,
    ...(await lookedAfter(db, member, acts)),
    ...(decision && { decision }),
    ...(declined.length > 0 && { declined }),
    ...(proposal?.decision && {
      proposal: {
        id: proposal.id,
        kind: proposal.decision,
        reasons: proposal.text,
        by: await nameOf(db, proposal.by),
        at: proposal.at,
        own: proposal.by === member.id,
      },
    }),
    history: await historyOf(db, subjectOf(kind, id), own ? member.organisation.id : undefined),
  };
}
