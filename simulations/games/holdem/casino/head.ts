import { holdemHead } from '../rules/head';
import { CasinoHoldemParameters, casinoHoldemWagers } from './wagers';

export const casinoHoldemHead = holdemHead(
  'casino-holdem',
  "Casino hold'em",
  CasinoHoldemParameters,
  casinoHoldemWagers,
  { plays: 3, solves: 7 },
);
