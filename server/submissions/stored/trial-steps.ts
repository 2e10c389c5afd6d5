/** What was done during a trial, and what one reviewer proposed to another, as stored. */
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Queries } from '../../db/client';
import { proposal, trialStep, user } from '../../db/schema/index';
import { isDamaged } from '../../db/schema/json';
import type { SealedRuling } from '../../seals/ruling-record';
import type { DeclinedProposal } from '../../vocabulary/declined-proposal';
import { Proposed } from '../../vocabulary/life/proposed';
import { STEP_RECORDS, type TrialStepKind } from '../../vocabulary/life/steps';

export type TrialStep = {
  id: string;
  revision: number;
  step: TrialStepKind;
  by: string;
  at: string;
  text: string;
  reasons?: string;
  lastDay?: string;
  proposedBy?: string;
  sealed?: SealedRuling;
};

export const insertTrialStep = (tx: Queries, values: typeof trialStep.$inferInsert) =>
  tx.insert(trialStep).values(values);

export async function trialStepsOf(db: Queries, submission: string): Promise<TrialStep[]> {
  const proposer = alias(user, 'proposer');
  const rows = await db
    .select({ row: trialStep, by: user.name, proposedBy: proposer.name })
    .from(trialStep)
    .innerJoin(user, eq(user.id, trialStep.by))
    .leftJoin(proposer, eq(proposer.id, trialStep.proposedBy))
    .where(eq(trialStep.submissionId, submission))
    .orderBy(asc(trialStep.revision));
  return rows.map(({ row: { id, revision, step, at, text, reasons, lastDay, sealed }, by, proposedBy }) => ({
    id,
    revision,
    step,
    by,
    at,
    text,
    ...(reasons ? { reasons } : {}),
    ...(lastDay ? { lastDay } : {}),
    ...(proposedBy ? { proposedBy } : {}),
    ...(sealed && !isDamaged(sealed) ? { sealed } : {}),
  }));
}

export type ProposalRow = typeof proposal.$inferSelect;

export const insertProposal = (tx: Queries, values: typeof proposal.$inferInsert) =>
  tx.insert(proposal).values(values);

export async function proposalById(db: Queries, id: string): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(proposal).where(eq(proposal.id, id));
  return row;
}

/** What one reviewer proposed and another declined, in order. */
export async function declinedOf(db: Queries, submission: string): Promise<DeclinedProposal[]> {
  const proposer = alias(user, 'proposer');
  const rows = await db
    .select({ row: proposal, by: user.name, proposedBy: proposer.name })
    .from(proposal)
    .innerJoin(user, eq(user.id, proposal.endedBy))
    .innerJoin(proposer, eq(proposer.id, proposal.by))
    .where(and(eq(proposal.submissionId, submission), eq(proposal.outcome, 'declined')))
    .orderBy(asc(proposal.endedAt));
  return rows.flatMap(({ row, by, proposedBy }) => {
    const content = Proposed.safeParse(row.content);
    return [
      {
        id: row.id,
        what: content.success ? STEP_RECORDS[content.data.kind].label : '',
        proposedBy,
        by,
        at: row.endedAt ?? row.at,
        reasons: row.reasons ?? '',
      },
    ];
  });
}

export const endProposal = (
  tx: Queries,
  id: string,
  ended: Pick<ProposalRow, 'outcome' | 'endedBy' | 'endedAt' | 'reasons'>,
) => tx.update(proposal).set(ended).where(eq(proposal.id, id));
