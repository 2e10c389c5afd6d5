/** Of submissions, what the authority's decisions give of what rules ask of it: those alone whose seals hold and are of that very version. */
import { type AnyColumn, and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Giving } from '@/rulebooks/judging/given';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Queries } from '../../db/client';
import { decision, trialStep } from '../../db/schema';
import { isDamaged } from '../../db/schema/json';
import type { DecisionRecord } from '../../seals/decision-record';
import { extendedTo, givingOfDecision, givingOfRuling } from '../../seals/givings';
import { publicKeys } from '../../seals/ring';
import type { RulingRecord } from '../../seals/ruling-record';
import { checkSeal } from '../../seals/seal';
import type { Purpose, Seal } from '../../seals/statement';
import type { SubmissionRow } from './queries';

type Version = Pick<SubmissionRow, 'id' | 'rulebook' | 'reference' | 'version' | 'hash'>;
type Sealed = { record: { reference: string; version: number; variant: string }; seal: Seal };

const gives = (sealed: AnyColumn) => sql`instr(${sealed}, '"gives"') > 0`;

/** A list cannot check all that a page does (`sealed/seal.ts`): of the decision, that it stands as it was sealed. */
const saysAsSealed = (row: typeof decision.$inferSelect, record: DecisionRecord): boolean =>
  canonicalJson([row.kind, row.at, row.reasons, row.conditions, row.trialFrom, row.trialTo]) ===
  canonicalJson([
    record.decision,
    record.at,
    record.reasons,
    record.conditions,
    record.trialFrom ?? null,
    record.trialTo ?? null,
  ]);

export async function givingsAmong(
  db: Queries,
  submissions: readonly Version[],
): Promise<Map<string, Giving[]>> {
  const among = new Map<string, Giving[]>();
  if (submissions.length === 0) return among;
  const ids = submissions.map(({ id }) => id);
  const versions = new Map(submissions.map((each) => [each.id, each]));
  const keys = publicKeys();
  const holds = (purpose: Purpose, { record, seal }: Sealed, { reference, version, hash }: Version) =>
    record.reference === reference &&
    record.version === version &&
    record.variant === hash &&
    checkSeal(purpose, record, seal, keys) === 'good';
  const add = (id: string, given: Giving[]) => {
    if (given.length > 0) among.set(id, [...(among.get(id) ?? []), ...given]);
  };
  const steps = await db
    .select({ id: trialStep.submissionId, sealed: trialStep.sealed })
    .from(trialStep)
    .where(
      and(inArray(trialStep.submissionId, ids), or(eq(trialStep.step, 'extend'), gives(trialStep.sealed))),
    )
    .orderBy(asc(trialStep.revision));
  const rulings = new Map<string, RulingRecord[]>();
  for (const { id, sealed } of steps) {
    const of = versions.get(id);
    if (of && sealed && !isDamaged(sealed) && holds('ruling', sealed, of))
      rulings.set(id, [...(rulings.get(id) ?? []), sealed.record]);
  }
  const decisions = await db
    .select()
    .from(decision)
    .where(and(inArray(decision.submissionId, ids), gives(decision.sealed)));
  for (const row of decisions) {
    const { submissionId: id, sealed } = row;
    const of = versions.get(id);
    if (
      of &&
      sealed &&
      !isDamaged(sealed) &&
      saysAsSealed(row, sealed.record) &&
      holds('decision', sealed, of)
    )
      add(id, givingOfDecision(sealed.record, extendedTo(rulings.get(id) ?? [])));
  }
  for (const [id, { rulebook }] of versions)
    add(
      id,
      (rulings.get(id) ?? []).flatMap((record) => givingOfRuling(record, rulebook)),
    );
  return among;
}

export const givingsOf = async (db: Queries, submission: Version): Promise<Giving[]> =>
  (await givingsAmong(db, [submission])).get(submission.id) ?? [];
