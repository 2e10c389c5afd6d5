/** Cases of the rules that approve exact pays: less and more are both breaches. */
import { at, type Case, type CasesOf, moved, onBreach, paying, payOf } from '../../cases/case';
import { printedWorth } from '../../offer/pay-table';
import type { Wager } from '../../terms/wager';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { events }) => {
  const { start, wagers } = subject;
  const named = ({ minimum }: Wager) =>
    Object.entries(minimum).filter(([event]) => !events || events.includes(event));
  return wagers.flatMap((wager) => [
    { name: 'as approved', variant: start, expect: 'meets', wager: wager.id } as const,
    {
      name: 'no such table',
      variant: at(start, wager.id, 'no-such-table'),
      expect: 'not-assessed',
      wager: wager.id,
    } as const,
    ...named(wager).flatMap(([event, approved]): Case[] => {
      const worth = printedWorth(approved);
      const case_ = (name: string, pay: string, rest: Partial<Case>): Case => ({
        name: `${wager.id} ${event} ${name}`,
        variant: paying(start, wager, event, pay),
        expect: onBreach(subject),
        wager: wager.id,
        event,
        ...rest,
      });
      const apart = (['down', 'up'] as const).flatMap((way): Case[] => {
        const other = moved(worth, way);
        const says = way === 'down' ? 'less.' : 'more.';
        return other ? [case_(way, payOf(other), { says })] : [];
      });
      return [
        ...apart,
        case_('at', approved, { expect: 'meets', event: undefined }),
        case_('of another kind', worth.of === 'stake' ? '$100' : '100 to 1', {
          says: 'cannot be compared',
        }),
        case_('unreadable', '35/0', { expect: 'not-assessed' }),
      ];
    }),
  ]);
};
