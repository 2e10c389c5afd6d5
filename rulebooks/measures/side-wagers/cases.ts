/** None, as many as may be, one more, and one that the operator wrote beside as many: it counts where the rule lists no wagers. */
import { at, type CasesOf, onBreach, writing } from '../../cases/case';
import { defaultTable } from '../../offer/pay-table';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { atMost }) => {
  const side = subject.wagers.filter((wager) => wager.side);
  const isListed = subject.rule.appliesTo.wagers !== undefined;
  const main = Object.entries(subject.start.wagers).filter(([id]) => side.every((wager) => wager.id !== id));
  const none = { ...subject.start, wagers: Object.fromEntries(main) };
  const having = (count: number) =>
    side.slice(0, count).reduce((variant, wager) => at(variant, wager.id, defaultTable(wager)), none);
  return [
    { name: 'none', variant: none, expect: 'none' },
    { name: 'as many as may be', variant: having(atMost), expect: 'meets' },
    { name: 'one more', variant: having(atMost + 1), expect: onBreach(subject) },
    {
      name: 'one written by the operator',
      variant: writing(having(atMost)),
      expect: isListed ? 'meets' : onBreach(subject),
      ...(isListed ? {} : { says: 'Lucky draw' }),
    },
  ];
};
