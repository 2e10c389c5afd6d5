/** What waits in an operator's organisation. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { todayAt } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
import { draft, user } from '../db/schema';
import { shelfOf } from '../rulebooks/shelf';
import { aheadOf } from '../submissions/joining/ahead';
import { preparersAmong } from '../submissions/stored/prepared';
import { isUndecided } from '../vocabulary/life/states';
import { consentsOwed } from './consents';
import { editionsOwed } from './editions';
import { operatorFilings } from './filings';
import { clausesOn, type Owed, theQuestions } from './item';
import { type OperatorSubmission, operatorSubmissions, questionWaits } from './submissions';
import { tablesOwed } from './tables';
import { trialOwed } from './trials';
import { significantOwed, variationsToAnswer } from './variations';

type Preparers = Awaited<ReturnType<typeof preparersAmong>>;

function stepOwed(row: OperatorSubmission, today: string, preparers: Preparers): Owed[] {
  const { id, reference, rulebook, state, openQuestions, frozenAt, updatedAt } = row;
  const what = `${reference}, ${row.name}`;
  const at = { about: id, href: `/submissions/${id}`, reference, rulebook };
  if (state === 'frozen')
    return [
      {
        ...at,
        kind: 'submit-version',
        says: `Submit ${what}.`,
        since: frozenAt,
        role: 'approver',
        not: preparers.get(id) ?? new Set(),
      },
    ];
  const asked = questionWaits(row, today);
  if (asked)
    return [
      {
        ...at,
        kind: 'answer-question',
        says: `Answer ${theQuestions(openQuestions)} on ${what}.`,
        since: asked,
      },
    ];
  const requested = state === 'extension-asked' || state === 'adoption-asked';
  if (isUndecided(state) || requested)
    return [{ ...at, kind: 'awaits-regulator', says: `The regulator has ${what}.`, since: updatedAt }];
  return [];
}

/** Drafts that somebody marked ready; one that changed since is for whoever marked it. */
async function draftsOwed(db: Queries, organisation: string): Promise<Owed[]> {
  const rows = await db
    .select({
      id: draft.id,
      rulebook: draft.rulebook,
      name: draft.name,
      by: draft.readyBy,
      at: draft.readyAt,
      lapsed: draft.readyLapsedAt,
      marker: user.name,
    })
    .from(draft)
    .innerJoin(user, eq(user.id, draft.readyBy))
    .where(and(eq(draft.organisationId, organisation), isNotNull(draft.readyAt), isNull(draft.submissionId)));
  return rows.flatMap(({ id, rulebook, name, by, at, lapsed, marker }): Owed[] => {
    const about = { about: id, href: `/workbench/${id}`, rulebook };
    if (!by || !at) return [];
    if (lapsed)
      return [
        {
          ...about,
          kind: 'draft-changed',
          says: `${name} changed after you marked it ready. Look at it, and mark it again.`,
          since: lapsed,
          only: by,
        },
      ];
    return [
      {
        ...about,
        kind: 'freeze-draft',
        says: `Check ${name} and freeze it. ${marker} says it is ready.`,
        since: at,
        role: 'approver',
        not: new Set([by]),
      },
    ];
  });
}

export async function operatorOwed(db: Queries, organisation: string, now: Date): Promise<Owed[]> {
  const today = todayAt(now);
  const rows = await operatorSubmissions(db, organisation);
  const preparers = await preparersAmong(
    db,
    rows.filter(({ state }) => state === 'frozen'),
  );
  const clauseFor = clausesOn(await shelfOf(db), today);
  const ahead = await aheadOf(db, rows, today);
  return [
    ...rows.flatMap((row) => [
      ...stepOwed(row, today(row.rulebook), preparers),
      ...trialOwed(row, today(row.rulebook), { clauseFor, ahead: ahead.get(row.id) }),
    ]),
    ...(await draftsOwed(db, organisation)),
    ...(await significantOwed(db, organisation)),
    ...(await variationsToAnswer(db, organisation, today)),
    ...(await operatorFilings(db, organisation)),
    ...(await tablesOwed(db, organisation, now)),
    ...(await consentsOwed(db, organisation, today)),
    ...(await editionsOwed(db, organisation, today)),
  ];
}
