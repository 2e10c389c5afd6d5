import { describe, expect, it } from 'vitest';
import { ratio } from '../exact/fraction';
import {
  count,
  decimal,
  edgeForPlayers,
  exact,
  fixed,
  grouped,
  measured,
  measuredPercent,
  oneIn,
  percent,
  placesFor,
  plainNumber,
  printed,
  shortPercent,
  signedFixed,
  signedPercent,
  signedUnits,
  trueOdds,
  whole,
  zScore,
} from './numbers';

describe('signs and groups', () => {
  it('signs of numbers are printed as such; hyphens of words, ranges and dates stay', () => {
    expect(['-1/37', '1/37', '−1/37', 'exactly -3/8, of -5'].map(printed)).toEqual([
      '−1/37',
      '1/37',
      '−1/37',
      'exactly −3/8, of −5',
    ]);
    const words = 'a two-way wager of 2024-05-01, pays 1-2';
    expect(printed(words)).toBe(words);
  });
  it('groups digits in threes by commas, and leaves places alone', () => {
    expect(['999', '1234', '12345', '-1234', '-12345', '1234567.12345'].map(grouped)).toEqual([
      '999',
      '1,234',
      '12,345',
      '−1,234',
      '−12,345',
      '1,234,567.12345',
    ]);
    expect([whole(1_000_000), whole(20_348_320n)]).toEqual(['1,000,000', '20,348,320']);
  });
  it('counts too long for a table are shown by their size', () => {
    expect(count('1234567')).toBe('1,234,567');
    expect(count('9012061295995008299689')).toBe('9.01206… × 10^21');
    expect([exact('-1/37'), exact('1/37', 3)]).toEqual(['−1/37', undefined]);
  });
});

describe('shares', () => {
  // 1/37 is 0.027027027…, by long division.
  it('have four places, rounded to the nearest', () => {
    expect([percent('1/37'), percent('-1/37'), percent(ratio(2, 3))]).toEqual([
      '2.7027%',
      '−2.7027%',
      '66.6667%',
    ]);
    expect([signedPercent('1/37'), signedPercent('-1/37'), signedPercent('0/1')]).toEqual([
      '+2.7027%',
      '−2.7027%',
      '0.0000%',
    ]);
    expect([measuredPercent(-0.5), measuredPercent(0.123456)]).toEqual(['−50.0000%', '12.3456%']);
    expect([shortPercent('7/10'), shortPercent('3/40'), shortPercent('1/3', 'down')]).toEqual([
      '70%',
      '7.5%',
      '33.3333%',
    ]);
  });
  it('are never shown to players better than they are, whoever gains', () => {
    expect(edgeForPlayers('27/1000')).toBe('2.70%');
    expect(edgeForPlayers('27000001/1000000000')).toBe('2.71%');
    expect(edgeForPlayers('-27000001/1000000000')).toBe('−2.70% (the player gains)');
  });
});

describe('other numbers', () => {
  it('have a true minus and no minus without a digit', () => {
    expect([fixed('-1/37'), fixed('1/8', 2), signedFixed('1/4', 1)]).toEqual(['−0.0270', '0.12', '+0.2']);
    expect([measured(-0.00001), measured(-0.5, 1), measured(12345.678, 1)]).toEqual([
      '−0.00001',
      '−0.5',
      '12,345.7',
    ]);
    expect([zScore(0.517), zScore(-1.1), zScore(-0.001), zScore(0.005), zScore(0.006), zScore(0)]).toEqual([
      '+0.52',
      '−1.10',
      '0.00',
      '0.00',
      '+0.01',
      '0.00',
    ]);
  });
  it('drop zeros that say nothing', () => {
    expect([decimal('3/2'), decimal('100/1'), decimal('-25000/1'), decimal('1/3', 2)]).toEqual([
      '1.5',
      '100',
      '−25,000',
      '0.33',
    ]);
    expect([signedUnits('101/1'), signedUnits('-3/1'), signedUnits('0/1')]).toEqual(['+101', '−3', '0']);
    expect([plainNumber(10_000), plainNumber(0.1234567)]).toEqual(['10,000', '0.123457']);
  });
  it('say how rarely something is', () => {
    expect([oneIn('0/1'), oneIn('1/1'), oneIn('1/37'), oneIn('100/206'), oneIn('1/649740')]).toEqual([
      'never',
      'always',
      '1 in 37',
      '1 in 2.06',
      '1 in 649,740',
    ]);
    expect([trueOdds('1/37'), trueOdds('18/37'), trueOdds('0/1')]).toEqual([
      '36 to 1',
      '1.0556 to 1',
      'cannot happen',
    ]);
    expect([placesFor(['1/2']), placesFor(['1/2', '1/649740'])]).toEqual([6, 8]);
    // In parts of 10^9 nothing comes after the ninth decimal.
    expect([placesFor(['1/1000000000']), placesFor(['1/1000000007'])]).toEqual([9, 12]);
  });
});
