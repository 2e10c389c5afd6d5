/** A pool of an operator's rules as it is typed, and back: sums in dollars, shares in per cent. What is left empty is the book's. */
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { quoted } from '../../spelling/quoted';
import { percentTyped } from '../../spelling/share';
import { centsTyped, dollarsText } from '../typed';
import type { OwnPool } from './rules';

export type OwnPoolRow = {
  pool: string;
  unit: string;
  partialUnit: string;
  deduction: string;
  reserve: string;
  step: string;
  minimum: string;
  starters: string;
  ifUnbacked: 'held' | 'refund' | 'jackpot';
  meetings: string;
  wholeFrom: string;
  supplementedTo: string;
};

export const newOwnRow = (pool: string): OwnPoolRow => ({
  pool,
  unit: '10',
  partialUnit: '',
  deduction: '',
  reserve: '',
  step: '',
  minimum: '',
  starters: '',
  ifUnbacked: 'held',
  meetings: '',
  wholeFrom: '',
  supplementedTo: '',
});

const sum = (cents: number | undefined): string => (cents === undefined ? '' : dollarsText(cents));
const count = (number: number | undefined): string => (number === undefined ? '' : String(number));

export const ownRow = (given: OwnPool): OwnPoolRow => ({
  pool: given.pool,
  unit: sum(given.unit),
  partialUnit: sum(given.partialUnit),
  deduction: given.deduction,
  reserve: given.reserve ?? '',
  step: sum(given.step),
  minimum: sum(given.minimum),
  starters: count(given.starters),
  ifUnbacked: given.ifUnbacked ?? 'held',
  meetings: count(given.jackpot?.meetings),
  wholeFrom: sum(given.jackpot?.wholeFrom),
  supplementedTo: sum(given.jackpot?.supplementedTo),
});

const SUMS = ['unit', 'partialUnit', 'step', 'minimum', 'wholeFrom', 'supplementedTo'] as const;
const COUNTS = { starters: 99, meetings: 1_000 } as const;

/** `at`: which row, for the field of a problem. */
export function readOwnRow(row: OwnPoolRow, at: number): Result<OwnPool> {
  const problems: Problem[] = [];
  const wrong = (field: keyof OwnPoolRow, message: string) =>
    problems.push({ code: 'input-unreadable', message, field: `pools.${at}.${field}` });
  const numbers: Partial<Record<(typeof SUMS)[number] | keyof typeof COUNTS, number>> = {};
  for (const field of SUMS) {
    if (row[field].trim() === '') continue;
    const cents = centsTyped(row[field], 'dollars');
    if (cents) numbers[field] = cents;
    else wrong(field, `${quoted(row[field], 30)} is no sum; write dollars, for example 10.50.`);
  }
  for (const [field, most] of Object.entries(COUNTS) as [keyof typeof COUNTS, number][]) {
    const text = row[field].trim();
    if (text === '') continue;
    const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= most) numbers[field] = number;
    else wrong(field, `${quoted(text, 30)} is no number from 1 to ${most}.`);
  }
  if (row.unit.trim() === '') wrong('unit', 'Give the unit bet in dollars, for example 10.');
  if (row.deduction.trim() === '') wrong('deduction', 'Give the deduction, for example 17.5%.');
  const { unit, partialUnit, step, minimum, starters, meetings, wholeFrom, supplementedTo } = numbers;
  if (problems.length > 0 || unit === undefined) return fail(...problems);
  const jackpot = {
    ...(meetings !== undefined && { meetings }),
    ...(wholeFrom !== undefined && { wholeFrom }),
    ...(supplementedTo !== undefined && { supplementedTo }),
  };
  return ok({
    pool: row.pool,
    unit,
    ...(partialUnit !== undefined && { partialUnit }),
    deduction: percentTyped(row.deduction).trim(),
    ...(row.reserve.trim() !== '' && { reserve: percentTyped(row.reserve).trim() }),
    ...(step !== undefined && { step }),
    ...(minimum !== undefined && { minimum }),
    ...(starters !== undefined && { starters }),
    ...(row.ifUnbacked !== 'held' && { ifUnbacked: row.ifUnbacked }),
    ...(Object.keys(jackpot).length > 0 && { jackpot }),
  });
}
