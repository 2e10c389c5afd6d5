/** Sums of the operator's own beside the least that the rule prints. A printed table meets it: whatever it pays is in the source. */
import { chosen, labelIn } from '../../judging/chosen';
import { inScope, type Measures } from '../../judging/situation';
import { minorUnits } from '../../spelling/amount';
import { shownMoney } from '../../spelling/money';
import { readSums } from '../../spelling/sums';
import { listed, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

type Sum = { label: string; sum: number; least: number };

export const judge: Measures<Part> = (situation, rule, { option: id, least }) => {
  const known = chosen(situation, id);
  if (!known) return [];
  const { option, value } = known;
  const { currency } = situation.rulebook;
  const money = (amount: number) => shownMoney(amount, currency);
  const asks = ruleName(rule);
  const printed = option.values.some((permitted) => permitted.value === value);
  const { sums = [] } = option;
  const written = readSums(value, sums.length);
  if (!printed && !written) return [];
  return inScope(situation, rule).map(({ wager: { id: wager } }) => {
    const about = { wager, option: option.id };
    if (printed) {
      const label = labelIn(option, value);
      return {
        ...about,
        verdict: 'meets' as const,
        found: label,
        explanation: `${option.label}: ${label}, which ${asks} prints.`,
      };
    }
    const all = sums.map(
      ({ id: of, label }, at): Sum => ({
        label,
        sum: written?.[at] ?? 0,
        least: minorUnits(least[of] ?? '0') ?? 0,
      }),
    );
    const below = all.filter(({ sum, least: from }) => sum < from);
    const nearest = all.reduce((a, b) => (b.sum - b.least < a.sum - a.least ? b : a));
    const shown = below.length > 0 ? below : [nearest];
    const threshold = listed(shown.map((sum) => `${sum.label} at least ${money(sum.least)}`));
    const found = listed(shown.map((sum) => `${sum.label} ${money(sum.sum)}`));
    const apart = nearest.sum - nearest.least;
    const margin = apart === 0 ? '0' : `${money(Math.abs(apart))} ${apart < 0 ? 'below' : 'above'}`;
    return below.length > 0
      ? {
          ...about,
          verdict: rule.onBreach,
          threshold,
          found,
          margin,
          explanation: `${option.label}: ${found}; ${asks} asks for ${listed(below.map((sum) => money(sum.least)))} or more. Raise ${below.length === 1 ? 'it' : 'them'}, or choose a printed table.`,
        }
      : {
          ...about,
          verdict: 'meets',
          threshold,
          found,
          margin,
          explanation: `${option.label}: no sum is below what ${asks} prints; the nearest is ${found}, and ${money(nearest.least)} is asked for.`,
        };
  });
};
