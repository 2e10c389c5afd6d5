import { expect, it } from 'vitest';
import { ratio } from '../exact/fraction';
import { dollars, sentence } from './reason';

it('writes cents as dollars, parts of a cent as far as they go, and “about” only where they go on', () => {
  expect(dollars(123_450n)).toBe('1,234.50');
  expect(dollars(2_000n)).toBe('20.00');
  expect(dollars(ratio(412_500n, 200n))).toBe('20.625');
  expect(dollars(ratio(1n, 8n).mul(100))).toBe('0.125');
  expect(dollars(ratio(12_345n, 100n))).toBe('1.2345');
  expect(dollars(ratio(100n, 3n))).toBe('about 0.3333');
  expect(sentence(`${dollars(ratio(100n, 3n))} is due`)).toBe('About 0.3333 is due');
});
