/** A chart filed with the game, priced beside it: against ways to play whose edge is worked out without a chart's text. */
import { describe, expect, it } from 'vitest';
import { firstPass } from '../../family/merging';
import { type Cell, type Column, cellsOf, LINES, type PairCell } from './chart';
import { DEALERS, EVERY_LINE } from './chart-lines';
import { blackjackCharts } from './charts';
import { blackjack } from './family';
import { FiledChart } from './filed-chart';
import { BlackjackParameters } from './parameters';
import { columnFrom } from './pieces';
import { likeTheDealer } from './plain-ways';

const TABLES = { initial: { blackjack: '3 to 2', win: '1 to 1' } };
const RULES = { decks: 1, hands: 2, surrender: 'late', double: 'any', split: 'any' } as const;

function solve(given: object) {
  const parameters = BlackjackParameters.parse(given);
  const merged = firstPass(blackjack, parameters, TABLES);
  const solution = blackjack.solve(parameters, TABLES, merged);
  const edgeOf = (way: string) =>
    solution.alternatives.find(({ id }) => id === way)?.houseEdge ?? solution.houseEdge;
  return { merged, solution, edgeOf };
}

const chartOf = (column: (up: number) => Column) => {
  const columns = DEALERS.map((up) => {
    const of = column(up);
    return [...cellsOf(of), ...of.pairs] as (Cell | PairCell)[];
  });
  return { lines: EVERY_LINE.map(({ id }, at) => ({ hand: id, cells: columns.map((of) => of[at]) })) };
};

const stood = likeTheDealer({ soft17: 'stand' });
const DEALT = chartOf(() => stood);
const placeOf = (hand: string) => EVERY_LINE.findIndex(({ id }) => id === hand);
const withCell = ({ lines }: ReturnType<typeof chartOf>, hand: string, dealer: number, cell: string) => ({
  lines: lines.map((line) =>
    line.hand === hand ? { hand, cells: line.cells.with(dealer, cell as Cell) } : line,
  ),
});

describe('a chart filed with the game', () => {
  const { merged, solution, edgeOf } = solve(RULES);
  const best = chartOf((up) => columnFrom(merged[2] as Float64Array, up));

  it('has the edge of the best chart where it is the best chart, to the last part', () => {
    expect(
      solve({ ...RULES, chart: best })
        .edgeOf('filed')
        .equals(edgeOf('basic')),
    ).toBe(true);
  });

  it('has the edge of a player who does as the dealer where it says the same', () => {
    const filed = solve({ ...RULES, chart: DEALT });
    expect(filed.edgeOf('filed').equals(edgeOf('mimic-the-dealer'))).toBe(true);
    expect(filed.edgeOf('filed').valueOf()).toBeGreaterThan(0.05);
  });

  it('changes no other figure of the round', () => {
    const { alternatives, tables, ...filed } = solve({ ...RULES, chart: DEALT }).solution;
    const { alternatives: before, tables: tablesBefore, ...alone } = solution;
    expect(filed).toEqual(alone);
    expect(alternatives.filter(({ id }) => id !== 'filed')).toEqual(before);
    expect(tables?.filter(({ of }) => of === undefined)).toEqual(tablesBefore);
  });

  it('is named as the operator’s, not as ours', () => {
    const { alternatives } = solve({ ...RULES, chart: DEALT }).solution;
    expect(alternatives.map(({ id, source }) => [id, source]).filter(([, source]) => source)).toEqual([
      ['filed', 'the operator'],
    ]);
  });

  it('is shown as tables of that way to play', () => {
    const tables =
      solve({ ...RULES, chart: DEALT }).solution.tables?.filter(({ of }) => of === 'filed') ?? [];
    expect(tables.map(({ caption }) => caption)).toEqual([
      'The chart filed: hands without an ace that counts 11',
      'The chart filed: hands with an ace that counts 11',
      'The chart filed: pairs',
    ]);
    expect(tables[0]?.rows.map(({ label, cells }) => [label, [...new Set(cells)].join()])).toEqual([
      ['Hard 4 to 16', 'H'],
      ['Hard 17 to 20', 'S'],
    ]);
    expect(solution.tables?.some(({ of }) => of !== undefined)).toBe(false);
  });

  it('is followed as far as other rules allow, and shown so', () => {
    const strict = { ...RULES, surrender: 'none', double: 'none', split: 'none' } as const;
    const liberal = chartOf((up) => ({
      hard: stood.hard.map((cell) => (cell === 'H' ? 'Dh' : 'Rs')),
      soft: stood.soft.map((cell) => (cell === 'H' ? 'Rh' : 'Ds')),
      pairs: stood.pairs.map(() => (up === 0 ? 'Rp' : 'P')),
    }));
    const [followed, plain] = [liberal, DEALT].map((chart) => solve({ ...strict, chart }));
    expect(followed?.solution).toEqual(plain?.solution);
  });
});

