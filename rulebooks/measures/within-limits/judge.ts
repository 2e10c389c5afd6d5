/** Whether a wager in scope can be as large as the amount from which it earns something. Without limits that is not known. */
import { chosen, shownValue } from '../../judging/chosen';
import { inScope, type Measures } from '../../judging/situation';
import { limitGroup } from '../../offer/limit-group';
import { minorUnits } from '../../spelling/amount';
import { shownMoney } from '../../spelling/money';
import { ruleName } from '../../spelling/wording';
import { limitsIn } from '../../variant/limits';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule, { option: id }) => {
  const known = chosen(situation, id);
  const { limits } = situation.variant.circumstances;
  const { currency } = situation.rulebook;
  if (!known || limits?.currency !== currency) return [];
  const { option, value } = known;
  const from = minorUnits(value);
  if (from === undefined) return [];
  const found = shownValue(option, value, currency);
  return inScope(situation, rule).map(({ wager: offered }) => {
    const { id: wager, label } = offered;
    const { minimum: least, maximum: most } = limitsIn(limits, limitGroup(situation.game, offered));
    const threshold = `at most ${shownMoney(most, currency)}`;
    const apart = shownMoney(Math.abs(most - from), currency);
    const margin = from === most ? '0' : `${apart} ${from > most ? 'above' : 'below'}`;
    const about = { wager, option: option.id, threshold, found, margin };
    return from > most
      ? {
          ...about,
          verdict: rule.onBreach,
          explanation: `${option.label}: a wager of ${found}, and the table takes no more than ${shownMoney(most, currency)} on ${label}. Nobody can earn what ${ruleName(rule)} has you display; lower the amount to ${shownMoney(most, currency)}, or raise the maximum.`,
        }
      : {
          ...about,
          verdict: 'meets',
          explanation:
            from < least
              ? `${option.label}: ${found}, and the table takes no less than ${shownMoney(least, currency)} on ${label}, so every wager qualifies. A sign is clearer with ${shownMoney(least, currency)}.`
              : `${option.label}: ${found}, which the table takes on ${label}, as ${ruleName(rule)} needs.`,
        };
  });
};
