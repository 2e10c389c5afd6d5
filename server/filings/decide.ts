/** A reviewer approves or refuses a filing; where the authority asks for two, one proposes and another confirms or declines. */
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { regulatorsOf } from '../accounts/organisations/jurisdictions';
import { nameOf } from '../accounts/stored/names';
import { chosenFiles, enclosedIn } from '../attachments/attach';
import type { AttachmentRow } from '../attachments/queries';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../problems/problem';
import { needsSecond } from '../reviews/proposed';
import { sealFilingDecision } from '../seals/decision';
import type { SealedFilingDecision } from '../seals/filing-decision-record';
import type { FilingDecision } from '../vocabulary/life/filings';
import { STATE_LABELS } from '../vocabulary/life/states';
import { type ActRow, aliveProposal } from './acts';
import { proposedFiles } from './files';
import type { Filed, FilingKind } from './kind';
import { allows, type FilingMove, type FilingMoved, forbidden, move, type Seen } from './move';

type Decided = { kind: FilingDecision; reasons: string; files: readonly AttachmentRow[] };

const STATE_AFTER = { approve: 'approved', refuse: 'refused' } as const;

/** What a decision lacks: a refusal has reasons, and so has an approval over a breach. */
function missing({ kind, reasons }: Pick<Decided, 'kind' | 'reasons'>, breaches: number) {
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

function sealed<F extends Filed>(
  filing: FilingKind<F>,
  { member }: MemberContext,
  seen: Seen<F>,
  { files, ...decided }: Decided & { breaches: number; proposedBy?: string | undefined },
): Answer<SealedFilingDecision> {
  const { at } = seen;
  const by = { at, by: member.name, authority: member.organisation.name };
  return sealFilingDecision(
    filing.purpose,
    filing.recordOf(seen, { ...decided, ...by, ...enclosedIn(files) }),
  );
}

async function propose(
  { member }: MemberContext,
  tx: Queries,
  { submission, version, operator }: Seen<Filed>,
  { kind, reasons, files }: Decided,
): Promise<FilingMove> {
  const others = await regulatorsOf(tx, submission.rulebook);
  return {
    act: 'propose',
    decision: kind,
    text: reasons,
    files,
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
async function decideSeen<F extends Filed>(
  filing: FilingKind<F>,
  context: MemberContext,
  tx: Queries,
  seen: Seen<F>,
  { kind, reasons, files, proposal }: Decided & { proposal?: ActRow | undefined },
): Promise<Answer<FilingMove>> {
  const { submission, version } = seen;
  if (!allows(submission.state, kind)) return forbidden(seen, 'decided');
  const read = filing.breachesOf(seen);
  if (!read.ok && kind === 'approve') return read;
  const stands = kind === 'approve' ? await filing.unapprovable(tx, seen, context.now()) : undefined;
  if (stands) return refuse('state-forbids', stands);
  const breaches = read.ok ? read.value : 0;
  const lacking = missing({ kind, reasons }, breaches);
  if (lacking) return lacking;
  if (needsSecond(context.member, kind) && !proposal) {
    // The revision does not tell of it: an operator reads that, too.
    if (await aliveProposal(tx, filing.acts, submission))
      return refuse(
        'submission-changed',
        `A decision on ${submission.number} is proposed. Reload it: another reviewer confirms or declines that first.`,
      );
    return ok(await propose(context, tx, seen, { kind, reasons, files }));
  }
  const proposedBy = proposal && (await nameOf(tx, proposal.by));
  const seal = sealed(filing, context, seen, { kind, reasons, files, breaches, proposedBy });
  if (!seal.ok) return seal;
  const place = kind === 'approve' && (await filing.placeSaid(tx, seen));
  return ok({
    act: kind,
    text: reasons,
    files,
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

export const decide = <F extends Filed>(
  filing: FilingKind<F>,
  context: MemberContext,
  input: { id: string; revision: number; kind: FilingDecision; reasons: string; files?: string[] },
): Promise<Answer<FilingMoved>> =>
  move(filing, context, input, async (seen, tx) => {
    const files = await chosenFiles(tx, context, input.files ?? []);
    if (!files.ok) return files;
    const { kind, reasons } = input;
    return decideSeen(filing, context, tx, seen, { kind, reasons: reasons.trim(), files: files.value });
  });

/** The proposal that this person may end now. */
async function toEnd<F extends Filed>(
  filing: FilingKind<F>,
  { member }: MemberContext,
  tx: Queries,
  { submission }: Seen<F>,
  id: string,
) {
  const proposal = await aliveProposal(tx, filing.acts, submission);
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

export const confirmProposal = <F extends Filed>(
  filing: FilingKind<F>,
  context: MemberContext,
  input: { id: string; proposal: string },
): Promise<Answer<FilingMoved>> =>
  move(filing, context, { id: input.id }, async (seen, tx) => {
    const found = await toEnd(filing, context, tx, seen, input.proposal);
    if (!found.ok) return found;
    const { decision, text } = found.value;
    if (!decision)
      return refuse('damaged', 'This proposal can no longer be read. Decline it, and propose it again.');
    const proposed = { kind: decision, reasons: text, proposal: found.value };
    const files = await proposedFiles(tx, filing, seen.submission.id, found.value.id);
    return decideSeen(filing, context, tx, seen, { ...proposed, files });
  });

export const declineProposal = <F extends Filed>(
  filing: FilingKind<F>,
  context: MemberContext,
  input: { id: string; proposal: string; reasons: string },
): Promise<Answer<FilingMoved>> =>
  move(filing, context, { id: input.id }, async (seen, tx) => {
    const found = await toEnd(filing, context, tx, seen, input.proposal);
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
