import { analysisById } from '../analyses/queries';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../errors';
import { decisionOf, publicByHash } from '../submissions/queries';
import { publicEdge } from './edges';
import type { PublicRecord } from './shapes';

export async function readRecord(
  db: Queries,
  input: { hash: string; reference?: string },
): Promise<Answer<PublicRecord>> {
  const found = await publicByHash(db, input.hash, input.reference);
  const analysis = found && (await analysisById(db, found.submission.analysisId));
  if (!found || !analysis)
    return refuse('not-found', 'No submission is known by this code. Compare it with the one on the paper.');
  const { submission, operator } = found;
  const decision = await decisionOf(db, submission.id);
  return {
    ok: true,
    value: {
      reference: submission.reference,
      version: submission.version,
      game: submission.gameLabel,
      operator,
      rulebook: submission.rulebook,
      status: submission.state,
      hash: submission.hash,
      ...(decision ? { decidedAt: decision.at } : {}),
      ...(decision?.trialFrom ? { trialFrom: decision.trialFrom } : {}),
      ...(decision?.trialTo ? { trialTo: decision.trialTo } : {}),
      edges: analysis.result.wagers.map((wager) => publicEdge(analysis.result, wager)),
    },
  };
}
