/** An amount at the maximum and one above it, of the table and of its optional wagers; no limits; the wager not on offer. */
import { type CasesOf, given, onBreach } from '../../cases/case';
import type { Variant } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { option }) => {
  const { start, wagers, rulebook } = subject;
  const from = (amount: string): Variant => ({ ...start, options: { ...start.options, [option]: amount } });
  const ids = wagers.map(({ id }) => id);
  const limits = { currency: rulebook.currency, minimum: 100, maximum: 50_000 };
  const table = (variant: Variant) => given(variant, { limits });
  const [side] = wagers.filter((wager) => wager.side);
  return [
    { name: 'at the maximum', variant: table(from('500')), expect: 'meets' as const, option },
    {
      name: 'below the minimum',
      variant: table(from('0.50')),
      expect: 'meets' as const,
      option,
      says: 'every wager qualifies',
    },
    {
      name: 'above the maximum',
      variant: table(from('500.01')),
      expect: onBreach(subject),
      option,
      says: 'Nobody can earn',
    },
    ...(side
      ? [
          {
            name: 'above the maximum of optional wagers',
            variant: given(from('200'), {
              limits: { ...limits, optional: { minimum: 100, maximum: 10_000 } },
            }),
            expect: onBreach(subject),
            option,
            says: 'or raise the maximum',
          },
        ]
      : []),
    {
      name: 'not on offer',
      variant: table({
        ...from('1,000'),
        wagers: Object.fromEntries(Object.entries(start.wagers).filter(([id]) => !ids.includes(id))),
      }),
      expect: 'none' as const,
    },
  ];
};
