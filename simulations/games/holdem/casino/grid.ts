/** Casino hold'em by starting hand. Nothing is decided before the flop: what deciding at it is worth to each hand. */

import { PACK, RANKS } from '../../../equipment/cards/card';
import { choose } from '../../../equipment/cards/card-sets';
import { ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { StartingGrid, StrategyTable } from '../../../family/solution';
import { DEALER_HANDS } from '../boards/board';
import type { Settlement } from '../boards/settlement';
import { STARTS } from '../hands/cells';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS } from '../hands/holes';
import { handsOf, START_OF_HOLE, startingGrid } from '../hands/starts';
import { sumsOfOneFlop } from '../passes/decisions-at-flop';
import { shareInWords } from '../passes/strategy-tables';
import type { CasinoHoldemParameters } from './wagers';

const FLOPS = choose(PACK - 2, 3);
const LATER = choose(PACK - 5, 2) * DEALER_HANDS;

/** By starting hand, over its flops: what calling gains over folding, on all of them and on those where it gains. */
function overFlops(merged: readonly Float64Array[]): { always: bigint[]; wherePaying: bigint[] } {
  const { classes } = flopClasses();
  const calling = sumsOfOneFlop(merged);
  const [holes, startOfHole] = [HOLE_HANDS, START_OF_HOLE];
  const always = Array.from({ length: STARTS }, () => 0n);
  const wherePaying = Array.from({ length: STARTS }, () => 0n);
  // Of a flop and starting hand, at most twelve sums of one flop, each of which `settlement` keeps small.
  const onFlop = new Float64Array(2 * STARTS);
  for (let flop = 0; flop < classes.count; flop += 1) {
    onFlop.fill(0);
    for (let hole = 0; hole < holes; hole += 1) {
      const gain = inTable(calling[flop * holes + hole]);
      const start = inTable(startOfHole[hole]);
      onFlop[start] = inTable(onFlop[start]) + gain;
      if (gain > 0) onFlop[STARTS + start] = inTable(onFlop[STARTS + start]) + gain;
    }
    const orbit = BigInt(inTable(classes.orbits[flop]));
    for (let start = 0; start < STARTS; start += 1) {
      always[start] = (always[start] as bigint) + orbit * BigInt(inTable(onFlop[start]));
      wherePaying[start] = (wherePaying[start] as bigint) + orbit * BigInt(inTable(onFlop[STARTS + start]));
    }
  }
  return { always, wherePaying };
}

export function casinoGrid(
  { call }: CasinoHoldemParameters,
  { unit, mandatory }: Settlement,
  merged: readonly Float64Array[],
): StartingGrid {
  const { always, wherePaying } = overFlops(merged);
  const fold = ratio(-mandatory);
  const gained = (start: number, overFolding: bigint) =>
    ratio(overFolding, BigInt(unit) * BigInt(LATER) * BigInt(FLOPS * handsOf(start))).add(fold);
  return startingGrid(
    'At the flop, over all flops',
    [
      { choice: 'fold', label: 'Fold on every flop' },
      { choice: `call-${call}`, label: `Call ${call} times the ante on every flop` },
      { choice: 'depends', label: 'Call or fold, depending on the flop' },
    ],
    (start) => [fold, gained(start, always[start] as bigint), gained(start, wherePaying[start] as bigint)],
  );
}

/** The part of its flops on which each starting hand is called. */
export function callsByStart(called: Uint8Array): StrategyTable {
  const { classes } = flopClasses();
  const counts = new Float64Array(STARTS);
  for (let flop = 0; flop < classes.count; flop += 1)
    for (let hole = 0; hole < HOLE_HANDS; hole += 1)
      if (called[flop * HOLE_HANDS + hole] === 1) {
        const start = inTable(START_OF_HOLE[hole]);
        counts[start] = inTable(counts[start]) + inTable(classes.orbits[flop]);
      }
  const falling = Array.from({ length: RANKS }, (_, i) => RANKS - 1 - i);
  const mark = (rank: number) => '23456789TJQKA'[rank] as string;
  return {
    id: 'by-starting-hand',
    caption: 'How often each starting hand is called',
    explains:
      'The share of all flops on which the hand is called. Pairs are on the diagonal, two cards of one suit above it, two of different suits below.',
    columns: falling.map(mark),
    rows: falling.map((row) => ({
      label: mark(row),
      cells: falling.map((column) => {
        const start = row * RANKS + column;
        return shareInWords(inTable(counts[start]), handsOf(start) * FLOPS);
      }),
    })),
  };
}
