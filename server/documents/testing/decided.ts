/** A submission that was approved, as the site's own papers have it. */
import type { DecisionRecord } from '../../seals/decision-record';
import type { SigningKey } from '../../seals/ring';
import { seal } from '../../seals/seal';
import type { Subject, SubmissionRecord } from '../subject';

export const DECIDED = '2008-03-01T10:00:00.000Z';

export const decisionOn = ({ day, record, analysis }: Subject): DecisionRecord => ({
  reference: 'A-0001',
  version: 1,
  rulebook: 'gb-2007',
  game: 'big-six',
  rulesOf: day,
  operator: 'Northgate',
  variant: record.hash,
  analysis: analysis.hash,
  decision: 'approve',
  at: DECIDED,
  by: 'Ruth',
  authority: 'Commission',
  reasons: 'At the minimum odds.',
  conditions: [],
});

export function approved(plain: Subject, key: SigningKey, change: Partial<SubmissionRecord> = {}): Subject {
  const decision = decisionOn(plain);
  const { barred: _, ...record } = plain.record;
  return {
    ...plain,
    record: {
      ...record,
      status: 'Approved',
      dated: DECIDED,
      approved: '2008-03-01',
      reasons: decision.reasons,
      sealedDecision: { record: decision, seal: seal('decision', decision, key) },
      ...change,
    },
  };
}
