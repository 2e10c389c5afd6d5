/** How many side wagers of which the rule speaks are on offer at one table: without a list of them, those that the operator wrote too. */
import { inScope, type Measures } from '../../judging/situation';
import { counted, listed, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule, { atMost }) => {
  const side = inScope(situation, rule).filter(({ wager }) => wager.side);
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
