/** What reviewers settle between them before the authority decides. It moves nothing that the operator sees, its revision included. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { Member } from '../../access/context';
import type { Queries } from '../../db/client';
import { judgement, proposal, submission } from '../../db/schema/index';
import type { ProposalRow } from './trial-steps';

async function hiddenMoves(db: Queries, id: string): Promise<number> {
  const [proposals] = await db
    .select({ made: count(), declined: count(sql`CASE WHEN ${proposal.outcome} = 'declined' THEN 1 END`) })
    .from(proposal)
    .where(eq(proposal.submissionId, id));
  const [judgements] = await db
    .select({ made: count() })
    .from(judgement)
    .where(eq(judgement.submissionId, id));
  return (proposals?.made ?? 0) + (proposals?.declined ?? 0) + (judgements?.made ?? 0);
}

/** The revision as this person reads it: a reviewer's counts what other reviewers did as well. */
export const revisionFor = async (
  db: Queries,
  { organisation }: Member,
  { id, revision }: { id: string; revision: number },
): Promise<number> => (organisation.kind === 'regulator' ? revision + (await hiddenMoves(db, id)) : revision);

/** Neither ended nor overtaken by anything done with its submission since; in a query over both tables, under their own names. */
export const proposalIsAlive = sql.raw(`proposal.outcome IS NULL
  AND proposal.revision = submission.revision
  AND NOT EXISTS (SELECT 1 FROM proposal AS later
    WHERE later.submission_id = submission.id AND later.rowid > proposal.rowid)
  AND NOT EXISTS (SELECT 1 FROM judgement AS later
    WHERE later.submission_id = submission.id AND later.at > proposal.at)`);

export async function aliveProposal(db: Queries, id: string): Promise<ProposalRow | undefined> {
  const [found] = await db
    .select({ proposal })
    .from(proposal)
    .innerJoin(submission, eq(submission.id, proposal.submissionId))
    .where(and(eq(proposal.submissionId, id), proposalIsAlive));
  return found?.proposal;
}
