/** A wager in scope with what it needs beside it, without each of that, and not on offer. */
import { at, type CasesOf, onBreach } from '../../cases/case';
import { defaultTable } from '../../offer/pay-table';
import type { Variant } from '../../variant/variant';
import type { Part } from './schema';

const without = (variant: Variant, ...ids: string[]): Variant => ({
  ...variant,
  wagers: Object.fromEntries(Object.entries(variant.wagers).filter(([id]) => !ids.includes(id))),
});

export const cases: CasesOf<Part> = (subject, { wagers, enough }) => {
  const offering = (variant: Variant, ids: string[]): Variant =>
    subject.game.wagers
      .filter(({ id }) => ids.includes(id))
      .reduce((made, wager) => at(made, wager.id, defaultTable(wager)), variant);
  const none = without(subject.start, ...subject.wagers.map(({ id }) => id));
  return [
    { name: 'none', variant: none, expect: 'none' },
    ...subject.wagers.flatMap(({ id, label }) => {
      const whole = offering(none, [...wagers, id]);
      return [
        { name: `${label}, with what it needs`, variant: whole, expect: 'meets' as const, wager: id },
        ...wagers.map((needed) => ({
          name: `${label} without ${needed}`,
          variant: without(whole, needed),
          expect: enough === 'all' || wagers.length === 1 ? onBreach(subject) : ('meets' as const),
          wager: id,
        })),
        {
          name: `${label} alone`,
          variant: without(whole, ...wagers),
          expect: onBreach(subject),
          wager: id,
          says: 'or take',
        },
      ];
    }),
  ];
};
