/** Each kind of audit event as a sentence, and its data as short facts. */

import type { AuditEvent } from '@/server/audit/shapes';
import type { EventKind } from '@/server/vocabulary/event-kinds';

export const EVENT_WORDS: Record<EventKind, string> = {
  'site-created': 'Site created',
  'organisation-created': 'Organisation created',
  'jurisdictions-set': 'Regulator’s jurisdictions set',
  'two-reviewers-set': 'Second reviewer required or not',
  'letterhead-set': 'Details for papers changed',
  'member-invited': 'Member invited',
  'invitation-renewed': 'Invitation link renewed',
  'invitation-withdrawn': 'Invitation withdrawn',
  'member-joined': 'Member joined',
  'role-changed': 'Role changed',
  'account-closed': 'Account closed',
  'signed-in': 'Signed in',
  'password-changed': 'Password changed',
  'two-factor-enabled': 'Two-factor sign-in switched on',
  'two-factor-disabled': 'Two-factor sign-in switched off',
  'calendar-link-made': 'Address of a calendar made',
  'calendar-link-removed': 'Address of a calendar removed',
  'mail-tried-again': 'Undelivered e-mail tried again',
  'draft-created': 'Draft created',
  'draft-saved': 'Draft saved',
  'draft-marked-ready': 'Draft marked ready for an approver',
  'draft-mark-removed': 'Draft no longer marked ready',
  'draft-removed': 'Draft removed',
  'attestation-confirmed': 'Confirmation given',
  'attestation-withdrawn': 'Confirmation withdrawn',
  'confirmation-text-kept': 'Text for confirmations kept',
  'confirmation-text-removed': 'Text for confirmations removed',
  'analysis-started': 'Analysis started',
  'analysis-cancelled': 'Analysis cancelled',
  'analysis-finished': 'Analysis finished',
  'analysis-failed': 'Analysis failed',
  'submission-frozen': 'Version frozen',
  'submission-submitted': 'Submitted',
  'submission-withdrawn': 'Withdrawn',
  'submission-revised': 'Revised as a new draft',
  'review-opened': 'Opened, completeness check',
  'found-complete': 'Found complete, review begun',
  'rerun-started': 'Re-run started',
  'rerun-finished': 'Re-run finished',
  'question-asked': 'Question asked',
  'question-answered': 'Question answered',
  'finding-judged': 'Finding accepted, overruled or reopened by the reviewer',
  'review-assigned': 'Taken by a reviewer, or handed over',
  'decision-made': 'Decision made',
  'extension-asked': 'Extension of the trial asked for',
  'adoption-asked': 'Formal adoption asked for',
  'request-taken-back': 'Request taken back',
  'trial-extended': 'Trial extended',
  'extension-refused': 'Extension refused',
  'game-adopted': 'Adopted',
  'adoption-refused': 'Adoption refused',
  'trial-discontinued': 'Trial discontinued by the regulator',
  'trial-abandoned': 'Trial abandoned by the operator',
  'submission-superseded': 'Superseded by a later version',
  'variation-notified': 'Local variation notified',
  'variation-noted': 'Local variation read by the regulator',
  'variation-called-significant': 'Local variation called significant',
  'variation-taken-back': 'Local variation taken back',
  'variation-stopped': 'Local variation or better pays stopped',
  'variation-applied-for': 'Local variation submitted for approval',
  'better-pays-offered': 'Better pays offered without approval',
  'ruling-proposed': 'Decision proposed to another reviewer',
  'proposal-declined': 'Proposed decision declined',
  'edition-drafted': 'Draft edition begun',
  'edition-proposed': 'Publication of an edition proposed',
  'edition-published': 'Edition of a rulebook published',
  'edition-saved': 'Draft edition saved',
  'edition-removed': 'Draft edition removed',
  'table-added': 'Table added',
  'table-offer-set': 'Game of a table set',
  'table-sign-set': 'Sign of a table put up or taken down',
  'table-address-made': 'Address of a table made',
  'results-taken': 'Results of tables received',
  'results-key-made': 'Key for results made',
  'results-key-revoked': 'Key for results revoked',
  'file-received': 'File received',
  'file-removed': 'Unused file removed',
  'triggers-restored': 'Database protection restored',
  'head-sealed-anew': 'End of the chain sealed again',
};

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

export type EventGroup = 'submissions' | 'tables' | 'analyses' | 'drafts' | 'people' | 'accounts';

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
      'edition-saved',
      'edition-removed',
    ],
  },
  tables: {
    label: 'Tables and results',
    kinds: [
      'table-added',
      'table-offer-set',
      'table-sign-set',
      'table-address-made',
      'results-taken',
      'results-key-made',
      'results-key-revoked',
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
