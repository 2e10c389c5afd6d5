import { holdemHead } from '../rules/head';
import { UltimateParameters, ultimateWagers } from './wagers';

export const ultimateHead = holdemHead(
  'ultimate-holdem',
  "Ultimate Texas hold'em",
  UltimateParameters,
  ultimateWagers,
  { plays: 0.9, solves: 7.5 },
);
