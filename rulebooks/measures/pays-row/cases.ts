/** Cases of a row that may be left out: paid as its neighbour, at its own least, and anywhere between and beside them. */
import type { Odds } from '@/simulations/pays/pay';
import { type Case, type CasesOf, moved, onBreach, payOf } from '../../cases/case';
import { MINIMUM, printedWorth } from '../../offer/pay-table';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { event, row: otherwise, atLeast }) =>
  subject.wagers.flatMap((wager) => {
    const least = printedWorth(atLeast);
    const plain = wager.minimum[otherwise] as Odds;
    const paid = (name: string, pays: Record<string, string>, expect: Case['expect']): Case => ({
      name: `${wager.id} ${name}`,
      variant: {
        ...subject.start,
        wagers: { ...subject.start.wagers, [wager.id]: { payTable: MINIMUM, pays } },
      },
      expect,
      wager: wager.id,
      event,
    });
    const by = (name: string, way: 'down' | 'up', from: Odds, expect: Case['expect']): Case[] => {
      const worth = moved(printedWorth(from), way);
      return worth ? [paid(name, { [event]: payOf(worth) }, expect)] : [];
    };
    return [
      paid('left out', { [event]: plain }, 'meets'),
      paid('at its least', { [event]: payOf(least) }, 'meets'),
      ...by('above its least', 'up', atLeast, 'meets'),
      ...by('below its least', 'down', atLeast, onBreach(subject)),
      ...by('a little above its neighbour', 'up', plain, onBreach(subject)),
      ...by('below its neighbour', 'down', plain, onBreach(subject)),
      paid('unreadable', { [event]: '35/0' }, 'not-assessed'),
      paid('its neighbour unreadable', { [otherwise]: '35/0' }, 'not-assessed'),
    ];
  });
