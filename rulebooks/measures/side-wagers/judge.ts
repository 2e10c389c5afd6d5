/** How many side wagers are on offer at one table: those the rulebook lists and those that the operator wrote. */
import type { Measures } from '../../judging/situation';
import { counted, listed, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Measures<Part> = ({ offered }, rule, { atMost }) => {
  const side = offered.filter(({ wager }) => wager.side);
  if (side.length === 0) return [];
  const names = listed(side.map(({ wager }) => wager.label));
  const most = counted(atMost, 'side wager');
  const meets = side.length <= atMost;
  const stands = side.length === 1 ? 'is' : 'are';
  return [
    {
      verdict: meets ? 'meets' : rule.onBreach,
      threshold: `${most} at most`,
      found: counted(side.length, 'side wager'),
      margin: side.length === atMost ? '0' : `${Math.abs(side.length - atMost)} ${meets ? 'below' : 'above'}`,
      explanation: meets
        ? `${names} ${stands} on offer; ${ruleName(rule)} allows ${most} at a table.`
        : `${names} ${stands} on offer at one table; ${ruleName(rule)} allows ${most}. Offer the others at other tables.`,
    },
  ];
};
