/** Section 5, word for word: the play assumed, how often each choice is made, and what other ways to play cost. */

import { describe, expect, it } from 'vitest';
import type { GridShown } from '@/simulations/family/round-shown';
import type { StrategyTable } from '@/simulations/family/solution';
import { STARTING_HANDS } from '@/simulations/games/holdem/rules/shown';
import type { Block, Matrix } from '../../paper';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { SUBJECT } from '../../testing/subject';
import { decisions } from '../leaflet/decisions';
import { gridBlock, strategyTable } from '../strategy-tables';
import { type Offered, offered } from '../wagers';
import { strategy } from './strategy';

const heading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
const right = { align: 'right' as const, figures: true };
const small = (text: string): Block => ({ kind: 'paragraph', tone: 'small', text });
const strong = (text: string) => ({ text, strong: true });
const [round] = offered(ROUND_SUBJECT) as [Offered];
const found = round.result.strategy;
if (!found?.grid) throw new Error('the round has a strategy with a grid');

describe('section 5', () => {
  it('names the play that the figures are of, where it is not the best', () => {
    const play = { label: 'The chart', explains: 'plays by the chart' };
    const charted: Offered = { ...round, result: { ...round.result, strategy: { ...found, play } } };
    const text = JSON.stringify(strategy(ROUND_SUBJECT, [charted]));
    expect(text).toContain('The figures are of a player who plays by the chart');
    expect(text).toContain('"text":"The chart","strong":true');
    expect(text).not.toContain('The best play');
  });

  it('says that there is none where nothing is decided', () => {
    expect(strategy(SUBJECT, offered(SUBJECT))).toEqual([
      heading(2, 'Strategy assumed'),
      {
        kind: 'paragraph',
        text: 'None. After a wager is made, no decision changes its result, so the figures hold for every player.',
      },
    ]);
  });

  it('has a chart that was filed under its own edge, apart from the play assumed', () => {
    const own: StrategyTable = {
      id: 'filed-hard',
      of: 'filed',
      caption: 'The chart filed: hands without an ace that counts 11',
      explains: 'By the dealer’s card. H: draw a card; S: stand.',
      columns: ['2', '3'],
      rows: [{ label: 'Hard 12', cells: ['H', 'S'] }],
      tones: { H: 'draw', S: 'stand' },
    };
    const way = {
      id: 'filed',
      label: 'By the chart filed',
      explains: 'Follows it.',
      houseEdge: '3/100',
      costs: '1/100',
    };
    const filed: Offered = {
      ...round,
      result: {
        ...round.result,
        strategy: { ...found, tables: [...found.tables, own], alternatives: [...found.alternatives, way] },
      },
    };
    const made = strategy(ROUND_SUBJECT, [filed]);
    const at = made.findIndex(
      (block) => block.kind === 'heading' && block.text.endsWith(': by the chart filed'),
    );
    expect(made[at + 1]).toEqual({
      kind: 'paragraph',
      text: 'House edge by the chart filed: 3.0000% per Ante, +1.0000% beside the play assumed. No other figure of this document is of this chart.',
    });
    expect(made.slice(at + 2)).toEqual(strategyTable(own, 'Hand'));
    const others = (blocks: Block[]) => blocks.filter(({ kind }) => kind === 'matrix').length;
    expect(others(made)).toBe(others(strategy(ROUND_SUBJECT, offered(ROUND_SUBJECT))) + 1);
    expect(JSON.stringify(decisions(ROUND_SUBJECT, [filed]))).toBe(
      JSON.stringify(decisions(ROUND_SUBJECT, offered(ROUND_SUBJECT))),
    );
  });

  it('has the play, its source, each choice and its share, and the other ways by what they cost', () => {
    expect(strategy(ROUND_SUBJECT, offered(ROUND_SUBJECT)).slice(0, 8)).toEqual([
      heading(2, 'Strategy assumed and its source'),
      heading(3, 'Ante, Blind and Play'),
      {
        kind: 'paragraph',
        text: 'Bet with an ace or two cards of one suit; fold nothing that pairs.',
      },
      small(
        'Source: this analysis alone. At every decision, each choice was worked out exactly for every holding and the best one taken (“Method” says how). The player knows only what is shown at the table.',
      ),
      {
        kind: 'table',
        caption: 'Ante, Blind and Play: how often each choice is made',
        rowHeaders: 2,
        columns: [
          { title: 'Decision', grow: 2 },
          { title: 'Choice', grow: 2 },
          { title: 'Reached, of all rounds', ...right },
          { title: 'Chosen, of these', ...right },
        ],
        rows: [
          { cells: ['Before the flop', 'Bet', '100.0000%', '60.0000%'] },
          { cells: ['', 'Check', '', '40.0000%'] },
          // One fifth of all rounds each, of the two fifths that come so far.
          { cells: ['After the river', 'Bet the ante', '40.0000%', '50.0000%'] },
          { cells: ['', 'Fold', '', '50.0000%'] },
        ],
      },
      {
        kind: 'table',
        caption: 'Ante, Blind and Play: what other ways to play cost',
        rowHeaders: 1,
        columns: [
          { title: 'Way to play', grow: 1 },
          { title: 'What it does, and its source', grow: 3 },
          { title: 'House edge', ...right },
          { title: 'Costs', ...right },
        ],
        rows: [
          {
            cells: [
              strong('The best play'),
              'Assumed in every figure of this document.',
              strong('25.0000%'),
              '–',
            ],
          },
          // 1/4 + 1/20 = 3/10; 1/4 + 3/20 = 2/5.
          {
            cells: [
              'A simple rule',
              'Bets with an ace, folds the rest. Source: A. Author, “A Book”, 2001.',
              '30.0000%',
              '+5.0000%',
            ],
          },
          {
            cells: [
              'Never fold',
              'Bets whatever the cards are. Ours, for comparison.',
              '40.0000%',
              '+15.0000%',
            ],
          },
        ],
      },
      {
        kind: 'table',
        caption: 'What to bet on',
        rowHeaders: 1,
        columns: [
          { title: 'Hand', grow: 2 },
          { title: 'Best choice', grow: 1, figures: true },
        ],
        rows: [{ cells: ['A pair or better', 'Bet'] }, { cells: ['Anything else', 'Fold'] }],
      },
      small('From the strongest hands down.'),
    ]);
  });

  it('leaves out what there is not: other ways to play, a grid, a share of nothing', () => {
    const { grid: _, ...rest } = found;
    const never = found.decisions.map((decision) => ({
      ...decision,
      choices: decision.choices.map((choice) => ({ ...choice, taken: '0/1' })),
    }));
    const bare = { ...rest, alternatives: [], tables: [], decisions: never };
    const made = strategy(ROUND_SUBJECT, [{ ...round, result: { ...round.result, strategy: bare } }]);
    expect(made).toHaveLength(5);
    const table = made.at(-1);
    expect(table?.kind === 'table' && table.rows.map(({ cells }) => cells.at(-1))).toEqual([
      '–',
      '–',
      '–',
      '–',
    ]);
  });
});

