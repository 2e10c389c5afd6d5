/**
 * The life of a schedule of fees that is put to the regulator: the steps and states of a submission (`steps.ts`), without
 * those of a trial. Its form is read before it is sent, so what is submitted is complete.
 */
import type { EventKind } from '../event-kinds';
import type { StoredState } from './states';
import { STEP_RECORDS, type Step, type StepRecord } from './steps';

export const FEE_STORED_STATES = [
  'frozen',
  'submitted',
  'in-review',
  'questioned',
  'approved',
  'refused',
  'withdrawn',
] as const satisfies readonly StoredState[];
export type StoredFeeState = (typeof FEE_STORED_STATES)[number];

/** Superseded is what the clock makes of an approved one (`fees-on-day.ts`): nobody stores it. */
export const FEE_STATES = [...FEE_STORED_STATES, 'superseded'] as const satisfies readonly StoredState[];
export type FeeState = (typeof FEE_STATES)[number];

const OPEN: ReadonlySet<FeeState> = new Set<FeeState>(['frozen', 'submitted', 'in-review', 'questioned']);
/** Neither decided nor withdrawn. */
export const isOpen = (state: FeeState): boolean => OPEN.has(state);

export const FEE_STEPS = [
  'submit',
  'find-complete',
  'ask',
  'answer-last',
  'approve',
  'refuse',
  'withdraw',
] as const satisfies readonly Step[];
export type FeeStep = (typeof FEE_STEPS)[number];

export const FEE_DECISIONS = ['approve', 'refuse'] as const satisfies readonly FeeStep[];
export type FeeDecision = (typeof FEE_DECISIONS)[number];

/** What is written of it afterwards, in order: its steps, and what moves nothing. */
export const FEE_ACTS = [...FEE_STEPS, 'answer', 'propose', 'decline'] as const;
export type FeeAct = (typeof FEE_ACTS)[number];

export const FEE_STEP_RECORDS: Record<FeeStep, StepRecord> = {
  ...STEP_RECORDS,
  approve: { ...STEP_RECORDS.approve, needs: ['reasons over a breach'] },
};

const BESIDE: Record<Exclude<FeeAct, FeeStep>, EventKind> = {
  answer: 'question-answered',
  propose: 'ruling-proposed',
  decline: 'proposal-declined',
};

export const feeEvent = (act: FeeAct): EventKind =>
  act === 'answer' || act === 'propose' || act === 'decline' ? BESIDE[act] : FEE_STEP_RECORDS[act].event;

type Moves = Partial<Record<FeeStep, StoredFeeState>>;

/** Rows: the state. Columns: the step. A missing cell is a step that the state does not allow. */
export const FEE_TRANSITIONS: Record<FeeState, Moves> = {
  frozen: { submit: 'submitted', withdraw: 'withdrawn' },
  submitted: { 'find-complete': 'in-review', withdraw: 'withdrawn' },
  'in-review': { ask: 'questioned', approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
  questioned: { ask: 'questioned', 'answer-last': 'in-review', refuse: 'refused', withdraw: 'withdrawn' },
  approved: {},
  refused: {},
  withdrawn: {},
  superseded: {},
};

export const nextFeeState = (state: FeeState, step: FeeStep): StoredFeeState | undefined =>
  FEE_TRANSITIONS[state][step];

/** What the clock does, for the drawing. */
export const FEE_CLOCK_MOVES: readonly { from: FeeState; when: string; to: FeeState }[] = [
  { from: 'approved', when: 'first day of the next one approved in its place', to: 'superseded' },
];

/** Every change of a state that some step makes, "from > to": the database refuses any other. */
export const FEE_MOVES: readonly string[] = [
  ...new Set(
    FEE_STORED_STATES.flatMap((from) =>
      Object.values(FEE_TRANSITIONS[from]).flatMap((to) => (from === to ? [] : [`${from} > ${to}`])),
    ),
  ),
].sort();
