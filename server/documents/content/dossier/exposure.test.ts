import { expect, it } from 'vitest';
import type { Circumstances } from '@/rulebooks/variant';
import { SUBJECT } from '../../testing/subject';
import { offered } from '../wagers';
import { exposure, NO_EXPOSURE } from './exposure';

const [red] = offered(SUBJECT).filter(({ label }) => label === 'Red');
if (!red) throw new Error('no wager on red');

const at = (side: boolean, limits?: Circumstances['limits']): string =>
  exposure(
    { ...red, wager: { ...red.wager, side } },
    { ...SUBJECT, variant: { ...SUBJECT.variant, circumstances: limits ? { limits } : {} } },
  );

it('is at the largest optional wager for an optional wager, where that has a maximum of its own', () => {
  const plain = { currency: 'GBP', minimum: 500, maximum: 50_000 };
  const both = { ...plain, optional: { minimum: 100, maximum: 5_000 } };
  expect(at(false, both)).toBe('£500');
  expect(at(true, both)).toBe('£50');
  expect(at(true, plain)).toBe('£500');
  expect(at(true)).toBe(NO_EXPOSURE);
});
