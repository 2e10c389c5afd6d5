import { holdemHead } from '../rules/head';
import { BonusParameters, bonusWagers } from './wagers';

export const bonusHead = holdemHead(
  'bonus-holdem',
  "Texas hold'em bonus poker",
  BonusParameters,
  bonusWagers,
  { plays: 3, solves: 8.5 },
);
