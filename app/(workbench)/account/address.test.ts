import { expect, it } from 'vitest';
import { addressShown } from './address';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:0000:0000:0000', 'this machine'],
  ['2001:0db8:0001:0002:0000:0000:0000:0000', '2001:0db8:0001:0002::'],
  ['', 'not known'],
  [null, 'not known'],
])('the address %s is shown as %s', (address, shown) => {
  expect(addressShown(address)).toBe(shown);
});
