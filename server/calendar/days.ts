/** The days of a person's calendar, as they are now. What was called off stays a while as cancelled, so that programs notice. */

import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { daysBetween } from '@/rulebooks/spelling/dates';
import { listed, longDate } from '@/rulebooks/spelling/wording';
import { spanOf } from '@/rulebooks/variant/occasion';
import { dayIn, type Today } from '@/rulebooks/zones';
import type { Member } from '../access/context';
import { NARROW } from '../agenda/submissions';
import type { Queries } from '../db/client';
import { submission, trialStep } from '../db/schema';
import { trialDays } from '../submissions/stored/days';
import { heldById } from '../submissions/stored/held';
import { frozenVariant } from '../submissions/stored/queries';
import { neverBegan } from '../vocabulary/life/last-play';
import { isEnded } from '../vocabulary/life/states';
import type { CalendarDay, InRulebook } from './calendar-day';
import { DECIDED, RUNS, STANDS, seenBy } from './decided';
import { editionDays } from './edition-days';
import { variationDays } from './variation-days';

/** So long after a day, or after it was called off, it is still there. */
const KEPT_DAYS = 180;

/** Whether the operator ever asked for something that is decided on, even if that is over. */
const everAsked = (db: Queries) =>
  sql<number>`EXISTS ${db
    .select({ id: trialStep.id })
    .from(trialStep)
    .where(
      and(
        eq(trialStep.submissionId, submission.id),
        inArray(trialStep.step, ['ask-extension', 'ask-adoption']),
      ),
    )}`;

const rowsFor = (db: Queries, member: Member) =>
  db
    .select({ ...NARROW, revision: submission.revision, everAsked: everAsked(db) })
    .from(submission)
    .where(and(isNotNull(submission.trialFrom), seenBy(member)));
type Row = Awaited<ReturnType<typeof rowsFor>>[number];

function daysOf(row: Row, operator: boolean): CalendarDay[] {
  const trial = trialDays(row);
  if (!trial) return [];
  const { id, reference, state } = row;
  const of = (part: string, day: string, title: string, says: string, stands: boolean): CalendarDay => ({
    uid: `${id}-${part}`,
    day,
    title: `${reference}: ${title}`,
    says,
    href: operator ? `/submissions/${id}` : `/review/${id}`,
    sequence: row.revision,
    changedAt: row.updatedAt,
    cancelled: !stands,
  });
  const runs = RUNS.has(state);
  const ended = isEnded(state);
  // One that was ended before its first day is played on none.
  const played = (runs || ended) && !neverBegan(trial);
  const asks = state === 'approved-for-trial';
  const days = [
    of(
      'first-day',
      trial.from,
      'first day of the trial',
      'From this day its sign and its leaflet are on display.',
      played,
    ),
    of(
      'last-day',
      trial.to,
      ended ? 'last day of play' : 'last day of the trial',
      'Play stops after this day, and its signs come down.',
      played,
    ),
  ];
  if (operator)
    days.push(
      of(
        'ask-by',
        trial.to,
        'ask for an extension by today',
        `An extension is asked for by ${longDate(trial.to)}, the last day of the trial. Formal adoption can be asked for as well.`,
        asks,
      ),
    );
  // Before anything was asked there is nothing to call off.
  else if (row.everAsked)
    days.push(
      of(
        'decide-by',
        trial.to,
        'decide what the operator asks',
        'An extension or adoption is asked for. After this day play stops until it is decided.',
        state === 'extension-asked' || state === 'adoption-asked',
      ),
    );
  return days;
}

/** The last days of play of games that depend on a consent; of what is for a time only where it ends before that does. */
async function consentDays(db: Queries, member: Member, operator: boolean) {
  const rows = await db
    .select({ ...NARROW, revision: submission.revision, game: submission.game, variant: submission.variant })
    .from(submission)
    .where(
      and(
        inArray(submission.state, DECIDED),
        sql`instr(${submission.variant}, '"expires"') > 0`,
        seenBy(member),
      ),
    );
  const helds = await heldById(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row): InRulebook[] => {
    const held = helds.get(row.id);
    const { temporary } = frozenVariant(row).variant.circumstances;
    const own = trialDays(row) ?? (temporary && spanOf(temporary));
    if (!held || (own && own.to <= held.to)) return [];
    const { id, reference, state, rulebook } = row;
    const day = {
      uid: `${id}-consent`,
      day: held.to,
      title: `${reference}: a consent ends`,
      says: `Without a new one of ${listed(held.of)} the game may not be played after this day.`,
      href: operator ? `/submissions/${id}` : `/review/${id}`,
      sequence: row.revision,
      changedAt: row.updatedAt,
      cancelled: !STANDS.has(state),
    };
    return [{ rulebook, day }];
  });
}

/** Of an operator its own and the rules it works by; of a regulator those in its jurisdictions; of an administrator none. */
export async function calendarDays(db: Queries, member: Member, today: Today): Promise<CalendarDay[]> {
  if (member.organisation.kind === 'administration') return [];
  const operator = member.organisation.kind === 'operator';
  const trials = (await rowsFor(db, member)).flatMap((row) =>
    daysOf(row, operator).map((day): InRulebook => ({ rulebook: row.rulebook, day })),
  );
  const all = [
    ...trials,
    ...(await consentDays(db, member, operator)),
    ...(await variationDays(db, member)),
    ...(await editionDays(db, member)),
  ];
  return all.flatMap(({ rulebook, day }) => {
    const last = day.cancelled ? dayIn(rulebook, day.changedAt) : day.day;
    return daysBetween(last, today(rulebook)) <= KEPT_DAYS ? day : [];
  });
}
