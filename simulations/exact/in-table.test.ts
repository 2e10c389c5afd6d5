import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inTable as checked } from './checked-in-table';
import { inTable as plain } from './in-table';

const SIMULATIONS = fileURLToPath(new URL('..', import.meta.url));

it('reads what the table holds, and refuses a read off its end where reads are checked', () => {
  const table = Uint8Array.of(0, 7);
  for (const inTable of [plain, checked])
    expect([0, 1].map((place) => inTable(table[place]))).toEqual([0, 7]);
  expect(() => checked(table[2])).toThrow(RangeError);
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
