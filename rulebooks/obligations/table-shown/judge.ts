/** Where the source prints whole pay tables for a wager, the sign says which of them is in use. */
import { hasPrintedTables, isUnread, tableLine, tableName } from '../../judging/pay-lines';
import { inScope, type Obliges } from '../../judging/situation';
import { ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Obliges<Part> = (situation, rule) =>
  inScope(situation, rule)
    .filter((offered) => hasPrintedTables(offered) && !isUnread(offered))
    .map((offered) => ({
      verdict: 'needs-notice' as const,
      found: tableName(offered),
      wager: offered.wager.id,
      explanation: `${offered.wager.label} uses ${tableName(offered)}; ${ruleName(rule)} asks for a notice of that.`,
      signLine: tableLine(offered),
      paper: 'sign' as const,
    }));
