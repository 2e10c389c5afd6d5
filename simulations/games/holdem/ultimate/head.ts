import { holdemHead } from '../rules/head';
import { holdemShown, WITH_STARTING_HANDS } from '../rules/shown';
import { UltimateParameters, ultimateWagers } from './wagers';

export const ULTIMATE_STREETS = [
  { cards: 0, street: 'Before the flop' },
  { cards: 3, street: 'At the flop' },
  { cards: 5, street: 'After the river' },
] as const;

export const ultimateHead = holdemHead(
  'ultimate-holdem',
  "Ultimate Texas hold'em",
  UltimateParameters,
  ultimateWagers,
  { plays: 0.9, solves: 7.5 },
  holdemShown(ULTIMATE_STREETS, WITH_STARTING_HANDS),
  async () => (await import('./felt')).ultimateHoldemFelt,
);
