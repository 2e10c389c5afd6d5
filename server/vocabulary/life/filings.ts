/**
 * The life of a document of a house that is put to the regulator, a schedule of fees or pool rules: the steps and states of a submission (`steps.ts`), without
 * those of a trial. Its form is read before it is sent, so what is submitted is complete.
 */
import type { EventKind } from '../event-kinds';
import type { StoredState } from './states';
import { type Beginning, FREEZE, STEP_RECORDS, type Step, type StepRecord } from './steps';

export const FILING_STORED_STATES = [
  'frozen',
  'submitted',
  'in-review',
  'questioned',
  'approved',
  'refused',
  'withdrawn',
] as const satisfies readonly StoredState[];
export type StoredFilingState = (typeof FILING_STORED_STATES)[number];

/** Superseded is what the clock makes of an approved one (`filings-on-day.ts`): nobody stores it. */
export const FILING_STATES = [
  ...FILING_STORED_STATES,
  'superseded',
] as const satisfies readonly StoredState[];
export type FilingState = (typeof FILING_STATES)[number];

const OPEN: ReadonlySet<FilingState> = new Set<FilingState>([
  'frozen',
  'submitted',
  'in-review',
  'questioned',
]);
/** Neither decided nor withdrawn. */
export const isOpen = (state: FilingState): boolean => OPEN.has(state);

export const FILING_STEPS = [
  'submit',
  'find-complete',
  'ask',
  'answer-last',
  'approve',
  'refuse',
  'withdraw',
] as const satisfies readonly Step[];
export type FilingStep = (typeof FILING_STEPS)[number];

export const FILING_DECISIONS = ['approve', 'refuse'] as const satisfies readonly FilingStep[];
export type FilingDecision = (typeof FILING_DECISIONS)[number];

/** What is written of it afterwards, in order: its steps, and what moves nothing. */
export const FILING_ACTS = [...FILING_STEPS, 'answer', 'propose', 'decline', 'assign'] as const;
export type FilingAct = (typeof FILING_ACTS)[number];

/** The rules print what was approved of a house, and not how it was put to the authority. */
const SENT = { rests: { without: 'An authority decides on what was submitted to it.' } };
const DECIDED = { rests: { without: 'What the rules print of a house was approved by the authority.' } };

export const FILING_STEP_RECORDS: Record<FilingStep, StepRecord> = {
  ...STEP_RECORDS,
  submit: { ...STEP_RECORDS.submit, ...SENT },
  approve: { ...STEP_RECORDS.approve, ...DECIDED, needs: ['reasons over a breach'] },
  refuse: { ...STEP_RECORDS.refuse, ...DECIDED },
};

/** As a draft of a game is frozen. */
export const PREPARE: Beginning<StoredFilingState> = {
  from: 'a saved version',
  record: {
    ...FREEZE.record,
    label: 'Prepare a version',
    needs: ['a saved version, and no other under way'],
  },
  to: 'frozen',
};

const BESIDE: Record<Exclude<FilingAct, FilingStep>, EventKind> = {
  answer: 'question-answered',
  propose: 'ruling-proposed',
  decline: 'proposal-declined',
  assign: 'review-assigned',
};

const isBeside = (act: FilingAct): act is Exclude<FilingAct, FilingStep> => Object.hasOwn(BESIDE, act);

export const filingEvent = (act: FilingAct): EventKind =>
  isBeside(act) ? BESIDE[act] : FILING_STEP_RECORDS[act].event;

type Moves = Partial<Record<FilingStep, StoredFilingState>>;

/** Rows: the state. Columns: the step. A missing cell is a step that the state does not allow. */
export const FILING_TRANSITIONS: Record<FilingState, Moves> = {
  frozen: { submit: 'submitted', withdraw: 'withdrawn' },
  submitted: { 'find-complete': 'in-review', withdraw: 'withdrawn' },
  'in-review': { ask: 'questioned', approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
  questioned: { ask: 'questioned', 'answer-last': 'in-review', refuse: 'refused', withdraw: 'withdrawn' },
  approved: {},
  refused: {},
  withdrawn: {},
  superseded: {},
};

export const nextFilingState = (state: FilingState, step: FilingStep): StoredFilingState | undefined =>
  FILING_TRANSITIONS[state][step];

/** What the clock does, for the drawing. */
export const FILING_CLOCK_MOVES: readonly { from: FilingState; when: string; to: FilingState }[] = [
  { from: 'approved', when: 'first day of the next one approved in its place', to: 'superseded' },
];

/** Every change of a state that some step makes, "from > to": the database refuses any other. */
export const FILING_MOVES: readonly string[] = [
  ...new Set(
    FILING_STORED_STATES.flatMap((from) =>
      Object.values(FILING_TRANSITIONS[from]).flatMap((to) => (from === to ? [] : [`${from} > ${to}`])),
    ),
  ),
].sort();
