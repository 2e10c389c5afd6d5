import { describe, expect, it } from 'vitest';
import { readCards } from '../../../equipment/cards/card';
import { laidOut } from '../../../family/round-shown';
import { STARTING_HANDS } from '../rules/shown';
import { startOf } from './cells';
import { START_NAMES } from './starts';

const hand = (text: string) => {
  const cards = readCards(text);
  if (!cards.ok) throw new Error(text);
  return startOf(...(cards.value as [number, number]));
};
const starts = START_NAMES.map((name, start) => ({ name, start }));
const marks = STARTING_HANDS.rows.map(({ mark }) => mark);

describe('the square of starting hands', () => {
  it.each([
    ['As Ah', 'A', 'A'],
    ['As Ks', 'A', 'K'],
    ['As Kh', 'K', 'A'],
    ['2c 2d', '2', '2'],
    ['7d 2d', '7', '2'],
    ['7d 2h', '2', '7'],
  ])('has %s in the row of %s and the column of %s', (text, row, column) => {
    const cell = laidOut(STARTING_HANDS, starts)[marks.indexOf(row)]?.[marks.indexOf(column)];
    expect(cell?.start).toBe(hand(text));
  });

  it('has every hand once, each named by the marks of its lines', () => {
    const lines = laidOut(STARTING_HANDS, starts);
    expect(new Set(lines.flat()).size).toBe(START_NAMES.length);
    for (const [row, cells] of lines.entries())
      for (const [column, { name }] of cells.entries()) {
        const ranks = [row, column].sort((a, b) => a - b).map((line) => marks[line]);
        const suits = row === column ? '' : row < column ? 's' : 'o';
        expect(name).toBe(`${ranks.join('')}${suits}`);
      }
  });
});
