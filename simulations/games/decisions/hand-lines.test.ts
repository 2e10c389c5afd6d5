import { describe, expect, it } from 'vitest';
import { handLines, rowsOfLines } from './hand-lines';

/** Two hands of each of five classes. */
const CLASSES = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4];
const CHOICES = { play: 'Play', fold: 'Fold', suits: 'By suits' };
const linesOf = (...played: number[]) =>
  handLines(CLASSES, (from, to) => {
    const both = played.slice(from, to).reduce((total, one) => total + one, 0);
    return both === 0 ? 'fold' : both === to - from ? 'play' : 'suits';
  });
const rowsFor = (...played: number[]) =>
  rowsOfLines(linesOf(...played), (hand) => `Hand ${hand}`, CHOICES).map(
    ({ label, cells }) => `${label}: ${cells}`,
  );

describe('a strategy as lines', () => {
  it('runs from class to class while the choice is the same', () => {
    expect(linesOf(0, 0, 0, 0, 0, 1, 1, 1, 1, 1)).toEqual([
      { verdict: 'fold', weakest: 0, strongest: 1 },
      { verdict: 'suits', weakest: 2, strongest: 2 },
      { verdict: 'play', weakest: 3, strongest: 4 },
    ]);
  });

  it('is written from the strongest hands down', () => {
    expect(rowsFor(0, 0, 0, 0, 0, 1, 1, 1, 1, 1)).toEqual([
      'Hand 3, or better: Play',
      'Hand 2: By suits',
      'Hand 1, or worse: Fold',
    ]);
    expect(rowsFor(1, 1, 0, 0, 0, 0, 0, 0, 1, 1)).toEqual([
      'Hand 4, or better: Play',
      'From hand 3 down to hand 1: Fold',
      'Hand 0, or worse: Play',
    ]);
    expect(rowsFor(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)).toEqual(['Every hand: Play']);
  });
});
