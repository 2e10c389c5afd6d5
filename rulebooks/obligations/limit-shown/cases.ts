/** Cases of a limit on what one round pays out: none, one that a single win exceeds, one that it does not. */
import { type CasesOf, given, onBreach } from '../../cases/case';
import type { Variant } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { limit: option, largest }) => {
  const { start, wagers, rulebook } = subject;
  const limited = (limit: string, most: string): Variant => ({
    ...start,
    options: { ...start.options, [option]: limit, [largest]: most },
  });
  const main = Object.entries(start.wagers).filter(([id]) => wagers.some((w) => w.id === id && !w.side));
  const owed = { expect: onBreach(subject), option } as const;
  const table = { currency: rulebook.currency, minimum: 100, maximum: 50_000 };
  return [
    { name: 'beyond one win', variant: limited('9,000,000,000', '1'), ...owed, says: 'asks for a notice' },
    { name: 'below one win', variant: limited('0.01', '100'), ...owed, says: 'One win can come to' },
    {
      name: 'below one win at the table’s own limit',
      variant: given(limited('0.01', 'same'), { limits: table }),
      ...owed,
      says: 'One win can come to',
    },
    { name: 'no maximum wager', variant: limited('100', 'same'), ...owed, says: 'Give the maximum wager' },
    {
      name: 'no optional wager on offer',
      variant: { ...limited('100', '100'), wagers: Object.fromEntries(main) },
      expect: 'none',
    },
  ];
};
