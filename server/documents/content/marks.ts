/** The mark across a paper that must not pass for one in use. */
import type { Barred, SubmissionRecord } from '../subject';

const WORDS: Record<Barred, string> = {
  undecided: 'NOT APPROVED',
  refused: 'REFUSED',
  withdrawn: 'WITHDRAWN',
  discontinued: 'DISCONTINUED',
  abandoned: 'ABANDONED',
  superseded: 'SUPERSEDED',
  'trial-over': 'TRIAL OVER',
  'variation-over': 'VARIATION OVER',
  'variation-stopped': 'VARIATION STOPPED',
  'consent-over': 'CONSENT ENDED',
  unvouched: 'DECISION NOT CONFIRMED',
};

/** Why it may not be shown to players, as a sentence. */
export const BARRED_SENTENCES: Record<Barred, string> = {
  undecided: 'Approval: not decided yet.',
  refused: 'Approval: refused.',
  withdrawn: 'Approval: the submission was withdrawn.',
  discontinued: 'Approval: the regulator discontinued the trial.',
  abandoned: 'Approval: the trial was abandoned.',
  superseded: 'Approval: a later version took its place. Use the papers of that version.',
  'trial-over': 'Approval: the trial is over.',
  'variation-over': 'Approval: the temporary variation is over.',
  'variation-stopped':
    'Approval: the temporary variation was stopped. A sign at a table stays to its new last day, written on it by hand.',
  'consent-over': 'Approval: a consent on which the game depends has ended.',
  unvouched: 'Approval: not confirmed. No seal vouches for the decision as it is stored; ask the regulator.',
};

export type Standing = Pick<SubmissionRecord, 'draft' | 'barred'>;

/** Of a paper that is shown or handed to players. */
export function markOf({ draft, barred }: Standing, more: string[] = []): { mark?: string } {
  const words = [...(draft ? ['WORKING COPY'] : []), ...(barred ? [WORDS[barred]] : []), ...more];
  return words.length > 0 ? { mark: words.join(' · ') } : {};
}

/** Of the dossier, which is read before anything is decided. */
export const dossierMarkOf = (record: Standing): { mark?: string } =>
  record.barred === 'undecided' ? markOf({ ...record, barred: undefined }) : markOf(record);
