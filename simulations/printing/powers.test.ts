import { expect, it } from 'vitest';
import { powersIn } from './powers';

it('a power of ten is raised, with a minus sign', () =>
  expect(powersIn('off by 10^-11 of a stake, in 10^15')).toEqual([
    { text: 'off by 10', raised: false },
    { text: '−11', raised: true },
    { text: ' of a stake, in 10', raised: false },
    { text: '15', raised: true },
  ]));

it('other text stays whole', () => {
  expect(powersIn('2^3 and 10%')).toEqual([{ text: '2^3 and 10%', raised: false }]);
  expect(powersIn('')).toEqual([]);
});