describe('a strategy table too wide for a page', () => {
  const wide = (cells: string[]): StrategyTable => ({
    id: 'wide',
    caption: 'By card',
    explains: 'Cards above.',
    columns: cells.map((_, index) => String(index)),
    rows: [{ label: 'A-K', cells }],
  });
  const matrix = (cells: string[]): Matrix => strategyTable(wide(cells), 'Hand')[0] as Matrix;

  it('is set by its own marks where it is a chart', () => {
    const marks = ['H', 'Dh', 'Ds', 'S', 'S', 'P', 'H'];
    const tones = { H: 'draw', Dh: 'double', Ds: 'double', S: 'stand', P: 'split' } as const;
    const [drawn, ...rest] = strategyTable({ ...wide(marks), tones }, 'Hand');
    expect(rest).toEqual([]);
    expect(drawn).toMatchObject({ kind: 'matrix', explains: 'Cards above.' });
    const cells = (drawn as Matrix).rows[0]?.cells ?? [];
    expect(cells.map(({ text }) => text)).toEqual(marks);
    const [draw, double, alike, stand, , split] = cells.map(({ shade }) => shade);
    expect([stand, double]).toEqual([0, alike]);
    expect(Math.max(0, draw ?? 0)).toBeLessThan(double ?? 0);
    expect(double).toBeLessThan(split ?? 0);
  });

  it('is set in letters, from dark for the first choice to white for the last', () => {
    expect(strategyTable(wide(['Raise', 'Call', 'Fold', 'Fold', 'Fold', 'Fold', 'Raise']), 'Hand')).toEqual([
      {
        kind: 'matrix',
        caption: 'By card',
        explains: 'Cards above. R raise, C call, F fold.',
        corner: 'Hand',
        columns: ['0', '1', '2', '3', '4', '5', '6'],
        rows: [
          {
            label: 'A-K',
            cells: ['R', 'C', 'F', 'F', 'F', 'F', 'R'].map((text) => ({
              text,
              shade: { R: 1, C: 0.5, F: 0 }[text],
            })),
          },
        ],
      },
    ]);
  });

  it('gives a share in whole per cent, but never as none or all', () => {
    const { explains, rows } = matrix(
      ['100', '99.5', '99', '76.4', '1', '0.4'].map((share) => `Raise ${share}%`).concat('Fold'),
    );
    expect(explains).toBe('Cards above. R raise, F fold; shares in whole per cent.');
    expect(rows[0]?.cells.map(({ text }) => text)).toEqual([
      'R >99',
      'R >99',
      'R 99',
      'R 76',
      'R 1',
      'R <1',
      'F',
    ]);
    const shades = rows[0]?.cells.map(({ shade }) => shade);
    expect(shades).toEqual([1, 0.995, 0.99, 0.764, 0.01, 0.004, 0].map((shade) => expect.closeTo(shade, 9)));
  });

  it('has no shade for the only choice', () => {
    expect(matrix(['Raise', 'Raise', 'Raise', 'Raise', 'Raise', 'Raise', 'Raise']).rows[0]?.cells).toEqual(
      Array.from({ length: 7 }, () => ({ text: 'R', shade: 0 })),
    );
  });

  it('stays a table where letters do not tell choices apart, where cells are none, or where it is narrow', () => {
    const kinds = (cells: string[]) => strategyTable(wide(cells), 'Hand').map(({ kind }) => kind);
    const plain = ['table', 'paragraph'];
    expect(kinds(['Raise', 'Run', 'Fold', 'Fold', 'Fold', 'Fold', 'Fold'])).toEqual(plain);
    expect(kinds(['12', 'Raise', 'Fold', 'Fold', 'Fold', 'Fold', 'Fold'])).toEqual(plain);
    expect(kinds(['Raise 2', 'Raise', 'Fold', 'Fold', 'Fold', 'Fold', 'Fold'])).toEqual(plain);
    expect(kinds(['Raise', 'Fold', 'Fold', 'Fold', 'Fold', 'Fold'])).toEqual(plain);
    // Five letters can be kept apart, six cannot.
    expect(kinds(['A', 'B', 'C', 'D', 'E', 'E', 'E'])).toEqual(['matrix']);
    expect(kinds(['A', 'B', 'C', 'D', 'E', 'F', 'F'])).toEqual(plain);
  });
});

