import { expect, it } from 'vitest';
import { howExactly, ROUNDED } from './rounded';

it('figures that are sums of rounded chances are not called exact', () => {
  const counted = { method: 'enumeration' };
  expect(howExactly([counted, counted])).toBe('exactly');
  expect(howExactly([counted, { method: ROUNDED }])).toBe(
    'exactly or to within a hundred-billionth of the wager',
  );
});
