/** What a decision asks for, what is missing from it, and what the operator will be told. */
import type { DecisionKind } from '@/server/submissions/states';

export type DecisionDraft = {
  kind: DecisionKind | null;
  reasons: string;
  /** One a line. */
  conditions: string;
  trialFrom: string;
  trialTo: string;
};

export type DecisionField = keyof DecisionDraft;

export const KINDS: { kind: DecisionKind; title: string; explains: string }[] = [
  {
    kind: 'approve-for-trial',
    title: 'Approve for trial',
    explains:
      'It may be played between two dates, with a trial notice on its sign. The trial ends by itself.',
  },
  {
    kind: 'approve',
    title: 'Approve',
    explains: 'It may be played exactly as frozen, from now on. Any change is a new version.',
  },
  {
    kind: 'approve-with-conditions',
    title: 'Approve with conditions',
    explains:
      'It may be played exactly as frozen while every condition is met. The conditions stand in its dossier.',
  },
  {
    kind: 'refuse',
    title: 'Refuse',
    explains: 'It may not be played. The operator reads the reasons and may revise it as a new version.',
  },
];

export const conditionsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function missingFrom(draft: DecisionDraft): Partial<Record<DecisionField, string>> {
  const missing: Partial<Record<DecisionField, string>> = {};
  if (!draft.kind) missing.kind = 'Choose one of the four decisions.';
  if (draft.kind === 'refuse' && draft.reasons.trim() === '')
    missing.reasons = 'Give the reasons: the operator needs them to know what to change.';
  if (draft.kind === 'approve-with-conditions' && conditionsOf(draft.conditions).length === 0)
    missing.conditions = 'Write at least one condition, or choose “Approve”.';
  if (draft.kind === 'approve-for-trial') {
    if (!draft.trialFrom) missing.trialFrom = 'Choose the first day of the trial.';
    if (!draft.trialTo) missing.trialTo = 'Choose the last day of the trial.';
    if (draft.trialFrom && draft.trialTo && draft.trialTo < draft.trialFrom)
      missing.trialTo = 'The last day is before the first. Choose a later one.';
  }
  return missing;
}

const day = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** What the operator's page will say, before it is sent. */
export function previewOf(draft: DecisionDraft, of: { reference: string; version: number }): string[] {
  const subject = `${of.reference}, version ${of.version},`;
  const reasons = draft.reasons.trim() ? [draft.reasons.trim()] : [];
  const dated = Boolean(draft.trialFrom && draft.trialTo);
  switch (draft.kind) {
    case null:
      return [];
    case 'approve':
      return [`${subject} is approved. The approved sign may be displayed.`, ...reasons];
    case 'approve-for-trial':
      return [
        dated
          ? `${subject} is approved for trial from ${day(draft.trialFrom)} to ${day(draft.trialTo)}. The approved sign carries these dates.`
          : `${subject} is approved for trial, once both dates are chosen.`,
        ...reasons,
      ];
    case 'approve-with-conditions':
      return [
        `${subject} is approved with conditions. The approved sign may be displayed while they are met.`,
        ...conditionsOf(draft.conditions).map((condition, index) => `${index + 1}. ${condition}`),
        ...reasons,
      ];
    case 'refuse':
      return [`${subject} is refused. It may be revised as a new version.`, ...reasons];
  }
}
