import { describe, expect, it } from 'vitest';
import { readCards } from '@/simulations/equipment/cards/card';
import { startOf } from '@/simulations/games/holdem/hands/cells';
import { marksOf, RANK_MARKS, squareOf } from './starting-grid';

const hand = (text: string) => {
  const cards = readCards(text);
  if (!cards.ok) throw new Error(text);
  return startOf(...(cards.value as [number, number]));
};
const cells = Array.from({ length: 169 }, (_, start) => ({ hand: String(start), best: 'check', gains: [] }));

describe('the square of starting hands', () => {
  it.each([
    ['As Ah', 'A', 'A'],
    ['As Ks', 'A', 'K'],
    ['As Kh', 'K', 'A'],
    ['2c 2d', '2', '2'],
    ['7d 2d', '7', '2'],
    ['7d 2h', '2', '7'],
  ])('has %s in the row of %s and the column of %s', (text, row, column) => {
    const cell = squareOf(cells)[RANK_MARKS.indexOf(row)]?.[RANK_MARKS.indexOf(column)];
    expect(cell?.hand).toBe(String(hand(text)));
  });

  it('has every hand once', () => {
    expect(new Set(squareOf(cells).flat()).size).toBe(169);
  });
});

it('each choice has its own mark', () => {
  const marked = (...labels: string[]) => [
    ...marksOf(labels.map((label) => ({ choice: label, label }))).values(),
  ];
  expect(marked('Check', 'Bet 3 times the ante', 'Bet 4 times the ante')).toEqual(['C', '3', '4']);
  expect(marked('Fold', 'Call 2 times the ante')).toEqual(['F', '2']);
  expect(marked('Check', 'Call')).toEqual(['C', 'C2']);
});
