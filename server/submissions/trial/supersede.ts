/**
 * What a version that is approved takes the place of: for good, all before it; for a trial, earlier trials, from its first day;
 * for a time, only what is for the same place on the same day. The rest is played again afterwards.
 */
import { and, eq, inArray, lt, lte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { sharesADay } from '@/rulebooks/variant/occasion';
import { latestDay, todayAt } from '@/rulebooks/zones';
import { SITE } from '../../audit/append';
import type { Database, Queries } from '../../db/client';
import { submission } from '../../db/schema/index';
import { isTrial, TRIAL_STATES } from '../../vocabulary/life/states';
import { allows, moved, type Seen } from '../steps/move';
import { seenState } from '../stored/days';
import { frozenVariant, type SubmissionRow } from '../stored/queries';

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

export async function supersedeEarlier(
  tx: Queries,
  { submission: approved, at, today }: Pick<Seen, 'submission' | 'at' | 'today'>,
  how: Instead,
): Promise<void> {
  const others = await tx
    .select()
    .from(submission)
    .where(and(eq(submission.reference, approved.reference), ne(submission.id, approved.id)));
  for (const other of others) {
    const state = seenState(other, today);
    if (!yields({ submission: other, state }, { submission: approved, how })) continue;
    await moved(
      tx,
      SITE,
      { submission: other, state, at, today },
      {
        step: 'supersede',
        data: { by: approved.id, version: approved.version },
        standing: { supersededBy: approved.id },
      },
    );
  }
}

/** Trials whose first day has come take the place of earlier ones now; returns how many did. */
export async function supersedeBegun(db: Database, now: Date): Promise<number> {
  const earlier = alias(submission, 'earlier');
  const begun = await db
    .selectDistinct({ submission })
    .from(submission)
    .innerJoin(
      earlier,
      and(
        eq(earlier.reference, submission.reference),
        lt(earlier.version, submission.version),
        inArray(earlier.state, [...TRIAL_STATES]),
      ),
    )
    .where(and(inArray(submission.state, [...TRIAL_STATES]), lte(submission.trialFrom, latestDay(now))))
    .orderBy(submission.version);
  const todays = todayAt(now);
  const due = begun.filter(
    ({ submission: { rulebook, trialFrom } }) => (trialFrom ?? '~') <= todays(rulebook),
  );
  for (const { submission: one } of due)
    await db.transaction((tx) =>
      supersedeEarlier(tx, { submission: one, at: now.toISOString(), today: todays(one.rulebook) }, 'trial'),
    );
  return due.length;
}
