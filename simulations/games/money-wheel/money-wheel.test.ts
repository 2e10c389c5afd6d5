import { describe, expect, it } from 'vitest';
import { figuresFor } from '../../testing/figures-for';

const COUNTS = { a: 1, b: 1, c: 2, d: 4, e: 8, f: 12, g: 24 };
const segments = Object.entries(COUNTS).map(([id, count]) => ({ id, label: `Symbol ${id}`, count }));

describe('a wheel of 52 segments', () => {
  // By hand: the house keeps 52 - count x (odds + 1) of every 52 staked.
  it.each([
    ['a', '50-1', '1/52'],
    ['b', '50-1', '1/52'],
    ['c', '20-1', '5/26'],
    ['d', '10-1', '2/13'],
    ['e', '5-1', '1/13'],
    ['f', '3-1', '1/13'],
    ['g', 'evens', '1/13'],
  ])('symbol %s at %s', (symbol, win, edge) => {
    const figures = figuresFor('money-wheel', { segments }, `symbol-${symbol}`, { win });
    expect(figures).toMatchObject({ houseEdge: edge, universe: '52' });
  });

  it('refuses a symbol listed twice, and none at all', () => {
    const twice = [segments[0], segments[0]];
    expect(() => figuresFor('money-wheel', { segments: twice }, 'symbol-a', { win: 'evens' })).toThrow(
      /once/,
    );
    expect(() => figuresFor('money-wheel', { segments: [] }, 'symbol-a', { win: 'evens' })).toThrow();
  });
});
