/** Minimum odds used as a whole table, where the source recommends better balanced ones. Advice only. */
import { hasPrintedTables, isUnread, tableName } from '../../judging/pay-lines';
import { inScope, type Obliges } from '../../judging/situation';
import { MINIMUM } from '../../offer/pay-table';
import { edgeSaid, listed, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Obliges<Part> = (situation, rule) =>
  inScope(situation, rule)
    .filter((offered) => hasPrintedTables(offered) && !isUnread(offered))
    .map((offered) => {
      const { wager, table, headline } = offered;
      const recommended = listed(
        wager.payTables.map(({ label }) => label),
        'or',
      );
      const whole = table?.equals === MINIMUM;
      const cost = headline?.edge ? `, ${edgeSaid(headline.edge)}` : '';
      return {
        verdict: 'meets' as const,
        threshold: recommended,
        found: tableName(offered),
        wager: wager.id,
        explanation: whole
          ? `Advice: offer ${wager.label} at ${recommended}, as ${ruleName(rule)} recommends, not at the minimum odds on every row${cost}.`
          : `${wager.label} is offered at ${tableName(offered)}, not at the minimum odds that ${ruleName(rule)} advises against.`,
      };
    });
