/** One event below, at and above what it pays. */
import { type Case, type CasesOf, moved, onBreach, paying, payOf } from '../../cases/case';
import { printedWorth } from '../../offer/pay-table';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { event, exactly }) => {
  const [less, more] = [moved(printedWorth(exactly), 'down'), moved(printedWorth(exactly), 'up')];
  return subject.wagers.flatMap((wager) => {
    const paid = (name: string, pays: string, expect: Case['expect']): Case => ({
      name: `${wager.id} ${name}`,
      variant: paying(subject.start, wager, event, pays),
      expect,
      wager: wager.id,
      event,
    });
    const others = Object.entries(subject.start.wagers).filter(([other]) => other !== wager.id);
    return [
      ...(less ? [paid('below', payOf(less), onBreach(subject))] : []),
      paid('at', exactly, 'meets'),
      ...(more ? [paid('above', payOf(more), onBreach(subject))] : []),
      paid('unreadable', '35/0', 'not-assessed'),
      {
        name: `${wager.id} left out`,
        variant: { ...subject.start, wagers: Object.fromEntries(others) },
        expect: 'none',
      },
    ];
  });
};
