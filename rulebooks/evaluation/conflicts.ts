/** Rules that contradict one another: reported, never settled by their order. */
import type { Rule, Rulebook } from '../format/record';
import type { Ruling, Situation } from '../judging/situation';
import type { Judged } from './conflict';
import { optionConflicts } from './option-conflicts';
import { payConflicts } from './pay-conflicts';

/** What each rule finds, with conflicts in place of the verdicts that contradict one another. */
export function withConflicts(situation: Situation<Rulebook>, judged: Judged[]): Map<Rule, Ruling[]> {
  const conflicts = [...optionConflicts(situation, judged), ...payConflicts(situation, judged)];
  return new Map(
    judged.map(({ rule, confirmed, rulings }) => {
      const about = conflicts.filter(({ rules }) => rules.includes(rule));
      const kept = rulings.filter((ruling) => !about.some(({ replaces }) => replaces(ruling)));
      return [rule, [...confirmed, ...about.map(({ ruling }) => ruling), ...kept]];
    }),
  );
}
