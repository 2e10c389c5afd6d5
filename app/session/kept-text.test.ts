import { beforeEach, expect, it, vi } from 'vitest';
import { forgetHeld, keep, readKept } from './kept-text';

const tab = new Map<string, string>();
beforeEach(() => {
  tab.clear();
  forgetHeld();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => tab.set(key, text),
    removeItem: (key: string) => tab.delete(key),
  });
});

it('what was typed is there after a reload, and gone once it was sent', () => {
  keep('nora.answer:1', 'Eight decks.');
  forgetHeld();
  expect(readKept('nora.answer:1')).toBe('Eight decks.');
  keep('nora.answer:1', '');
  forgetHeld();
  expect(readKept('nora.answer:1')).toBe('');
  expect([...tab.keys()]).toEqual([]);
});

it('each person and each thing has its own', () => {
  keep('nora.answer:1', 'Eight decks.');
  expect(readKept('adrian.answer:1')).toBe('');
  expect(readKept('nora.answer:2')).toBe('');
});

it('a tab that forbids storage keeps it while the page is open', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keep('nora.answer:1', 'Eight decks.');
  expect(readKept('nora.answer:1')).toBe('Eight decks.');
});
