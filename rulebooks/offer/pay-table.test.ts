import { describe, expect, it } from 'vitest';
import { odds, oddsIn } from '@/rulebooks/testing/odds';
import type { Odds } from '@/simulations/pays/pay';
import type { DamagedPayTable, PrintedPayTable, Wager } from '../format/record';
import {
  choosableTables,
  defaultTable,
  effectiveTable,
  paysOf,
  printedPay,
  printedWorth,
  tablesOf,
} from './pay-table';

const table = (id: string, rows: Record<string, string>): PrintedPayTable => ({
  id,
  label: `Table ${id}`,
  clause: '1.3',
  rows: oddsIn(rows),
});
const damaged = (id: string, rows: Record<string, string>, lost: string[]): DamagedPayTable => ({
  ...table(id, rows),
  lost,
});
const wager = (more: Partial<Wager> = {}): Wager => ({
  id: 'plus',
  label: 'Plus',
  clause: '1.2',
  side: true,
  wager: 'plus',
  parameters: {},
  paid: 'at-least',
  minimum: oddsIn({ pair: '1 to 1', flush: '4 to 1' }),
  payTables: [],
  ...more,
});
const a = table('a', { pair: '1 to 1', flush: '5 to 1' });
const d = damaged('d', { pair: '2 to 1' }, ['flush']);

describe('the tables of a wager', () => {
  it('begin with the minimum, or with what was approved', () => {
    expect(tablesOf(wager({ payTables: [a] }))).toEqual([
      { id: 'minimum', label: 'Minimum odds', clause: '1.2', rows: { pair: '1 to 1', flush: '4 to 1' } },
      a,
    ]);
    expect(tablesOf(wager({ paid: 'exactly' }))[0]).toMatchObject({ id: 'minimum', label: 'Approved pays' });
  });

  it('are the printed ones alone where it is paid by table, and none where the operator wrote it', () => {
    expect(tablesOf(wager({ paid: 'by-table', payTables: [a] }))).toEqual([a]);
    expect(tablesOf(wager({ written: { label: 'Own', rows: [], otherwise: 'lose' } }))).toEqual([]);
  });

  it('end with those that lost rows', () => {
    const ids = choosableTables(wager({ payTables: [a], damagedTables: [d] })).map(({ id }) => id);
    expect(ids).toEqual(['minimum', 'a', 'd']);
  });

  it('start from the first that is printed in full, else the minimum, else what is left', () => {
    expect(defaultTable(wager({ payTables: [a], damagedTables: [d] }))).toBe('a');
    expect(defaultTable(wager())).toBe('minimum');
    expect(defaultTable(wager({ paid: 'by-table', damagedTables: [d] }))).toBe('d');
    expect(defaultTable(wager({ paid: 'by-table' }))).toBe('minimum');
  });

  it('start from the first that suits the options: one for any options, or printed for these', () => {
    const seats = (id: string, printedFor: string) => ({ ...a, id, printedFor: { seats: printedFor } });
    const offered = wager({ payTables: [seats('six', '6'), seats('seven', '7'), a] });
    expect(defaultTable(offered, new Map([['seats', '7']]))).toBe('seven');
    expect(defaultTable(offered, new Map([['seats', '9']]))).toBe('a');
    expect(defaultTable(wager({ payTables: [a, seats('seven', '7')] }), new Map([['seats', '7']]))).toBe('a');
  });
});

