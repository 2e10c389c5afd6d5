import { describe, expect, it } from 'vitest';
import { addressOf, draftsAsked } from './draft-asked';

const USUAL = { find: '', order: 'newest', page: 1 } as const;

describe('which drafts are asked for', () => {
  it.each([
    [{}, USUAL],
    [
      { find: 'Ærø & 3%', order: 'name', page: '12' },
      { find: 'Ærø & 3%', order: 'name', page: 12 },
    ],
    [{ order: 'sideways', page: '0' }, USUAL],
    [{ page: '-1' }, USUAL],
    [{ page: '1e3' }, USUAL],
    [{ find: ['a', 'b'] }, { ...USUAL, find: 'a' }],
  ])('reads %o', (given, asked) => {
    expect(draftsAsked(given)).toEqual(asked);
  });

  it('is cut to what can be looked for', () => {
    expect(draftsAsked({ find: 'x'.repeat(500) }).find).toHaveLength(120);
  });

  it.each([
    [USUAL, '/workbench'],
    [{ find: 'Ærø & 3%', order: 'oldest', page: 2 } as const, undefined],
  ])('comes back from its address', (asked, address) => {
    const written = addressOf(asked);
    if (address) expect(written).toBe(address);
    const query = new URLSearchParams(written.split('?')[1] ?? '');
    expect(draftsAsked(Object.fromEntries(query))).toEqual(asked);
  });
});
