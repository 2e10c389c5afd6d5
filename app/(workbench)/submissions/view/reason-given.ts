/** What whoever took a step gave as its reason, as its event keeps it. */
import type { AuditEvent } from '@/server/audit/shapes';
import type { EventKind } from '@/server/vocabulary/event-kinds';
import { FILING_STEP_RECORDS } from '@/server/vocabulary/life/filings';
import { STEP_RECORDS, type StepRecord } from '@/server/vocabulary/life/steps';

const RECORDS: StepRecord[] = [...Object.values(STEP_RECORDS), ...Object.values(FILING_STEP_RECORDS)];

/** Whose text is a reason, and not a statement or a question, which have places of their own. */
const REASONED: ReadonlySet<EventKind> = new Set([
  'proposal-declined' as const,
  ...RECORDS.filter(({ needs }) => needs.some((given) => given.startsWith('reasons'))).map(
    ({ event }) => event,
  ),
]);

export function reasonGiven({ kind, data }: Pick<AuditEvent, 'kind' | 'data'>): string | undefined {
  const said = data.reasons ?? data.reason ?? (REASONED.has(kind) ? data.text : undefined);
  return typeof said === 'string' && said.trim() !== '' ? said.trim() : undefined;
}
