/** What a check says of options of fees: one sentence, with the line of the clause or of the table that it is about. */
import { listed } from '@/simulations/printing/lists';
import type { FeeOption } from './schedule';

export const FEE_VERDICTS = [
  /** What the source itself asks for is not so. */
  'breach',
  /** Two parts of the source disagree, and nothing in it says which applies. */
  'conflict',
  'needs-notice',
  /** The source does not have what an answer needs. */
  'not-assessed',
  /** No clause is broken, and somebody should look. */
  'anomaly',
  /** What is printed is not what is read. */
  'damaged',
] as const;
export type FeeVerdict = (typeof FEE_VERDICTS)[number];

export type FeeFinding = {
  check: string;
  verdict: FeeVerdict;
  document: string;
  group: string;
  /** Of the clause, where one is meant; else of the table or the row. */
  line: number;
  /** It is about a clause: the line of that. */
  clause?: number;
  /** It is about one of the tables of the group: the line of its text. */
  table?: number;
  /** The options that it names; empty where it is about a table, a document or a game. */
  options: readonly FeeOption[];
  sentence: string;
};

/** "$0.50", "$1,505". */
export const dollars = (sum: string): string => {
  const [whole = '', cents] = sum.split('.');
  return `$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${cents === undefined ? '' : `.${cents}`}`;
};

export const dollarsOf = (sums: readonly string[]): string => sums.map(dollars).join(', ');

/** "7, 9 and 10", "9 to 12": numbers in rising order, three or more in a row as a run. */
export function numbersNamed(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else runs.push([number, number]);
  }
  const words = runs.flatMap(([first, last]) =>
    last === first + 1
      ? [String(first), String(last)]
      : [first === last ? String(first) : `${first} to ${last}`],
  );
  return listed(words);
}

type Placed = Pick<FeeOption, 'line' | 'inFile'>;

/** "line 324", "lines 324 and 326"; of a file that a house wrote, "rows 3 and 4". */
function placesNamed(options: readonly Placed[]): string {
  const word = options.some(({ inFile }) => inFile) ? 'row' : 'line';
  return `${word}${options.length === 1 ? '' : 's'} ${listed(options.map(({ line }) => String(line)))}`;
}

/** "printed 2 times, on lines 324 and 326"; "written 2 times, in rows 3 and 4". */
export const timesNamed = (options: readonly Placed[]): string =>
  options.some(({ inFile }) => inFile)
    ? `written ${options.length} times, in ${placesNamed(options)}`
    : `printed ${options.length} times, on ${placesNamed(options)}`;

/** "option 7", "options 7 and 9 to 12"; "option 2 in rows 3 and 4"; without a number of its own, by its line or row. */
export function optionsNamed(options: readonly (Placed & Pick<FeeOption, 'option'>)[]): string {
  const numbers = options.flatMap(({ option }) => (option === null ? [] : [option]));
  const different = new Set(numbers).size;
  if (different === 0 || (different > 1 && different < numbers.length)) return placesNamed(options);
  const named = `option${different === 1 ? '' : 's'} ${numbersNamed([...new Set(numbers)])}`;
  if (different === numbers.length) return named;
  return `${named} ${options.some(({ inFile }) => inFile) ? 'in' : 'on'} ${placesNamed(options)}`;
}

/** "7 or more players", "5 players", "6 to 8 players". */
export function playersNamed({ min, max }: FeeOption['players']): string {
  if (min === null) return max === null ? 'any number of players' : `${max} players or fewer`;
  if (max === null) return `${min} players or more`;
  return min === max ? `${min} players` : `${min} to ${max} players`;
}

/** "$5-$100", "$2-$4 to $50-$100", "$500 and more". */
export function limitNamed({ min, max, lost, blinds }: FeeOption['limit']): string {
  if (lost) return 'a limit that cannot be read';
  const each = (bound: string) => bound.split('-').map(dollars).join('-');
  if (min === null) return blinds ? `blinds of ${blinds.split('-').map(dollars).join('-')}` : 'any limit';
  if (max === null) return `${each(min)} and more`;
  return min === max ? each(min) : `${each(min)} to ${each(max)}`;
}