describe('the value that a chart is filed as', () => {
  const rules = BlackjackParameters.parse({ decks: 1 });
  const shaped = blackjackCharts.shape(rules).lines;

  it('has the cells of the page, and leaves pairs that are not split to their total', () => {
    const cells = shaped.map(({ cells: may }) => DEALERS.map((_, at) => may[at % may.length] as string));
    const chart = blackjackCharts.file(rules, cells) as FiledChart;
    expect(blackjackCharts.filed({ ...rules, chart: FiledChart.parse(chart) })).toEqual(cells);
    expect(chart.lines[placeOf('pair-10')]?.cells).toEqual(DEALERS.map(() => '-'));
  });

  it('keeps what was filed for rules that allow more where another cell is changed', () => {
    const filed = FiledChart.parse(
      withCell(withCell(withCell(DEALT, 'hard-16', 8, 'Rh'), 'hard-9', 1, 'Dh'), 'pair-10', 4, 'P'),
    );
    const under = { ...rules, double: '10-11', chart: filed } as const;
    const cells = blackjackCharts.filed(under) ?? [];
    expect([cells[placeOf('hard-16')]?.[8], cells[placeOf('hard-9')]?.[1]]).toEqual(['H', 'H']);
    const changed = cells.map((line, at) => (at === placeOf('hard-12') ? line.with(0, 'S') : line));
    expect(blackjackCharts.file(under, changed)).toEqual(withCell(filed as typeof DEALT, 'hard-12', 0, 'S'));
    const mended = cells.map((line, at) => (at === placeOf('hard-16') ? line.with(8, 'S') : line));
    expect(blackjackCharts.file(under, mended)).toEqual(withCell(filed as typeof DEALT, 'hard-16', 8, 'S'));
  });

  const refused = (chart: unknown) => {
    const read = BlackjackParameters.safeParse({ chart });
    return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message]);
  };

  it('is refused at the cell that is missing or impossible, in a sentence', () => {
    expect(refused(DEALT)).toEqual([]);
    expect(refused(withCell(DEALT, 'hard-16', 8, 'P'))).toEqual([
      [
        `chart.lines.${placeOf('hard-16')}.cells.8`,
        'Hard 16 against 10: “P” cannot be chosen there; write S, H, Dh, Ds, Rh or Rs.',
      ],
    ]);
    const short = DEALT.lines.map((line) =>
      line.hand === 'pair-8' ? { ...line, cells: line.cells.slice(1) } : line,
    );
    expect(refused({ lines: short })).toEqual([
      [`chart.lines.${placeOf('pair-8')}.cells.9`, '8-8 against A: the cell is missing; write P, - or Rp.'],
    ]);
  });

  it('is refused where a line is missing, unknown or there twice', () => {
    const [first, ...rest] = DEALT.lines;
    expect(refused({ lines: rest })).toEqual([
      ['chart.lines', 'Add Hard 4: every line of the chart needs its cells.'],
    ]);
    expect(refused({ lines: [...rest, { ...first, hand: 'hard-21' }] })[0]).toEqual([
      'chart.lines.35.hand',
      '“hard-21” is no line of a chart; name one such as “hard-16”.',
    ]);
    expect(refused({ lines: [...rest, rest[0]] })).toContainEqual([
      'chart.lines.35.hand',
      'Hard 5 is there twice; leave one.',
    ]);
  });

  it.each([
    ['no lines', {}],
    ['a word', 'best'],
    ['more than lines', { ...DEALT, play: 'best' }],
    ['too many lines', { lines: [...DEALT.lines, ...DEALT.lines] }],
    ['too many cells', { lines: [{ hand: 'hard-4', cells: Array(11).fill('S') }] }],
    ['a long name', { lines: [{ hand: 'h'.repeat(500), cells: [] }] }],
    ['a number for a cell', { lines: [{ hand: 'hard-4', cells: [1] }] }],
  ])('is refused as a whole where it is %s', (_, chart) => {
    expect(refused(chart)[0]?.[1]).toMatch(/^Give a chart as \{"lines"/);
  });

  it('names every line that the best chart and every rule know, in their order', () => {
    const all = blackjackCharts.shape({ ...rules, split: 'any', double: 'any', surrender: 'late' }).lines;
    expect(EVERY_LINE.map(({ id, label }) => [id, label])).toEqual(all.map(({ id, label }) => [id, label]));
    expect(EVERY_LINE.slice(0, LINES.length).every(({ cells }) => cells.length === 6)).toBe(true);
  });
});
