import { describe, expect, it } from 'vitest';
import { MOST_WRITTEN_ROWS, type WrittenWager } from '@/rulebooks/variant/variant';
import {
  blankWager,
  canAddRow,
  changedRow,
  movedRow,
  namedApart,
  nextWager,
  withoutRow,
  withRow,
  withWritten,
} from './edits';

const wager = (...events: string[]): WrittenWager => ({
  label: 'Lucky seven',
  rows: events.map((event) => ({ event, label: event, when: 'true', pays: '1 to 1' })),
  otherwise: 'lose',
});
const events = ({ rows }: WrittenWager) => rows.map(({ event }) => event);

describe('rows', () => {
  it('come after the one named, under an id that no row has', () => {
    expect(events(withRow(wager('row-1', 'row-4'), 0))).toEqual(['row-1', 'row-5', 'row-4']);
    expect(events(withRow(wager('row-1')))).toEqual(['row-1', 'row-2']);
    expect(events(withRow(wager()))).toEqual(['row-1']);
  });

  it('change places, and stay put at either end', () => {
    const three = wager('a', 'b', 'c');
    expect(events(movedRow(three, 2, -1))).toEqual(['a', 'c', 'b']);
    expect(events(movedRow(three, 0, 1))).toEqual(['b', 'a', 'c']);
    expect(movedRow(three, 0, -1)).toBe(three);
    expect(movedRow(three, 2, 1)).toBe(three);
  });

  it('are changed and removed one at a time', () => {
    const two = wager('a', 'b');
    const changed = changedRow(two, 1, { pays: '2 to 1' });
    expect(changed.rows.map(({ pays }) => pays)).toEqual(['1 to 1', '2 to 1']);
    expect(changed.rows[0]).toBe(two.rows[0]);
    expect(events(withoutRow(two, 0))).toEqual(['b']);
  });

  it('are no more than a wager may have', () => {
    const full = wager(...Array.from({ length: MOST_WRITTEN_ROWS }, (_, n) => `row-${n}`));
    expect(canAddRow(full)).toBe(false);
    expect(withRow(full)).toBe(full);
  });
});

describe('wagers', () => {
  it('get an id that neither the draft nor the game has', () => {
    expect(nextWager({}, [])).toBe('own-1');
    expect(nextWager({ 'own-2': blankWager() }, ['own-7'])).toBe('own-8');
  });

  it('leave nothing behind when the last is removed', () => {
    const written = withWritten(undefined, 'own-1', blankWager());
    expect(Object.keys(written ?? {})).toEqual(['own-1']);
    expect(withWritten(written, 'own-1', undefined)).toBeUndefined();
  });
});

it('a wager started from an existing one gets a number, and keeps within what a name may have', () => {
  const called = (label: string, taken: string[]) => namedApart({ ...blankWager(), label }, taken).label;
  expect(called('Pair', ['Ante'])).toBe('Pair');
  expect(called('Pair', ['pair '])).toBe('Pair 2');
  expect(called('Pair', ['Pair', 'Pair 2'])).toBe('Pair 3');
  expect(called('', [''])).toBe('');
  const long = 'x'.repeat(60);
  expect(called(long, [long])).toBe(`${'x'.repeat(58)} 2`);
});
