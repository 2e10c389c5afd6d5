/** What a decision asks for, what is missing from it, and what the operator will read. */
import type { Given } from '@/rulebooks/judging/given';
import { listed, longDate } from '@/rulebooks/spelling/wording';
import { spanOf } from '@/rulebooks/variant/occasion';
import type { Circumstances } from '@/rulebooks/variant/variant';
import type { ServerProblem } from '@/server/problems/problem';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { approvalRefused, reversedDays } from '@/server/submissions/trial/days-refused';
import { decidedNotice, otherDays } from '@/server/vocabulary/life/other-days';
import { STATE_LABELS, type State } from '@/server/vocabulary/life/states';
import { AFTER, type DecisionKind, nextState } from '@/server/vocabulary/life/steps';
import { GIVE_REASONS } from '../../submissions/view/trial-words';

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
      'It may be played between two dates, with a trial notice on its sign. The trial ends on its last day. Conditions are possible.',
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
      'It may be played exactly as frozen while every condition is met. The dossier lists the conditions.',
  },
  {
    kind: 'refuse',
    title: 'Refuse',
    explains: 'It may not be played. The operator reads the reasons and may revise it as a new version.',
  },
];

type Decided = Pick<SubmissionWhole, 'clauses'> & { circumstances: Circumstances };

/** The one decision that rules have to know: by a clause of theirs, or because the operator asks for it. */
const isKnown = (kind: DecisionKind, { circumstances: { trial }, clauses }: Decided): boolean =>
  kind !== 'approve-for-trial' || clauses['approve-for-trial'] !== undefined || trial !== undefined;

/** What may be played for some days only is not approved from now on. */
export const kindsFor = (of: Decided): typeof KINDS => {
  const { temporary } = of.circumstances;
  const known = KINDS.filter(({ kind }) => isKnown(kind, of));
  if (!temporary) return known;
  const { from, to } = spanOf(temporary);
  const days = `It may be played exactly as frozen, from ${longDate(from)} to ${longDate(to)}. Any change is a new version.`;
  return known.map((option) => (option.kind === 'approve' ? { ...option, explains: days } : option));
};

export const conditionsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Those that go with the decision: a trial may have them, and an approval with conditions must. */
export const takesConditions = (kind: DecisionKind | null): boolean =>
  kind === 'approve-for-trial' || kind === 'approve-with-conditions';

export const conditionsSent = ({ kind, conditions }: Pick<DecisionDraft, 'kind' | 'conditions'>): string[] =>
  takesConditions(kind) ? conditionsOf(conditions) : [];

/** `asked`: why an approval has to give reasons. */
export function missingFrom(draft: DecisionDraft, asked?: string): Partial<Record<DecisionField, string>> {
  const missing: Partial<Record<DecisionField, string>> = {};
  if (!draft.kind) missing.kind = 'Choose one of the four decisions.';
  if (draft.kind === 'refuse' && draft.reasons.trim() === '')
    missing.reasons = 'Give the reasons: the operator needs them to know what to change.';
  if (asked && draft.reasons.trim() === '') missing.reasons = GIVE_REASONS;
  if (draft.kind === 'approve-with-conditions' && conditionsOf(draft.conditions).length === 0)
    missing.conditions = 'Write at least one condition, or choose “Approve”.';
  if (draft.kind === 'approve-for-trial') {
    if (!draft.trialFrom) missing.trialFrom = 'Choose the first day of the trial.';
    if (!draft.trialTo) missing.trialTo = 'Choose the last day of the trial.';
    const days = { from: draft.trialFrom, to: draft.trialTo };
    const reversed = days.from && days.to ? reversedDays(days) : undefined;
    if (reversed) missing.trialTo = reversed.message;
  }
  return missing;
}

/** Why the days cannot be sent, as soon as both are there. */
export const refusedDays = (
  { kind, trialFrom: from, trialTo: to }: Pick<DecisionDraft, 'kind' | 'trialFrom' | 'trialTo'>,
  { day: rulesOf, today }: { day: string; today: string },
): ServerProblem | undefined =>
  kind === 'approve-for-trial' && from && to
    ? // It is refused before today, which comes after the first day of the rules.
      approvalRefused({ from, to }, { first: '', today, rulesOf })
    : undefined;

const day = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** What the operator will read: the notice first, then the text on the submission's page. */
export function previewOf(
  draft: DecisionDraft,
  of: {
    reference: string;
    name: string;
    version: number;
    state: State;
    variant: { circumstances: Pick<Circumstances, 'trial'> };
    gives?: readonly Pick<Given, 'clause'>[] | undefined;
  },
): string[] {
  if (!draft.kind || nextState(of.state, draft.kind) === undefined) return [];
  const days =
    draft.kind === 'approve-for-trial' ? otherDays(of.variant.circumstances.trial, draft) : undefined;
  const notice = decidedNotice(of, STATE_LABELS[AFTER[draft.kind]], days);
  const trial =
    draft.kind === 'approve-for-trial' && draft.trialFrom && draft.trialTo
      ? [
          days
            ? 'The approved sign carries the days of the approval.'
            : `Trial from ${day(draft.trialFrom)} to ${day(draft.trialTo)}; the approved sign carries these dates.`,
        ]
      : [];
  const clauses = draft.kind === 'refuse' ? [] : [...new Set((of.gives ?? []).map(({ clause }) => clause))];
  const given =
    clauses.length > 0
      ? [`It gives what ${listed(clauses)} ${clauses.length === 1 ? 'asks' : 'ask'} of the regulator.`]
      : [];
  const conditions = conditionsSent(draft).map((condition, index) => `${index + 1}. ${condition}`);
  const reasons = draft.reasons.trim() ? [draft.reasons.trim()] : [];
  const earlier =
    draft.kind !== 'refuse' && of.version > 1
      ? ['The notice also names each earlier version whose place this one takes at once.']
      : [];
  return [notice, ...earlier, ...trial, ...given, ...reasons, ...conditions];
}
