import { beforeEach, expect, it, vi } from 'vitest';
import type { Content } from './content';
import type { Kept } from './draft-state';
import { keepLocalCopy, readLocalCopy } from './local-copy';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const content: Content = { name: 'Wheel', day: '2008-01-01', options: {}, wagers: {}, circumstances: {} };
const kept: Kept<Content> = {
  base: { content, revision: 1, by: 'Nora', at: '2008-01-02T00:00:00.000Z' },
  unanswered: [content],
  content: { ...content, name: 'Wheel by the door' },
};

it('what was typed is there after a reload', () => {
  keepLocalCopy('a', kept);
  expect(readLocalCopy('a')).toEqual(kept);
});

it('a copy from before the day of the rules was called day is read', () => {
  const before = JSON.stringify(kept).replaceAll('"day"', '"at"');
  stored.set('assay.draft.a', before);
  expect(readLocalCopy('a')).toEqual(kept);
});

it('what is no copy of a draft is left alone', () => {
  stored.set('assay.draft.a', '{"base":1}');
  expect(readLocalCopy('a')).toBeUndefined();
});
