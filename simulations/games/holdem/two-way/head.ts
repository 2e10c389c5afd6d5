import { holdemHead } from '../rules/head';
import { TwoWayParameters, twoWayWagers } from './wagers';

export const twoWayHead = holdemHead(
  'two-way-holdem',
  "Two Way Texas hold'em",
  TwoWayParameters,
  twoWayWagers,
  { plays: 0.5, solves: 8 },
);
