/** What a rule does not allow at all: a value of an option, or something declared. */
import { because } from '../../judging/because';
import { labelIn } from '../../judging/chosen';
import type { Obliges, Ruling } from '../../judging/situation';
import { reasons, settings, valuesWithout } from '../../judging/speaks';
import { quoted } from '../../spelling/quoted';
import { listed, RuleName, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Obliges<Part> = (situation, rule, evidence) => {
  const facts = reasons(situation, evidence);
  if (facts.length > 0)
    return [
      {
        verdict: 'breach',
        explanation: `${RuleName(rule)} does not allow what is declared: ${because(situation, facts)}.`,
        paper: 'dossier',
      },
    ];
  return settings(situation, evidence).map((chosen): Ruling => {
    const { option, value } = chosen;
    const found = labelIn(option, value);
    const permitted = listed(
      valuesWithout(situation, evidence, chosen).map((each) => quoted(labelIn(option, each))),
      'or',
    );
    return {
      verdict: 'breach',
      threshold: permitted,
      found,
      option: option.id,
      explanation: `${option.label} is ${quoted(found)}, which ${ruleName(rule)} does not allow; choose ${permitted}.`,
    };
  });
};
