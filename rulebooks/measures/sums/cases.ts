/** The least sums, each a penny less and a penny more; the wager not on offer. */
import { type Case, type CasesOf, onBreach } from '../../cases/case';
import { minorUnits } from '../../spelling/amount';
import { sumsText } from '../../spelling/sums';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { option: id, least }) => {
  const { start, game, wagers } = subject;
  const { sums = [] } = game.options.find((option) => option.id === id) ?? {};
  const from = sums.map((sum) => minorUnits(least[sum.id] ?? '0') ?? 0);
  const ids = wagers.map((wager) => wager.id);
  const paying = (amounts: number[]) => ({
    ...start,
    options: { ...start.options, [id]: sumsText(amounts) },
  });
  const moved = (at: number, by: number) => from.with(at, (from[at] ?? 0) + by);
  return [
    { name: 'a printed table', variant: start, expect: 'meets', option: id, says: 'prints' },
    {
      name: 'exactly the least',
      variant: paying(from),
      expect: 'meets',
      option: id,
      says: 'no sum is below',
    },
    ...sums.flatMap(({ label }, at): Case[] => [
      {
        name: `${label} a penny below`,
        variant: paying(moved(at, -1)),
        expect: onBreach(subject),
        option: id,
        says: `${label} `,
      },
      { name: `${label} a penny above`, variant: paying(moved(at, 1)), expect: 'meets', option: id },
    ]),
    {
      name: 'not on offer',
      variant: {
        ...paying(moved(0, -1)),
        wagers: Object.fromEntries(Object.entries(start.wagers).filter(([wager]) => !ids.includes(wager))),
      },
      expect: 'none',
    },
  ];
};
