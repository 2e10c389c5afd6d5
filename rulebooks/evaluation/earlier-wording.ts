/** A clause amended after the day asked about: the source does not give the earlier wording. */
import type { Rule } from '../format/record';
import { listedInScope, type Ruling, type Situation } from '../judging/situation';
import { longDate, RuleName } from '../spelling/wording';
import { namesWagers } from '../terms/scope';

export function earlierWording(situation: Situation, rule: Rule): Ruling[] {
  const { validFrom } = rule;
  if (rule.kind === 'informative' || validFrom === undefined) return [];
  const unknown = (about: string): Ruling => ({
    verdict: 'not-assessed',
    threshold: `from ${longDate(validFrom)}`,
    found: longDate(situation.day),
    explanation: `${RuleName(rule)} was amended on ${longDate(validFrom)}, and the source does not give its wording on ${longDate(situation.day)}, so ${about} is not assessed; ask the regulator, or choose a day from ${longDate(validFrom)}.`,
  });
  if (!namesWagers(rule)) return [unknown('it')];
  return listedInScope(situation, rule).map(({ wager }) => ({ ...unknown(wager.label), wager: wager.id }));
}
