/** A row that the operator may leave out: it then pays as the row beside it, otherwise at least its own minimum. */
import { compareWorth } from '@/simulations/pays/net-pay';
import { payVerb } from '../../judging/pay-words';
import { inScope, type Measures, type Offered } from '../../judging/situation';
import { isRead, printedWorth, type ReadCell } from '../../offer/pay-table';
import { ruleName } from '../../spelling/wording';
import type { Part } from './schema';

const cellOf = ({ table }: Offered, event: string): ReadCell | undefined =>
  table?.cells.filter(isRead).find((cell) => cell.event === event);

export const judge: Measures<Part> = (situation, rule, { event, row: otherwise, atLeast }) =>
  inScope(situation, rule).map((offered) => {
    const { wager, labelOf } = offered;
    const [row, plain] = [cellOf(offered, event), cellOf(offered, otherwise)];
    const about = { wager: wager.id, event, threshold: atLeast };
    if (!row || !plain) {
      return {
        ...about,
        verdict: 'not-assessed',
        explanation: `What ${wager.label} pays on “${labelOf(event)}” and on “${labelOf(otherwise)}” cannot be read, so ${ruleName(rule)} is not assessed; correct the cells.`,
      };
    }
    const pays = `${wager.label} ${payVerb(row.pay)} on “${labelOf(event)}”`;
    if (compareWorth(row.worth, plain.worth) === 0) {
      return {
        ...about,
        verdict: 'meets',
        found: 'left out',
        explanation: `${pays}, as it does on “${labelOf(otherwise)}”: the row that ${ruleName(rule)} leaves to the operator is not offered.`,
      };
    }
    const enough = (compareWorth(row.worth, printedWorth(atLeast)) ?? -1) >= 0;
    return {
      ...about,
      verdict: enough ? 'meets' : rule.onBreach,
      ...(!enough && { below: [wager.id] }),
      found: row.pay,
      explanation: enough
        ? `${pays}; where this row is offered, ${ruleName(rule)} asks for at least ${atLeast}.`
        : `${pays}; under ${ruleName(rule)} this row is either left out, paying ${plain.pay} as “${labelOf(otherwise)}” does, or pays at least ${atLeast}.`,
    };
  });
