/** A second reviewer confirms what the first proposed, and so decides it, or declines it with reasons. */
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import type { MemberContext } from '../access/context';
import { tell } from '../notices/queries';
import { type Answer, refuse } from '../problems/problem';
import { type Moved, move } from '../submissions/steps/move';
import { endProposal, proposalById } from '../submissions/stored/trial-steps';
import { Proposed } from '../vocabulary/life/proposed';
import { decideSeen } from './decide';
import { notToEnd } from './proposed';
import { ruleSeen } from './rule';

export const confirmProposal = (
  context: MemberContext,
  input: { id: string; proposal: string; acknowledged?: OpenCode[] },
): Promise<Answer<Moved>> =>
  move(context, { id: input.id }, async (seen, tx) => {
    const proposal = await proposalById(tx, input.proposal);
    const not = await notToEnd(context, tx, seen, proposal);
    if (not || !proposal)
      return not ?? refuse('not-found', 'There is no such proposal. Reload the submission.');
    const content = Proposed.safeParse(proposal.content);
    if (!content.success)
      return refuse(
        'damaged',
        'This proposal can no longer be read. Decline it, and propose the decision again.',
      );
    const { id, revision } = seen.submission;
    const whole = { ...content.data, id, revision, acknowledged: input.acknowledged ?? [] };
    const decided =
      whole.what === 'decision'
        ? await decideSeen(context, tx, seen, whole, { proposal })
        : await ruleSeen(context, tx, seen, whole, { proposal });
    if (!decided.ok) return decided;
    await endProposal(tx, proposal.id, {
      outcome: 'confirmed',
      endedBy: context.member.id,
      endedAt: seen.at,
      reasons: null,
    });
    return decided;
  });

export const declineProposal = (
  context: MemberContext,
  input: { id: string; proposal: string; reasons: string },
): Promise<Answer<Moved>> =>
  move(context, { id: input.id }, async (seen, tx) => {
    const proposal = await proposalById(tx, input.proposal);
    const not = await notToEnd(context, tx, seen, proposal);
    if (not || !proposal)
      return not ?? refuse('not-found', 'There is no such proposal. Reload the submission.');
    await endProposal(tx, proposal.id, {
      outcome: 'declined',
      endedBy: context.member.id,
      endedAt: seen.at,
      reasons: input.reasons,
    });
    const { reference, name, id } = seen.submission;
    await tell(tx, [proposal.by], {
      kind: 'proposal-declined',
      reference,
      at: seen.at,
      text: `${context.member.name} declined your proposal on ${reference}, ${name}.`,
      href: `/review/${id}`,
    });
    return {
      ok: true,
      value: {
        step: 'stay',
        kind: 'proposal-declined',
        data: { proposal: proposal.id, reasons: input.reasons },
        concerns: context.member.organisation,
      },
    };
  });
