/** With this value of an option, a line on the sign must tell players. */
import type { Evaluator } from './situation';
import { ruleName } from './wording';

export const optionNotice: Evaluator<'option-notice'> = (situation, rule, evidence) => {
  const option = situation.game.options.find(({ id }) => id === evidence.option);
  const found = situation.options.get(evidence.option);
  const value = option?.values.find((known) => known.value === found);
  if (!option || !value || (evidence.whenValues && !evidence.whenValues.includes(value.value))) return [];
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
