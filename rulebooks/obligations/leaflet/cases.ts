/** An analysed variant, and one that is not. */
import { atMeters, type CasesOf, firstAlone, onBreach } from '../../cases/case';
import { figuresFor } from '../../cases/figures-for';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => [
  {
    name: 'analysed',
    variant: atMeters(subject, subject.start),
    figures: figuresFor(subject, atMeters(subject, subject.start)),
    expect: onBreach(subject),
  },
  ...(subject.game.wagers.some(({ id, progressive }) => progressive && subject.start.wagers[id])
    ? [
        {
          name: 'analysed, a meter not given',
          variant: subject.start,
          figures: figuresFor(subject, subject.start),
          expect: 'not-assessed',
          says: 'Give what the meter shows',
        } as const,
      ]
    : []),
  { name: 'not analysed', variant: subject.start, expect: 'not-assessed' },
  { name: 'one wager, not analysed', variant: firstAlone(subject), expect: 'not-assessed' },
];