describe('the table that is offered', () => {
  const offered = (payTable: string, pays: Record<string, string> = {}, of = wager({ payTables: [a] })) =>
    effectiveTable(of, { payTable, pays });

  it('is the one it equals by value, under its name, else the operator’s own', () => {
    expect(offered('minimum')).toMatchObject({ equals: 'minimum', label: 'Minimum odds' });
    expect(offered('minimum', { flush: '10 to 2' })).toMatchObject({ equals: 'a', label: 'Table a' });
    expect(offered('minimum', { flush: '6 to 1' })).toMatchObject({
      equals: 'custom',
      label: 'Our own pay table',
    });
    expect(offered('none')).toBeUndefined();
  });

  it('equals no table with fewer rows, or with a row that cannot be read', () => {
    expect(offered('minimum', { straight: '6 to 1' })?.equals).toBe('custom');
    expect(offered('minimum', { flush: 'lots' })?.equals).toBe('custom');
    const longer = wager({
      payTables: [table('b', { pair: '1 to 1', flush: '4 to 1', straight: '6 to 1' })],
    });
    expect(offered('minimum', {}, longer)?.equals).toBe('minimum');
    expect(offered('b', {}, longer)?.equals).toBe('b');
    const onlyLonger = wager({
      payTables: [table('b', { pair: '1 to 1', flush: '5 to 1', straight: '6 to 1' })],
    });
    expect(offered('minimum', { flush: '5 to 1' }, onlyLonger)?.equals).toBe('custom');
  });

  it('keeps its name where two are worth the same', () => {
    const twins = wager({ payTables: [a, table('twin', a.rows)] });
    expect(offered('twin', {}, twins)?.equals).toBe('twin');
  });

  it('prices the rows that can be read', () => {
    const both = offered('minimum', { pair: 'lots', flush: '10 for 1' });
    expect(both && paysOf(both)).toStrictEqual({ flush: '10 for 1' });
    expect(both?.cells[0]).toMatchObject({
      event: 'pair',
      text: 'lots',
      problem: { code: 'odds-unreadable', field: 'pays.plus.pair' },
    });
  });
});

describe('a table that lost rows in the source', () => {
  const of = wager({ paid: 'by-table', damagedTables: [d] });

  it('asks for each of them, and says what to write', () => {
    const asked = (pays: Record<string, string>) => effectiveTable(of, { payTable: 'd', pays })?.cells[1];
    const message =
      'The source has lost this row of Table d: write what it pays from your own copy of the table, or “lose” if your copy does not have the row.';
    const problem = { code: 'odds-empty', field: 'pays.plus.flush', message };
    expect(asked({})).toEqual({ event: 'flush', text: '', problem });
    expect(asked({ flush: ' ' })).toEqual({ event: 'flush', text: ' ', problem });
  });

  it('is that table once they are filled in, whatever they pay', () => {
    const filled = effectiveTable(of, { payTable: 'd', pays: { flush: '7 to 1' } });
    expect(filled).toMatchObject({ equals: 'd', label: 'Table d' });
    expect(filled && paysOf(filled)).toEqual({ pair: '2 to 1', flush: '7 to 1' });
    expect(effectiveTable(of, { payTable: 'd', pays: { flush: '7 to 1', pair: '3 to 1' } })?.equals).toBe(
      'custom',
    );
  });

  it('does not speak of a loss where a row that was printed is emptied', () => {
    const [pair] = effectiveTable(of, { payTable: 'd', pays: { pair: '' } })?.cells ?? [];
    expect(pair && 'problem' in pair && pair.problem.message).not.toMatch(/lost/);
  });

  it('is no other table that lacks the row', () => {
    const same = wager({
      paid: 'by-table',
      payTables: [table('c', { pair: '2 to 1', straight: '7 to 1' })],
      damagedTables: [d],
    });
    expect(effectiveTable(same, { payTable: 'd', pays: { flush: '7 to 1' } })?.equals).toBe('d');
  });
});

describe('a wager that the operator wrote', () => {
  const row = (event: string, pays: string) => ({ event, label: event, when: 'zero', pays });
  const own = (...rows: ReturnType<typeof row>[]) =>
    effectiveTable(wager({ written: { label: 'Own', rows, otherwise: 'lose' } }), {
      payTable: 'custom',
      pays: {},
    });

  it('prices its own rows, in odds', () => {
    const both = own(row('a', '70/2'), row('b', 'push'));
    expect(both).toMatchObject({ equals: 'custom', label: 'Written by the operator' });
    expect(both && paysOf(both)).toEqual({ a: '70 to 2', b: 'push' });
  });

  it.each(['10% of the meter', '£50'])('does not pay %s', (text) => {
    expect(own(row('a', '1 to 1'), row('b', text))?.cells[1]).toMatchObject({
      event: 'b',
      text,
      problem: { code: 'odds-unreadable', field: 'written.plus.rows.1.pays' },
    });
  });
});

describe('a pay that a rulebook prints', () => {
  it('is read, and one that cannot be is the rulebook’s fault', () => {
    expect(printedPay(odds('35 to 1')).kind).toBe('to');
    expect(printedPay(odds('35 to 1'))).toBe(printedPay(odds('35 to 1')));
    expect(printedWorth(odds('35 to 1'))).toEqual(printedWorth(odds('36 for 1')));
    expect(() => printedPay('lots' as Odds)).toThrow('a rulebook prints "lots", which is not a pay');
  });
});
