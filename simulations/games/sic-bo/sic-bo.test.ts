import { describe, expect, it } from 'vitest';
import { figuresFor } from '../../testing/figures-for';

/** The second method: 111 to 666 as decimal numbers, each read as text with its digits in order. */
const THROWS = Array.from({ length: 556 }, (_, i) => String(111 + i))
  .filter((text) => /^[1-6]{3}$/.test(text))
  .map((text) => [...text].sort().join(''));
const sumOf = (text: string) => [...text].reduce((total, digit) => total + Number(digit), 0);
const isTriple = (text: string) => /(.)\1\1/.test(text);
const DIGITS = [...'123456'];
const pairs = DIGITS.flatMap((a) => DIGITS.filter((b) => b > a).map((b) => a + b));
const triples = pairs.flatMap((ab) => DIGITS.filter((c) => c > (ab[1] as string)).map((c) => ab + c));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const within = (totals: number[]) => (text: string) => totals.includes(sumOf(text)) && !isTriple(text);
const odd = [5, 7, 9, 11, 13, 15, 17];

/** Every placement that the schedule allows, as a predicate. Published edges: Wizard of Odds, "Sic Bo". */
const WAGERS: [wager: string, pays: string, percent: number, placements: ((text: string) => boolean)[]][] = [
  ['small', '1 to 1', 2.78, [within(range(4, 10))]],
  ['big', '1 to 1', 2.78, [within(range(11, 17))]],
  ['odd', '1 to 1', 2.78, [within(odd)]],
  ['even', '1 to 1', 2.78, [within([4, 6, 8, 10, 12, 14, 16])]],
  ['specific-triple', '180 to 1', 16.2, DIGITS.map((d) => (text) => text === d.repeat(3))],
  ['specific-double', '10 to 1', 18.52, DIGITS.map((d) => (text) => text.includes(d + d))],
  ['any-triple', '30 to 1', 13.89, [isTriple]],
  ...(
    [
      [4, 60, 15.28],
      [5, 30, 13.89],
      [6, 18, 12.04],
      [7, 12, 9.72],
      [8, 8, 12.5],
      [9, 7, 7.41],
      [10, 6, 12.5],
    ] as const
  ).map(([low, odds, percent]): (typeof WAGERS)[number] => [
    `total-${low}-${21 - low}`,
    `${odds} to 1`,
    percent,
    [low, 21 - low].map((total) => (text) => sumOf(text) === total),
  ]),
  ['combination', '6 to 1', 2.78, pairs.map((ab) => (text) => [...ab].every((d) => text.includes(d)))],
  [
    'four-number',
    '7 to 1',
    11.11,
    ['3456', '2356', '2345', '1234'].map(
      (four) => (text) => triples.includes(text) && [...text].every((d) => four.includes(d)),
    ),
  ],
  ['three-single', '30 to 1', 13.89, triples.map((three) => (text) => text === three)],
  [
    'double-and-single',
    '50 to 1',
    29.17,
    DIGITS.flatMap((d) =>
      DIGITS.filter((s) => s !== d).map((s) => (text: string) => text === [d, d, s].sort().join('')),
    ),
  ],
];

describe('sic bo, listing 216 throws', () => {
  it('lists them', () => expect(THROWS).toHaveLength(216));

  it.each(WAGERS)('%s at %s costs %d%%, wherever it is placed', (wager, win, percent, placements) => {
    const { events, houseEdgePercent } = figuresFor('sic-bo', {}, wager, { win });
    for (const wins of placements) expect(String(THROWS.filter(wins).length)).toBe(events[0]?.count);
    expect(Math.abs(houseEdgePercent - percent)).toBeLessThanOrEqual(0.005);
  });

  it('a double that leaves out the triple costs 23.6% instead of 18.5%', () => {
    const apart = figuresFor('sic-bo', { doubleIncludesTriple: false }, 'specific-double', {
      win: '10 to 1',
    });
    const exactlyTwo = THROWS.filter((text) => text.includes('44') && !isTriple(text)).length;
    expect(apart.events[0]?.count).toBe(String(exactlyTwo));
    expect(apart.houseEdge).toBe('17/72');
  });

  it('singles count how many dice show the number', () => {
    const pays = { one: '1 to 1', two: '2 to 1', three: '3 to 1' };
    const { events, houseEdgePercent } = figuresFor('sic-bo', {}, 'single', pays);
    for (const digit of DIGITS) {
      const times = (n: number) => THROWS.filter((text) => text.split(digit).length === n + 1).length;
      expect(events.map(({ count }) => count)).toEqual([1, 2, 3, 0].map((n) => String(times(n))));
    }
    // Wizard of Odds, "Sic Bo": 7.87% at 1, 2 and 3 to 1.
    expect(Math.abs(houseEdgePercent - 7.87)).toBeLessThanOrEqual(0.005);
  });

  it('the schedule offers 15 combinations, 20 threes and 30 doubles with a single', () => {
    const count = Object.fromEntries(WAGERS.map(([wager, , , placements]) => [wager, placements.length]));
    expect(count).toMatchObject({
      combination: 15,
      'three-single': 20,
      'double-and-single': 30,
      'four-number': 4,
    });
  });
});
