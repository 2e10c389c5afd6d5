/** A share below, at and above the least. */
import { Fraction, toText } from '@/simulations/exact/fraction';
import { type CasesOf, given, onBreach } from '../../cases/case';
import { listsProgressive } from '../../cases/declaring';
import { printedPercent } from '../../spelling/percent';
import type { Variant } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { atLeast }) => {
  const least = printedPercent(atLeast);
  const adding = (contribution: string): Variant => given(subject.start, { progressive: { contribution } });
  const step = new Fraction(1, 100_000);
  return [
    ...(listsProgressive(subject)
      ? [{ name: 'share not given', variant: given(subject.start, {}), expect: 'not-assessed' } as const]
      : []),
    { name: 'below', variant: adding(toText(least.sub(step))), expect: onBreach(subject) },
    { name: 'at', variant: adding(toText(least)), expect: 'meets' },
    { name: 'above', variant: adding(toText(least.add(step))), expect: 'meets' },
    { name: 'unreadable', variant: adding('most of it'), expect: 'not-assessed' },
  ];
};
