import { expect, it } from 'vitest';
import { newOwnRow, ownRow, readOwnRow } from './row';
import type { OwnPool } from './rules';

const WHOLE: OwnPool = {
  pool: 'triple-trio',
  unit: 1_000,
  partialUnit: 100,
  deduction: '23%',
  reserve: '2%',
  step: 100,
  minimum: 1_150,
  starters: 5,
  ifUnbacked: 'jackpot',
  jackpot: { meetings: 10, wholeFrom: 5_000_000_000, supplementedTo: 1_000_000_000 },
};

it('is typed and read back as it was', () => {
  expect(readOwnRow(ownRow(WHOLE), 0)).toEqual({ ok: true, value: WHOLE });
  const least: OwnPool = { pool: 'win', unit: 1_000, deduction: '17.5%' };
  expect(readOwnRow(ownRow(least), 0)).toEqual({ ok: true, value: least });
});

it('takes a bare number as per cent', () => {
  const read = readOwnRow({ ...newOwnRow('win'), deduction: '17.5' }, 0);
  expect(read.ok && read.value.deduction).toBe('17.5%');
});

it('names each field that is wrong', () => {
  const read = readOwnRow({ ...newOwnRow('win'), unit: '', step: 'half', starters: '100' }, 2);
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
    'pools.2.step',
    'pools.2.starters',
    'pools.2.unit',
    'pools.2.deduction',
  ]);
});
