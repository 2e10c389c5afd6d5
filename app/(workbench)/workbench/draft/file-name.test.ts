import { expect, it } from 'vitest';
import { fileNameOf } from './file-name';

it.each([
  ['Roulette, £5 table', 'roulette-5-table.json'],
  ['Café “Röyal”', 'cafe-royal.json'],
  ['../../etc/passwd', 'etc-passwd.json'],
  ['轮盘', 'variant.json'],
  ['x'.repeat(120), `${'x'.repeat(60)}.json`],
])('a draft called %j is saved as %j', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
