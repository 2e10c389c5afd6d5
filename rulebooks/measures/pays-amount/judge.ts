/** One event that pays one given amount, where the options chosen ask for it. */
import { compareWorth } from '@/simulations/pays/net-pay';
import { shownValue } from '../../judging/chosen';
import { payVerb } from '../../judging/pay-words';
import { inScope, type Measures, type Ruling } from '../../judging/situation';
import { settings } from '../../judging/speaks';
import { isRead, printedWorth } from '../../offer/pay-table';
import { listed, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule, evidence) => {
  const { event, exactly } = evidence;
  const set = settings(situation, evidence);
  const why = listed(
    set.map(
      ({ option, value }) => `${option.label} is ${shownValue(option, value, situation.rulebook.currency)}`,
    ),
  );
  return inScope(situation, rule).map((offered): Ruling => {
    const { wager, table, labelOf } = offered;
    const cell = table?.cells.find((each) => each.event === event);
    const on = `on “${labelOf(event)}”`;
    const about = { threshold: exactly, option: set[0]?.option.id, wager: wager.id, event };
    if (!cell || !isRead(cell))
      return {
        ...about,
        verdict: 'not-assessed',
        explanation: `What is paid for ${wager.label} ${on} cannot be read, so ${ruleName(rule)} is not assessed; correct the cell.`,
      };
    const pays = `${wager.label} ${payVerb(cell.pay)} ${on}`;
    const meets = compareWorth(cell.worth, printedWorth(exactly)) === 0;
    return {
      ...about,
      verdict: meets ? 'meets' : rule.onBreach,
      found: cell.pay,
      explanation: meets
        ? `${why}, and ${pays}, as ${ruleName(rule)} requires.`
        : `${why}, but ${pays}; ${ruleName(rule)} allows this choice only where the row pays ${exactly}.`,
    };
  });
};
