import { describe, expect, it } from 'vitest';
import { colourOf, ROULETTE_WHEELS, type Zeros } from '../../equipment/wheels';
import { figuresFor } from '../../testing/figures-for';
import { rouletteHead } from './head';

describe('what is placed inside', () => {
  it('is on numbers, and what is placed outside beside them', () => {
    const all = rouletteHead.wagers({ zeros: 2, evenChancesAtZero: 'lost' }).map(({ id }) => id);
    const on = (wanted: string) => all.filter((id) => rouletteHead.placed?.(id) === wanted);
    expect(on('inside')).toEqual(['straight-up', 'split', 'street', 'corner', 'first-five', 'six-line']);
    expect(on('outside')).toEqual([
      ...['column', 'dozen', 'red-black', 'odd-even', 'low-high', 'split-columns', 'split-dozens'],
    ]);
    expect(rouletteHead.placed?.('first-four')).toBe('inside');
  });
});

/** The layout as a board: three columns, twelve lines, zeros above; every placement by where chips can lie. */
function placements(zeros: Zeros): Record<string, string[][]> {
  const at = (line: number, column: number) => String(3 * line + column + 1);
  const lines = [...Array(12).keys()];
  const columns = [0, 1, 2];
  const whole = (line: number) => columns.map((column) => at(line, column));
  const all = lines.flatMap(whole);
  const column = (wanted: number) => lines.map((line) => at(line, wanted));
  const dozen = (wanted: number) => all.slice(12 * wanted, 12 * wanted + 12);
  const where = (holds: (number: number) => boolean) => all.filter((mark) => holds(Number(mark)));
  const zeroMarks = zeros === 1 ? ['0'] : ['0', '00'];
  return {
    'straight-up': [...zeroMarks, ...all].map((mark) => [mark]),
    split: [
      ...lines.flatMap((l) => [0, 1].map((c) => [at(l, c), at(l, c + 1)])),
      ...lines.slice(1).flatMap((l) => columns.map((c) => [at(l - 1, c), at(l, c)])),
      ...(zeros === 1
        ? [
            ['0', '1'],
            ['0', '2'],
            ['0', '3'],
          ]
        : [
            ['0', '00'],
            ['0', '1'],
            ['00', '3'],
          ]),
    ],
    street: [
      ...lines.map(whole),
      ...(zeros === 1
        ? [
            ['0', '1', '2'],
            ['0', '2', '3'],
          ]
        : [['0', '00', '2']]),
    ],
    corner: lines
      .slice(1)
      .flatMap((l) => [0, 1].map((c) => [at(l - 1, c), at(l - 1, c + 1), at(l, c), at(l, c + 1)])),
    ...(zeros === 1
      ? { 'first-four': [['0', '1', '2', '3']] }
      : { 'first-five': [['0', '00', '1', '2', '3']] }),
    'six-line': lines.slice(1).map((l) => [...whole(l - 1), ...whole(l)]),
    column: columns.map(column),
    dozen: columns.map(dozen),
    'red-black': [where((n) => colourOf(n) === 'red'), where((n) => colourOf(n) === 'black')],
    'odd-even': [where((n) => n % 2 === 1), where((n) => n % 2 === 0)],
    'low-high': [where((n) => n < 19), where((n) => n > 18)],
    'split-columns': [0, 1].map((c) => [...column(c), ...column(c + 1)]),
    'split-dozens': [0, 1].map((d) => [...dozen(d), ...dozen(d + 1)]),
  };
}

/** What the layout of Great Britain's 2007 rules offers at least, and 6 to 1 on five numbers as in Nevada. */
const PAYS: Record<string, string> = {
  'straight-up': '35 to 1',
  split: '17 to 1',
  street: '11 to 1',
  corner: '8 to 1',
  'first-four': '8 to 1',
  'first-five': '6 to 1',
  'six-line': '5 to 1',
  column: '2 to 1',
  dozen: '2 to 1',
  'split-columns': '1 to 2',
  'split-dozens': '1 to 2',
};

describe.each([1, 2] as const)('roulette with %i zero(s), laid out chip by chip', (zeros) => {
  const wheel = ROULETTE_WHEELS[zeros];
  it.each(Object.entries(placements(zeros)))(
    '%s covers as many pockets wherever it lies',
    (wager, places) => {
      const pays = {
        win: '1 to 1',
        ...(['red-black', 'odd-even', 'low-high'].includes(wager) && { zero: 'lose half' }),
      };
      const { events } = figuresFor('roulette', { zeros, evenChancesAtZero: 'half-lost' }, wager, pays);
      for (const place of places) {
        expect(new Set(place).size).toBe(place.length);
        const covered = wheel.filter(({ mark }) => place.includes(mark)).length;
        expect(String(covered)).toBe(events[0]?.count);
      }
    },
  );
});

describe('published edges', () => {
  it('2.70%, 1/37, on every wager of a single-zero wheel that loses to zero', () => {
    for (const [wager, win] of Object.entries(PAYS)) {
      if (wager === 'first-five') continue;
      expect(figuresFor('roulette', { zeros: 1 }, wager, { win }).houseEdge).toBe('1/37');
    }
  });

  it('1.35%, 1/74, on even chances that lose half to zero; 1/37 where they lose it all', () => {
    for (const wager of ['red-black', 'odd-even', 'low-high']) {
      const half = figuresFor('roulette', { zeros: 1 }, wager, { win: 'evens', zero: 'lose half' });
      expect(half).toMatchObject({ houseEdge: '1/74', hit: '18/37', push: '0/1' });
      const lost = { zeros: 1, evenChancesAtZero: 'lost' };
      expect(figuresFor('roulette', lost, wager, { win: 'evens' }).houseEdge).toBe('1/37');
    }
  });

  // Published by the Wizard of Odds, "Roulette": 5.26% on two zeros, 7.89% on the first five.
  it('5.26%, 1/19, with two zeros, but 3/38 on the first five', () => {
    for (const [wager, win] of Object.entries(PAYS)) {
      if (wager === 'first-four') continue;
      const edge = wager === 'first-five' ? '3/38' : '1/19';
      expect(figuresFor('roulette', { zeros: 2 }, wager, { win }).houseEdge).toBe(edge);
    }
  });

  it('standard deviation of a straight-up wager, 36 sqrt(36) / 37 by the binomial formula', () => {
    const { standardDeviation } = figuresFor('roulette', { zeros: 1 }, 'straight-up', { win: '35 to 1' });
    expect(standardDeviation).toBe(Number(((36 * Math.sqrt(36)) / 37).toPrecision(12)));
  });
});
