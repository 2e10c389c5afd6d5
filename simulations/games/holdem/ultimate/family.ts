import { holdemFamily } from '../passes/family';
import { ultimateAdviser } from './advice';
import { ultimateDealer } from './dealer';
import { ultimateHead } from './head';
import { ultimateRules } from './rule-set';
import type { UltimateParameters } from './wagers';

export const ultimateHoldem = holdemFamily<UltimateParameters>({
  head: ultimateHead,
  rules: ultimateRules,
  dealer: ultimateDealer,
  adviser: ultimateAdviser,
});
