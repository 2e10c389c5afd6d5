/** Where the source prints whole pay tables for a wager, the sign says which of them is in use. */
import { hasPrintedTables, isUnread, tableLine, tableName } from './pay-lines';
import { type Evaluator, inScope } from './situation';
import { RuleName } from './wording';

export const tableInUseNotice: Evaluator<'table-in-use-notice'> = (situation, rule) =>
  inScope(situation, rule)
    .filter((offered) => hasPrintedTables(offered) && !isUnread(offered))
    .map((offered) => ({
      verdict: rule.onBreach ?? 'needs-notice',
      found: tableName(offered),
      wager: offered.wager.id,
      explanation: `${RuleName(rule)} asks for a notice of the pay table in use for ${offered.wager.label}: ${tableName(offered)}.`,
      signLine: tableLine(offered),
      paper: 'sign' as const,
    }));
