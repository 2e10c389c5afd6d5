import { describe, expect, it } from 'vitest';
import { gainsOf, raisesFor } from './gains';
import { AMERICAN_ODDS, tablesOf } from './odds';
import { CasinoStudParameters } from './parameters';
import { RAISE_ROWS } from './wagers';

const DEFAULTS = CasinoStudParameters.parse({});

describe('a decision', () => {
  const gains = gainsOf(DEFAULTS, tablesOf(...AMERICAN_ODDS));
  const raises = raisesFor(gains);
  const last = RAISE_ROWS.length - 1;

  it('is to fold where both are worth the same, and to raise for one hand more', () => {
    // Raising wins 3 on a win and loses 3 on a loss: with 1 of 3 won it loses 1 on average, as folding does.
    expect(raises(last, 0, 50_000, 0, 100_000)).toBe(false);
    expect(raises(last, 0, 50_001, 0, 99_999)).toBe(true);
    expect(raises(last, 0, 49_999, 0, 100_001)).toBe(false);
  });

  it('is exact for odds that doubles cannot hold', () => {
    const close = tablesOf(...AMERICAN_ODDS);
    const nearly = raisesFor(
      gainsOf(DEFAULTS, {
        ...close,
        raise: { ...close.raise, 'pair-or-less': '99999999999 to 100000000000' },
      }),
    );
    expect(nearly(last, 0, 50_000, 0, 100_000)).toBe(false);
    const over = raisesFor(
      gainsOf(DEFAULTS, {
        ...close,
        raise: { ...close.raise, 'pair-or-less': '100000000001 to 100000000000' },
      }),
    );
    expect(over(last, 0, 50_000, 0, 100_000)).toBe(true);
  });
});
