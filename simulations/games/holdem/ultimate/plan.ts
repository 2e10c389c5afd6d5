/** When to raise, from the sums of the first pass. Between two choices worth the same, the smaller stake wins. */
import { ratio } from '../../../exact/fraction';
import { foldsFor, type Settlement } from '../boards/settlement';
import { STARTS } from '../hands/cells';
import { FLOPS_OF_A_BOARD, flopClasses } from '../hands/flops';
import { HOLE_HANDS } from '../hands/holes';
import { START_OF_HOLE } from '../hands/starts';
import { sumsOfOneFlop } from '../passes/decisions-at-flop';
import { ROUNDS } from '../passes/endings';
import type { FlopSums } from '../passes/flop-sums';
import type { Decided } from '../passes/rule-set';
import type { UltimateParameters } from './wagers';

export const GAIN_SCALE = FLOPS_OF_A_BOARD;

export type UltimateGains = {
  /** By starting hand, in `GAIN_SCALE`ths of a unit over all its boards: betting the most before the flop, and checking. */
  betting: Float64Array;
  checking: Float64Array;
  /** By flop class and hole hand: what waiting gains over betting at the flop. */
  waiting: Float64Array;
};

export function ultimateGains(
  parameters: UltimateParameters,
  merged: readonly Float64Array[],
): UltimateGains {
  const [, , overall] = merged as FlopSums;
  const most = Math.max(...parameters.beforeFlop);
  const { classes } = flopClasses();
  const [holes, startOfHole] = [HOLE_HANDS, START_OF_HOLE];
  const waiting = sumsOfOneFlop(merged);
  const betting = new Float64Array(STARTS);
  const checking = new Float64Array(STARTS);
  for (let start = 0; start < STARTS; start += 1) {
    const initial = overall[start] as number;
    const later = overall[STARTS + start] as number;
    betting[start] = GAIN_SCALE * (initial + most * later);
    checking[start] = GAIN_SCALE * (initial + parameters.atFlop * later);
  }
  for (let flop = 0; flop < classes.count; flop += 1)
    for (let hole = 0; hole < holes; hole += 1) {
      const gain = waiting[flop * holes + hole] as number;
      const start = startOfHole[hole] as number;
      if (gain > 0) checking[start] = (checking[start] as number) + (classes.orbits[flop] as number) * gain;
    }
  return { betting, checking, waiting };
}

export function decideUltimate(
  parameters: UltimateParameters,
  settled: Settlement,
  merged: readonly Float64Array[],
): Decided {
  const { betting, checking, waiting } = ultimateGains(parameters, merged);
  const [holes, startOfHole] = [HOLE_HANDS, START_OF_HOLE];
  const beforeFlop = Uint8Array.from(betting, (gain, i) => (gain > (checking[i] as number) ? 1 : 0));
  const atFlop = new Uint8Array(waiting.length);
  for (let i = 0; i < waiting.length; i += 1)
    if ((waiting[i] as number) < 0 && beforeFlop[startOfHole[i % holes] as number] === 0) atFlop[i] = 1;
  const total = betting.reduce((sum, gain, i) => sum + BigInt(Math.max(gain, checking[i] as number)), 0n);
  const fold = foldsFor(settled);
  return {
    plan: {
      beforeFlop,
      atFlop,
      decidesAfterRiver: [false, false, true],
      afterRiver: ({ cells, count }, { initial, later }, bets) => {
        const bet = parameters.afterRiver;
        for (let k = 0; k < count; k += 1) {
          const cell = cells[k] as number;
          bets[cell] = (initial[cell] as number) + bet * (later[cell] as number) > fold ? 1 : 0;
        }
      },
    },
    gains: ratio(total, BigInt(settled.unit) * ROUNDS),
  };
}
