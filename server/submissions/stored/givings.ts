/** Of submissions, what the authority's decisions give of what rules ask of it. */
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Giving } from '@/rulebooks/judging/given';
import type { Queries } from '../../db/client';
import { decision, trialStep } from '../../db/schema';
import { isDamaged } from '../../db/schema/json';
import { givingOfDecision, givingOfRuling } from '../../seals/givings';

export async function givingsAmong(
  db: Queries,
  submissions: readonly { id: string; rulebook: string }[],
): Promise<Map<string, Giving[]>> {
  const among = new Map<string, Giving[]>();
  if (submissions.length === 0) return among;
  const ids = submissions.map(({ id }) => id);
  const rulebooks = new Map(submissions.map(({ id, rulebook }) => [id, rulebook]));
  const add = (id: string, given: Giving[]) => among.set(id, [...(among.get(id) ?? []), ...given]);
  const decisions = await db
    .select({ id: decision.submissionId, sealed: decision.sealed })
    .from(decision)
    .where(and(inArray(decision.submissionId, ids), sql`instr(${decision.sealed}, '"gives"') > 0`));
  for (const { id, sealed } of decisions)
    if (sealed && !isDamaged(sealed)) add(id, givingOfDecision(sealed.record));
  const steps = await db
    .select({ id: trialStep.submissionId, sealed: trialStep.sealed })
    .from(trialStep)
    .where(and(inArray(trialStep.submissionId, ids), sql`instr(${trialStep.sealed}, '"gives"') > 0`))
    .orderBy(asc(trialStep.revision));
  for (const { id, sealed } of steps)
    if (sealed && !isDamaged(sealed)) add(id, givingOfRuling(sealed.record, rulebooks.get(id) ?? ''));
  return among;
}

export const givingsOf = async (
  db: Queries,
  submission: { id: string; rulebook: string },
): Promise<Giving[]> => (await givingsAmong(db, [submission])).get(submission.id) ?? [];
