/** The printed wager, twice and half of it. */
import { ratio } from '@/simulations/exact/fraction';
import { type Case, type CasesOf, documentCases, given, onBreach } from '../../cases/case';
import { money, nothing, tableWhere, withMeter } from '../../cases/meter-declared';
import { tablesOf } from '../../offer/pay-table';
import { readAmount } from '../../spelling/amount';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => {
  const table = tableWhere(subject, () => true);
  if (!table) return nothing(subject);
  const base = readAmount(table.printed.base) ?? ratio(1);
  const rows = tablesOf(table.wager).find(({ id }) => id === table.payTable)?.rows ?? {};
  const inMoney = Object.values(rows).some((pay) => /^[$£€]|^[A-Z]{3} /.test(pay));
  const at = (name: string, wager: string, more: Partial<Case> & Pick<Case, 'expect'>): Case => ({
    name,
    variant: withMeter(subject, table, { wager }),
    wager: table.wager.id,
    ...more,
  });
  const twice = money(base.mul(2));
  const unscaled = inMoney ? { beside: 'breach' as const } : {};
  const double = at('twice the wager', twice, { expect: onBreach(subject), says: '2 times', ...unscaled });
  const { meters } = double.variant.circumstances;
  return [
    at('as printed', money(base), { expect: 'meets' }),
    double,
    at('half the wager', money(base.div(2)), { expect: onBreach(subject), says: '1/2 times', ...unscaled }),
    {
      ...double,
      name: 'approved',
      variant: given(double.variant, { meters, consents: [subject.rulebook.authority] }),
      expect: 'meets',
    },
    ...documentCases(
      double.variant,
      subject.rulebook.authority,
      { about: 'pays', wager: table.wager.id },
      onBreach(subject),
      { wager: table.wager.id },
    ),
    at('unreadable', 'a chip', { expect: 'not-assessed' }),
    ...nothing(subject),
  ];
};
