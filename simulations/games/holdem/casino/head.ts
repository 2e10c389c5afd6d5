import { holdemHead } from '../rules/head';
import { holdemShown, WITH_STARTING_HANDS } from '../rules/shown';
import { CasinoHoldemParameters, casinoHoldemWagers } from './wagers';

export const CASINO_STREETS = [{ cards: 3, street: 'At the flop' }] as const;

export const casinoHoldemHead = holdemHead(
  'casino-holdem',
  "Casino hold'em",
  CasinoHoldemParameters,
  casinoHoldemWagers,
  { plays: 3, solves: 7 },
  holdemShown(CASINO_STREETS, WITH_STARTING_HANDS),
  async () => (await import('./felt')).casinoHoldemFelt,
);
