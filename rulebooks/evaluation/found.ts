/** What a rule finds in a variant, part by part. */
import { type Evidence, isMeasured, judgedParts } from '../format/evidence';
import type { Rule, Rulebook } from '../format/record';
import type { Ruling, Situation } from '../judging/situation';
import { notStated, spokenOf } from '../judging/speaks';
import { measured } from '../measures/judges';
import { owed } from '../obligations/judges';
import { withWaysOut } from './ways-out';

function part(situation: Situation<Rulebook>, rule: Rule, evidence: Evidence): Ruling[] {
  const spoken = spokenOf(situation, evidence);
  if (spoken === undefined) return [];
  if (spoken === 'not-stated') return [notStated(situation, rule, evidence)];
  if (!isMeasured(evidence)) return owed(spoken, rule, evidence);
  const rulings = measured(spoken, { ...rule, onBreach: rule.onBreach ?? 'breach' }, evidence);
  if (evidence.measure !== 'option') return rulings;
  return rulings.map((ruling) => withWaysOut(spoken, situation.rulebook, evidence, ruling));
}

/** What the parts of a rule find that no person answers for. */
export const holds = (situation: Situation<Rulebook>, rule: Rule): Ruling[] =>
  rule.kind === 'informative' ? [] : judgedParts(rule).flatMap((evidence) => part(situation, rule, evidence));
