import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inTable } from './in-table';

const SIMULATIONS = fileURLToPath(new URL('..', import.meta.url));

it('tests refuse a read off the end of a table', () => {
  const table = Uint8Array.of(0, 7);
  expect(inTable(table[0])).toBe(0);
  expect(inTable(table[1])).toBe(7);
  expect(() => inTable(table[2])).toThrow(RangeError);
});

it('no other file reads an entry of a table with a cast', () => {
  const files = readdirSync(SIMULATIONS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('in-table.test.ts'),
  );
  const casts = files.filter((file) =>
    /\] as number(?![\w[])/.test(readFileSync(path.join(SIMULATIONS, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(casts).toEqual([]);
});
