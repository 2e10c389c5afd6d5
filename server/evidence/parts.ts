/** What is known of a submission as files of JSON, from what its reader may read and nothing else. */
import { canonicalJson } from '@/simulations/exact/canonical';
import type { SubmissionWhole } from '../submissions/stored/shapes';

export type Part = [name: string, bytes: Uint8Array];

export const json = (value: unknown): Uint8Array => Buffer.from(`${canonicalJson(plain(value))}\n`);
/** Without what is undefined, as JSON has it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export function partsOf(submission: SubmissionWhole): Part[] {
  const { decision, trialSteps = [], proposal } = submission;
  const sealed = [decision?.sealed, ...trialSteps.map((step) => step.sealed)].filter(Boolean);
  const identity = {
    reference: submission.reference,
    version: submission.version,
    name: submission.name,
    operator: submission.operator,
    rulebook: submission.rulebook,
    game: submission.game,
    rulesOf: submission.day,
    variant: submission.hash,
    state: submission.stored,
    revision: submission.revision,
    frozenAt: submission.frozenAt,
    frozenBy: submission.frozenBy,
    statement: submission.statement,
    submittedAt: submission.submittedAt,
    submittedBy: submission.submittedBy,
    withdrawnReason: submission.withdrawnReason,
    decision,
    trialSteps,
    proposal,
    supersededBy: submission.supersededBy,
  };
  const { id: _, ...analysis } = submission.analysis;
  const several: [string, unknown[] | undefined][] = [
    ['answers', submission.answers],
    ['judgements', submission.judgements],
    ['questions', submission.questions],
    ['re-runs', submission.reruns],
    ['sealed', sealed],
    ['files', submission.files],
  ];
  return [
    ['submission.json', json(identity)],
    ['analysis.json', json(analysis)],
    ['findings.json', json(submission.findings)],
    ...several.flatMap(([name, items]): Part[] =>
      items && items.length > 0 ? [[`${name}.json`, json(items)]] : [],
    ),
  ];
}
