import { describe, expect, it } from 'vitest';
import { type Card, PACK, rankOf, readCards } from '../equipment/cards/card';
import { bestHand, nameOf } from './hands';
import { sumStanding, sumValue } from './nearest-sum';

const cards = (text: string): Card[] => {
  const read = readCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const value = (hand: string, board: string) => sumValue(cards(hand), cards(board)) as number;
const name = (hand: string, board: string) => {
  const made = bestHand({ order: 'nearest-sum', from: 'own' }, cards(hand), cards(board));
  return made && nameOf(made, 'nearest-sum');
};

describe('the hands that the text gives as examples', () => {
  it.each([
    ['6c 7c 8c', 'Ah As 9d', 'Ad Kc Kd'],
    ['6c 7c 8c', 'Ah Ks Qd', 'Ad Kc Jd'],
    ['6c 7c 8c', 'Ah Ks Jd', 'Ad Kc Td'],
    ['Qc Jc 2c', 'Jd 2h 4s', 'Kh Ks 3d'],
  ])('on %s, %s beats %s', (board, better, worse) =>
    expect(value(better, board)).toBeGreaterThan(value(worse, board)),
  );
  it.each([
    ['6c 7c 8c', 'Ah As 9d', 'A-A-9 (matches the board)'],
    ['Qc Jc 2c', 'Kh Ks 3d', 'K-K-3 (1 over the board)'],
    ['Qc Jc 2c', 'Jd 2h 4s', 'J-4-2 (6 under the board)'],
    ['Ac Ad Ah', 'Kh Ks Kd', 'K-K-K (3 under the board)'],
    ['2c 2d 2h', 'As 3s 2s', 'A-3-2 (matches the board)'],
  ])('on %s, %s is %s', (board, hand, said) => expect(name(hand, board)).toBe(said));
  it('divides by cards of other suits, and makes no hand of two cards', () => {
    expect(value('Ah Ks Qd', '6c 7c 8c')).toBe(value('Ad Kh Qs', '6c 7c 8c'));
    expect(sumValue(cards('Ah Ks'), cards('6c 7c 8c'))).toBeUndefined();
  });
});

/** Sums by what cards are called, with every ace at one and at eleven. */
const sumsOf = (hand: readonly Card[]): number[] =>
  hand.reduce(
    (sums, card) => {
      const rank = rankOf(card);
      const worths = rank === 12 ? [1, 11] : [rank > 8 ? 10 : rank + 2];
      return sums.flatMap((sum) => worths.map((worth) => sum + worth));
    },
    [0],
  );

it('of 22,100 hands on a board of 22, as many match, stay under and go over as their sums say', () => {
  const board = cards('Qc Jc 2c');
  const seen = { matches: 0, under: 0, over: 0 };
  const expected = { matches: 0, under: 0, over: 0 };
  for (let a = 0; a < PACK; a += 1)
    for (let b = 0; b < a; b += 1)
      for (let c = 0; c < b; c += 1) {
        seen[sumStanding(sumValue([a, b, c], board) as number).kind] += 1;
        const sums = sumsOf([a, b, c]);
        const kind = sums.includes(22) ? 'matches' : sums.some((sum) => sum < 22) ? 'under' : 'over';
        expected[kind] += 1;
      }
  expect(seen).toEqual(expected);
  expect(seen.matches + seen.under + seen.over).toBe(22_100);
  expect(seen.over).toBeGreaterThan(0);
});
