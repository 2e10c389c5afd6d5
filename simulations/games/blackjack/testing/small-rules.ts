/** Rules over shoes so small that a test can deal them out card by card. */
import { KINDS } from '../ranks';
import type { Rules } from '../rules';

export const smallRules = (shoe: readonly number[], more: Partial<Rules> = {}): Rules => ({
  shoe,
  soft17: 'stand',
  naturalTakes: 'all',
  double: '9-11',
  doubleAfterSplit: true,
  splits: Array<boolean>(KINDS).fill(true),
  hands: 2,
  resplitAces: false,
  drawToAces: false,
  splitTwentyOne: 'stands-off',
  blackjackPays: 1.5,
  winPays: 1,
  surrender: 'none',
  ...more,
});
