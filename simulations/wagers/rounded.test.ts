import { expect, it } from 'vitest';
import { OWN_COUNTS } from './own-counts';
import { howExactly, ROUNDED } from './rounded';

it('figures that are sums of rounded chances are not called exact', () => {
  const counted = { method: 'enumeration' };
  expect(howExactly([counted, counted])).toBe('exactly');
  expect(howExactly([counted, { method: ROUNDED }])).toBe(
    'exactly or to within a hundred-billionth of the wager',
  );
});

it('figures from the counts of an applicant are not called worked out here', () => {
  const own = { method: OWN_COUNTS };
  expect(howExactly([own])).toBe('from counts by the applicant (not recomputed)');
  expect(howExactly([{ method: 'enumeration' }, own])).toBe(
    'exactly or from counts by the applicant (not recomputed)',
  );
});
