/** Two pairs of eyes: where the authority lets no reviewer decide alone, one proposes and another confirms or declines. */
import { randomUUID } from 'node:crypto';
import type { Member, MemberContext } from '../access/context';
import { regulatorsOf } from '../accounts/organisations/jurisdictions';
import { attach } from '../attachments/attach';
import type { Queries } from '../db/client';
import { tell } from '../notices/queries';
import { type Answer, refuse } from '../problems/problem';
import type { Move, Seen } from '../submissions/steps/move';
import { aliveProposal } from '../submissions/stored/between-reviewers';
import { insertProposal, type ProposalRow } from '../submissions/stored/trial-steps';
import type { Proposed } from '../vocabulary/life/proposed';
import type { DecisionKind, RulingKind } from '../vocabulary/life/steps';

/** What a second reviewer confirms. */
export type Seconding = { proposal: ProposalRow };

/** A game that causes concern can be stopped by one person at once. */
export const needsSecond = (member: Member, kind: DecisionKind | RulingKind): boolean =>
  member.organisation.twoReviewers === true && kind !== 'discontinue';

export async function propose(
  context: MemberContext,
  tx: Queries,
  { submission, at }: Seen,
  content: Proposed,
): Promise<Answer<Move>> {
  const { member } = context;
  const id = randomUUID();
  const files = await attach(tx, context, content.files ?? [], {
    subject: `submission:${submission.id}`,
    part: 'proposal',
    of: id,
    at,
  });
  if (!files.ok) return files;
  await insertProposal(tx, {
    id,
    submissionId: submission.id,
    revision: submission.revision,
    by: member.id,
    at,
    content,
  });
  const others = await regulatorsOf(tx, submission.rulebook);
  await tell(
    tx,
    others.filter((person) => person !== member.id),
    {
      kind: 'proposed',
      reference: submission.reference,
      at,
      text: `${member.name} proposes a decision on ${submission.reference}, ${submission.name}. Another reviewer confirms or declines it.`,
      href: `/review/${submission.id}`,
    },
  );
  return {
    ok: true,
    value: {
      step: 'stay',
      kind: 'ruling-proposed',
      data: { proposal: id, content, ...files.value },
      concerns: member.organisation,
    },
  };
}

/** Why this person cannot end this proposal now; undefined where they can. */
export async function notToEnd(
  { member }: MemberContext,
  tx: Queries,
  { submission }: Seen,
  proposal: ProposalRow | undefined,
) {
  if (!proposal || proposal.submissionId !== submission.id)
    return refuse('not-found', 'There is no such proposal. Reload the submission.');
  if ((await aliveProposal(tx, submission.id))?.id !== proposal.id)
    return refuse(
      'proposal-over',
      'This proposal was confirmed, declined or overtaken. Reload the submission to read what is new.',
    );
  if (proposal.by === member.id)
    return refuse(
      'second-person',
      'You proposed this decision, so another reviewer confirms or declines it.',
    );
  return undefined;
}
