/**
 * What is offered without an approval: a temporary local variation that the authority was notified of, and pays better
 * than the minimum. The same mechanism as the life of a submission (`steps.ts`), beside it.
 */
import type { EventKind } from '../event-kinds';
import type { Days } from './on-day';
import { isWithin } from './on-day';
import { movesAmong, STAYS, type Stays } from './stays';
import { STEP_RECORDS, type StepRecord } from './steps';

export const VARIATION_KINDS = ['temporary', 'better-pays'] as const;
export type VariationKind = (typeof VARIATION_KINDS)[number];

/** As stored. */
export const STORED_VARIATION_STATES = [
  'notified',
  'noted',
  'offered',
  'significant',
  'applied-for',
  'stopped',
  'taken-back',
] as const;
export type StoredVariationState = (typeof STORED_VARIATION_STATES)[number];

export const VARIATION_STATES = [...STORED_VARIATION_STATES, 'over'] as const;
export type VariationState = (typeof VARIATION_STATES)[number];

/** For the middle of a sentence. */
export const VARIATION_STATE_LABELS: Record<VariationState, string> = {
  notified: 'notified',
  noted: 'notified, and read by the authority',
  offered: 'offered without approval',
  significant: 'called significant by the authority',
  'applied-for': 'submitted for approval',
  stopped: 'stopped by the operator',
  'taken-back': 'taken back before its first day',
  over: 'over: its last day has passed',
};

export const VARIATION_STEPS = [
  'notify',
  'offer',
  'ask',
  'answer',
  'take-note',
  'call-significant',
  'take-back',
  'stop',
  'apply',
] as const;
export type VariationStep = (typeof VARIATION_STEPS)[number];

/** What makes one of a frozen version; every other step moves one. */
export const BEGINNINGS: Record<VariationKind, { step: VariationStep; to: StoredVariationState }> = {
  temporary: { step: 'notify', to: 'notified' },
  'better-pays': { step: 'offer', to: 'offered' },
};

/** What the authority does; each is sealed. */
export const VARIATION_RULINGS = ['take-note', 'call-significant'] as const;
export type VariationRulingKind = (typeof VARIATION_RULINGS)[number];

const APPROVER = "an operator's approver";
const REVIEWER = "the regulator's reviewers";

const NOT_FOR_A_TIME = 'The step is not there: these rules let nothing be offered without an approval.';

export const VARIATION_STEP_RECORDS: Record<VariationStep, StepRecord> = {
  notify: {
    label: 'Notify',
    who: APPROVER,
    needs: ['what changes', 'occasions, premises and days'],
    rests: { on: 'variations.notify', without: NOT_FOR_A_TIME },
    event: 'variation-notified',
    tells: 'regulator',
  },
  offer: {
    label: 'Offer without approval',
    who: APPROVER,
    needs: ['first day', 'tables'],
    rests: { on: 'betterPays.odds', without: NOT_FOR_A_TIME },
    event: 'better-pays-offered',
    tells: 'regulator',
  },
  ask: {
    ...STEP_RECORDS.ask,
    rests: {
      without: 'An authority asks what it has to know before it takes note, or calls it significant.',
    },
  },
  answer: {
    ...STEP_RECORDS['answer-last'],
    label: 'Answer a question',
    rests: { without: 'The authority reads the answer; the variation goes on meanwhile.' },
  },
  'take-note': {
    label: 'Take note',
    who: REVIEWER,
    needs: [],
    rests: { on: 'variations.notify', without: NOT_FOR_A_TIME },
    event: 'variation-noted',
    tells: 'operator',
  },
  'call-significant': {
    label: 'Call significant',
    who: REVIEWER,
    needs: ['reasons', 'last day'],
    rests: { on: 'variations.significant', without: NOT_FOR_A_TIME },
    event: 'variation-called-significant',
    tells: 'operator',
  },
  'take-back': {
    label: 'Take back',
    who: APPROVER,
    needs: ['reasons'],
    rests: { without: 'What has not begun may be left undone.' },
    event: 'variation-taken-back',
    tells: 'regulator',
  },
  stop: {
    label: 'Stop',
    who: APPROVER,
    needs: ['reasons', 'last day'],
    rests: { without: 'An operator may stop offering a game.' },
    event: 'variation-stopped',
    tells: 'regulator',
  },
  apply: {
    label: 'Submit for approval',
    who: APPROVER,
    needs: ['statement'],
    rests: { on: 'variations.significant', without: NOT_FOR_A_TIME },
    event: 'variation-applied-for',
    tells: 'regulator',
  },
};

