/** An option that may be chosen only where an event pays one given amount. */
import { compareWorth } from '@/simulations/pays/net-pay';
import { isRead, printedWorth } from '../pay-table';
import { chosenValue } from './option-chosen';
import { payVerb } from './pay-words';
import type { Evaluator } from './situation';
import { ruleName } from './wording';

export const optionNeedsPay: Evaluator<'option-needs-pay'> = (situation, rule, evidence) => {
  const chosen = chosenValue(situation, evidence);
  const offered = situation.offered.find(({ wager }) => wager.id === evidence.wager);
  if (!chosen || !offered) return [];
  const { option, shown } = chosen;
  const cell = offered.table?.cells.find(({ event }) => event === evidence.event);
  const where = `${offered.wager.label} on “${offered.labelOf(evidence.event)}”`;
  const about = {
    threshold: evidence.pay,
    option: option.id,
    wager: offered.wager.id,
    event: evidence.event,
  };
  if (!cell || !isRead(cell)) {
    return [
      {
        ...about,
        verdict: 'not-assessed',
        explanation: `What is paid for ${where} cannot be read, so ${ruleName(rule)} is not assessed; correct the cell.`,
      },
    ];
  }
  const pays = `${offered.wager.label} ${payVerb(cell.pay)} on “${offered.labelOf(evidence.event)}”`;
  const meets = compareWorth(cell.worth, printedWorth(evidence.pay)) === 0;
  return [
    {
      ...about,
      verdict: meets ? 'meets' : rule.onBreach,
      found: cell.pay,
      explanation: meets
        ? `${option.label} is ${shown}, and ${pays}, where ${ruleName(rule)} allows it.`
        : `${option.label} is ${shown}, but ${pays}; ${ruleName(rule)} allows it only where that pays ${evidence.pay}.`,
    },
  ];
};
