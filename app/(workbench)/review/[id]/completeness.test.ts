import { describe, expect, it } from 'vitest';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { completenessOf } from './completeness';

const items = (circumstances: Circumstances) =>
  Object.fromEntries(
    completenessOf({
      statement: 'A fair.',
      findings: [],
      open: [],
      signMissing: [],
      variant: { circumstances },
      analysis: { wagers: [{}], engine: 'engine' },
    } as unknown as Parameters<typeof completenessOf>[0]).map(({ what, ...item }) => [what, item]),
  );

const fair = { occasion: 'Fair', from: '2027-01-05', to: '2027-01-06' };

describe('what is asked for', () => {
  it.each([
    [{ trial: { from: '2027-01-05', to: '2027-02-05' } }, 'A trial, with its days.', true],
    [{ temporary: fair }, 'A temporary variation, with its days.', true],
    [{ kind: 'variation' }, 'Its kind is stated.', true],
    [{}, 'Neither its kind, a trial nor a temporary variation is stated.', false],
  ] as const)('%j', (circumstances, says, there) => {
    expect(items(circumstances as Circumstances)['What is asked for']).toEqual({ says, there });
  });
});

it('has premises where the game, its trial or an occasion names some', () => {
  const premises = (circumstances: Circumstances) => items(circumstances).Premises?.there;
  expect(premises({ premises: 'The Pier' })).toBe(true);
  expect(premises({ trial: { from: '2027-01-05', to: '2027-01-06', premises: 'The Pier' } })).toBe(true);
  expect(premises({ temporary: { ...fair, premises: 'The Pier' } })).toBe(true);
  expect(premises({ temporary: fair })).toBe(false);
  expect(premises({})).toBe(false);
});