describe('the grid of starting hands', () => {
  const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];

  it('has suited hands above the diagonal, the highest first', () => {
    const made = gridBlock(found.grid as NonNullable<typeof found.grid>, STARTING_HANDS);
    const { rows, ...rest } = made;
    expect(rest).toEqual({
      kind: 'matrix',
      caption: 'Before the flop: the best choice for each of the 169 starting hands',
      explains:
        'Pairs are on the diagonal, suited cards above it, unsuited cards below it. 4 bet 4 times the ante, C check.',
      corner: '',
      columns: ranks,
    });
    // The made-up play bets with an ace (first row and column) or two cards of one suit (above the diagonal).
    expect(rows).toEqual(
      ranks.map((label, row) => ({
        label,
        cells: ranks.map((_, column) =>
          row === 0 || column === 0 || column > row ? { text: '4', shade: 1 } : { text: 'C', shade: 0 },
        ),
      })),
    );
  });

  it('tells choices apart that begin alike, and leaves unused ones out of the key', () => {
    const choices = [
      { choice: 'fold', label: 'Fold' },
      { choice: 'call', label: 'Call' },
      { choice: 'check', label: 'Check' },
      { choice: 'raise', label: 'Raise' },
    ];
    const cells = Array.from({ length: 169 }, (_, index) => ({
      hand: String(index),
      best: ['call', 'check', 'fold'][index % 3] as string,
      gains: [],
    }));
    const { explains, rows } = gridBlock({ street: 'First', choices, cells }, STARTING_HANDS);
    // What plays on comes first: call; then what does not, in the order given.
    expect(explains).toContain('below it. C call, F fold, C2 check.');
    // The last cell, 168, is a multiple of three: a call in the first place.
    expect(rows[0]?.cells.slice(0, 3)).toEqual([
      { text: 'C', shade: 1 },
      { text: 'F', shade: 0.5 },
      { text: 'C2', shade: 0 },
    ]);
  });
});

