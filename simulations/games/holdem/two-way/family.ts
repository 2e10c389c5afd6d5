import { holdemFamily } from '../passes/family';
import { twoWayAdviser } from './advice';
import { twoWayDealer } from './dealer';
import { twoWayHead } from './head';
import { twoWayRules } from './rule-set';
import type { TwoWayParameters } from './wagers';

export const twoWayHoldem = holdemFamily<TwoWayParameters>({
  head: twoWayHead,
  rules: twoWayRules,
  dealer: twoWayDealer,
  adviser: twoWayAdviser,
});
