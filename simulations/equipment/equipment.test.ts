import { describe, expect, it } from 'vitest';
import { THREE_DICE, TWO_DICE } from './dice';
import { ROULETTE_WHEELS, segmentsOf } from './wheels';

describe('dice', () => {
  it('give each throw once', () => {
    expect(new Set(TWO_DICE.map(String)).size).toBe(36);
    expect(new Set(THREE_DICE.map(String)).size).toBe(216);
  });
});

describe('roulette wheels', () => {
  it.each([1, 2] as const)('with %i zero(s) carry every number once, red and black in turn', (zeros) => {
    const wheel = ROULETTE_WHEELS[zeros];
    expect(wheel).toHaveLength(36 + zeros);
    expect(new Set(wheel.map(({ mark }) => mark)).size).toBe(36 + zeros);
    expect(wheel.filter(({ colour }) => colour === 'red')).toHaveLength(18);
    expect(wheel.filter(({ colour }) => colour === 'green')).toHaveLength(zeros);
    const coloured = wheel.filter(({ colour }) => colour !== 'green');
    for (let i = 1; i < 18; i += 1) expect(coloured[i]?.colour).not.toBe(coloured[i - 1]?.colour);
  });

  it('with two zeros set each odd number opposite the even number above it', () => {
    const wheel = ROULETTE_WHEELS[2];
    for (const [i, { mark, number }] of wheel.entries()) {
      const opposite = wheel[(i + 19) % 38];
      if (number % 2 === 1) expect(opposite?.number).toBe(number + 1);
      if (mark === '0') expect(opposite?.mark).toBe('00');
    }
  });

  it('with one zero alternate low and high numbers all the way round, except for the ends', () => {
    const low = ROULETTE_WHEELS[1].slice(1).map(({ number }) => number <= 18);
    const repeats = low.filter((isLow, i) => i > 0 && isLow === low[i - 1]);
    expect(repeats).toHaveLength(1);
  });
});

it('a money wheel has as many segments as its symbols together', () => {
  const wheel = segmentsOf([
    { id: 'a', label: 'A', count: 1 },
    { id: 'b', label: 'B', count: 3 },
  ]);
  expect(wheel.map(({ id }) => id)).toEqual(['a', 'b', 'b', 'b']);
});
