/** What is wrong with the options of a variant, each alone and together. */
import type { Problem } from '@/simulations/problems/problem';
import { minorUnits } from '../spelling/amount';
import { quoted } from '../spelling/quoted';
import { writtenSums } from '../spelling/sums';
import { listed } from '../spelling/wording';
import type { Game, GameOption } from '../terms/game';
import type { Variant } from '../variant/variant';
import { chosenOptions, permits } from './engine-wager';
import { emptyInWords, limitInWords } from './permitted';
import { tooManyRows } from './read-variant';

/** A value that shows nothing would leave empty quotation marks. */
const isEmpty = (value: string): boolean => quoted(value) === quoted('');

export function optionProblems(game: Game, variant: Variant): Problem[] {
  const long = tooManyRows('options', Object.keys(variant.options).length);
  if (long.length > 0) return long;
  return Object.entries(variant.options).flatMap(([id, value]): Problem[] => {
    const option = game.options.find((known) => known.id === id);
    if (!option) {
      const known = game.options.map((candidate) => candidate.id).join(', ');
      return [
        {
          code: 'option-unknown',
          message: `${game.label} has no option ${quoted(id)}; ${known ? `choose from ${known}` : 'it leaves none open'}.`,
          field: `options.${id}`,
        },
      ];
    }
    if (permits(option, value)) return belowAnother(game, option, value, variant);
    const former = noLongerOffered(option, value);
    if (former) return [{ code: 'option-value', message: former, field: `options.${id}` }];
    const missing = missingSum(option, value);
    if (missing) return [{ code: 'option-value', message: missing, field: `options.${id}` }];
    return [
      {
        code: 'option-value',
        message: isEmpty(value)
          ? emptyInWords(option)
          : `${option.label} cannot be ${quoted(value)}; ${limitInWords(option)}.`,
        field: `options.${id}`,
      },
    ];
  });
}

/** Of a value that could be chosen once: why not now, and what can be. */
function noLongerOffered({ label, values, formerly = [] }: GameOption, value: string): string | undefined {
  const former = formerly.find((known) => known.value === value);
  return (
    former &&
    `${label} can no longer be ${quoted(former.label)}. ${former.because} Choose ${listed(
      values.map((known) => quoted(known.label)),
      'or',
    )}.`
  );
}

/** Of sums that an operator began to write, the first that is none. */
function missingSum({ kind, label, sums = [] }: GameOption, value: string): string | undefined {
  const written = writtenSums(value);
  if (kind !== 'sums' || written.length !== sums.length) return undefined;
  const at = written.findIndex((sum) => minorUnits(sum) === undefined);
  const lacks = (sums[at]?.label ?? '').trim();
  return written[at] === ''
    ? `${label}: give a sum of money for ${lacks}, such as 25.`
    : `${label}: ${quoted(written[at] ?? '')} for ${lacks} is no sum of money; write one such as 25 or 2,500.`;
}

/** Two amounts in the wrong order. */
function belowAnother(game: Game, option: GameOption, value: string, variant: Variant): Problem[] {
  const other = game.options.find(({ id }) => id === option.noLessThan);
  const least = other && chosenOptions(game, variant.options).get(other.id);
  const [most, from] = [value, least ?? ''].map(minorUnits);
  if (!other || most === undefined || from === undefined || most >= from) return [];
  return [
    {
      code: 'option-value',
      message: `${option.label} cannot be ${quoted(value)}, which is below ${other.label}, ${quoted(least ?? '')}; raise this one or lower the other.`,
      field: `options.${option.id}`,
    },
  ];
}
