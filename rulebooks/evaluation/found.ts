/** What a rule finds in a variant, part by part. */
import { type Evidence, evidenceOf, isMeasured } from '../format/evidence';
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

/** What a computed rule finds; nothing of any other. */
export const holds = (situation: Situation<Rulebook>, rule: Rule): Ruling[] =>
  rule.kind === 'computed' ? evidenceOf(rule).flatMap((evidence) => part(situation, rule, evidence)) : [];
