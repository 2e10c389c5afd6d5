/** The smallest and the largest wager are given, in order, and are shown at the table. */
import { isCurrency, shownMoney } from './money';
import type { Evaluator } from './situation';
import { RuleName, ruleName } from './wording';

export const tableLimits: Evaluator<'table-limits'> = ({ variant }, rule) => {
  const { limits } = variant.circumstances;
  const paper = 'sign' as const;
  if (!limits || !isCurrency(limits.currency)) {
    return [
      {
        verdict: 'not-assessed',
        explanation: `${RuleName(rule)} asks for a notice of the minimum and maximum wager; give both, with their currency.`,
        paper,
      },
    ];
  }
  const minimum = shownMoney(limits.minimum, limits.currency);
  const maximum = shownMoney(limits.maximum, limits.currency);
  const found = `${minimum} to ${maximum}`;
  if (limits.minimum > limits.maximum) {
    return [
      {
        verdict: 'breach',
        found,
        explanation: `The minimum wager of ${minimum} is above the maximum of ${maximum}, so the notice that ${ruleName(rule)} asks for cannot be true.`,
      },
    ];
  }
  return [
    {
      verdict: rule.onBreach === 'breach' ? 'meets' : (rule.onBreach ?? 'needs-notice'),
      found,
      explanation: `${RuleName(rule)} asks for a notice of the minimum and maximum wager: ${found}.`,
      signLine: `Minimum wager ${minimum}, maximum wager ${maximum}.`,
      paper,
    },
  ];
};
