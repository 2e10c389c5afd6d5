/** Each value of the option, and one that it does not have. */
import { type Case, type CasesOf, onBreach } from '../../cases/case';
import type { Variant } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = ({ game, start, ...subject }, evidence) => {
  const { option: id } = evidence;
  const option = game.options.find((known) => known.id === id);
  if (!option) return [];
  const choosing = (value: string): Variant => ({ ...start, options: { ...start.options, [id]: value } });
  return [
    ...option.values.map(
      ({ value }): Case => ({
        name: value,
        variant: choosing(value),
        expect: evidence.oneOf.includes(value) ? 'meets' : onBreach({ ...subject, game, start }),
      }),
    ),
    { name: 'a value that is refused at its field', variant: choosing('none-of-these'), expect: 'none' },
  ];
};
