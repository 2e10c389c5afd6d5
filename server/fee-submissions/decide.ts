/** A reviewer approves or refuses a schedule of fees; where the authority asks for two, one proposes and another confirms or declines. */
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { regulatorsOf } from '../accounts/organisations/jurisdictions';
import { nameOf } from '../accounts/stored/names';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../problems/problem';
import { needsSecond } from '../reviews/proposed';
import { sealFeeDecision } from '../seals/decision';
import type { SealedFeeDecision } from '../seals/fee-decision-record';
import type { FeeDecision } from '../vocabulary/life/fee-submissions';
import { STATE_LABELS } from '../vocabulary/life/states';
import { breachesIn, printedName, readContent } from './content';
import { placeSaid, unapprovable } from './in-force';
import { allows, type FeeMove, type FeeMoved, forbidden, move, type Seen } from './move';
import { aliveProposal } from './proposal';
import type { ActRow } from './queries';

type Decided = { kind: FeeDecision; reasons: string };

const STATE_AFTER = { approve: 'approved', refuse: 'refused' } as const;

/** What a decision lacks: a refusal has reasons, and so has an approval over a breach. */
function missing({ kind, reasons }: Decided, breaches: number) {
  if (reasons !== '') return undefined;
  if (kind === 'refuse')
    return refuse('decision-incomplete', 'Give the reasons for the refusal. The operator reads them.', {
      field: 'reasons',
    });
  return breaches > 0
    ? refuse(
        'decision-incomplete',
        `${breaches === 1 ? 'A breach is' : `${breaches} breaches are`} open. Give the reasons for approving over ${breaches === 1 ? 'it' : 'them'}. The operator reads them.`,
        { field: 'reasons' },
      )
    : undefined;
}

async function sealed(
  { member }: MemberContext,
  { submission, schedule, version, operator, at }: Seen,
  { kind, reasons, breaches, proposedBy }: Decided & { breaches: number; proposedBy?: string | undefined },
): Promise<Answer<SealedFeeDecision>> {
  return sealFeeDecision({
    number: submission.number,
    operator,
    rulebook: submission.rulebook,
    printed: printedName(schedule),
    schedule: version.name,
    version: version.revision,
    hash: submission.hash,
    inForceFrom: version.inForceFrom ?? '',
    decision: kind,
    breaches,
    reasons,
    at,
    by: member.name,
    ...(proposedBy && { proposedBy }),
    authority: member.organisation.name,
  });
}

async function propose(
  { member }: MemberContext,
  tx: Queries,
  { submission, version, operator }: Seen,
  { kind, reasons }: Decided,
): Promise<FeeMove> {
  const others = await regulatorsOf(tx, submission.rulebook);
  return {
    act: 'propose',
    decision: kind,
    text: reasons,
    concerns: member.organisation,
    tells: {
      to: 'regulator',
      kind: 'proposed',
      text: `${member.name} proposes a decision on ${submission.number}, ${version.name}, of ${operator}. Another reviewer confirms or declines it.`,
      people: others.filter((person) => person !== member.id),
    },
  };
}

/** Checked as a whole when it is proposed, and again when it is confirmed. */
async function decideSeen(
  context: MemberContext,
  tx: Queries,
  seen: Seen,
  { kind, reasons, proposal }: Decided & { proposal?: ActRow | undefined },
): Promise<Answer<FeeMove>> {
  const { submission, schedule, version } = seen;
  if (!allows(submission.state, kind)) return forbidden(seen, 'decided');
  const read = readContent(schedule, version);
  if (!read.ok && kind === 'approve') return read;
  const stands = kind === 'approve' ? await unapprovable(tx, seen, context.now()) : undefined;
  if (stands) return refuse('state-forbids', stands);
  const breaches = read.ok ? breachesIn(read.value.findings) : 0;
  const lacking = missing({ kind, reasons }, breaches);
  if (lacking) return lacking;
  if (needsSecond(context.member, kind) && !proposal) {
    // The revision does not tell of it: an operator reads that, too.
    if (await aliveProposal(tx, submission))
      return refuse(
        'submission-changed',
        `A decision on ${submission.number} is proposed. Reload it: another reviewer confirms or declines that first.`,
      );
    return ok(await propose(context, tx, seen, { kind, reasons }));
  }
  const proposedBy = proposal && (await nameOf(tx, proposal.by));
  const seal = await sealed(context, seen, { kind, reasons, breaches, proposedBy });
  if (!seal.ok) return seal;
  const place = kind === 'approve' && (await placeSaid(tx, { id: submission.id, schedule, version }));
  return ok({
    act: kind,
    text: reasons,
    of: proposal?.id,
    sealed: seal.value,
    tells: {
      to: 'operator',
      kind: 'decided',
      text: [
        `${submission.number}, ${version.name}, is ${STATE_LABELS[STATE_AFTER[kind]]}.`,
        ...(place ? [place] : []),
      ].join(' '),
    },
  });
}

export const decide = (
  context: MemberContext,
  input: { id: string; revision: number; kind: FeeDecision; reasons: string },
): Promise<Answer<FeeMoved>> =>
  move(context, input, (seen, tx) =>
    decideSeen(context, tx, seen, { kind: input.kind, reasons: input.reasons.trim() }),
  );

/** The proposal that this person may end now. */
async function toEnd({ member }: MemberContext, tx: Queries, { submission }: Seen, id: string) {
  const proposal = await aliveProposal(tx, submission);
  if (proposal?.id !== id)
    return refuse(
      'proposal-over',
      'This proposal was confirmed, declined or overtaken. Reload the submission to read what is new.',
    );
  if (proposal.by === member.id)
    return refuse(
      'second-person',
      'You proposed this decision, so another reviewer confirms or declines it.',
    );
  return ok(proposal);
}

export const confirmProposal = (
  context: MemberContext,
  input: { id: string; proposal: string },
): Promise<Answer<FeeMoved>> =>
  move(context, { id: input.id }, async (seen, tx) => {
    const found = await toEnd(context, tx, seen, input.proposal);
    if (!found.ok) return found;
    const { decision, text } = found.value;
    if (!decision)
      return refuse('damaged', 'This proposal can no longer be read. Decline it, and propose it again.');
    return decideSeen(context, tx, seen, { kind: decision, reasons: text, proposal: found.value });
  });

export const declineProposal = (
  context: MemberContext,
  input: { id: string; proposal: string; reasons: string },
): Promise<Answer<FeeMoved>> =>
  move(context, { id: input.id }, async (seen, tx) => {
    const found = await toEnd(context, tx, seen, input.proposal);
    if (!found.ok) return found;
    const { submission, version, operator } = seen;
    return ok({
      act: 'decline',
      text: input.reasons,
      of: found.value.id,
      concerns: context.member.organisation,
      tells: {
        to: 'regulator',
        kind: 'proposal-declined',
        text: `${context.member.name} declined your proposal on ${submission.number}, ${version.name}, of ${operator}.`,
        people: [found.value.by],
      },
    });
  });
