/** The machine as a drawing in text (Mermaid) and as a table, for `docs/life.md`. */
import { STATE_LABELS, STATES } from './states';
import { CLOCK_MOVES, STEP_RECORDS, STEPS, TRANSITIONS } from './steps';

const id = (state: string): string => state.replaceAll('-', '_');

export function drawing(): string {
  const moves = STATES.flatMap((state) =>
    STEPS.flatMap((step) => {
      const to = TRANSITIONS[state][step];
      return to ? [`  ${id(state)} --> ${id(to)}: ${STEP_RECORDS[step].label}`] : [];
    }),
  );
  const clock = CLOCK_MOVES.map(({ from, to, when }) => `  ${id(from)} --> ${id(to)}: ⏱ ${when}`);
  const names = STATES.map((state) => `  ${id(state)}: ${STATE_LABELS[state]}`);
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  direction TB',
    '  [*] --> frozen: Freeze a draft',
    ...names,
    ...moves,
    ...clock,
    '```',
  ].join('\n');
}

export function stepTable(): string {
  const rows = STEPS.map((step) => {
    const { label, who, needs, event, tells } = STEP_RECORDS[step];
    const from = STATES.filter((state) => TRANSITIONS[state][step]);
    const to = [...new Set(from.map((state) => TRANSITIONS[state][step]))];
    return `| ${label} | ${who} | ${needs.join(', ') || 'nothing'} | ${from.join(', ')} | ${to.join(', ')} | \`${event}\` | ${tells} |`;
  });
  return [
    '| step | who | what must be there | from | to | event | who gets a notice |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
