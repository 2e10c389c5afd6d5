import { describe, expect, it } from 'vitest';
import type { FiledLine } from '../../family/filed-lines';
import { houseWayFiling, inWords } from './filing';
import { FOXWOODS } from './house-way/foxwoods';
import { CHOSEN } from './house-way/gaps';
import { rule1321 } from './house-way/rule-13-21';
import { conditionInWords, readCondition, readFront } from './house-way/words';
import { PaiGowParameters } from './parameters';

const way = rule1321(CHOSEN);
const printed = houseWayFiling.lines(PaiGowParameters.parse({}));
const changed = (at: number, line: Partial<FiledLine>) => ({
  ...printed,
  lines: printed.lines.map((known, i) => (i === at ? { ...known, ...line } : known)),
});
const refused = (lines: typeof printed) => {
  const read = houseWayFiling.read(lines);
  return read.ok ? [] : read.problems.map(({ field, message }) => [field, message]);
};

describe('the House Way in words', () => {
  it.each([
    ['13.21', way],
    ['another casino', FOXWOODS],
    [
      'two fronts',
      {
        groups: {},
        lines: [
          {
            id: 'a',
            says: '',
            when: {},
            front: { higherOf: [{ pair: 'lowest' as const }, { behind: 'best-five' as const }] },
          },
        ],
      },
    ],
  ])('says of %s all that its lines say', (_, houseWay) =>
    expect(houseWayFiling.read(inWords(houseWay))).toEqual({ ok: true, value: houseWay }),
  );

  it('reads as a person would say it', () => {
    expect(printed.names).toBe('low 23456; medium 789T; high JQK; aces A');
    expect(printed.lines[2]).toMatchObject({
      when: 'two pairs, no straight or flush, pairs low+low or low+medium',
      does: 'lowest pair',
      unless: 'beside K',
      instead: 'highest two beside',
    });
  });

  it('takes capitals, spaces and a ten in figures', () => {
    expect(readCondition(' Two  Pairs,Pair of 9 , FOUR of 10')).toEqual({
      ok: true,
      value: { shape: ['two-pairs'], pair: '9', four: 'T' },
    });
    expect(readFront('  Highest  PAIR ')).toEqual({ ok: true, value: { pair: 'highest' } });
    expect(conditionInWords({})).toBe('');
  });

  it('is tried on every hand, and says how far that is', () => {
    const shares: number[] = [];
    const tried = houseWayFiling.check(PaiGowParameters.parse({}), way, (share) => shares.push(share));
    expect(tried).toEqual({ ok: true, value: way });
    expect(shares.length).toBeGreaterThan(20);
  });

  it('is refused at the cell with the mistake', () => {
    expect(refused(changed(3, { when: 'two pairs, a bird' }))).toEqual([
      ['lines.3.when', expect.stringMatching(/^“a bird” is no condition; write/)],
    ]);
    expect(refused(changed(4, { does: '' }))).toEqual([['lines.4.does', expect.stringMatching(/^Say what/)]]);
    expect(refused(changed(2, { instead: 'the moon' }))).toEqual([
      ['lines.2.instead', expect.stringMatching(/^“the moon” does not say/)],
    ]);
    expect(refused(changed(1, { does: 'as in nobody' }))).toEqual([
      ['lines.1.does', '“pair” refers to “nobody”, which is not a line. Name one that is.'],
    ]);
    expect(refused(changed(1, { does: 'as in pair' }))[0]?.[1]).toMatch(/^“pair” leads back to itself/);
    expect(refused({ ...printed, names: 'low 2345X' })[0]?.[0]).toBe('names');
    expect(refused({ ...printed, lines: [] })[0]?.[0]).toBe('lines');
  });
});
