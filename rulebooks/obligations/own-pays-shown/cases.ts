/** Pays better than the minimum, with and without an edge. */

import type { Odds } from '@/simulations/pays/pay';
import { atMeters, better, type Case, type CasesOf, moved, paying, payOf } from '../../cases/case';
import { figuresFor } from '../../cases/figures-for';
import { printedWorth } from '../../offer/pay-table';
import { meterInRecord } from '../../terms/settled-by';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => [
  { name: 'as printed', variant: subject.start, expect: 'meets' },
  ...subject.wagers.flatMap((wager): Case[] => {
    const plain = better(subject, wager);
    const variant = atMeters(subject, plain);
    const [event, least] = Object.entries(wager.minimum)[0] as [string, Odds];
    const less = moved(printedWorth(least), 'down');
    const below = less ? paying(subject.start, wager, event, payOf(less)) : subject.start;
    return [
      {
        name: `${wager.id} better`,
        variant,
        figures: figuresFor(subject, variant, wager.id),
        expect: 'needs-notice',
        wager: wager.id,
        says: 'house edge',
      },
      ...(meterInRecord(wager)
        ? [
            {
              name: `${wager.id} better, its meter not given`,
              variant: plain,
              figures: figuresFor(subject, plain, wager.id),
              expect: 'not-assessed',
              wager: wager.id,
              says: 'give its meter',
            } as const,
          ]
        : []),
      { name: `${wager.id} better, not analysed`, variant, expect: 'not-assessed', wager: wager.id },
      { name: `${wager.id} worse`, variant: below, expect: 'none' },
    ];
  }),
];
