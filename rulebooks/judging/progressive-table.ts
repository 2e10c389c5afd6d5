/** A progressive wager on offer, as the table in use prints its money and as the operator declares it. */
import type { Fraction } from '@/simulations/exact/fraction';
import { minorScale } from '@/simulations/pays/minor-units';
import { declaredMeter, printedTerms } from '../offer/meter';
import { choosableTables } from '../offer/pay-table';
import { readAmount } from '../spelling/amount';
import { shownMoney } from '../spelling/money';
import type { Asking } from '../terms/rule';
import type { DeclaredMeter } from '../variant/variant';
import { inScope, type Offered, type Situation } from './situation';

export type OnMeter = {
  offered: Offered;
  printed: NonNullable<ReturnType<typeof printedTerms>>;
  declared: DeclaredMeter;
  /** "Harmony progressive, PT-PRG-HP-01" */
  name: string;
  /** Declared over printed wager; undefined where what is declared cannot be read. */
  scale: Fraction | undefined;
  money: (amount: Fraction) => string;
};

/** The wagers in the rule's scope that are paid from a meter. */
export function onMeters(situation: Situation, rule: Asking): OnMeter[] {
  return inScope(situation, rule).flatMap((offered): OnMeter[] => {
    const { wager, table } = offered;
    const payTable = situation.variant.wagers[wager.id]?.payTable;
    const printed = printedTerms(wager, payTable);
    if (!printed) return [];
    const { declared } = declaredMeter(wager, situation.variant.circumstances);
    const [base, stake] = [readAmount(printed.base), readAmount(declared.wager ?? printed.base)];
    const label = choosableTables(wager).find(({ id }) => id === payTable)?.label ?? table?.label;
    const currency = printed.currency ?? situation.rulebook.currency;
    return [
      {
        offered,
        printed,
        declared,
        name: label ? `${wager.label}, ${label}` : wager.label,
        scale: base && stake && base.n !== 0n && stake.n !== 0n ? stake.div(base) : undefined,
        money: (amount) => shownMoney(Math.round(amount.mul(minorScale(currency)).valueOf()), currency),
      },
    ];
  });
}

export const stakeUnread = ({ name, offered, declared }: OnMeter, because: string) => ({
  verdict: 'not-assessed' as const,
  wager: offered.wager.id,
  found: declared.wager,
  explanation: `${name}: what one wager costs cannot be read; give an amount above 0, because ${because}.`,
});
