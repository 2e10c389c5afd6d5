import { holdemHead } from '../rules/head';
import { UltimateParameters, ultimateWagers } from './wagers';

export const ultimateHead = holdemHead(
  'ultimate-holdem',
  "Ultimate Texas hold'em",
  UltimateParameters,
  ultimateWagers,
);
