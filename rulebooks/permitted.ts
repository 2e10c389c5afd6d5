/** What an option may be, in words. */
import type { GameOption } from './record';

/** Fewer are listed one by one. */
const LONG = 4;

/** "6 to 20", where the values are so many whole numbers in a row. */
export function asRun({ values }: Pick<GameOption, 'values'>): string | undefined {
  const numbers = values.map(({ value }) => Number(value));
  const [first = Number.NaN] = numbers;
  const inRow = numbers.every((number, i) => number === first + i);
  return inRow && numbers.length >= LONG ? `${first} to ${numbers.at(-1)}` : undefined;
}

export function permittedInWords(option: Pick<GameOption, 'kind' | 'range' | 'values'>): string {
  const { kind, range, values } = option;
  if (kind === 'percentage') return `${range?.from ?? '0 %'} to ${range?.to ?? '100 %'}`;
  const listed = asRun(option) ?? values.map(({ value }) => value).join(', ');
  return kind === 'amount' ? `${listed} or an amount such as 25,000` : listed;
}

/** Why a value cannot be: what the rule permits, or how far the analysis goes where the rule sets no limit. */
export const limitInWords = (option: GameOption): string =>
  option.open
    ? `rule ${option.clause} sets no limit, but the analysis goes from ${permittedInWords(option)}`
    : `rule ${option.clause} permits ${permittedInWords(option)}`;
