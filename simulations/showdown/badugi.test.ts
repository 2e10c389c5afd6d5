import { describe, expect, it } from 'vitest';
import { type Card, markOf, PACK, readCards } from '../equipment/cards/card';
import { inTable } from '../exact/in-table';
import { bestBadugi } from './badugi';

const cards = (text: string): Card[] => {
  const read = readCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const best = (text: string, order: 'badugi' | 'badugi-ace-high' = 'badugi') => bestBadugi(cards(text), order);

describe('badugi', () => {
  it.each([
    [
      'badugi',
      [
        '4s 3h 2d Ac',
        '5s 3h 2d Ac',
        '5s 4h 3d 2c',
        'Ks Qh Jd Tc',
        '3s 2h Ad As',
        '4s 3h 2d 2c',
        'Ks Qh Jd Jc',
        '2s Ah As Ad',
        'Ks Qh Kh Qs',
        'As 2s 3s 4s',
        '2s 2h 2d 2c',
        'Ks Kh Kd Kc',
      ],
    ],
    [
      'badugi-ace-high',
      [
        '5s 4h 3d 2c',
        '6s 4h 3d 2c',
        'As 4h 3d 2c',
        'As Kh Qd Jc',
        '4s 3h 2d 2c',
        'As Kh Qd Qc',
        '3s 2h 2s 3h',
        '2s 2h 2d 2c',
        'As Ah Ad Ac',
      ],
    ],
  ] as const)('%s: each hand beats the next', (order, hands) => {
    const values = hands.map((text) => best(text, order).value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(values).size).toBe(values.length);
  });

  it('takes the lowest of cards that do not go together', () =>
    expect(best('Ks Qs 3s 3h').cards.map(markOf).sort()).toEqual(['3h', 'Qs']));

  it('takes four of seven', () =>
    expect(best('Ks 9h 5s 4h 3d 2c Ac').cards.map(markOf).sort()).toEqual(['3d', '4h', '5s', 'Ac']));

  it('of 270,725 hands of four, 17,160 are of four cards, 154,440 of three, 96,252 of two and 2,873 of one', () => {
    // 13 · 12 · 11 · 10 ways to give four suits four ranks; the others as published.
    const counts = [0, 0, 0, 0, 0];
    for (let a = 0; a < PACK; a += 1)
      for (let b = a + 1; b < PACK; b += 1)
        for (let c = b + 1; c < PACK; c += 1)
          for (let d = c + 1; d < PACK; d += 1) {
            const size = bestBadugi([a, b, c, d], 'badugi').cards.length;
            counts[size] = inTable(counts[size]) + 1;
          }
    expect(counts).toEqual([0, 2_873, 96_252, 154_440, 17_160]);
  });
});
