/** Cases of the rules on the money of a progressive: shares, seeds, and wagers other than the printed one. */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import type { Wager } from '../format/record';
import { printedTerms } from '../offer/meter';
import { tablesOf } from '../offer/pay-table';
import { readAmount } from '../spelling/amount';
import { readShare } from '../spelling/share';
import type { DeclaredMeter, Variant } from '../variant/variant';
import { type Case, given, type MeasureCases, onBreach, type Subject } from './case';

type Printed = NonNullable<ReturnType<typeof printedTerms>>;

/** The first table in the rule's scope of which this is true. */
function tableWhere(
  { wagers }: Subject,
  holds: (printed: Printed) => boolean,
): { wager: Wager; payTable: string; printed: Printed } | undefined {
  for (const wager of wagers)
    for (const { id } of tablesOf(wager)) {
      const printed = printedTerms(wager, id);
      if (printed && holds(printed)) return { wager, payTable: id, printed };
    }
  return undefined;
}

const declaring = (
  { start }: Subject,
  { wager, payTable }: { wager: Wager; payTable: string },
  meter: DeclaredMeter,
): Variant =>
  given({ ...start, wagers: { [wager.id]: { payTable, pays: {} } } }, { meters: { [wager.id]: meter } });

const nothing = ({ start }: Subject): Case[] => [
  { name: 'no such table', variant: { ...start, wagers: {} }, expect: 'none' },
];

const STEP = ratio(1, 100_000);
const text = (value: Fraction): string => value.toFraction();
const money = (value: Fraction): string => value.toString();

export const progressiveIncrements: MeasureCases<'increments'> = (subject) => {
  const table = tableWhere(subject, () => true);
  if (!table) return nothing(subject);
  const main = readShare(table.printed.contribution) ?? ratio(0);
  const reserve = readShare(table.printed.reserve ?? '0%') ?? ratio(0);
  const at = (name: string, meter: DeclaredMeter, expect: Case['expect']): Case => ({
    name,
    variant: declaring(subject, table, meter),
    wager: table.wager.id,
    expect,
  });
  return [
    at('as printed', {}, 'meets'),
    at('as printed, written', { contribution: text(main), reserve: text(reserve) }, 'meets'),
    at('below', { contribution: text(main.sub(STEP)) }, onBreach(subject)),
    at('above', { contribution: text(main.add(STEP)) }, onBreach(subject)),
    at('another reserve', { reserve: text(reserve.add(STEP)) }, onBreach(subject)),
    at('unreadable', { contribution: 'some' }, 'not-assessed'),
    ...nothing(subject),
  ];
};

const reserved = ({ reserve }: Printed): boolean => reserve !== undefined && readShare(reserve)?.n !== 0n;

export const progressiveSeed: MeasureCases<'seed'> = (subject, { exactly }) => {
  const seeded = (printed: Printed) => !reserved(printed) && readAmount(printed.seed)?.n !== 0n;
  const [table, other] =
    exactly === 'any'
      ? [tableWhere(subject, reserved), tableWhere(subject, seeded)]
      : [tableWhere(subject, seeded), tableWhere(subject, reserved)];
  const silent: Case[] = other
    ? [{ name: 'the other kind of table', variant: declaring(subject, other, {}), expect: 'none' }]
    : nothing(subject);
  if (!table) return silent;
  const at = (name: string, meter: DeclaredMeter, expect: Case['expect']): Case => ({
    name,
    variant: declaring(subject, table, meter),
    wager: table.wager.id,
    expect,
  });
  if (exactly === 'any')
    return [
      ...silent,
      at('nothing', { seed: '0' }, 'meets'),
      at('a great deal', { seed: '50,000' }, 'meets'),
      at('unreadable', { seed: 'plenty' }, 'not-assessed'),
    ];
  const due = readAmount(table.printed.seed) ?? ratio(0);
  const base = readAmount(table.printed.base) ?? ratio(1);
  const cent = ratio(1, 100);
  const twice = { wager: money(base.mul(2)) };
  return [
    ...silent,
    at('as printed', {}, 'meets'),
    at('below', { seed: money(due.sub(cent)) }, onBreach(subject)),
    at('at', { seed: money(due) }, 'meets'),
    at('above', { seed: money(due.add(cent)) }, onBreach(subject)),
    at('at twice the wager', { ...twice, seed: money(due.mul(2)) }, 'meets'),
    at('left behind at twice the wager', { ...twice, seed: money(due) }, onBreach(subject)),
    at('unreadable', { seed: 'plenty' }, 'not-assessed'),
    at('unreadable wager', { wager: 'a chip' }, 'not-assessed'),
  ];
};

export const progressiveScale: MeasureCases<'stake'> = (subject) => {
  const table = tableWhere(subject, () => true);
  if (!table) return nothing(subject);
  const base = readAmount(table.printed.base) ?? ratio(1);
  const rows = tablesOf(table.wager).find(({ id }) => id === table.payTable)?.rows ?? {};
  const inMoney = Object.values(rows).some((pay) => /^[$£€]|^[A-Z]{3} /.test(pay));
  const at = (name: string, wager: string, more: Partial<Case> & Pick<Case, 'expect'>): Case => ({
    name,
    variant: declaring(subject, table, { wager }),
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
    at('unreadable', 'a chip', { expect: 'not-assessed' }),
    ...nothing(subject),
  ];
};
