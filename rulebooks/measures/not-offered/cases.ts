/** Each value with none of its wagers on offer, and with each one of them. */
import { at, type Case, type CasesOf, onBreach } from '../../cases/case';
import { defaultTable } from '../../offer/pay-table';
import type { Variant } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { option: id, wagers }) => {
  const { game, start } = subject;
  const option = game.options.find((known) => known.id === id);
  if (!option) return [];
  return option.values.flatMap(({ value }): Case[] => {
    const named = wagers[value] ?? [];
    const without: Variant = {
      ...start,
      options: { ...start.options, [id]: value },
      wagers: Object.fromEntries(Object.entries(start.wagers).filter(([wager]) => !named.includes(wager))),
    };
    return [
      {
        name: `${value}, and none of these on offer`,
        variant: without,
        expect: named.length > 0 ? 'meets' : 'none',
      },
      ...named.map((name): Case => {
        const wager = game.wagers.find((known) => known.id === name);
        if (!wager) throw new RangeError(`${game.label} has no wager ${name}`);
        return {
          name: `${value}, with ${name} on offer`,
          variant: at(without, name, defaultTable(wager)),
          expect: onBreach(subject),
          option: id,
          says: wager.label,
        };
      }),
    ];
  });
};
