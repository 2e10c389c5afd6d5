import { expect, it, vi } from 'vitest';
import { forgetTab } from './forget-tab';

it('what a person typed is gone from the tab, and nothing of others’', () => {
  const tab: Record<string, unknown> = {
    'assay.text.nora.answer:1': 'Eight decks.',
    'assay.draft.7': '{}',
    'another.program': 'stays',
  };
  Object.defineProperty(tab, 'removeItem', { value: (key: string) => delete tab[key] });
  vi.stubGlobal('sessionStorage', tab);
  forgetTab();
  expect(Object.keys(tab)).toEqual(['another.program']);
});

it('a tab that forbids storage is left alone', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(forgetTab).not.toThrow();
});
