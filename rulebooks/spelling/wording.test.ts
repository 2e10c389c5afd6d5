import { describe, expect, it } from 'vitest';
import { ratio } from '@/simulations/exact/fraction';
import type { ClauseId } from './ids';
import {
  counted,
  edgeSaid,
  listed,
  listedBriefly,
  longDate,
  points,
  RuleName,
  ruleName,
  shownEdge,
  shownGain,
  signed,
  theCounted,
} from './wording';

describe('an edge', () => {
  it.each([
    [759, '0.76%'],
    [750, '0.75%'],
    [1, '0.01%'],
    [0, '0.00%'],
    [-1, '−0.001%'],
    [-750, '−0.75%'],
    [-759, '−0.75%'],
  ])('of %i thousandths of a percent is never shown better for the player: %s', (thousandths, shown) => {
    expect(shownEdge(ratio(thousandths, 100_000))).toBe(shown);
  });

  it.each([
    [ratio(-759, 100_000), '0.759%'],
    // 0.7585% exactly, and a little more: to the nearest, half to even.
    [ratio(-7585, 1_000_000), '0.758%'],
    [ratio(-75851, 10_000_000), '0.759%'],
    [ratio(-1, 10_000_000), '0.00001%'],
    [ratio(0), '0.000%'],
  ])('that the player gains is shown to the nearest, and never as nothing', (edge, shown) => {
    expect(shownGain(edge)).toBe(shown);
  });
});

describe('one and several', () => {
  it('have different names', () => {
    expect(['1', '+1', '−1', '0', '0.01', '11', '−1/10', '1 1/2'].map(points)).toEqual([
      '1 point',
      '+1 point',
      '−1 point',
      '0 points',
      '0.01 points',
      '11 points',
      '−1/10 points',
      '1 1/2 points',
    ]);
    expect([1, 4].map((count) => theCounted(count, 'wager'))).toEqual(['the wager', 'the 4 wagers']);
  });
});

describe('a clause', () => {
  it('is a rule where it has a number, and is named alone where it has a name', () => {
    const of = (clause: ClauseId) => [RuleName({ clause }), ruleName({ clause })];
    expect(of('3.2(L)')).toEqual(['Rule 3.2(L)', 'rule 3.2(L)']);
    expect(of('Appendix A')).toEqual(['Appendix A', 'Appendix A']);
    expect(of('Table 2')).toEqual(['Table 2', 'Table 2']);
  });
});

describe('an edge in a sentence', () => {
  it('below zero says that the player gains', () => {
    expect(['1/37', '0/1', '-1/200', '-2/37'].map(edgeSaid)).toEqual([
      'house edge 2.71%',
      'house edge 0.00%',
      'house edge below zero: the player gains 0.50%',
      // 5.4054%, rounded as the rows of a sign round it: never better for the player than it is.
      'house edge below zero: the player gains 5.40%',
    ]);
  });
});

describe('a difference', () => {
  it('has its sign, and whole numbers apart from parts', () => {
    expect([ratio(0), ratio(1), ratio(-1, 6), ratio(5, 2)].map(signed)).toEqual([
      '0',
      '+1',
      '−1/6',
      '+2 1/2',
    ]);
  });
});

describe('a list', () => {
  it('names its last with a word of its own', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listed(items))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  });

  it('is cut where it is long', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(listedBriefly(six)).toBe('a, b, c, d, e and f');
    expect(listedBriefly([...six, 'g', 'h'])).toBe('a, b, c, d, e, f and 2 more');
    expect(listedBriefly(['a', 'b', 'c'], 2)).toBe('a, b and 1 more');
  });

  it('is counted', () => {
    expect([counted(1, 'row'), counted(2, 'row'), counted(2, 'die', 'dice')]).toEqual([
      '1 row',
      '2 rows',
      '2 dice',
    ]);
  });
});

describe('a date', () => {
  it('is written out, and anything else is left as it is', () => {
    expect(
      ['2008-01-31', '2008-12-01T10:00:00Z', '2008-13-01', '2008-01-00', 'x-01-05', 'soon', '2008-01'].map(
        longDate,
      ),
    ).toEqual([
      '31 January 2008',
      '1 December 2008',
      '2008-13-01',
      '2008-01-00',
      'x-01-05',
      'soon',
      '2008-01',
    ]);
  });
});
