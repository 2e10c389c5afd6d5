/** What an option may be, in words. */

import { listed, ruleName } from '../spelling/wording';
import type { GameOption } from '../terms/game';

/** Fewer are listed one by one. */
const LONG = 4;

/** "6 to 20", where the values are whole numbers in a row. */
export function asRun({ values }: Pick<GameOption, 'values'>): string | undefined {
  const numbers = values.map(({ value }) => Number(value));
  const [first = Number.NaN] = numbers;
  const inRow = numbers.every((number, i) => number === first + i);
  return inRow && numbers.length >= LONG ? `${first} to ${numbers.at(-1)}` : undefined;
}

export function permittedInWords(option: Pick<GameOption, 'kind' | 'range' | 'values' | 'sums'>): string {
  const { kind, range, values, sums = [] } = option;
  if (kind === 'percentage') return `${range?.from ?? '0%'} to ${range?.to ?? '100%'}`;
  const known = asRun(option) ?? values.map(({ value }) => value).join(', ');
  if (kind === 'sums') return `${known} or ${sums.length} sums of money with semicolons between them`;
  if (kind === 'filed') return `${known} or lines of your own as JSON`;
  return kind === 'amount' ? `${known} or an amount above 0, such as 25,000` : known;
}

export type PermittedEntry = { text: string; isDefault: boolean };

/** As people read it, one entry for each value; ranges, runs and amounts as one, with the default after them. */
export function permittedEntries(
  option: Pick<GameOption, 'kind' | 'range' | 'values' | 'default'>,
): PermittedEntry[] {
  const { kind, values } = option;
  const chosen = values.find(({ value }) => value === option.default);
  const start = { text: chosen?.label ?? option.default, isDefault: true };
  if (kind === 'percentage') return [{ text: permittedInWords(option), isDefault: false }, start];
  const [first, last] = [values[0], values.at(-1)];
  if (asRun(option) && first && last)
    return [{ text: `${first.value} to ${last.label}`, isDefault: false }, start];
  const entries = values.map(({ value, label }) => ({ text: label, isDefault: value === option.default }));
  if (kind === 'sums') return [...entries, { text: 'sums of the operator’s own', isDefault: false }];
  if (kind === 'filed') return [...entries, { text: 'lines of the operator’s own', isDefault: false }];
  return kind === 'amount' ? [...entries, { text: 'an amount of money', isDefault: false }] : entries;
}

/** What to give instead of nothing: "a share from 5% to 25%". */
function whatToGive(option: GameOption): string {
  if (option.kind === 'percentage') return `a share from ${permittedInWords(option)}`;
  if (option.kind === 'amount' || option.kind === 'sums' || option.kind === 'filed')
    return permittedInWords(option);
  const run = asRun(option);
  return run
    ? `a number from ${run}`
    : listed(
        option.values.map(({ value }) => value),
        'or',
      );
}

export const emptyInWords = (option: GameOption): string =>
  `${option.label} cannot be empty; give ${whatToGive(option)}, ${
    option.open
      ? `as far as the analysis goes: ${ruleName(option)} sets no limit`
      : `as ${ruleName(option)} permits`
  }.`;

/** Why a value cannot be: what the rule permits, or how far the analysis goes where the rule sets no limit. */
export const limitInWords = (option: GameOption): string =>
  option.open
    ? `${ruleName(option)} sets no limit, but the analysis goes from ${permittedInWords(option)}`
    : `${ruleName(option)} permits ${permittedInWords(option)}`;
