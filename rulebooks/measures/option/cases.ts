/** Each value of the option, and one that it does not have. */
import { type Case, type CasesOf, documentCases, onBreach, type Subject } from '../../cases/case';
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
    ...documented(
      subject,
      choosing,
      evidence,
      option.values.map(({ value }) => value),
    ),
    { name: 'a value that is refused at its field', variant: choosing('none-of-these'), expect: 'none' },
  ];
};

/** Where the rule asks for consent to another value. */
function documented(
  { rulebook, breach }: Pick<Subject, 'rulebook' | 'breach'>,
  choosing: (value: string) => Variant,
  { option, oneOf }: Part,
  values: string[],
): Case[] {
  const other = values.find((value) => !oneOf.includes(value));
  if (breach !== 'needs-consent' || other === undefined) return [];
  return documentCases(choosing(other), rulebook.authority, { about: 'option', option }, breach);
}
