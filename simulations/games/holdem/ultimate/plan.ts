/** When to raise, from the sums of the first pass. Between two choices worth the same, the smaller stake wins. */
import { ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { foldsFor, type Settlement } from '../boards/settlement';
import { STARTS } from '../hands/cells';
import { FLOPS_OF_A_BOARD, flopClasses } from '../hands/flops';
import { HOLE_HANDS } from '../hands/holes';
import { START_OF_HOLE } from '../hands/starts';
import { eachFlop } from '../passes/decisions-at-flop';
import { ROUNDS } from '../passes/endings';
import type { FlopSums } from '../passes/flop-sums';
import type { Decided } from '../passes/rule-set';
import type { UltimateParameters } from './wagers';

export const GAIN_SCALE = FLOPS_OF_A_BOARD;

export type UltimateGains = {
  /** By starting hand, in `GAIN_SCALE`ths of a unit over all its boards: betting the most before the flop, and checking. */
  betting: Float64Array;
  checking: Float64Array;
  /** By flop class and hole hand: 1 where betting at the flop gains more than waiting. */
  betsAtFlop: Uint8Array;
};

export function ultimateGains(
  parameters: UltimateParameters,
  merged: readonly Float64Array[],
): UltimateGains {
  const [, , overall] = merged as FlopSums;
  const most = Math.max(...parameters.beforeFlop);
  const { classes } = flopClasses();
  const [holes, startOfHole] = [HOLE_HANDS, START_OF_HOLE];
  const betting = new Float64Array(STARTS);
  const checking = new Float64Array(STARTS);
  for (let start = 0; start < STARTS; start += 1) {
    const initial = inTable(overall[start]);
    const later = inTable(overall[STARTS + start]);
    betting[start] = GAIN_SCALE * (initial + most * later);
    checking[start] = GAIN_SCALE * (initial + parameters.atFlop * later);
  }
  const betsAtFlop = new Uint8Array(classes.count * holes);
  eachFlop(merged, (flop, waiting) => {
    const orbit = inTable(classes.orbits[flop]);
    for (let hole = 0; hole < holes; hole += 1) {
      const gain = inTable(waiting[hole]);
      const start = inTable(startOfHole[hole]);
      if (gain > 0) checking[start] = inTable(checking[start]) + orbit * gain;
      else if (gain < 0) betsAtFlop[flop * holes + hole] = 1;
    }
  });
  return { betting, checking, betsAtFlop };
}

export function decideUltimate(
  parameters: UltimateParameters,
  settled: Settlement,
  { betting, checking, betsAtFlop }: UltimateGains,
): Decided {
  const [holes, startOfHole] = [HOLE_HANDS, START_OF_HOLE];
  const beforeFlop = Uint8Array.from(betting, (gain, i) => (gain > inTable(checking[i]) ? 1 : 0));
  const asked = Uint8Array.from(startOfHole, (start) => 1 - inTable(beforeFlop[start]));
  const atFlop = new Uint8Array(betsAtFlop.length);
  for (let flop = 0; flop < atFlop.length; flop += holes)
    for (let hole = 0; hole < holes; hole += 1)
      atFlop[flop + hole] = inTable(betsAtFlop[flop + hole]) & inTable(asked[hole]);
  const total = betting.reduce((sum, gain, i) => sum + BigInt(Math.max(gain, inTable(checking[i]))), 0n);
  const fold = foldsFor(settled);
  return {
    plan: {
      beforeFlop,
      atFlop,
      decidesAfterRiver: [false, false, true],
      afterRiver: ({ cells, count }, { initial, later }, bets) => {
        const bet = parameters.afterRiver;
        for (let k = 0; k < count; k += 1) {
          const cell = inTable(cells[k]);
          bets[cell] = inTable(initial[cell]) + bet * inTable(later[cell]) > fold ? 1 : 0;
        }
      },
    },
    gains: ratio(total, BigInt(settled.unit) * ROUNDS),
  };
}
