/** A pool of a card as it is typed, and back. What a row has no field for stays as it was. */
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { quoted } from '../spelling/quoted';
import { percentTyped } from '../spelling/share';
import { type CardPool, racesOf } from './card';
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

const REST: Partial<Record<keyof CardPool, string>> = {
  reserve: 'reserve',
  partialUnit: 'part bet',
  announced: 'announced that the whole net pool is divided',
  step: 'dividends in steps of',
  minimum: 'least dividend',
  ifUnbacked: 'deemed to win if nobody backed what won',
  readings: 'readings of the rules',
};
const IN_CENTS = new Set(['partialUnit', 'step', 'minimum']);

/** What a row has no field for, in words: "least dividend 12; reserve 2%". */
export const restSaid = ({ rest }: Pick<PoolRow, 'rest'>): string =>
  Object.entries(rest)
    .map(([name, value]) => {
      const label = REST[name as keyof CardPool] ?? name;
      if (value === true) return label;
      if (typeof value === 'number' && IN_CENTS.has(name)) return `${label} ${dollarsText(value)}`;
      return `${label} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
    })
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
