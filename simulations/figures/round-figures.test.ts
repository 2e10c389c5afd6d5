import { expect, it } from 'vitest';
import { ONE, ratio, toText } from '../exact/fraction';
import type { Solution } from '../family/solution';
import { gridFromJson, solutionToJson } from '../family/solution-wire';
import { gainRead, roundFigures } from './round-figures';

const ending = (event: string, count: bigint, net: [number, number], staked: number) => ({
  event,
  label: `It is ${event}`,
  count,
  net: ratio(...net),
  staked: ratio(staked),
});

/** 20 rounds: 3 win 5/2, 1 wins 12, 4 push, 8 lose 1 by folding and 4 lose 3. Mean (7.5 + 12 - 8 - 12) / 20 = -1/40. */
const SOLUTION: Solution = {
  universe: 20n,
  endings: [
    ending('small', 3n, [5, 2], 3),
    ending('big', 1n, [12, 1], 3),
    ending('tie', 4n, [0, 1], 3),
    ending('fold', 8n, [-1, 1], 1),
    ending('loss', 4n, [-3, 1], 3),
  ],
  houseEdge: ratio(1, 40),
  mandatory: ratio(2),
  decisions: [
    {
      street: 'deal',
      reached: ONE,
      choices: [
        { choice: 'raise', label: 'Raise', taken: ratio(3, 5) },
        { choice: 'fold', label: 'Fold', taken: ratio(2, 5) },
      ],
    },
  ],
  summary: 'Raise with a pair.',
  alternatives: [{ id: 'never', label: 'Never fold', explains: 'Plays all.', houseEdge: ratio(1, 8) }],
  method: { id: 'enumeration', explains: 'Counted.', reductions: ['suits'] },
};
const GRID = {
  street: 'deal',
  choices: [{ choice: 'raise', label: 'Raise' }],
  cells: [{ hand: 'AA', best: 'raise', gains: [ratio(7, 3)] }],
};

it('says the same of a round as of a wager, worked by hand', () => {
  const figures = roundFigures(solutionToJson(SOLUTION));
  // Squares: 3 x 25/4 + 144 + 8 + 36 = 206.75 over 20, less the square of the mean.
  const variance = ratio(827, 80).sub(ratio(1, 1600));
  expect(figures).toMatchObject({
    exact: true,
    universe: '20',
    houseEdge: '1/40',
    houseEdgePercent: 2.5,
    perMandatory: '1/80',
    // 12 rounds of 3 and 8 of 1 are 44 staked over 20.
    elementOfRisk: '1/88',
    hit: '1/5',
    push: '1/5',
    variance: toText(variance),
    standardDeviation: Number(Math.sqrt(variance.valueOf()).toPrecision(12)),
    maxPayout: 'wins 12',
    resolved: { houseEdge: '1/32', houseEdgePercent: 3.125, probability: '4/5' },
  });
  expect(figures.events.map(({ id, pays, contribution }) => [id, pays, contribution])).toEqual([
    ['small', 'wins 2½', '3/8'],
    ['big', 'wins 12', '3/5'],
    ['tie', 'push', '0/1'],
    ['fold', 'loses 1', '-2/5'],
    ['loss', 'loses 3', '-3/5'],
  ]);
  expect(figures.events[0]).toEqual({
    id: 'small',
    label: 'It is small',
    count: '3',
    probability: '3/20',
    pays: 'wins 2½',
    net: '5/2',
    contribution: '3/8',
    staked: '3/1',
  });
});

it('prints a gain that is no half as a fraction', () => {
  const endings = [ending('win', 10n, [37, 12], 1), ending('loss', 10n, [-5, 14], 1)];
  const figures = roundFigures(solutionToJson({ ...SOLUTION, endings }));
  expect(figures.events.map(({ pays }) => pays)).toEqual(['wins 37/12', 'loses 5/14']);
  expect([figures.hit, figures.push]).toEqual(['1/2', '0/1']);
});

it('says nothing about resolved rounds where all are, or none', () => {
  const only = (...net: [number, number]) =>
    roundFigures(solutionToJson({ ...SOLUTION, endings: [ending('one', 20n, net, 1)] })).resolved;
  expect(only(-1, 1)).toBeUndefined();
  expect(only(0, 1)).toBeUndefined();
});

it('writes a solution with every number as text', () => {
  const json = solutionToJson(SOLUTION);
  expect(json).toMatchObject({
    universe: '20',
    houseEdge: '1/40',
    mandatory: '2/1',
    method: 'enumeration',
    methodExplained: 'Counted.',
    reductions: ['suits'],
  });
  expect(json.endings[0]).toEqual({
    event: 'small',
    label: 'It is small',
    count: '3',
    net: '5/2',
    staked: '3/1',
  });
  expect(json.strategy).toStrictEqual({
    summary: 'Raise with a pair.',
    decisions: [
      {
        street: 'deal',
        reached: '1/1',
        choices: [
          { choice: 'raise', label: 'Raise', taken: '3/5' },
          { choice: 'fold', label: 'Fold', taken: '2/5' },
        ],
      },
    ],
    alternatives: [
      { id: 'never', label: 'Never fold', explains: 'Plays all.', houseEdge: '1/8', costs: '1/10' },
    ],
    tables: [],
  });
});

it('writes the grid of starting hands, and reads it back', () => {
  const { grid } = solutionToJson({ ...SOLUTION, grid: GRID }).strategy;
  expect(grid?.cells).toEqual([{ hand: 'AA', best: 'raise', gains: ['7/3'] }]);
  expect(grid && gridFromJson(grid)).toEqual(GRID);
});

it.each([
  ['wins 48', '48/1'],
  ['wins 1,000', '1000/1'],
  ['wins 3/2', '3/2'],
  ['wins 1½', '3/2'],
  ['push', '0/1'],
  ['loses 2', '0/1'],
])('%s is a gain of %s', (text, gain) => expect(toText(gainRead(text))).toBe(gain));

it('the most that a round wins is what its solution says, where that is more than any ending with a count', () => {
  expect(roundFigures(solutionToJson(SOLUTION)).maxPayout).toBe('wins 12');
  expect(roundFigures(solutionToJson({ ...SOLUTION, furthest: ratio(48) })).maxPayout).toBe('wins 48');
});
