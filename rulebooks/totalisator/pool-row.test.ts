/** A pool as it is typed, and back. */
import { describe, expect, it } from 'vitest';
import { newPoolRow, poolRow, readPoolRow, restSaid, rowDeparts, rowWithTerms } from './pool-row';

const row = { ...newPoolRow('double', '4/5'), deduction: '18.5' };
const sentence = (change: Partial<typeof row>) => {
  const read = readPoolRow({ ...row, ...change }, 2);
  return read.ok ? [] : read.problems.map(({ field, message }) => [field, message]);
};

describe('a pool as it is typed', () => {
  it('is read in cents, a bare deduction as per cent', () => {
    const read = readPoolRow({ ...row, broughtIn: '1,200.50', ifUnbacked: 'refund' }, 0);
    expect(read.ok && read.value).toEqual({
      pool: 'double',
      races: [4, 5],
      unit: 1_000,
      deduction: '18.5%',
      broughtIn: 120_050,
      ifUnbacked: 'refund',
    });
  });

  it('keeps what it has no field for, and reads back as it was', () => {
    const given = {
      pool: 'win-composite-win',
      races: [3],
      unit: 1_000,
      deduction: '17.5%',
      reserve: '1%',
      announced: true,
      composites: { A1: [7, 8], A2: [4] },
    };
    const read = readPoolRow(poolRow(given), 0);
    expect(read.ok && read.value).toEqual(given);
  });

  it('says what it has no field for', () => {
    const given = { pool: 'win', races: [3], deduction: 0, reserve: '1%', announced: true, minimum: 1_200 };
    expect(restSaid(poolRow(given))).toBe(
      'reserve 1%; announced that the whole net pool is divided; least dividend 12',
    );
    expect(restSaid(newPoolRow('win', '1'))).toBe('');
    const place = { pool: 'place', races: [3], deduction: 0, places: { two: 5, three: 8 } };
    expect(restSaid(poolRow({ ...place, readings: { half: 'down' }, ifUnbacked: [4, [7]] }))).toBe(
      'two places pay from 5 starters, three from 8; a dividend halfway between two multiples is the lower; deemed to win if nobody backed what won: 4 or 7',
    );
  });

  const trio = {
    pool: 'trio',
    card: { unit: 500, deduction: '23%', reserve: '2%', minimum: 1_200 },
    printed: { declared: { step: 100, above: 100 }, unbacked: false },
  };

  it('takes the terms of the pool rules, and keeps what belongs to the meeting', () => {
    const typed = {
      ...newPoolRow('trio', '3'),
      deduction: '9%',
      broughtIn: '1,200',
      rest: { announced: true },
    };
    const read = readPoolRow(rowWithTerms(typed, trio), 0);
    expect(read.ok && read.value).toEqual({
      pool: 'trio',
      races: [3],
      ...trio.card,
      announced: true,
      broughtIn: 120_000,
    });
  });

  it('says where it has another term than the pool rules', () => {
    const typed = { ...rowWithTerms(newPoolRow('trio', '3'), trio), deduction: '24' };
    expect(rowDeparts(typed, trio)).toEqual(['The deduction is 24%; the rules have 23%.']);
    expect(rowDeparts({ ...typed, deduction: '' }, trio)).toEqual([]);
    expect(rowDeparts(typed, undefined)).toEqual(['This pool is not among those of the rules.']);
  });

  it('names each field that cannot be read', () => {
    expect(
      sentence({ races: 'x', unit: '-10', broughtIn: '1.234', deduction: ' ' }).map(([field]) => field),
    ).toEqual(['pools.2.races', 'pools.2.deduction', 'pools.2.unit', 'pools.2.broughtIn']);
    expect(sentence({ broughtIn: '90071992547409.92' })).toEqual([
      ['pools.2.broughtIn', '“90071992547409.92” is no sum; write dollars, for example 1,200,000.00.'],
    ]);
    expect(sentence({ composites: 'A1 7 8' })[0]?.[0]).toBe('pools.2.composites');
  });
});
