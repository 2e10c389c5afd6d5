/** With this value of an option, a line on the sign must tell players. */
import { chosen } from './chosen';
import type { Evaluator } from './situation';
import { ruleName } from './wording';

export const optionNotice: Evaluator<'option-notice'> = (situation, rule, evidence) => {
  const known = chosen(situation, evidence.option);
  const value = known?.option.values.find((each) => each.value === known.value);
  if (!known || !value || (evidence.whenValues && !evidence.whenValues.includes(value.value))) return [];
  const { option } = known;
  return [
    {
      verdict: rule.onBreach,
      found: value.label,
      option: option.id,
      explanation: `${option.label} is “${value.label}”; ${ruleName(rule)} asks for a notice at the table.`,
      signLine: evidence.notice.replaceAll('{value}', value.label),
      paper: 'sign',
    },
  ];
};
