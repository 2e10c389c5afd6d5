import type { RuleInput } from '../../format/record';
import { holds } from '../../format/statements';

/** A statement that approves what a wager pays, neither more nor less. */
export const exactly = (
  clause: string,
  line: number | [number, number],
  wager: string,
  label: string,
  win: string,
): RuleInput =>
  holds(clause, line, `${label} pays ${win}.`, {
    evidence: { measure: 'pays', against: 'approved' },
    onBreach: 'breach',
    appliesTo: { wagers: [wager] },
    parameters: [{ name: 'win', comparator: 'equal', value: win, unit: 'odds' }],
  });
