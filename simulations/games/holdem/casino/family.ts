import { holdemFamily } from '../passes/family';
import { casinoAdviser } from './advice';
import { casinoHoldemDealer } from './dealer';
import { casinoHoldemHead } from './head';
import { casinoHoldemRules } from './rule-set';
import type { CasinoHoldemParameters } from './wagers';

export const casinoHoldem = holdemFamily<CasinoHoldemParameters>({
  head: casinoHoldemHead,
  rules: casinoHoldemRules,
  dealer: casinoHoldemDealer,
  adviser: casinoAdviser,
});
