import { describe, expect, it } from 'vitest';
import { ratio, toText } from '../exact/fraction';
import { madeUpWager } from './made-up-wager';
import type { DesignRow, Question } from './question';
import { edgeAt, type Table, tablesOf, trimmed, upTo } from './rows';

/** Of eight outcomes one is the prize, two a small win, five lose. */
const wager = madeUpWager([1, 2, 5]);
const rows: DesignRow[] = [
  { event: 'e0', choices: ['push', '8 to 1'] },
  { event: 'e1', choices: ['3 to 1', '1 to 1', '2 for 1'] },
];
const asked = (more: Partial<Question> = {}): Question => ({
  ...wager,
  edge: { from: ratio(0), to: ratio(1, 8) },
  schedules: [rows],
  ...more,
});
const tableOf = (more: Partial<Question> = {}): Table => tablesOf(asked(more))[0] as Table;
const nets = (table: Table | undefined) =>
  table?.rows.map(({ choices }) => choices.map(({ net }) => Number(net)));

describe('a question in whole numbers', () => {
  it('has its rows commonest first, each pay once by value, rising', () => {
    const table = tableOf();
    expect(table.rows.map(({ event, count }) => `${event} ${count}`)).toEqual(['e1 2', 'e0 1']);
    expect(nets(table)).toEqual([
      [1, 3],
      [0, 8],
    ]);
    expect(table.rows[0]?.choices.map(({ text }) => text)).toEqual(['1 to 1', '3 to 1']);
    expect(table).toMatchObject({
      universe: 8n,
      lost: 5n,
      denominator: 1n,
      strict: false,
      families: 0,
      most: 2,
    });
  });

  it('keeps rows alike in their counts as the wager lists them', () => {
    const alike = madeUpWager([2, 2, 4]);
    const table = tableOf({ ...alike, schedules: [[rows[1] as DesignRow, rows[0] as DesignRow]] });
    expect(table.rows.map(({ event }) => event)).toEqual(['e0', 'e1']);
  });

  it.each<[string, [number, number], [number, number], [number, number]]>([
    // Edge = (5 - sum) / 8, so sum = 5 - 8 x edge.
    ['whole ends are included', [0, 1], [1, 8], [4, 5]],
    ['ends between are drawn in', [1, 10], [3, 10], [3, 4]],
    ['and below nought', [7, 10], [9, 10], [-2, -1]],
    ['and where the player gains', [-1, 4], [-1, 8], [6, 7]],
  ])('adds up to what the edge asks: %s', (_, from, to, [low, high]) => {
    const table = tableOf({ edge: { from: ratio(...from), to: ratio(...to) } });
    expect([table.low, table.high]).toEqual([BigInt(low), BigInt(high)]);
  });

  it('has one denominator for all pays, those of today among them', () => {
    const halves = [{ event: 'e0', choices: ['3 to 2'] }, rows[1] as DesignRow];
    expect(tableOf({ schedules: [halves] })).toMatchObject({ denominator: 2n, low: 8n, high: 10n });
    const changes = { from: { e0: '1 to 3', e1: '1 to 1' }, most: 1 };
    const table = tableOf({ schedules: [halves], changes });
    expect(table).toMatchObject({ denominator: 6n, most: 1 });
    expect(table.rows.map(({ before }) => before)).toEqual([6n, 2n]);
    const six = [
      { event: 'e0', choices: ['1 to 4'] },
      { event: 'e1', choices: ['1 to 6'] },
    ];
    expect(tableOf({ schedules: [six] }).denominator).toBe(12n);
  });

  it('knows no pay of today that is not written', () => {
    const changes = { from: { e1: '1 to 1' }, most: 1 };
    expect(tableOf({ changes }).rows.map(({ before }) => before)).toEqual([1n, undefined]);
    expect(tableOf().rows.map(({ before }) => before)).toEqual([undefined, undefined]);
  });

  it('numbers the families from 1; a row of none is 0', () => {
    const order = { rule: 'always-more' as const, families: [['e1'], ['e9']] };
    const table = tableOf({ order });
    expect(table).toMatchObject({ families: 2, strict: true });
    expect(table.rows.map(({ event, family }) => `${event} ${family}`)).toEqual(['e1 1', 'e0 0']);
  });

  it('gives an event that never happens one pay: that of today, else its least', () => {
    const never = { ...madeUpWager([0, 2, 5]), schedules: [rows] };
    expect(nets(tableOf(never))).toEqual([[1, 3], [0]]);
    const changes = { from: { e0: '8 to 1', e1: '1 to 1' }, most: 2 };
    expect(nets(tableOf({ ...never, changes }))).toEqual([[1, 3], [8]]);
  });

  it('refuses a schedule that is not the wager’s, and a choice that is no pay', () => {
    const [prize, small] = rows as [DesignRow, DesignRow];
    expect(() => tableOf({ schedules: [[prize]] })).toThrow(RangeError);
    expect(() => tableOf({ schedules: [[prize, small, small]] })).toThrow('a schedule names an event twice');
    expect(() => tableOf({ schedules: [[prize, { event: 'e1', choices: ['push', 'lots'] }]] })).toThrow(
      'a choice that is no pay: lots',
    );
  });
});

describe('the edge of a sum', () => {
  it('is what the stakes lost leave of it', () => {
    expect([4n, 5n, 7n].map((sum) => toText(edgeAt(tableOf(), sum)))).toEqual(['1/8', '0/1', '-1/4']);
  });
});

describe('choices that no table can carry', () => {
  it('are those above the top prize asked for', () => {
    expect(nets(upTo(tableOf(), 3n))).toEqual([[1, 3], [0]]);
    expect(nets(upTo(tableOf(), 2n))).toEqual([[1], [0]]);
  });

  it('are those with which the others return too much or too little', () => {
    // Sums: 2 + 0, 2 + 8, 6 + 0, 6 + 8.
    const within = (low: number, high: number) =>
      nets(trimmed({ ...tableOf(), low: BigInt(low), high: BigInt(high) }));
    expect(within(2, 14)).toEqual([
      [1, 3],
      [0, 8],
    ]);
    expect(within(2, 6)).toEqual([[1, 3], [0]]);
    expect(within(2, 5)).toEqual([[1], [0]]);
    expect(within(10, 14)).toEqual([[1, 3], [8]]);
    expect(within(11, 14)).toEqual([[3], [8]]);
    expect(within(15, 20)).toBeUndefined();
    expect(within(0, 1)).toBeUndefined();
  });

  it('are those that the order rules out, a rarer event paying less', () => {
    const order = (rule: 'never-less' | 'always-more', prize: string[]) =>
      nets(
        trimmed({
          ...tableOf({
            order: { rule, families: [['e0', 'e1']] },
            schedules: [[{ event: 'e0', choices: prize }, rows[1] as DesignRow]],
          }),
          low: -100n,
          high: 100n,
        }),
      );
    expect(order('never-less', ['push', '1 to 1', '3 to 1'])).toEqual([
      [1, 3],
      [1, 3],
    ]);
    expect(order('always-more', ['push', '1 to 1', '3 to 1'])).toEqual([[1], [3]]);
    expect(order('never-less', ['push'])).toBeUndefined();
    const free = tableOf({ order: { rule: 'never-less', families: [['e0']] } });
    expect(nets(trimmed({ ...free, low: -100n, high: 100n }))).toEqual([
      [1, 3],
      [0, 8],
    ]);
  });
});
