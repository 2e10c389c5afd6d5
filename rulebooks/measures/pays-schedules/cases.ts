/** Cases of floors by table: each schedule itself, above it, below it, and rows taken from several. */
import { compareWorth } from '@/simulations/pays/net-pay';
import { at, type Case, type CasesOf, moved, onBreach, payOf } from '../../cases/case';
import { defaultTable, printedWorth } from '../../offer/pay-table';
import type { Part } from './schema';

type Schedules = Part['schedules'];

export const cases: CasesOf<Part> = (subject, { schedules }) =>
  subject.wagers.flatMap((wager) => {
    const { start } = subject;
    const paid = (name: string, pays: Record<string, string>, rest: Partial<Case> = {}): Case => ({
      name: `${wager.id} ${name}`,
      variant: { ...start, wagers: { ...start.wagers, [wager.id]: { payTable: defaultTable(wager), pays } } },
      expect: 'meets',
      wager: wager.id,
      ...rest,
    });
    const [first] = Object.keys(schedules[0]?.rows ?? {}) as [string];
    const breach = { expect: onBreach(subject) };
    return [
      {
        name: 'no such table',
        variant: at(start, wager.id, 'none'),
        expect: 'not-assessed',
        wager: wager.id,
      },
      paid('unreadable', { [first]: '35/0' }, { expect: 'not-assessed', event: first }),
      paid('each row from where it is least', leastOfEach(schedules), breach),
      ...schedules.flatMap(({ label, rows }): Case[] => [
        paid(label, rows, { says: label }),
        ...Object.entries(rows).flatMap(([event, pay]): Case[] => {
          const [less, more] = [moved(printedWorth(pay), 'down'), moved(printedWorth(pay), 'up')];
          return [
            ...(more ? [paid(`${label} ${event} above`, { ...rows, [event]: payOf(more) })] : []),
            ...(less ? [paid(`${label} ${event} below`, { ...rows, [event]: payOf(less) }, breach)] : []),
          ];
        }),
      ]),
    ];
  });

function leastOfEach(schedules: Schedules): Record<string, string> {
  const events = Object.keys(schedules[0]?.rows ?? {});
  return Object.fromEntries(
    events.map((event) => {
      const pays = schedules.flatMap(({ rows }) => rows[event] ?? []);
      const least = pays.reduce((one, other) =>
        (compareWorth(printedWorth(other), printedWorth(one)) ?? 0) < 0 ? other : one,
      );
      return [event, least];
    }),
  );
}
