import { describe, expect, it } from 'vitest';
import { poolOf } from '@/rulebooks/hk-pari-mutuel/testing/settle';
import type { Returns } from './returns';
import { jackpotSaid } from './said';

const returns = (even: number | undefined, broughtIn: bigint, returned: number, pool = 'tierce'): Returns =>
  ({
    even,
    pool: {
      ...poolOf({ pool, races: [1], stakes: { [pool === 'tierce' ? '1-2-3' : '1']: 1_000 } }),
      broughtIn,
    },
    expected: { returned, won: 0.25 },
  }) as Returns;
const FROM =
  'A jackpot is paid in 25.0000% of results. Before rounding and least dividends, this pool returns more than is staked in it with a jackpot above 175.00';

describe('what is said of a jackpot', () => {
  it.each([
    ['has none', returns(17_500, 0n, 0.8), `${FROM}; it has none.`],
    [
      'is passed before rounding and not after it',
      returns(17_500, 17_600n, 0.9999),
      `${FROM}; it has 176.00. After them it returns less than is staked.`,
    ],
    [
      'is passed',
      returns(17_500, 20_000n, 1.01),
      `${FROM}; it has 200.00. After them it returns more than is staked.`,
    ],
    [
      'is never paid',
      returns(undefined, 0n, 0.8),
      'A jackpot is paid in 25.0000% of results. No jackpot makes this pool return what is staked in it: none is ever paid.',
    ],
    [
      'belongs to no win pool: 3.11(a)(i) pays the second, the third or everybody',
      returns(17_500, 0n, 0.8, 'win'),
      'No jackpot: what nobody won of Win is paid to others or refunded, so none is carried to the next.',
    ],
    [
      'was given to a win pool',
      returns(17_500, 17_600n, 0.9999, 'win'),
      `${FROM}; it has 176.00. After them it returns less than is staked.`,
    ],
  ])('%s', (_, of, says) => expect(jackpotSaid(of)).toBe(says));
});
