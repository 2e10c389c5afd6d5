import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEdges, readEdges } from './kept-edges';

const held = new Map<string, string>();
beforeEach(() => {
  held.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('edges kept in the tab', () => {
  it('are those of the draft, and of no other', () => {
    keepEdges('a', { ante: '1/37', 'ante-2': '-2/7' });
    expect(readEdges('a')).toEqual({ ante: '1/37', 'ante-2': '-2/7' });
    expect(readEdges('b')).toEqual({});
  });

  it.each(['', '[]', '{"ante":"1/0"}', '{"ante":"two"}', '{"ante":0.02}', 'not written by us'])(
    'are none where %s is kept',
    (text) => {
      keepEdges('a', {});
      for (const key of held.keys()) held.set(key, text);
      expect(readEdges('a')).toEqual({});
    },
  );

  it('are none where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepEdges('a', { ante: '1/37' });
    expect(readEdges('a')).toEqual({});
  });
});
