import { describe, expect, it } from 'vitest';
import type { Board } from '../../paper';
import { brokenWhole } from '../breaks';
import { element, type Strip } from '../drawing';
import { boardStrips } from './board';
import { setFace } from './face';
import { faceType } from './type';

const row = (label: string) => ({ label, pays: '1 to 1' });
const TYPE = faceType('#1f4e5f', 1, 500);

/** A row, a head, and so many rows below it. */
const board = (below: number): Board => ({
  kind: 'board',
  edgeHead: 'House edge',
  parts: [
    {
      wagers: [{ name: 'Bonus', edge: 'House edge 2.66%', notes: [] }],
      lists: [
        { rows: [row('A natural')] },
        { head: 'Wins by', rows: Array.from({ length: below }, (_, index) => row(`${index + 2}`)) },
      ],
    },
  ],
});

const stripsOf = (of: Board, width = 250): Strip[] =>
  boardStrips(of, TYPE, width, element('Document')).strips;

const textsOf = (strips: Strip[]): string[] =>
  strips.flatMap(({ pieces }) =>
    pieces.flatMap(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text.trim()] : []))),
  );

describe('a part of a sign', () => {
  it('is never broken where it has eight rows', () => {
    const strips = stripsOf(board(7));
    // Its name, a head, a row, a head, and seven rows.
    expect(strips).toHaveLength(11);
    expect(strips.map(({ keepWithNext }) => keepWithNext)).toEqual([...Array(10).fill(true), false]);
  });
  it('breaks where four rows stand on either side if it is longer', () => {
    const strips = stripsOf(board(8));
    const ends = strips.flatMap(({ keepWithNext }, index) => (keepWithNext ? [] : [index]));
    // After the fourth of the eight below the head, so after the fifth of all nine, and the last.
    expect(ends).toEqual([7, 11]);
    expect(strips.slice(1).every(({ headAgain }) => headAgain !== undefined)).toBe(true);
  });
  it('does not fit where it would have to be broken', () => {
    const strips = stripsOf(board(7));
    const high = strips.reduce((sum, { gap, height }) => sum + gap + height, 0);
    expect(brokenWhole(strips, high * 0.9).tooTall).toBe(true);
    const paper = {
      accent: '#1f4e5f',
      blocks: [board(7), { kind: 'notices', lines: [] }],
    } as unknown as Parameters<typeof setFace>[0];
    const { pieces } = setFace(paper, { width: 600, height: 300 }, 1, 2);
    const names = pieces.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text.trim()] : [])),
    );
    expect(names.filter((text) => text.startsWith('Bonus'))).toEqual(['Bonus']);
  });
});

describe('the notes of a list', () => {
  const note = 'A tie: stake returned';
  const heights = (...labels: string[]) => {
    const rows = labels.map((label) => ({ label, pays: '1 to 1', edge: '1.36%', note }));
    const list: Board = {
      kind: 'board',
      edgeHead: 'House edge',
      parts: [{ title: 'Hands', wagers: [], lists: [{ rows }] }],
    };
    return stripsOf(list)
      .slice(-labels.length)
      .map(({ height }) => Math.round(height));
  };
  it('stand behind the names where there is room for each', () => {
    expect(new Set(heights('Punto', 'Tie')).size).toBe(1);
    expect(heights('Punto', 'Tie')[0]).toBeLessThan(heights('The hand of the banker')[0] ?? 0);
  });
  it('all stand below where one has no room', () => {
    expect(heights('Punto', 'The hand of the banker')[0]).toBe(heights('The hand of the banker')[0]);
  });
});

describe('the names of a row', () => {
  const of = (label: string, pays = '1 to 1', wagers: Board['parts'][number]['wagers'] = []): Board => ({
    kind: 'board',
    edgeHead: 'House edge',
    parts: [{ title: 'Even chances', wagers, lists: [{ rows: [{ pays, label, edge: '1.36%' }] }] }],
  });
  it('stay whole where they are short, and have spaces that can be copied', () => {
    const texts = textsOf(stripsOf(of('Red or black\u00a0· Odd or even\u00a0· Low or high'), 200));
    expect(texts).toEqual(
      expect.arrayContaining(['Red or black\u00a0·', 'Odd or even\u00a0·', 'Low or high']),
    );
  });
  it('begin alike on a sheet, unless one wager pays so much more that they would stand far off', () => {
    const labels = (pays: string) => {
      const one = of('A run', pays, [{ name: 'Rage', edge: 'House edge 4.62%', notes: [] }]);
      const made: Board = { ...one, parts: [...of('Low or high').parts, ...one.parts] };
      return stripsOf(made)
        .flatMap(({ pieces }) => pieces.flatMap(({ marks }) => marks))
        .flatMap((mark) =>
          mark.draw === 'text' && ['A run', 'Low or high'].includes(mark.text.trim()) ? [mark.x] : [],
        );
    };
    expect(new Set(labels('400 to 1')).size).toBe(1);
    expect(labels('2000000 to 1')[0]).toBeLessThan((labels('2000000 to 1')[1] ?? 0) - 30);
    expect(labels('2000000 to 1')[0]).toBeLessThan(labels('400 to 1')[0] ?? 0);
  });
  it('have “Pays” over what one wager pays, whether its list has a head or not', () => {
    const heads = (head?: string) => {
      const made = of('A run', '5 to 1', [{ name: 'Rage', edge: 'House edge 4.62%', notes: [] }]);
      for (const { lists } of made.parts) for (const list of lists) if (head) list.head = head;
      return textsOf(stripsOf(made)).filter((text) => text === 'Pays' || text === head);
    };
    expect(heads()).toEqual(['Pays']);
    expect(heads('Spins')).toEqual(['Pays', 'Spins']);
  });
  it('have “House edge” on one line over them where the title has no room beside it but on two', () => {
    const long = of('Any number');
    long.parts = long.parts.map((part) => ({ ...part, title: 'Place bets: Place bet to win and to lose' }));
    const texts = textsOf(stripsOf(long, 220));
    expect(texts).toContain('House edge');
    expect(texts).not.toContain('House');
  });
});

