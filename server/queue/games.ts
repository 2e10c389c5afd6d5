import type { Today } from '@/rulebooks/zones';
import type { Organisation } from '../access/context';
import { jurisdictionOf } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { openCountsOf } from '../submissions/open/open-items';
import { assigneesAmong } from '../submissions/stored/assignments';
import { seenState, trialDays } from '../submissions/stored/days';
import { givingsAmong } from '../submissions/stored/givings';
import { judgementsAmong } from '../submissions/stored/judgements';
import { notifiedAmong } from '../submissions/stored/notified';
import {
  differingAmong,
  frozenVariant,
  reviewQueue,
  type SubmissionRow,
} from '../submissions/stored/queries';
import { takesQuestions } from '../vocabulary/life/on-day';
import { AWAITED_STATES, TRIAL_STATES } from '../vocabulary/life/states';
import { assigned } from './assigned';
import type { QueueItem } from './shapes';

const APPROVED: ReadonlySet<SubmissionRow['state']> = new Set([
  ...TRIAL_STATES,
  'approved',
  'approved-with-conditions',
  'adopted',
  'superseded',
] as const);

type Versions = readonly Pick<SubmissionRow, 'reference' | 'version' | 'state'>[];

/** What the authority is asked for. A variation is of a game that it approved before, or a temporary one. */
function kindOf(submission: SubmissionRow, all: Versions): 'new' | 'variation' | 'extension' | 'adoption' {
  const { state, reference, version } = submission;
  if (state === 'extension-asked') return 'extension';
  if (state === 'adoption-asked' || state === 'adopted') return 'adoption';
  const before = all.some(
    (each) => each.reference === reference && each.version < version && APPROVED.has(each.state),
  );
  return before || frozenVariant(submission).variant.circumstances.temporary ? 'variation' : 'new';
}

const AWAITED: ReadonlySet<SubmissionRow['state']> = new Set(AWAITED_STATES);

/** Of games. */
export async function gamesQueued(db: Queries, regulator: Organisation, today: Today): Promise<QueueItem[]> {
  const rows = await reviewQueue(db, regulator);
  const differing = await differingAmong(
    db,
    rows.map(({ submission }) => submission.id),
  );
  const notified = await notifiedAmong(
    db,
    rows.map(({ submission }) => submission.id),
  );
  const givings = await givingsAmong(
    db,
    rows.map(({ submission }) => submission),
  );
  const judgements = await judgementsAmong(
    db,
    rows.map(({ submission }) => submission.id),
    { forOperator: false },
  );
  const versions = rows.map(({ submission }) => submission);
  const assignees = await assigneesAmong(
    db,
    rows.map(({ submission }) => submission.id),
  );
  return rows.map(({ submission, operator, openQuestions, requestedAt }) => {
    const day = today(submission.rulebook);
    const state = seenState(submission, day);
    return {
      id: submission.id,
      href: `/review/${submission.id}`,
      reference: submission.reference,
      name: submission.name,
      version: submission.version,
      operator,
      of: submission.gameLabel,
      jurisdiction: jurisdictionOf(submission.rulebook),
      kind: kindOf(submission, versions),
      ...assigned(assignees.get(submission.id)),
      state,
      // A request on a trial is as old as itself, however old its game is.
      since: requestedAt ?? submission.submittedAt ?? submission.updatedAt,
      // An extension that was asked for in time is decided on after the last day, too.
      awaited:
        AWAITED.has(submission.state) ||
        (openQuestions > 0 && takesQuestions('answer-last', { state, days: trialDays(submission) }, day)),
      openQuestions,
      open: openCountsOf(submission, day, {
        ...(differing.has(submission.id) && { rerunDiffers: true }),
        notified: notified.get(submission.id),
        givings: givings.get(submission.id),
        judgements: judgements.get(submission.id),
      }),
    };
  });
}
