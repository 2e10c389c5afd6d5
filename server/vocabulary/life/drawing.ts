/** A machine as a drawing in text (Mermaid) and as a table, for `docs/life.md`. */
import {
  FILING_CLOCK_MOVES,
  FILING_STATES,
  FILING_STEP_RECORDS,
  FILING_STEPS,
  FILING_TRANSITIONS,
  PREPARE,
} from './filings';
import { STATE_LABELS, STATES } from './states';
import { leftAt, STAYS, type Stays } from './stays';
import { type Basis, clauseOf, withoutClause } from './step-clause';
import {
  type Beginning,
  CLOCK_MOVES,
  FREEZE,
  STEP_RECORDS,
  STEPS,
  type StepRecord,
  TRANSITIONS,
} from './steps';
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
  begins: readonly Beginning<State>[];
  states: readonly State[];
  labels: Record<State, string>;
  steps: readonly Step[];
  records: Record<Step, StepRecord>;
  transitions: Record<State, Partial<Record<Step, State | Stays>>>;
  clock: readonly { from: State; when: string; to: State }[];
};

export const SUBMISSIONS: Machine<(typeof STATES)[number], (typeof STEPS)[number]> = {
  begins: [FREEZE],
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
    return { from: 'a frozen version', record: VARIATION_STEP_RECORDS[step], to };
  }),
  states: VARIATION_STATES,
  labels: VARIATION_STATE_LABELS,
  steps: VARIATION_STEPS,
  records: VARIATION_STEP_RECORDS,
  transitions: VARIATION_TRANSITIONS,
  clock: VARIATION_CLOCK_MOVES,
};

export const FILINGS: Machine<(typeof FILING_STATES)[number], (typeof FILING_STEPS)[number]> = {
  begins: [PREPARE],
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
      const to = leftAt(of.transitions[state][step], state);
      return to ? [`  ${id(state)} --> ${id(to)}: ${of.records[step].label}`] : [];
    }),
  );
  const clock = of.clock.map(({ from, to, when }) => `  ${id(from)} --> ${id(to)}: ⏱ ${when}`);
  const names = of.states.map((state) => `  ${id(state)}: ${of.labels[state]}`);
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  direction TB',
    ...of.begins.map(({ to, record }) => `  [*] --> ${id(to)}: ${record.label}`),
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
  of: Pick<Machine<State, Step>, 'begins' | 'steps' | 'records'>,
  books: readonly (Basis['rulebook'] & { title: string })[],
): string {
  const named = (record: StepRecord, rulebook: Basis['rulebook']): string => {
    const { rests } = record;
    if (rests.on === 'game') return SECTION;
    const clause = clauseOf(record, { rulebook, trial: true });
    return clause ?? (rests.on === 'asked' ? SECTION : 'none');
  };
  const rows = recordsOf(of).map((record) => {
    const cells = books.map((book) => named(record, book));
    const why = cells.includes('none') ? withoutClause(record) : '';
    return `| ${record.label} | ${cells.join(' | ')} | ${why} |`;
  });
  return [
    `| step | ${books.map(({ title }) => title).join(' | ')} | why it is there, where none is named |`,
    `| --- |${' --- |'.repeat(books.length + 1)}`,
    ...rows,
  ].join('\n');
}

const SECTION = 'that of the game';

/** Every step, those that begin something first. */
const recordsOf = <State extends string, Step extends string>({
  begins,
  steps,
  records,
}: Pick<Machine<State, Step>, 'begins' | 'steps' | 'records'>): StepRecord[] => [
  ...new Set([...begins.map(({ record }) => record), ...steps.map((step) => records[step])]),
];

export const FILINGS_LEAD =
  'No rulebook has a clause on how a house puts its document to the authority. Why each step is there:';

/** Of steps that no clause is about. */
export const reasonTable = <State extends string, Step extends string>(of: Machine<State, Step>): string =>
  [
    '| step | why it is there |',
    '| --- | --- |',
    ...recordsOf(of).map((record) => `| ${record.label} | ${withoutClause(record)} |`),
  ].join('\n');

const stepRow = ({ label, who, needs, event, tells }: StepRecord, from: string, to: string): string =>
  `| ${label} | ${who} | ${needs.join(', ') || 'nothing'} | ${from} | ${to} | \`${event}\` | ${tells} |`;

export function stepTable<State extends string, Step extends string>(of: Machine<State, Step>): string {
  const begun = of.begins.map(({ record, from, to }) => stepRow(record, from, to));
  const rows = of.steps.flatMap((step) => {
    const from = of.states.filter((state) => of.transitions[state][step]);
    if (from.length === 0) return [];
    const to = [...new Set(from.map((state) => of.transitions[state][step]))].map((each) =>
      each === STAYS ? 'where it stands' : each,
    );
    return [stepRow(of.records[step], from.join(', '), to.join(', '))];
  });
  return [
    '| step | who | what must be there | from | to | event | who gets a notice |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...begun,
    ...rows,
  ].join('\n');
}
