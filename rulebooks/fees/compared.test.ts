import { describe, expect, it } from 'vitest';
import { ratio, toText } from '@/simulations/exact/fraction';
import { feeBookOf } from '../fee-books';
import { comparedCost, comparedOptions } from './compared';
import type { FeeKind } from './schedule';
import { readRows, tableToWrite } from './written/read';

const found = feeBookOf('ca-hawaiian-gardens');
if (!found.ok) throw new Error('the binder is recorded');
const book = found.value;

function schedule(rows: string[][], kind: FeeKind = 'per-bet-and-hand') {
  const table = tableToWrite(book, { group: 'pai-gow', kind });
  const read = table.ok ? readRows(table.value, rows) : { faults: [] };
  if ('faults' in read) throw new Error(read.faults[0]?.fault);
  return read.table;
}
const row = (option: string, from: string, to: string, player: string, dealer: string) => [
  ...[option, from, to, '', ''],
  ...[player, dealer],
];

describe('two schedules', () => {
  it('are compared by number: what is the same, changed and in what, added, and gone', () => {
    const before = schedule([
      row('1', '5', '100', '1', '2'),
      row('2', '100', '300', '2', '3'),
      row('3', '300', '500', '3', '4'),
    ]);
    const after = schedule([
      row('1', '5.00', '100', '1.00', '2'),
      row('2', '100', '500', '2', '4'),
      row('4', '300', '500', '3', '4'),
    ]);
    expect(
      comparedOptions(before, after).map((pair) => [
        pair.is,
        'after' in pair ? pair.after.option : pair.before.option,
        'changed' in pair ? pair.changed : [],
      ]),
    ).toEqual([
      ['same', 1, []],
      ['changed', 2, ['limit', 'fees']],
      ['added', 4, []],
      ['removed', 3, []],
    ]);
  });

  it('know an option without a number by its limit and players, and a number that comes twice by its order', () => {
    const before = schedule([
      row('', '5', '100', '1', '2'),
      row('7', '5', '100', '1', '2'),
      row('7', '5', '200', '1', '2'),
    ]);
    const after = schedule([
      row('7', '5', '100', '1', '2'),
      row('7', '5', '200', '1', '3'),
      row('', '5', '100', '1', '4'),
    ]);
    expect(comparedOptions(before, after).map(({ is }) => is)).toEqual(['same', 'changed', 'changed']);
  });

  it('the printed one is the same as itself, step by step too', () => {
    for (const table of book.tables.filter(({ group }) => group === 'pai-gow'))
      expect(comparedOptions(table, table).every(({ is }) => is === 'same')).toBe(true);
    const step = (fee: string) => [
      ['1', '5', '100', '', '', '5', '100', '0', '1'],
      ['1', '5', '100', '', '', '101', '', '0', fee],
    ];
    const [pair] = comparedOptions(
      schedule(step('2'), 'by-total-action'),
      schedule(step('3'), 'by-total-action'),
    );
    expect(pair).toMatchObject({ is: 'changed', changed: ['fees'] });
  });
});

describe('what a change costs', () => {
  const cost = (before: string[], after: string[], limit?: number) => {
    const [pair] = comparedOptions(schedule([before]), schedule([after]));
    if (!pair) throw new Error('there is a pair');
    return comparedCost(pair, {
      players: 5,
      hands: 40,
      limit: limit === undefined ? undefined : ratio(limit),
    });
  };

  it('is what fees cost cost says of each at the same table, at the least limit that both serve', () => {
    // Five bets at $1 and $2 a hand are $7, $280 an hour; at $1.50 and $2 they are $9.50, $380.
    const found = cost(row('1', '5', '100', '1', '2'), row('1', '25', '100', '1.50', '2'));
    if (!found.ok) throw new Error(found.problems[0]?.message);
    const { limit, before, after } = found.value;
    expect([limit.toString(), before?.whole.perHour.toString(), after?.whole.perHour.toString()]).toEqual([
      '25',
      '280',
      '380',
    ]);
    // A player pays $1.50 of $25.
    const player = after?.payers.find(({ payer }) => payer === 'player');
    expect(player?.ofWagered && toText(player.ofWagered)).toBe('3/50');
  });

  it('is not known where no limit is in both, or the one asked for is not', () => {
    const apart = cost(row('1', '5', '100', '1', '2'), row('1', '200', '300', '1', '2'));
    expect(apart.ok ? '' : apart.problems[0]?.message).toBe(
      'No limit is both in $5 to $100 and in $200 to $300.',
    );
    const beyond = cost(row('1', '5', '100', '1', '2'), row('1', '5', '100', '1', '2'), 500);
    expect(beyond.ok ? '' : beyond.problems[0]?.message).toContain('give a limit within it');
  });
});
