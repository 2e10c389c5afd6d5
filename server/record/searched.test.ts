import { describe, expect, it } from 'vitest';
import { matches, pageOf, type RegisterSearch } from './searched';
import type { RegisterEntry } from './shapes';

const ENTRY = {
  game: 'Big Six (Wheel of Fortune)',
  operator: 'Northgate Casinos',
  premises: 'Café de Paris',
  reference: 'A-PHJB-0001',
  rulebook: 'gb-2007',
  kind: 'trial',
  wagers: [
    { label: 'Symbol A', tables: [{ wager: 'Lucky seven', table: '', rows: [] }] },
    { label: 'Symbol B', tables: [] },
  ],
} as unknown as RegisterEntry;

describe('a search of the register', () => {
  it.each<[string, RegisterSearch, boolean]>([
    ['nothing', {}, true],
    ['a word of the game, in any case', { search: 'WHEEL' }, true],
    ['words of several facts, in any order and any distance apart', { search: 'northgate   café six' }, true],
    ['a reference', { search: 'a-phjb-0001' }, true],
    ['a wager', { search: 'symbol b' }, true],
    ['a wager of a round', { search: 'lucky' }, true],
    ['one word that is there and one that is not', { search: 'wheel roulette' }, false],
    ['letters from the end of one fact and the start of the next', { search: 'casinoscafé' }, false],
    ['its rulebook and kind', { rulebook: 'gb-2007', kind: 'trial' }, true],
    ['another rulebook', { rulebook: 'co-rule-28' }, false],
    ['another kind', { kind: 'adopted' }, false],
  ])('for %s', (_, asked, found) => expect(matches(ENTRY, asked)).toBe(found));

  it('finds in a game without premises what is there, and no word besides', () => {
    const { premises: _, ...without } = ENTRY;
    expect(matches(without, { search: 'wheel' })).toBe(true);
    expect(matches(without, { search: 'café' })).toBe(false);
    expect(matches(without, { search: 'undefined' })).toBe(false);
  });
});

describe('a page of the register', () => {
  const entries = Array.from({ length: 41 }, (_, at) => ({ ...ENTRY, version: at + 1 }));
  const versions = (page?: number) => {
    const { entries: shown, ...rest } = pageOf(entries, page);
    return [shown[0]?.version, shown.at(-1)?.version, rest];
  };

  it('has twenty entries, the last what is left, and is the last where more are asked for', () => {
    expect(versions()).toEqual([1, 20, { total: 41, page: 1, pages: 3 }]);
    expect(versions(2)).toEqual([21, 40, { total: 41, page: 2, pages: 3 }]);
    expect(versions(3)).toEqual([41, 41, { total: 41, page: 3, pages: 3 }]);
    expect(versions(9)).toEqual([41, 41, { total: 41, page: 3, pages: 3 }]);
    expect(pageOf([])).toEqual({ entries: [], total: 0, page: 1, pages: 1 });
  });
});
