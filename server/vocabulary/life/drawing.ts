/** A machine as a drawing in text (Mermaid) and as a table, for `docs/life.md`. */
import {
  FILING_CLOCK_MOVES,
  FILING_STATES,
  FILING_STEP_RECORDS,
  FILING_STEPS,
  FILING_TRANSITIONS,
} from './filings';
import { STATE_LABELS, STATES } from './states';
import { type Basis, clauseOf, withoutClause } from './step-clause';
import { CLOCK_MOVES, STEP_RECORDS, STEPS, type StepRecord, TRANSITIONS } from './steps';
import {
  BEGINNINGS,
  VARIATION_CLOCK_MOVES,
  VARIATION_KINDS,
  VARIATION_STATE_LABELS,
  VARIATION_STATES,
  VARIATION_STEP_RECORDS,
  VARIATION_STEPS,
  VARIATION_TRANSITIONS,
} from './variations';

type Machine<State extends string, Step extends string> = {
  begins: readonly { to: State; label: string; by?: Step }[];
  states: readonly State[];
  labels: Record<State, string>;
  steps: readonly Step[];
  records: Record<Step, StepRecord>;
  transitions: Record<State, Partial<Record<Step, State>>>;
  clock: readonly { from: State; when: string; to: State }[];
};

export const SUBMISSIONS: Machine<(typeof STATES)[number], (typeof STEPS)[number]> = {
  begins: [{ to: 'frozen', label: 'Freeze a draft' }],
  states: STATES,
  labels: STATE_LABELS,
  steps: STEPS,
  records: STEP_RECORDS,
  transitions: TRANSITIONS,
  clock: CLOCK_MOVES,
};

export const VARIATIONS: Machine<(typeof VARIATION_STATES)[number], (typeof VARIATION_STEPS)[number]> = {
  begins: VARIATION_KINDS.map((kind) => {
    const { step, to } = BEGINNINGS[kind];
    return { to, label: VARIATION_STEP_RECORDS[step].label, by: step };
  }),
  states: VARIATION_STATES,
  labels: VARIATION_STATE_LABELS,
  steps: VARIATION_STEPS,
  records: VARIATION_STEP_RECORDS,
  transitions: VARIATION_TRANSITIONS,
  clock: VARIATION_CLOCK_MOVES,
};

export const FILINGS: Machine<(typeof FILING_STATES)[number], (typeof FILING_STEPS)[number]> = {
  begins: [{ to: 'frozen', label: 'Prepare a version' }],
  states: FILING_STATES,
  labels: STATE_LABELS,
  steps: FILING_STEPS,
  records: FILING_STEP_RECORDS,
  transitions: FILING_TRANSITIONS,
  clock: FILING_CLOCK_MOVES,
};

const id = (state: string): string => state.replaceAll('-', '_');

export function drawing<State extends string, Step extends string>(of: Machine<State, Step>): string {
  const moves = of.states.flatMap((state) =>
    of.steps.flatMap((step) => {
      const to = of.transitions[state][step];
      return to ? [`  ${id(state)} --> ${id(to)}: ${of.records[step].label}`] : [];
    }),
  );
  const clock = of.clock.map(({ from, to, when }) => `  ${id(from)} --> ${id(to)}: ⏱ ${when}`);
  const names = of.states.map((state) => `  ${id(state)}: ${of.labels[state]}`);
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  direction TB',
    ...of.begins.map(({ to, label }) => `  [*] --> ${id(to)}: ${label}`),
    ...names,
    ...moves,
    ...clock,
    '```',
  ].join('\n');
}

export const CLAUSES_LEAD =
  'What each step rests on, as the head of each rulebook names it. The dialog of the step, its event, its sealed record and its letter name the same clause. “That of the game”: the section that lists the game which is approved.';

/** Of each rulebook the clause that every step rests on, and what there is to say where it has none. */
export function clauseTable<State extends string, Step extends string>(
  of: Pick<Machine<State, Step>, 'steps' | 'records'>,
  books: readonly (Basis['rulebook'] & { title: string })[],
): string {
  const named = (step: Step, rulebook: Basis['rulebook']): string => {
    const { rests } = of.records[step];
    if (rests.on === 'game') return SECTION;
    const clause = clauseOf(of.records[step], { rulebook, trial: true });
    return clause ?? (rests.on === 'asked' ? SECTION : 'none');
  };
  const rows = of.steps.map((step) => {
    const cells = books.map((book) => named(step, book));
    const why = cells.includes('none') ? withoutClause(of.records[step]) : '';
    return `| ${of.records[step].label} | ${cells.join(' | ')} | ${why} |`;
  });
  return [
    `| step | ${books.map(({ title }) => title).join(' | ')} | why it is there, where none is named |`,
    `| --- |${' --- |'.repeat(books.length + 1)}`,
    ...rows,
  ].join('\n');
}

const SECTION = 'that of the game';

export function stepTable<State extends string, Step extends string>(of: Machine<State, Step>): string {
  const rows = of.steps.map((step) => {
    const { label, who, needs, event, tells } = of.records[step];
    const from = of.states.filter((state) => of.transitions[state][step]);
    const begun = of.begins.filter(({ by }) => by === step).map(({ to }) => to);
    const to = [...new Set([...begun, ...from.map((state) => of.transitions[state][step])])];
    const starts = from.length > 0 ? from.join(', ') : 'a frozen version';
    return `| ${label} | ${who} | ${needs.join(', ') || 'nothing'} | ${starts} | ${to.join(', ')} | \`${event}\` | ${tells} |`;
  });
  return [
    '| step | who | what must be there | from | to | event | who gets a notice |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
