/** Each option in use, at its limit, beside it and without limits; as many rates as are permitted and more; sums that are fixed and in steps. */
import { type Case, type CasesOf, given, onBreach, type Subject } from '../../cases/case';
import { minorUnits } from '../../spelling/amount';
import type { Collects } from '../../terms/collects';
import type { Variant } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, part) => {
  const { game, start } = subject;
  const option = game.options.find(({ id }) => id === part.option);
  const using = (value: string): Variant => ({
    ...start,
    options: { ...start.options, [part.option]: value },
  });
  const all = Object.entries(option?.collects ?? {});
  return [
    ...all.flatMap(([value, collects]) => ofOne(subject, part, value, collects, using(value))),
    {
      name: 'a value that is refused at its field',
      variant: using('none-of-these'),
      expect: 'none' as const,
    },
  ];
};

function ofOne(subject: Subject, part: Part, value: string, collects: Collects, variant: Variant): Case[] {
  const { option } = part;
  const { currency } = subject.rulebook;
  switch (part.asks) {
    case 'limit': {
      const minimum = minorUnits(collects.least) ?? 0;
      const maximum = minorUnits(collects.most ?? '100,000') ?? 0;
      const at = (limits: { minimum: number; maximum: number }) =>
        given(variant, { limits: { currency, ...limits } });
      return [
        { name: `${value} at its limit`, variant: at({ minimum, maximum }), expect: 'meets', option },
        {
          name: `${value} from more`,
          variant: at({ minimum: minimum + 100, maximum: maximum + 100 }),
          expect: onBreach(subject),
          option,
          says: 'choose another option',
        },
        {
          name: `${value} without limits`,
          variant,
          expect: 'not-assessed',
          option,
          says: 'give the table limits',
        },
      ];
    }
    case 'rates':
      return [
        {
          name: value,
          variant,
          expect: collects.rates > part.atMost ? onBreach(subject) : 'meets',
          option,
        },
      ];
    case 'share':
      return [{ name: value, variant, expect: collects.inSteps ? 'not-assessed' : 'meets', option }];
  }
}
