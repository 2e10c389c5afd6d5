import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberTable, tableStoodAt } from './at-table';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const CODE = 'a'.repeat(22);

it('a phone stands at the table it scanned, for a quarter of an hour', () => {
  expect(tableStoodAt()).toBeUndefined();
  rememberTable(CODE);
  expect(tableStoodAt()).toBe(CODE);
  expect(tableStoodAt(Date.now() + 16 * 60_000)).toBeUndefined();
});

it('whatever else is kept under the name is no table', () => {
  for (const text of ['', '{', '1', '{"code":1,"at":1}', `{"code":"<script>","at":${Date.now()}}`]) {
    kept.set('assay-table', text);
    expect(tableStoodAt()).toBeUndefined();
  }
});
