/** A pool of a card as it is typed, and back. What a row has no field for stays as it was. */
import { listed } from '@/simulations/printing/lists';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { READINGS, type ReadingId, wayInWords } from '@/simulations/totalisator/rules';
import { quoted } from '../spelling/quoted';
import { percentTyped } from '../spelling/share';
import { capital, inSentence } from '../spelling/wording';
import type { CardPool } from './card';
import { combinationText } from './combination';
import { departures } from './own/departs';
import { type PoolTerms, withTerms } from './own/pool-terms';
import { racesOf } from './pool-named';
import { centsTyped, dollarsText, horsesTyped, racesTyped } from './typed';

export type PoolRow = {
  pool: string;
  races: string;
  deduction: string;
  unit: string;
  broughtIn: string;
  ifUnbacked: 'held' | 'refund' | 'jackpot';
  composites: string;
  rest: Partial<CardPool>;
};

export const newPoolRow = (pool: string, races: string): PoolRow => ({
  pool,
  races,
  deduction: '',
  unit: '10',
  broughtIn: '',
  ifUnbacked: 'held',
  composites: '',
  rest: {},
});

export function poolRow(given: CardPool): PoolRow {
  const { pool, deduction, unit = 1_000, broughtIn, jackpot, ifUnbacked, composites, ...rest } = given;
  const { races: _, ...kept } = rest;
  const carried = broughtIn ?? jackpot ?? 0;
  const isNamed = ifUnbacked === 'refund' || ifUnbacked === 'jackpot';
  return {
    pool,
    races: racesOf(given).join('/'),
    deduction: String(deduction),
    unit: dollarsText(unit),
    broughtIn: carried === 0 ? '' : dollarsText(carried),
    ifUnbacked: isNamed ? ifUnbacked : 'held',
    composites: Object.entries(composites ?? {})
      .map(([name, horses]) => `${name}: ${horses.join(' ')}`)
      .join('; '),
    rest: { ...kept, ...(Array.isArray(ifUnbacked) && { ifUnbacked }) },
  };
}

/** A row with the terms of the pool rules: what belongs to the meeting stays. */
export function rowWithTerms(row: PoolRow, terms: PoolTerms): PoolRow {
  const { races, broughtIn, composites } = row;
  const { announced } = row.rest;
  const own = { pool: row.pool, races: 1, deduction: 0, ...(announced !== undefined && { announced }) };
  return { ...poolRow(withTerms(own, terms)), races, broughtIn, composites };
}

/** Where a row that can be read has other terms than the pool rules, a sentence for each. */
export function rowDeparts(row: PoolRow, terms: PoolTerms | undefined): string[] {
  if (!terms) return ['This pool is not among those of the rules.'];
  const read = readPoolRow(row, 0);
  return read.ok ? departures(read.value, terms).map(capital) : [];
}

const sum = (label: string) => (cents: number) => `${label} ${dollarsText(cents)}`;

/** What a row has no field for, each in words. */
const REST: { [Field in keyof CardPool]?: (value: Required<CardPool>[Field]) => string } = {
  reserve: (share) => `reserve ${share}`,
  partialUnit: sum('part bet'),
  announced: () => 'announced that the whole net pool is divided',
  step: sum('dividends in steps of'),
  minimum: sum('least dividend'),
  ifUnbacked: (deemed) =>
    `deemed to win if nobody backed what won: ${listed((Array.isArray(deemed) ? deemed : [deemed]).map(combinationText), 'or')}`,
  places: ({ two, three }) => `two places pay from ${two} starters, three from ${three}`,
  readings: (readings) =>
    Object.entries(readings)
      .map(
        ([id, way]) => `${inSentence(READINGS[id as ReadingId].name)} is ${wayInWords(id as ReadingId, way)}`,
      )
      .join('; '),
};

/** "least dividend 12; reserve 2%". */
export const restSaid = ({ rest }: Pick<PoolRow, 'rest'>): string =>
  Object.entries(rest)
    .filter(([, value]) => value !== false)
    .map(
      ([name, value]) =>
        (REST[name as keyof CardPool] as ((value: unknown) => string) | undefined)?.(value) ?? name,
    )
    .join('; ');

/** "A1: 7 8 12; A2: 4 5 9". */
function compositesTyped(text: string): Record<string, number[]> | undefined {
  const groups: [string, number[]][] = [];
  for (const part of text.split(';').filter((one) => one.trim() !== '')) {
    const [name = '', horses = ''] = part.split(':');
    const numbers = horsesTyped(horses);
    if (name.trim() === '' || name.trim().length > 20 || !numbers || numbers.length === 0) return undefined;
    groups.push([name.trim(), numbers]);
  }
  return Object.fromEntries(groups);
}

/** `at`: which row, for the field of a problem. */
export function readPoolRow(row: PoolRow, at: number): Result<CardPool> {
  const problems: Problem[] = [];
  const wrong = (field: keyof PoolRow, message: string) =>
    problems.push({ code: 'input-unreadable', message, field: `pools.${at}.${field}` });
  const races = racesTyped(row.races);
  const unit = centsTyped(row.unit, 'dollars');
  const broughtIn = row.broughtIn.trim() === '' ? 0 : centsTyped(row.broughtIn, 'dollars');
  const composites = compositesTyped(row.composites);
  if (!races)
    wrong('races', `${quoted(row.races, 20)} names no races; write their numbers, for example 4/5.`);
  if (row.deduction.trim() === '') wrong('deduction', 'Give the deduction, for example 17.5%.');
  if (unit === undefined || unit === 0)
    wrong('unit', `${quoted(row.unit, 30)} is no unit bet; write dollars, for example 10.`);
  if (broughtIn === undefined)
    wrong('broughtIn', `${quoted(row.broughtIn, 30)} is no sum; write dollars, for example 1,200,000.00.`);
  if (!composites)
    wrong('composites', 'Write the groups with their horses, for example A1: 7 8 12; A2: 4 5 9.');
  if (problems.length > 0 || !races || !unit || broughtIn === undefined || !composites)
    return fail(...problems);
  return ok({
    ...row.rest,
    pool: row.pool,
    races,
    unit,
    deduction: percentTyped(row.deduction).trim(),
    ...(broughtIn > 0 && { broughtIn }),
    ...(row.ifUnbacked !== 'held' && { ifUnbacked: row.ifUnbacked }),
    ...(Object.keys(composites).length > 0 && { composites }),
  });
}
