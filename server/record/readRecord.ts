import type { AnalysedWager } from '@/rulebooks/analysis';
import { Variant } from '@/rulebooks/variant';
import { conditionInWords } from '@/rulebooks/written-words';
import { analysisById } from '../analyses/queries';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../errors';
import { decisionOf, publicByHash } from '../submissions/queries';
import { publicEdge } from './edges';
import type { PublicEdge, PublicRecord } from './shapes';

/** No rulebook says how a wager is played that the operator wrote, so the record does. */
function playedAs({ id, events }: AnalysedWager, written: Variant['written']): Pick<PublicEdge, 'written'> {
  const wager = written?.[id];
  if (!wager) return {};
  const rows = wager.rows.map(({ event, label, when, pays }) => ({
    label,
    when: conditionInWords(when),
    pays: events.find((known) => known.id === event)?.pays ?? pays,
  }));
  return { written: { rows, otherwise: wager.otherwise } };
}

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
  const { written } = Variant.parse(JSON.parse(submission.variant));
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
      edges: analysis.result.wagers.map((wager) => ({
        ...publicEdge(analysis.result, wager),
        ...playedAs(wager, written),
      })),
    },
  };
}
