/** What to do before the flop in Ultimate, hand by hand. */

import { PACK } from '../../../equipment/cards/card';
import { choose } from '../../../equipment/cards/card-sets';
import { ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { StartingGrid } from '../../../family/solution';
import { DEALER_HANDS } from '../boards/board';
import type { Settlement } from '../boards/settlement';
import { STARTS } from '../hands/cells';
import { handsOf, startingGrid } from '../hands/starts';
import type { FlopSums } from '../passes/flop-sums';
import { ULTIMATE_STREETS } from './head';
import { GAIN_SCALE, type UltimateGains } from './plan';
import { times, type UltimateParameters } from './wagers';

const BOARDS = choose(PACK - 2, 5);
const [{ street: BEFORE_FLOP }] = ULTIMATE_STREETS;

/** `merged`: the sums the game is solved from. */
export function ultimateGrid(
  parameters: UltimateParameters,
  settled: Settlement,
  { betting, checking }: UltimateGains,
  merged: readonly Float64Array[],
): StartingGrid {
  const [, , overall] = merged as FlopSums;
  const gained = (start: number, total: number, scale: number) =>
    ratio(BigInt(total), BigInt(BOARDS) * BigInt(DEALER_HANDS * settled.unit * handsOf(start) * scale));
  const sizes = [...new Set(parameters.beforeFlop)].sort((a, b) => a - b);
  return startingGrid(
    BEFORE_FLOP,
    [
      { choice: 'check', label: 'Check' },
      ...sizes.map((size) => ({ choice: `bet-${size}`, label: times(size) })),
    ],
    (start) => [
      gained(start, inTable(checking[start]), GAIN_SCALE),
      ...sizes.map((size) =>
        size === sizes.at(-1)
          ? gained(start, inTable(betting[start]), GAIN_SCALE)
          : gained(start, inTable(overall[start]) + size * inTable(overall[STARTS + start]), 1),
      ),
    ],
  );
}