describe('a group of wagers', () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({ ...row(`${index + 2}`), edge: '1.00%' }));
  const group = (head?: string): Board => ({
    kind: 'board',
    edgeHead: 'House edge',
    parts: [{ title: 'Totals', wagers: [], lists: [head ? { head, rows } : { rows }] }],
  });
  const againOf = (of: Board) => textsOf(stripsOf(of).flatMap(({ headAgain }) => headAgain ?? []));
  it('says in the next column that it is continued', () => {
    expect(textsOf(stripsOf(group()))).toContain('Totals');
    expect(new Set(againOf(group()))).toEqual(new Set(['Pays', 'Totals, continued', 'House edge']));
  });
  it('keeps its name above a head of its rows', () => {
    expect(textsOf(stripsOf(group('A total of')))).toContain('Totals: A total of');
  });
});

describe('the columns of a part', () => {
  const titled = (title: string) => ({
    title,
    wagers: [],
    lists: [{ rows: [{ ...row(title), edge: '2.71%' }] }],
  });
  it('are named on the first, and again at the top of each column', () => {
    const strips = stripsOf({
      kind: 'board',
      edgeHead: 'House edge',
      parts: [titled('Inside'), titled('Outside')],
    });
    const heads = strips.filter(({ title }) => title);
    expect(heads.map((head) => textsOf([head]))).toEqual([['Pays', 'Inside', 'House edge'], ['Outside']]);
    expect(textsOf([heads[1]?.atTop?.() ?? heads[1]].flatMap((one) => one ?? []))).toEqual([
      'Pays',
      'Outside',
      'House edge',
    ]);
    expect(heads[0]?.atTop).toBeUndefined();
  });
  it('stand over both columns of a sheet', () => {
    const lists = (title: string) => [
      { rows: ['a', 'b', 'c', 'd'].map((label) => row(`${title} ${label}`)) },
    ];
    const part = (title: string) => ({ title, wagers: [], lists: lists(title) });
    const paper = {
      accent: '#1f4e5f',
      blocks: [
        { kind: 'board', edgeHead: 'House edge', parts: [part('Inside'), part('Outside')] },
        { kind: 'notices', lines: [] },
      ],
    } as unknown as Parameters<typeof setFace>[0];
    const paysOn = (columns: number) =>
      setFace(paper, { width: 600, height: 400 }, 1, columns)
        .pieces.flatMap(({ marks }) => marks)
        .filter((mark) => mark.draw === 'text' && mark.text.trim() === 'Pays').length;
    expect(paysOn(1)).toBe(1);
    expect(paysOn(2)).toBe(2);
  });
  it('share their measure with the notices, unless one long sentence makes those uneven', () => {
    const lists = (title: string) => [
      { rows: ['a', 'b', 'c', 'd'].map((label) => row(`${title} ${label}`)) },
    ];
    const part = (title: string) => ({ title, wagers: [], lists: lists(title) });
    const placesOf = (lines: string[]) => {
      const paper = {
        accent: '#1f4e5f',
        blocks: [
          { kind: 'board', edgeHead: 'House edge', parts: [part('Inside'), part('Outside')] },
          { kind: 'notices', lines },
        ],
      } as unknown as Parameters<typeof setFace>[0];
      const marks = setFace(paper, { width: 600, height: 500 }, 1, 2).pieces.flatMap((piece) => piece.marks);
      return marks.flatMap((mark) =>
        mark.draw === 'text' && lines.includes(mark.text.trim()) ? [mark.x] : [],
      );
    };
    expect(placesOf(['This table plays with 6 decks.', 'House edges are rounded up.'])).toEqual([0, 312]);
    expect(
      placesOf([`The house edges are for ${'these rules and '.repeat(20)}no other.`, 'Rounded up.']),
    ).toEqual([0]);
  });
  it('have under a head what is so of every row below', () => {
    const noted: Board = {
      kind: 'board',
      edgeHead: 'House edge',
      parts: [
        {
          title: 'Behind',
          wagers: [],
          lists: [{ head: 'the Come', note: 'Stake returned', rows: [row('4')] }],
        },
      ],
    };
    const [head] = stripsOf(noted);
    expect(textsOf(head ? [head] : [])).toEqual(['Pays', 'Behind: the Come', 'Stake returned']);
    expect(head?.height).toBeGreaterThan(TYPE.title.leading + TYPE.quiet.leading);
  });
  it('have a share of a meter on one line, unless that leaves the names no room', () => {
    const meter = (label: string): Board => ({
      kind: 'board',
      edgeHead: 'House edge',
      parts: [
        {
          wagers: [{ name: 'Jackpot', edge: 'House edge 17%', notes: [] }],
          lists: [{ rows: [{ label, pays: '100% of the meter' }, row('Flush')] }],
        },
      ],
    });
    expect(textsOf(stripsOf(meter('Royal flush')))).toContain('100% of the meter');
    expect(textsOf(stripsOf(meter('Royal flush'), 180))).toContain('of the meter');
  });
});
