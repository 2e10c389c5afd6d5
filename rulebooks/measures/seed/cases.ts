/** Seeds as printed, below, above, and multiplied as the wager is. */
import { ratio } from '@/simulations/exact/fraction';
import { type Case, type CasesOf, onBreach } from '../../cases/case';
import { money, nothing, type Printed, tableWhere, withMeter } from '../../cases/meter-declared';
import { readAmount } from '../../spelling/amount';
import { readShare } from '../../spelling/share';
import type { DeclaredMeter } from '../../variant/variant';
import type { Part } from './schema';

const reserved = ({ reserve }: Printed): boolean => reserve !== undefined && readShare(reserve)?.n !== 0n;

export const cases: CasesOf<Part> = (subject, { exactly }) => {
  const seeded = (printed: Printed) => !reserved(printed) && readAmount(printed.seed)?.n !== 0n;
  const [table, other] =
    exactly === 'any'
      ? [tableWhere(subject, reserved), tableWhere(subject, seeded)]
      : [tableWhere(subject, seeded), tableWhere(subject, reserved)];
  const silent: Case[] = other
    ? [{ name: 'the other kind of table', variant: withMeter(subject, other, {}), expect: 'none' }]
    : nothing(subject);
  if (!table) return silent;
  const at = (name: string, meter: DeclaredMeter, expect: Case['expect']): Case => ({
    name,
    variant: withMeter(subject, table, meter),
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
