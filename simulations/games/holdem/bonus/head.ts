import { holdemHead } from '../rules/head';
import { holdemShown, WITH_STARTING_HANDS } from '../rules/shown';
import { BonusParameters, bonusWagers } from './wagers';

export const BONUS_STREETS = [
  { cards: 0, street: 'Before the flop' },
  { cards: 3, street: 'At the flop' },
  { cards: 4, street: 'At the turn' },
] as const;

export const bonusHead = holdemHead(
  'bonus-holdem',
  "Texas hold'em bonus poker",
  BonusParameters,
  bonusWagers,
  { plays: 3, solves: 8.5 },
  holdemShown(BONUS_STREETS, WITH_STARTING_HANDS),
  async () => (await import('./felt')).bonusHoldemFelt,
);
