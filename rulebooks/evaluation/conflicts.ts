/** Rules that contradict one another: reported as they stand, never settled by their order. */
import type { Finding } from '../finding';
import { ruleId } from '../scope';
import type { Judged } from './conflict';
import { optionConflicts } from './option-conflicts';
import { payConflicts } from './pay-conflicts';
import type { Situation } from './situation';

export function withConflicts(situation: Situation, judged: Judged[]): Finding[] {
  const conflicts = [...optionConflicts(situation, judged), ...payConflicts(situation, judged)];
  return judged.flatMap(({ rule, confirmed, rulings }) => {
    const about = conflicts.filter(({ rules }) => rules.includes(rule));
    const kept = rulings.filter((ruling) => !about.some(({ replaces }) => replaces(ruling)));
    const all = [...confirmed, ...about.map(({ ruling }) => ruling), ...kept];
    return all.map((ruling) => ({
      rule: ruleId(situation.rulebook, rule),
      clause: rule.clause,
      ...ruling,
    }));
  });
}
