/** Pays other than the minimum and the printed tables: the sign must show them, with the house edge. */

import {
  betterOddsLine,
  hasPrintedTables,
  isBelowMinimum,
  isCustom,
  isUnread,
  variationOf,
} from '../../judging/pay-lines';
import { payVerb } from '../../judging/pay-words';
import { listedInScope, type Obliges, type Offered, type Ruling } from '../../judging/situation';
import type { ClauseId } from '../../spelling/ids';
import { edgeSaid, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Obliges<Part> = (situation, rule) => {
  const read = listedInScope(situation, rule).filter((offered) => !isUnread(offered));
  const custom = read.filter(isCustom);
  if (custom.length > 0 || read.length === 0) {
    return custom.filter((offered) => !isBelowMinimum(offered)).map((offered) => notice(offered, rule));
  }
  return [
    {
      verdict: 'meets',
      explanation: `Every wager is at the minimum odds or a printed pay table, so ${ruleName(rule)} asks for no notice.`,
    },
  ];
};

function notice(offered: Offered, rule: { clause: ClauseId }): Ruling {
  const { wager, headline } = offered;
  const changed = variationOf(offered);
  const changedTo = hasPrintedTables(offered) ? `is offered at ${changed}` : payVerb(changed);
  const base = { wager: wager.id, found: changed, paper: 'sign' as const };
  const asks = `${ruleName(rule)} asks for a notice at the table`;
  const offer = `${wager.label} ${changedTo}`;
  if (!headline?.edge) {
    const toDo = headline
      ? 'give its meter, or the share of each wager that goes to it'
      : 'analyse the variant';
    return {
      ...base,
      verdict: 'not-assessed',
      explanation: `${offer}; ${asks} with its house edge. To find it, ${toDo}.`,
    };
  }
  return {
    ...base,
    verdict: 'needs-notice',
    explanation: `${offer}, ${edgeSaid(headline.edge)}; ${asks}.`,
    signLine: betterOddsLine(offered),
  };
}
