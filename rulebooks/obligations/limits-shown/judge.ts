/** The minimum and maximum wager are given, in order, and shown at the table. */
import type { Obliges } from '../../judging/situation';
import { limitGroups, rangesOn } from '../../offer/limit-group';
import { isCurrency } from '../../spelling/currency';
import { shownMoney } from '../../spelling/money';
import { RuleName, ruleName } from '../../spelling/wording';
import { limitsSaid, ONE_OF } from '../../variant/limits';
import type { Part } from './schema';

export const judge: Obliges<Part> = ({ game, variant, offered }, rule) => {
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
  const shown = (amount: number) => shownMoney(amount, limits.currency);
  const ranges = rangesOn(
    limits,
    limitGroups(
      game,
      offered.map(({ wager }) => wager),
    ),
  );
  const groups = ranges.map((range) => ({ name: ONE_OF[range.group], ...range }));
  const found = limitsSaid(limits, ranges);
  const reversed = groups.find(({ minimum, maximum }) => minimum > maximum);
  if (reversed) {
    return [
      {
        verdict: 'breach',
        found,
        explanation: `The minimum ${reversed.name} of ${shown(reversed.minimum)} is above the maximum of ${shown(reversed.maximum)}, so the notice that ${ruleName(rule)} asks for would be false. Raise the maximum, or lower the minimum.`,
      },
    ];
  }
  return [
    {
      verdict: 'needs-notice',
      found,
      explanation: `Limits${ranges[0]?.group === 'all' ? '' : ':'} ${found}; ${ruleName(rule)} asks for a notice of the minimum and maximum wager.`,
      signLine: `${groups
        .map(
          ({ name, minimum, maximum }) =>
            `Minimum ${name} ${shown(minimum)}, maximum ${name} ${shown(maximum)}.`,
        )
        .join(' ')}`,
      paper,
    },
  ];
};
