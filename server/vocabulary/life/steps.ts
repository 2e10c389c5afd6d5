/**
 * The life of a submission as one machine: every step, who may take it, from where to where, what must be there, which
 * clause it rests on, what it is called in the chain of events, and who gets a notice. `docs/life.md` is drawn from it.
 */
import type { EventKind } from '../event-kinds';
import { CLOCK_STATES, STATES, type State, type StoredState } from './states';
import { movesAmong, STAYS, type Stays } from './stays';
import type { Rests } from './step-clause';

export const STEPS = [
  'submit',
  'open',
  'find-complete',
  'ask',
  'answer-last',
  'approve-for-trial',
  'approve',
  'approve-with-conditions',
  'refuse',
  'ask-extension',
  'ask-adoption',
  'take-back',
  'extend',
  'refuse-extension',
  'adopt',
  'refuse-adoption',
  'discontinue',
  'abandon',
  'withdraw',
  'supersede',
] as const;
export type Step = (typeof STEPS)[number];

export const DECISIONS = ['approve-for-trial', 'approve', 'approve-with-conditions', 'refuse'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** What the authority decides after it approved a trial. */
export const RULINGS = ['extend', 'refuse-extension', 'adopt', 'refuse-adoption', 'discontinue'] as const;
export type RulingKind = (typeof RULINGS)[number];

/** Rulings that seal what reviewers said of findings, as the first decision did. */
export const CLOSING_STEPS: readonly RulingKind[] = ['adopt', 'refuse-adoption'];

/** What the operator does during a trial. */
export const REQUESTS = ['ask-extension', 'ask-adoption', 'take-back', 'abandon'] as const;
export type RequestKind = (typeof REQUESTS)[number];
export type TrialStepKind = RulingKind | RequestKind;

/** Of a trial; an extension that is asked for moves nothing. */
export const MOVES_THE_END: ReadonlySet<TrialStepKind> = new Set<TrialStepKind>([
  'extend',
  'refuse-adoption',
  'discontinue',
  'abandon',
]);

export type Who = "an operator's staff" | "an operator's approver" | "the regulator's reviewers" | 'the site';

/** What a person gives with a step. */
export type Given =
  | 'statement'
  | 'reasons'
  | 'reasons over a breach'
  | 'text'
  | 'days of the trial'
  | 'conditions'
  | 'last day'
  | 'agreed odds and edge'
  | 'what changes'
  | 'occasions, premises and days'
  | 'first day'
  | 'tables'
  | 'a calculation of what was saved'
  | 'what is open, known'
  | 'a saved version, and no other under way';

export type StepRecord = {
  label: string;
  who: Who;
  needs: readonly Given[];
  rests: Rests;
  event: EventKind;
  tells:
    | 'operator'
    | 'regulator'
    | 'regulator, once it was submitted'
    | 'nobody'
    | "the operator's approvers, except who prepared it";
};

/** How something comes to be there: out of what, by which step, and where that leaves it. */
export type Beginning<Stored> = { from: string; record: StepRecord; to: Stored };

const APPROVER = "an operator's approver";
const REVIEWER = "the regulator's reviewers";

/** From then on nobody changes it, whoever submits it. */
export const FREEZE: Beginning<StoredState> = {
  from: 'a draft',
  record: {
    label: 'Freeze a draft',
    who: "an operator's staff",
    needs: ['a calculation of what was saved', 'what is open, known'],
    rests: {
      without: 'Another reads and submits exactly what was worked out, and nothing that changed since.',
    },
    event: 'submission-frozen',
    tells: "the operator's approvers, except who prepared it",
  },
  to: 'frozen',
};

const AN_APPROVAL =
  'These rules have no trials. An approval for some days is still one, and so are its ends.';

export const STEP_RECORDS: Record<Step, StepRecord> = {
  submit: {
    label: 'Submit',
    who: APPROVER,
    needs: ['statement'],
    rests: { on: 'trials.apply', without: 'An authority decides on what was submitted to it.' },
    event: 'submission-submitted',
    tells: 'regulator',
  },
  open: {
    label: 'Open',
    who: REVIEWER,
    needs: [],
    rests: { without: 'It tells the operator that somebody reads it.' },
    event: 'review-opened',
    tells: 'operator',
  },
  'find-complete': {
    label: 'Find complete',
    who: REVIEWER,
    needs: [],
    rests: { without: 'Nobody decides on half of a submission.' },
    event: 'found-complete',
    tells: 'operator',
  },
  ask: {
    label: 'Ask a question',
    who: REVIEWER,
    needs: ['text'],
    rests: { without: 'An authority asks what it has to know before it decides.' },
    event: 'question-asked',
    tells: 'operator',
  },
  'answer-last': {
    label: 'Answer the last open question',
    who: "an operator's staff",
    needs: ['text'],
    rests: { without: 'The review goes on once nothing is left to answer.' },
    event: 'question-answered',
    tells: 'regulator',
  },
  'approve-for-trial': {
    label: 'Approve for trial',
    who: REVIEWER,
    needs: ['days of the trial'],
    rests: { on: 'trials.approve', without: AN_APPROVAL },
    event: 'decision-made',
    tells: 'operator',
  },
  approve: {
    label: 'Approve',
    who: REVIEWER,
    needs: [],
    rests: { on: 'game' },
    event: 'decision-made',
    tells: 'operator',
  },
  'approve-with-conditions': {
    label: 'Approve with conditions',
    who: REVIEWER,
    needs: ['conditions'],
    rests: { on: 'game' },
    event: 'decision-made',
    tells: 'operator',
  },
  refuse: {
    label: 'Refuse',
    who: REVIEWER,
    needs: ['reasons'],
    rests: { on: 'asked' },
    event: 'decision-made',
    tells: 'operator',
  },
  'ask-extension': {
    label: 'Ask for an extension',
    who: APPROVER,
    needs: ['reasons', 'last day'],
    rests: { on: 'trials.extend', without: AN_APPROVAL },
    event: 'extension-asked',
    tells: 'regulator',
  },
  'ask-adoption': {
    label: 'Ask for formal adoption',
    who: APPROVER,
    needs: ['statement'],
    rests: { on: 'trials.adopt', without: AN_APPROVAL },
    event: 'adoption-asked',
    tells: 'regulator',
  },
  'take-back': {
    label: 'Take the request back',
    who: APPROVER,
    needs: ['reasons'],
    rests: { without: 'A request that nobody has decided binds nobody.' },
    event: 'request-taken-back',
    tells: 'regulator',
  },
  extend: {
    label: 'Extend the trial',
    who: REVIEWER,
    needs: ['last day'],
    rests: { on: 'trials.extend', without: AN_APPROVAL },
    event: 'trial-extended',
    tells: 'operator',
  },
  'refuse-extension': {
    label: 'Refuse the extension',
    who: REVIEWER,
    needs: ['reasons'],
    rests: { on: 'trials.extend', without: AN_APPROVAL },
    event: 'extension-refused',
    tells: 'operator',
  },
  adopt: {
    label: 'Adopt',
    who: REVIEWER,
    needs: ['agreed odds and edge'],
    rests: { on: 'trials.adopt', without: AN_APPROVAL },
    event: 'game-adopted',
    tells: 'operator',
  },
  'refuse-adoption': {
    label: 'Refuse adoption',
    who: REVIEWER,
    needs: ['reasons', 'last day'],
    rests: { on: 'trials.adopt', without: AN_APPROVAL },
    event: 'adoption-refused',
    tells: 'operator',
  },
  discontinue: {
    label: 'Discontinue',
    who: REVIEWER,
    needs: ['reasons', 'last day'],
    rests: { on: 'trials.discontinue', without: AN_APPROVAL },
    event: 'trial-discontinued',
    tells: 'operator',
  },
  abandon: {
    label: 'Abandon',
    who: APPROVER,
    needs: ['reasons', 'last day'],
    rests: { on: 'trials.abandon', without: AN_APPROVAL },
    event: 'trial-abandoned',
    tells: 'regulator',
  },
  withdraw: {
    label: 'Withdraw',
    who: APPROVER,
    needs: ['reasons'],
    rests: { without: 'What nobody has decided binds nobody.' },
    event: 'submission-withdrawn',
    tells: 'regulator, once it was submitted',
  },
  supersede: {
    label: 'Superseded',
    who: 'the site',
    needs: [],
    rests: { without: 'Players meet one version of a game at a time.' },
    event: 'submission-superseded',
    tells: 'operator',
  },
};

type Moves = Partial<Record<Step, StoredState | Stays>>;

/** Where each decision leaves a submission. */
export const AFTER: Record<DecisionKind, StoredState> = {
  'approve-for-trial': 'approved-for-trial',
  approve: 'approved',
  'approve-with-conditions': 'approved-with-conditions',
  refuse: 'refused',
};

const ENDED_BY_PEOPLE: Moves = { discontinue: 'discontinued', abandon: 'abandoned', supersede: 'superseded' };
/** While it is being played; an extension is at the authority's discretion, asked for or not. */
const PLAYED: Moves = {
  ...ENDED_BY_PEOPLE,
  'ask-extension': 'extension-asked',
  'ask-adoption': 'adoption-asked',
  extend: 'approved-for-trial',
  ask: STAYS,
  'answer-last': STAYS,
};

/** Rows: the state, as the clock shows it. Columns: the step. A missing cell is a step that the state does not allow. */
export const TRANSITIONS: Record<State, Moves> = {
  frozen: { submit: 'submitted', withdraw: 'withdrawn' },
  submitted: { open: 'completeness-check', withdraw: 'withdrawn' },
  'completeness-check': {
    'find-complete': 'in-review',
    ask: 'incomplete',
    refuse: 'refused',
    withdraw: 'withdrawn',
  },
  incomplete: {
    ask: STAYS,
    'answer-last': 'completeness-check',
    refuse: 'refused',
    withdraw: 'withdrawn',
  },
  'in-review': { ...AFTER, ask: 'questioned', withdraw: 'withdrawn' },
  questioned: { ask: STAYS, 'answer-last': 'in-review', refuse: 'refused', withdraw: 'withdrawn' },
  'approved-for-trial': ENDED_BY_PEOPLE,
  'on-trial': PLAYED,
  extended: PLAYED,
  'extension-asked': {
    ...ENDED_BY_PEOPLE,
    extend: 'approved-for-trial',
    'refuse-extension': 'approved-for-trial',
    'take-back': 'approved-for-trial',
    'ask-adoption': 'adoption-asked',
    ask: STAYS,
    'answer-last': STAYS,
  },
  'adoption-asked': {
    ...ENDED_BY_PEOPLE,
    adopt: 'adopted',
    'refuse-adoption': 'refused',
    extend: 'adoption-asked',
    'take-back': 'approved-for-trial',
    ask: STAYS,
    'answer-last': STAYS,
  },
  /**
   * Extended only where it was asked for in time: `submissions/trial/asked-in-time.ts` sees to that. What was asked before its
   * end is still answered.
   */
  expired: {
    'ask-adoption': 'adoption-asked',
    extend: 'approved-for-trial',
    'refuse-extension': 'approved-for-trial',
    'answer-last': STAYS,
    supersede: 'superseded',
  },
  adopted: { supersede: 'superseded' },
  approved: { supersede: 'superseded' },
  'approved-with-conditions': { supersede: 'superseded' },
  /** Asked about only while it is played out: `takesQuestions` in `on-day.ts` sees to that. */
  refused: { ask: STAYS, 'answer-last': STAYS },
  discontinued: { ask: STAYS, 'answer-last': STAYS },
  abandoned: { ask: STAYS, 'answer-last': STAYS },
  withdrawn: {},
  superseded: {},
};

export const nextState = (state: State, step: Step): StoredState | Stays | undefined =>
  TRANSITIONS[state][step];

/** What the clock does, for the drawing: `on-day.ts` is where it is done. */
export const CLOCK_MOVES: readonly { from: State; when: string; to: State }[] = [
  { from: 'approved-for-trial', when: 'first day of the trial', to: 'on-trial' },
  { from: 'on-trial', when: 'after its last day', to: 'expired' },
  { from: 'on-trial', when: 'after the day first agreed, where it was extended', to: 'extended' },
  { from: 'extended', when: 'after its last day', to: 'expired' },
];

const CLOCK: ReadonlySet<State> = new Set(CLOCK_STATES);
export const isByClock = (state: State): boolean => CLOCK.has(state);

/** What a state is stored as: what the clock shows of a trial is stored as the trial that was approved, or as asked to be extended. */
const storedAs = (state: State): StoredState[] => {
  if (state === 'expired') return ['approved-for-trial', 'extension-asked'];
  if (state === 'on-trial' || state === 'extended') return ['approved-for-trial'];
  return [state];
};

/** Every change of a stored state that some step makes, "from > to": the database refuses any other. */
export const STORED_MOVES: readonly string[] = [
  ...new Set(
    STATES.flatMap((state) =>
      movesAmong(Object.values(TRANSITIONS[state])).flatMap((to) =>
        storedAs(state).flatMap((from) => (from === to ? [] : [`${from} > ${to}`])),
      ),
    ),
  ),
].sort();
