/** Each event below, at and above its least. */
import type { Odds } from '@/simulations/pays/pay';
import { at, type Case, type CasesOf, firstAlone, moved, onBreach, paying, payOf } from '../../cases/case';
import { forATime } from '../../cases/for-a-time';
import type { Verdict } from '../../findings/finding';
import { printedWorth } from '../../offer/pay-table';
import { namesWagers } from '../../terms/scope';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => {
  const { rule, start, wagers } = subject;
  const [first] = wagers;
  const lost: Case[] = first
    ? [
        {
          name: 'no such table',
          variant: at(start, first.id, 'no-such-table'),
          expect: 'not-assessed',
          wager: namesWagers(rule) ? first.id : undefined,
        },
      ]
    : [];
  const cells = wagers.flatMap((wager) => {
    const named = Object.keys(wager.minimum).filter((event) =>
      rule.parameters.some(({ name }) => name === event),
    );
    const events = named.length > 0 ? named : Object.keys(wager.minimum);
    return events.flatMap((event): Case[] => {
      const least = printedWorth(wager.minimum[event] as Odds);
      const [less, more] = [moved(least, 'down'), moved(least, 'up')];
      const where = namesWagers(rule) ? { wager: wager.id } : {};
      const cell = (name: string, pay: string, expect: Verdict, place: Partial<Case> = where): Case => ({
        name: `${wager.id} ${event} ${name}`,
        variant: paying(start, wager, event, pay),
        expect,
        ...place,
      });
      return [
        ...(less
          ? [cell('below', payOf(less), onBreach(subject), namesWagers(rule) ? { ...where, event } : {})]
          : []),
        cell('at', payOf(least), 'meets'),
        ...(less ? forATime(subject, wager.id, paying(start, wager, event, payOf(less)), where) : []),
        ...(more ? [cell('above', payOf(more), 'meets')] : []),
        cell('unreadable', '35/0', 'not-assessed', namesWagers(rule) ? { ...where, event } : {}),
      ];
    });
  });
  const alone: Case = { name: 'one wager', variant: firstAlone(subject), expect: 'meets' };
  return [...lost, ...(namesWagers(rule) ? [] : [alone]), ...cells];
};
