/** Shares as printed, below and above. */
import { ratio } from '@/simulations/exact/fraction';
import { type Case, type CasesOf, onBreach } from '../../cases/case';
import { nothing, STEP, tableWhere, text, withMeter } from '../../cases/meter-declared';
import { readShare } from '../../spelling/share';
import type { DeclaredMeter } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => {
  const table = tableWhere(subject, () => true);
  if (!table) return nothing(subject);
  const main = readShare(table.printed.contribution) ?? ratio(0);
  const reserve = readShare(table.printed.reserve ?? '0%') ?? ratio(0);
  const at = (name: string, meter: DeclaredMeter, expect: Case['expect']): Case => ({
    name,
    variant: withMeter(subject, table, meter),
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
