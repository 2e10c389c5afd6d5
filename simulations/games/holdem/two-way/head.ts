import { holdemHead } from '../rules/head';
import { holdemShown } from '../rules/shown';
import { TwoWayParameters, twoWayWagers } from './wagers';

export const TWO_WAY_STREETS = [
  { cards: 3, street: 'At the flop' },
  { cards: 5, street: 'After the river' },
] as const;

export const twoWayHead = holdemHead(
  'two-way-holdem',
  "Two Way Texas hold'em",
  TwoWayParameters,
  twoWayWagers,
  { plays: 0.5, solves: 8 },
  holdemShown(TWO_WAY_STREETS),
  async () => (await import('./felt')).twoWayHoldemFelt,
);
