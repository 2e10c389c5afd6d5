/** Each kind of audit event as a sentence, and its data as short facts. */
import type { EventKind } from '@/server/audit/kinds';
import type { AuditEvent } from '@/server/audit/shapes';

export const EVENT_WORDS: Record<EventKind, string> = {
  'site-created': 'Site created',
  'organisation-created': 'Organisation created',
  'member-invited': 'Member invited',
  'member-joined': 'Member joined',
  'role-changed': 'Role changed',
  'draft-created': 'Draft created',
  'draft-saved': 'Draft saved',
  'draft-removed': 'Draft removed',
  'attestation-confirmed': 'Confirmation given',
  'attestation-withdrawn': 'Confirmation taken back',
  'analysis-started': 'Analysis started',
  'analysis-cancelled': 'Analysis cancelled',
  'analysis-finished': 'Analysis finished',
  'analysis-failed': 'Analysis failed',
  'submission-frozen': 'Version frozen',
  'submission-submitted': 'Submitted',
  'submission-withdrawn': 'Withdrawn',
  'submission-revised': 'Revised as a new draft',
  'review-opened': 'Review opened',
  'rerun-started': 'Re-run started',
  'rerun-finished': 'Re-run finished',
  'question-asked': 'Question asked',
  'question-answered': 'Question answered',
  'decision-made': 'Decision made',
};

/** The data of an event, one fact a piece; long texts are cut, nested values are written as JSON. */
export function eventFacts(event: AuditEvent): { name: string; value: string }[] {
  return Object.entries(event.data).map(([name, value]) => ({
    name: name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(),
    value: cut(typeof value === 'string' ? value : JSON.stringify(value)),
  }));
}

const cut = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}…` : text);
