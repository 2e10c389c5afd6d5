/** What waits in a regulator's organisation. */
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Today } from '@/rulebooks/zones';
import type { Organisation } from '../access/context';
import { lookedAfterBy } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { decision, member, submission, trialStep } from '../db/schema';
import { shelfOf } from '../rulebooks/shelf';
import { publicKeys } from '../seals/ring';
import { isEnded } from '../vocabulary/life/states';
import { RULINGS } from '../vocabulary/life/steps';
import { editionsProposed, variationsAgainstEditions } from './editions';
import { regulatorFilings } from './filings';
import { flaggedTrials } from './flagged';
import { type ClauseFor, clausesOn, type Owed } from './item';
import { proposedOwed } from './proposed';
import { questionWaits, type RegulatorSubmission, regulatorSubmissions } from './submissions';
import { variationsAwaitingAnswer, variationsToRead } from './variations';

const aboutRow = ({ id, reference, rulebook, name, operator }: RegulatorSubmission) => ({
  what: `${reference}, ${name}, of ${operator}`,
  at: { about: id, href: `/review/${id}`, reference, rulebook },
});

function stepOwed(row: RegulatorSubmission, today: string, clauseFor: ClauseFor): Owed[] {
  const { what, at } = aboutRow(row);
  if (row.proposedBy && row.proposedAt)
    return proposedOwed(at, what, { by: row.proposedBy, at: row.proposedAt });
  const own = ownStep(row, today, clauseFor);
  return own ? [own] : [];
}

function ownStep(row: RegulatorSubmission, today: string, clauseFor: ClauseFor): Owed | undefined {
  const { state, operator, assignee, updatedAt, trialTo } = row;
  const { what, at } = aboutRow(row);
  const { reference, rulebook } = at;
  const mine = { ...at, ...(assignee && { only: assignee }) };
  const asked = questionWaits(row, today);
  if (asked)
    return {
      ...mine,
      kind: 'awaits-answer',
      says: `${operator} has a question on ${reference} to answer.`,
      since: asked,
    };
  if (state === 'submitted')
    return {
      ...mine,
      kind: 'open-submission',
      says: `Open ${what}, and check whether it is complete.`,
      since: row.submittedAt ?? updatedAt,
    };
  if (state === 'completeness-check' || state === 'incomplete')
    return {
      ...mine,
      kind: 'check-completeness',
      says: `Check whether ${what} is complete.`,
      since: updatedAt,
    };
  if (state === 'in-review' || state === 'questioned')
    return { ...mine, kind: 'review', says: `Review ${what}, and decide.`, since: updatedAt };
  // Open is a question alone: of a trial that has not begun, or was ended and is played out.
  if (state === 'approved-for-trial' || isEnded(state)) return undefined;
  const kind = state === 'extension-asked' ? 'decide-extension' : 'decide-adoption';
  const running = trialTo !== null && (kind === 'decide-extension' || today <= trialTo);
  return {
    ...mine,
    kind,
    says:
      kind === 'decide-extension'
        ? `Decide whether to extend the trial of ${what}.`
        : `Decide whether to adopt ${what}.`,
    since: row.requestedAt ?? updatedAt,
    ...(running && trialTo && { by: trialTo, ...clauseFor(kind, rulebook) }),
  };
}

/** Decisions and rulings made since the site seals, that carry no seal. Whether a seal is good, pages and the audit check. */
export async function unsealed(db: Queries, regulator: Organisation | undefined) {
  const [oldest] = publicKeys();
  if (!oldest?.from) return [];
  const within = regulator && lookedAfterBy(regulator);
  const narrow = { id: submission.id, reference: submission.reference, rulebook: submission.rulebook };
  const decisions = await db
    .select({ ...narrow, at: decision.at })
    .from(decision)
    .innerJoin(submission, eq(submission.id, decision.submissionId))
    .where(and(isNull(decision.sealed), sql`${decision.at} >= ${oldest.from}`, within));
  const rulings = await db
    .select({ ...narrow, at: trialStep.at })
    .from(trialStep)
    .innerJoin(submission, eq(submission.id, trialStep.submissionId))
    .where(
      and(
        isNull(trialStep.sealed),
        sql`${trialStep.step} IN ${[...RULINGS]}`,
        sql`${trialStep.at} >= ${oldest.from}`,
        within,
      ),
    );
  return [...decisions, ...rulings];
}

export async function needsReviewer(db: Queries, { id, twoReviewers }: Organisation): Promise<boolean> {
  if (!twoReviewers) return false;
  const [row] = await db
    .select({ known: count() })
    .from(member)
    .where(and(eq(member.organizationId, id), eq(member.role, 'reviewer'), isNotNull(member.userId)));
  return (row?.known ?? 0) < 2;
}

export async function regulatorOwed(db: Queries, regulator: Organisation, today: Today): Promise<Owed[]> {
  const rows = await regulatorSubmissions(db, regulator);
  const bare = await unsealed(db, regulator);
  const clauseFor = clausesOn(await shelfOf(db), today);
  return [
    ...rows.flatMap((row) => stepOwed(row, today(row.rulebook), clauseFor)),
    ...(await flaggedTrials(db, regulator, today)),
    ...(await variationsToRead(db, regulator, today)),
    ...(await variationsAwaitingAnswer(db, regulator, today)),
    ...(await variationsAgainstEditions(db, regulator, today)),
    ...(await editionsProposed(db, regulator)),
    ...(await regulatorFilings(db, regulator)),
    ...bare.map(
      ({ id, reference, rulebook, at }): Owed => ({
        kind: 'not-sealed',
        about: `${id}:${at}`,
        says: `A decision on ${reference} has no seal, so it does not count. Ask the person who runs this site.`,
        href: `/review/${id}`,
        reference,
        rulebook,
        since: at,
      }),
    ),
    ...((await needsReviewer(db, regulator))
      ? [
          {
            kind: 'second-reviewer-missing' as const,
            about: regulator.id,
            says: 'No decision can be confirmed: your authority asks for two reviewers and has one. Ask an administrator to invite another.',
            href: '/organisation',
            since: today(undefined),
          },
        ]
      : []),
  ];
}
