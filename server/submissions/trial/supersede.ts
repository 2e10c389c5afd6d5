/**
 * What a version that is approved takes the place of: for good, all before it; for a trial, earlier trials, from its first day;
 * for a time, only what is for the same place on the same day. The rest is played again afterwards.
 */
import { and, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import { sharesADay } from '@/rulebooks/variant/occasion';
import { todayAt } from '@/rulebooks/zones';
import { SITE } from '../../audit/append';
import type { Database, Queries } from '../../db/client';
import { submission } from '../../db/schema/index';
import { stateOn } from '../../vocabulary/life/on-day';
import { isTrial, TRIAL_STATES } from '../../vocabulary/life/states';
import { supersededNotice } from '../../vocabulary/life/takes-place';
import { allows, moved, type Seen } from '../steps/move';
import { tellOperator } from '../steps/tell-operator';
import { standsOn, trialDays } from '../stored/days';
import { laterTrial, TRIED } from '../stored/later-trial';
import { frozenVariant, type SubmissionRow, submissionById, wholeRow } from '../stored/queries';

export type Instead = 'trial' | 'permanent';

const circumstancesOf = (row: SubmissionRow) => frozenVariant(row).variant.circumstances;

function yields(
  earlier: Pick<Seen, 'submission' | 'state'>,
  { submission: approved, how }: { submission: SubmissionRow; how: Instead },
): boolean {
  if (!allows(earlier.state, 'supersede')) return false;
  if (isTrial(earlier.state) && earlier.submission.version > approved.version) return false;
  if (how === 'trial') return isTrial(earlier.state);
  const own = circumstancesOf(approved);
  return own.temporary === undefined || sharesADay(own, circumstancesOf(earlier.submission));
}

/** Returns the versions whose place it took. Whoever decided so tells the operator, in the notice of the decision. */
export async function supersedeEarlier(
  tx: Queries,
  { submission: approved, at, today }: Pick<Seen, 'submission' | 'at' | 'today'>,
  how: Instead,
): Promise<number[]> {
  const others = await tx
    .select(wholeRow)
    .from(submission)
    .where(and(eq(submission.reference, approved.reference), ne(submission.id, approved.id)));
  const versions: number[] = [];
  for (const earlier of others) {
    const state = asStored(earlier, today);
    if (!yields({ submission: earlier, state }, { submission: approved, how })) continue;
    await superseded(tx, { earlier, by: approved, at, today });
    versions.push(earlier.version);
  }
  return versions;
}

/** Where it stands by its own days, whatever is tried in its place. */
const asStored = (row: SubmissionRow, today: string) => stateOn(row.state, trialDays(row), today);

async function superseded(
  tx: Queries,
  {
    earlier,
    by: { id, version },
    at,
    today,
  }: { earlier: SubmissionRow; by: Pick<SubmissionRow, 'id' | 'version'>; at: string; today: string },
): Promise<void> {
  await moved(
    tx,
    SITE,
    { submission: earlier, state: asStored(earlier, today), at, today },
    { step: 'supersede', data: { by: id, version }, standing: { supersededBy: id } },
  );
}

/** Trials in whose place a later one is tried, since its first day: written down now. Returns how many. */
export async function supersedeBegun(db: Database, now: Date): Promise<number> {
  const trials = await db
    .select({ id: submission.id, rulebook: submission.rulebook, laterTrial })
    .from(submission)
    .where(and(inArray(submission.state, [...TRIAL_STATES]), isNotNull(laterTrial)));
  const todays = todayAt(now);
  const due = trials.filter(({ rulebook, laterTrial: from }) => (from ?? '~') <= todays(rulebook));
  let written = 0;
  for (const { id } of due)
    written += await db.transaction(async (tx) => {
      // Read again here, as the later one may have been ended before its first day meanwhile.
      const earlier = await submissionById(tx, id);
      const today = earlier && todays(earlier.rulebook);
      if (!earlier || !today || !isTrial(earlier.state) || standsOn(earlier, today) !== 'superseded')
        return 0;
      const by = await begunInPlaceOf(tx, earlier);
      if (!by) return 0;
      const at = now.toISOString();
      await superseded(tx, { earlier, by, at, today });
      await tellOperator(tx, earlier, { kind: 'superseded', at, text: supersededNotice(earlier, by) });
      return 1;
    });
  return written;
}

async function begunInPlaceOf(tx: Queries, { reference, version, laterTrial: from }: SubmissionRow) {
  const [by] = await tx
    .select({ id: submission.id, version: submission.version })
    .from(submission)
    .where(
      and(
        eq(submission.reference, reference),
        gt(submission.version, version),
        eq(submission.trialFrom, from ?? ''),
        inArray(submission.state, [...TRIED]),
      ),
    )
    .orderBy(submission.version)
    .limit(1);
  return by;
}
