/** Where a submission can stand. Closed: nothing else is a state, and `steps.ts` alone moves one. */

/** As stored. */
export const STORED_STATES = [
  'frozen',
  'submitted',
  'completeness-check',
  'incomplete',
  'in-review',
  'questioned',
  'approved-for-trial',
  'extension-asked',
  'adoption-asked',
  'adopted',
  'approved',
  'approved-with-conditions',
  'refused',
  'discontinued',
  'abandoned',
  'withdrawn',
  'superseded',
] as const;
export type StoredState = (typeof STORED_STATES)[number];

/** What the clock makes of a trial: nobody stores these, so a trial whose last day has passed is over everywhere at once. */
export const CLOCK_STATES = ['on-trial', 'extended', 'expired'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

export const STATES = [...STORED_STATES, ...CLOCK_STATES] as const;
export type State = StoredState | ClockState;

/** For the middle of a sentence. */
export const STATE_LABELS: Record<State, string> = {
  frozen: 'frozen and not yet submitted',
  submitted: 'submitted',
  'completeness-check': 'being checked for completeness',
  incomplete: 'incomplete, waiting for the operator',
  'in-review': 'in review',
  questioned: 'waiting for an answer',
  'approved-for-trial': 'approved for trial',
  'on-trial': 'on trial',
  extended: 'on an extended trial',
  'extension-asked': 'on trial, with an extension asked for',
  'adoption-asked': 'tried, with formal adoption asked for',
  expired: 'over: its trial has ended',
  adopted: 'adopted',
  approved: 'approved',
  'approved-with-conditions': 'approved with conditions',
  refused: 'refused',
  discontinued: 'discontinued by the authority',
  abandoned: 'abandoned by the industry',
  withdrawn: 'withdrawn',
  superseded: 'superseded by a later version',
};

/** A regulator has it and has not decided. */
export const UNDECIDED_STATES = [
  'submitted',
  'completeness-check',
  'incomplete',
  'in-review',
  'questioned',
] as const;
const UNDECIDED: ReadonlySet<State> = new Set(UNDECIDED_STATES);
export const isUndecided = (state: State): boolean => UNDECIDED.has(state);

/** A regulator has something to do with it, or waits for the operator. */
export const AWAITED_STATES = [...UNDECIDED_STATES, 'extension-asked', 'adoption-asked'] as const;

const NEVER_DECIDED: ReadonlySet<State> = new Set([...UNDECIDED_STATES, 'frozen', 'withdrawn']);
/** The regulator decided on it at some time: approved, refused, or what followed. */
export const isDecided = (state: State): boolean => !NEVER_DECIDED.has(state);
export const DECIDED_STATES = STORED_STATES.filter(isDecided);
/** What follows an approval, or a trial that was approved, is public for good. */
export const ONCE_APPROVED_STATES = DECIDED_STATES.filter((state) => state !== 'refused');

/** Waits for a regulator now or later, so a missing one matters. */
export const awaitsRegulator = (state: State): boolean => state === 'frozen' || isUndecided(state);

/** A trial that has been approved and not ended by anybody; the clock may have ended it. */
export const TRIAL_STATES = ['approved-for-trial', 'extension-asked', 'adoption-asked'] as const;
const TRIAL: ReadonlySet<State> = new Set<State>([...TRIAL_STATES, ...CLOCK_STATES]);
export const isTrial = (state: State): boolean => TRIAL.has(state);

/** Ended by a person; a trial may have some days left for stopping. */
export const ENDED_STATES = ['discontinued', 'abandoned', 'refused'] as const;
const ENDED: ReadonlySet<State> = new Set<State>(ENDED_STATES);
export const isEnded = (state: State): boolean => ENDED.has(state);
