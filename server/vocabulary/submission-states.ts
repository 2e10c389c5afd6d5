/** The states of a submission, and the steps each allows. Closed: nothing else moves one. */
export const SUBMISSION_STATES = [
  'frozen',
  'submitted',
  'in-review',
  'questioned',
  'approved-for-trial',
  'approved',
  'approved-with-conditions',
  'refused',
  'withdrawn',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export const STEPS = [
  'submit',
  'open',
  'ask',
  'answer-last',
  'approve-for-trial',
  'approve',
  'approve-with-conditions',
  'refuse',
  'withdraw',
] as const;
export type Step = (typeof STEPS)[number];

export const DECISIONS = ['approve-for-trial', 'approve', 'approve-with-conditions', 'refuse'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

type Moves = Partial<Record<Step, SubmissionState>>;

/** Where each decision leaves a submission. */
export const AFTER: Record<DecisionKind, SubmissionState> = {
  'approve-for-trial': 'approved-for-trial',
  approve: 'approved',
  'approve-with-conditions': 'approved-with-conditions',
  refuse: 'refused',
};

/** Rows: the state. Columns: the step. A missing cell is a step that the state does not allow. */
export const TRANSITIONS: Record<SubmissionState, Moves> = {
  frozen: { submit: 'submitted', withdraw: 'withdrawn' },
  submitted: { open: 'in-review', withdraw: 'withdrawn' },
  'in-review': { ...AFTER, ask: 'questioned', withdraw: 'withdrawn' },
  questioned: { ask: 'questioned', 'answer-last': 'in-review', refuse: 'refused', withdraw: 'withdrawn' },
  'approved-for-trial': {},
  approved: {},
  'approved-with-conditions': {},
  refused: {},
  withdrawn: {},
};

export const nextState = (state: SubmissionState, step: Step): SubmissionState | undefined =>
  TRANSITIONS[state][step];

/** The regulator has it, or had it. */
export const SUBMITTED_STATES = SUBMISSION_STATES.filter((state) => state !== 'frozen');
export const DECIDED_STATES = [
  'approved-for-trial',
  'approved',
  'approved-with-conditions',
  'refused',
] as const;

export const isDecided = (state: SubmissionState): boolean =>
  DECIDED_STATES.some((decided) => decided === state);

/** A regulator has it and has not decided. */
export const UNDECIDED_STATES = ['submitted', 'in-review', 'questioned'] as const;

/** Waits for a regulator now or later, so a missing one matters. */
export const awaitsRegulator = (state: SubmissionState): boolean =>
  state === 'frozen' || UNDECIDED_STATES.some((undecided) => undecided === state);

/** For the middle of a sentence. */
export const STATE_LABELS: Record<SubmissionState, string> = {
  frozen: 'frozen and not yet submitted',
  submitted: 'submitted',
  'in-review': 'in review',
  questioned: 'waiting for an answer',
  'approved-for-trial': 'approved for trial',
  approved: 'approved',
  'approved-with-conditions': 'approved with conditions',
  refused: 'refused',
  withdrawn: 'withdrawn',
};
