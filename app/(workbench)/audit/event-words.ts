/** The kinds of audit events by what they are about, and the data of one as short facts. */

import type { AuditEvent } from '@/server/audit/shapes';
import type { EventKind } from '@/server/vocabulary/event-kinds';

/** The data of an event, one fact each: missing values are left out, long texts are cut. */
export function eventFacts(event: AuditEvent): { name: string; value: string }[] {
  return Object.entries(event.data).flatMap(([name, value]) => {
    const text = spelled(value);
    return text === ''
      ? []
      : [{ name: name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(), value: cut(text) }];
  });
}

function spelled(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(spelled).join(', ');
  if (isFile(value)) return `${value.name} (${value.sha256.slice(0, 8)})`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isFile = (value: unknown): value is { name: string; sha256: string } =>
  typeof value === 'object' && value !== null && 'sha256' in value && 'name' in value;

const cut = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}…` : text);

export type EventGroup =
  | 'submissions'
  | 'tables'
  | 'meetings'
  | 'analyses'
  | 'drafts'
  | 'people'
  | 'accounts';

export const EVENT_GROUPS: Record<EventGroup, { label: string; kinds: EventKind[] }> = {
  submissions: {
    label: 'Submissions and review',
    kinds: [
      'submission-frozen',
      'submission-submitted',
      'submission-withdrawn',
      'submission-revised',
      'review-opened',
      'question-asked',
      'question-answered',
      'found-complete',
      'finding-judged',
      'review-assigned',
      'decision-made',
      'extension-asked',
      'adoption-asked',
      'request-taken-back',
      'trial-extended',
      'extension-refused',
      'game-adopted',
      'adoption-refused',
      'trial-discontinued',
      'trial-abandoned',
      'submission-superseded',
      'variation-notified',
      'variation-noted',
      'variation-called-significant',
      'variation-taken-back',
      'variation-stopped',
      'variation-applied-for',
      'better-pays-offered',
      'ruling-proposed',
      'proposal-declined',
      'edition-drafted',
      'edition-proposed',
      'edition-published',
      'edition-sealed',
      'edition-saved',
      'edition-removed',
    ],
  },
  tables: {
    label: 'Tables, fees and results',
    kinds: [
      'fee-schedule-begun',
      'fee-schedule-saved',
      'fee-schedule-removed',
      'table-added',
      'table-offer-set',
      'table-sign-set',
      'table-address-made',
      'results-taken',
      'results-flagged',
      'results-flag-gone',
      'results-key-made',
      'results-key-revoked',
    ],
  },
  meetings: {
    label: 'Race meetings and pool rules',
    kinds: [
      'pool-rules-begun',
      'pool-rules-saved',
      'pool-rules-removed',
      'meeting-begun',
      'meeting-taken',
      'meeting-card-saved',
      'meeting-stakes-taken',
      'meeting-result-saved',
      'meeting-settled',
      'meeting-settled-again',
      'meeting-removed',
    ],
  },
  analyses: {
    label: 'Analyses and re-runs',
    kinds: [
      'analysis-started',
      'analysis-cancelled',
      'analysis-finished',
      'analysis-failed',
      'rerun-started',
      'rerun-finished',
    ],
  },
  drafts: {
    label: 'Drafts and files',
    kinds: [
      'draft-created',
      'draft-saved',
      'draft-marked-ready',
      'draft-mark-removed',
      'draft-removed',
      'attestation-confirmed',
      'attestation-withdrawn',
      'file-received',
      'file-removed',
      'confirmation-text-kept',
      'confirmation-text-removed',
    ],
  },
  people: {
    label: 'People and organisations',
    kinds: [
      'site-created',
      'triggers-restored',
      'head-sealed-anew',
      'organisation-created',
      'jurisdictions-set',
      'two-reviewers-set',
      'letterhead-set',
      'member-invited',
      'invitation-renewed',
      'invitation-withdrawn',
      'member-joined',
      'role-changed',
      'account-closed',
    ],
  },
  accounts: {
    label: 'Signing in',
    kinds: [
      'signed-in',
      'password-changed',
      'two-factor-enabled',
      'two-factor-disabled',
      'calendar-link-made',
      'calendar-link-removed',
      'mail-tried-again',
    ],
  },
};