/** No game that anybody deals: the papers know none of its words. */
describe('an invented game', () => {
  const line = (mark: string, name: string) => ({ mark, name });
  const CLAWS: GridShown = {
    cells: 'claws',
    cell: 'claw',
    rows: [line('S', 'Sharp'), line('B', 'Blunt')],
    columns: [line('L', 'Left'), line('M', 'Middle'), line('R', 'Right')],
    // Column by column, from the left.
    cellAt: (row, column) => column * 2 + row,
    explains: 'The sharper claws are above.',
    passive: ['rest'],
  };
  const choices = [
    { choice: 'rest', label: 'Rest' },
    { choice: 'strike', label: 'Strike' },
  ];
  const cells = ['strike', 'rest', 'strike', 'strike', 'rest', 'rest'].map((best, index) => ({
    hand: `claw ${index}`,
    best,
    gains: [],
  }));

  it('has its own lines, in its own order, and its own word for what stands in them', () => {
    expect(gridBlock({ street: 'At dawn', choices, cells }, CLAWS)).toEqual({
      kind: 'matrix',
      caption: 'At dawn: the best choice for each of the 6 claws',
      explains: 'The sharper claws are above. S strike, R rest.',
      corner: '',
      columns: ['Left', 'Middle', 'Right'],
      rows: [
        {
          label: 'Sharp',
          cells: [
            { text: 'S', shade: 1 },
            { text: 'S', shade: 1 },
            { text: 'R', shade: 0 },
          ],
        },
        {
          label: 'Blunt',
          cells: [
            { text: 'R', shade: 0 },
            { text: 'S', shade: 1 },
            { text: 'R', shade: 0 },
          ],
        },
      ],
    });
  });

  it('heads its tables with what it holds', () => {
    const table: StrategyTable = {
      id: 'nest',
      caption: 'By nest',
      explains: 'Read across.',
      columns: ['Empty', 'Full'],
      rows: [{ label: 'Sharp claw', cells: ['Strike', 'Rest'] }],
    };
    expect(strategyTable(table, 'Claw')[0]).toMatchObject({
      columns: [{ title: 'Claw' }, { title: 'Empty' }, { title: 'Full' }],
    });
  });
});
