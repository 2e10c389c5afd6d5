/** Cases of floors by table: each table as it stands, above it, below it, and rows taken from several. */
import { compareWorth } from '@/simulations/pays/net-pay';
import { printedWorth } from '../pay-table';
import type { Wager } from '../record';
import { at, type Case, type Cases, moved, onBreach, payOf } from './case';

export const atLeastOneOfTables: Cases<'at-least-one-of-tables'> = (subject, { tables, events }) =>
  subject.wagers.flatMap((wager) => {
    const { start } = subject;
    const named = wager.payTables.filter(({ id }) => tables.includes(id));
    const paid = (name: string, table: string, pays: Record<string, string>, rest: Partial<Case>): Case => ({
      name: `${wager.id} ${name}`,
      variant: { ...start, wagers: { ...start.wagers, [wager.id]: { payTable: table, pays } } },
      expect: 'meets',
      wager: wager.id,
      ...rest,
    });
    const [first] = events as [string];
    const mixed = leastOfEach(wager, tables, events);
    return [
      {
        name: 'no such table',
        variant: at(start, wager.id, 'none'),
        expect: 'not-assessed',
        wager: wager.id,
      },
      paid('unreadable', tables[0] as string, { [first]: '35/0' }, { expect: 'not-assessed', event: first }),
      paid('each row from where it is least', tables[0] as string, mixed, { expect: onBreach(subject) }),
      ...named.flatMap(({ id, rows }): Case[] => [
        paid(id, id, {}, {}),
        ...events.flatMap((event): Case[] => {
          const worth = printedWorth(rows[event] as string);
          const [less, more] = [moved(worth, 'down'), moved(worth, 'up')];
          return [
            ...(more ? [paid(`${id} ${event} above`, id, { [event]: payOf(more) }, {})] : []),
            ...(less
              ? [paid(`${id} ${event} below`, id, { [event]: payOf(less) }, { expect: onBreach(subject) })]
              : []),
          ];
        }),
      ]),
    ];
  });

function leastOfEach({ payTables }: Wager, tables: string[], events: string[]): Record<string, string> {
  const named = payTables.filter(({ id }) => tables.includes(id));
  return Object.fromEntries(
    events.map((event) => {
      const pays = named.map(({ rows }) => rows[event] as string);
      const least = pays.reduce((one, other) =>
        (compareWorth(printedWorth(other), printedWorth(one)) ?? 0) < 0 ? other : one,
      );
      return [event, least];
    }),
  );
}