type Moves = Partial<Record<VariationStep, StoredVariationState | Stays>>;

const ENDED_BY_OPERATOR: Moves = { 'take-back': 'taken-back', stop: 'stopped' };
/** A question stops nothing: what needs no approval waits for no answer. */
const ASKED: Moves = { ask: STAYS, answer: STAYS };
/** What was asked before it ended is still answered, unless it never began. */
const ANSWERED: Moves = { answer: STAYS };

/** Rows: the state, as the clock shows it. Columns: the step. A missing cell is a step that the state does not allow. */
export const VARIATION_TRANSITIONS: Record<VariationState, Moves> = {
  notified: { ...ASKED, ...ENDED_BY_OPERATOR, 'take-note': 'noted', 'call-significant': 'significant' },
  noted: { ...ASKED, ...ENDED_BY_OPERATOR, 'call-significant': 'significant' },
  offered: { ...ASKED, ...ENDED_BY_OPERATOR },
  significant: { ...ASKED, apply: 'applied-for', stop: 'stopped' },
  'applied-for': ANSWERED,
  stopped: ANSWERED,
  'taken-back': {},
  over: ANSWERED,
};

export const VARIATION_CLOCK_MOVES: readonly { from: VariationState; when: string; to: VariationState }[] = [
  { from: 'notified', when: 'after its last day', to: 'over' },
  { from: 'noted', when: 'after its last day', to: 'over' },
  { from: 'offered', when: 'after its last day, where it has one', to: 'over' },
];

export const nextVariationState = (
  state: VariationState,
  step: VariationStep,
): StoredVariationState | Stays | undefined => VARIATION_TRANSITIONS[state][step];

/** Every change of a stored state that some step makes, "from > to": the database refuses any other. */
export const STORED_VARIATION_MOVES: readonly string[] = [
  ...new Set(
    STORED_VARIATION_STATES.flatMap((from) =>
      movesAmong(Object.values(VARIATION_TRANSITIONS[from])).map((to) => `${from} > ${to}`),
    ),
  ),
].sort();

/** 2.4(d) lets what was notified and used be kept for good; what is called significant goes its own way (2.4(c)). */
export const mayBecomePermanent = (
  state: VariationState,
  steps: readonly { step: VariationStep }[],
): boolean => state !== 'taken-back' && !steps.some(({ step }) => step === 'call-significant');

export const eventOf = (step: VariationStep): EventKind => VARIATION_STEP_RECORDS[step].event;

/** Of a variation: its first day, its last where it has one, and the days of each occasion where there are several. */
export type VariationDays = Omit<Days, 'to'> & { to: string | null };

const RUNS: ReadonlySet<StoredVariationState> = new Set<StoredVariationState>([
  'notified',
  'noted',
  'offered',
]);
/** Ended by a person, who may leave some days for stopping. */
const RUNS_OUT: ReadonlySet<StoredVariationState> = new Set<StoredVariationState>([
  'significant',
  'applied-for',
  'stopped',
]);

/** Where it stands on a day: the one reading of its days, for every page, paper and procedure. */
export const variationStateOn = (
  stored: StoredVariationState,
  { to }: Pick<VariationDays, 'to'>,
  today: string,
): VariationState => (RUNS.has(stored) && to !== null && today > to ? 'over' : stored);

/** Whether it may be played and its sign displayed on that day. */
export function variationMayBePlayed(
  stored: StoredVariationState,
  { from, to, lastDay, ...more }: VariationDays & { lastDay?: string | null },
  today: string,
): boolean {
  const within = isWithin({ ...more, from, to: to ?? today }, today) && (to === null || today <= to);
  if (RUNS.has(stored)) return within;
  return RUNS_OUT.has(stored) && within && !!lastDay && today <= lastDay;
}
