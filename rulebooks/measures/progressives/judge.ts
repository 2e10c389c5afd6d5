/** A progressive wager is one that the game's own section gives rules and odds for; any other is a new feature. */

import type { Measures } from '../../judging/situation';
import { listed, ruleName } from '../../spelling/wording';
import { meterInRecord } from '../../terms/settled-by';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule) => {
  const { offered } = situation;
  const wagers = offered.filter(({ wager }) => meterInRecord(wager) !== undefined);
  if (wagers.length === 0) return [];
  const found = listed(wagers.map(({ wager }) => wager.label));
  const clauses = [...new Set(wagers.map(({ wager }) => wager.clause))];
  const has = wagers.length === 1 ? 'has rules and odds of its own' : 'have rules and odds of their own';
  return [
    {
      verdict: 'meets',
      found,
      explanation: `${found} ${has} in ${clauses.length === 1 ? 'rule' : 'rules'} ${listed(clauses)}, as ${ruleName(rule)} asks of a progressive wager.`,
    },
  ];
};
