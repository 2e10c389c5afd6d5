/** Bonus: when to bet, from the sums of its turns, and how the rounds of each starting hand then end. */

import { type Fraction, ONE, ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import { netPays, smallUnits } from '../../decisions/net-pays';
import { DEALER_HANDS } from '../boards/board';
import { CATEGORIES } from '../hands/categories';
import { FIRST_OF } from '../hands/category-of';
import { STARTS } from '../hands/cells';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS, holesWithout } from '../hands/holes';
import { doneWith, MADE } from '../hands/made-at-flop';
import { START_OF_HOLE } from '../hands/starts';
import { ROUNDS } from '../passes/endings';
import { type BonusSums, TWO_COUNTS } from './sums';
import { type BonusParameters, bonusWagers } from './wagers';

/** Turn and river are in order. */
export const BONUS_ROUNDS = 2n * ROUNDS;
const LATER = 47 * 46 * DEALER_HANDS;
export const ENDS = ['paid', 'lesser', 'tie', 'lose'] as const;
export type End = (typeof ENDS)[number];
/** By turn bet * 2 + river bet. */
export type Ways = [paid: number, lesser: number, tie: number, lose: number][];

export type BonusNets = { unit: number; ante: number; flop: number; turn: number; river: number };

/** What each wager wins for each ante, in units, its size included. */
export function bonusNets(parameters: BonusParameters, tables: PayTables): BonusNets {
  const net = netPays(bonusWagers(parameters), tables);
  const sized = [1, parameters.flop, parameters.turn, parameters.river];
  const wins = ['ante', 'flop', 'turn', 'river'].map((wager, i) =>
    net(wager, 'win').mul(ratio(inTable(sized[i]))),
  );
  const { unit, whole } = smallUnits(wins);
  const [ante, flop, turn, river] = whole as unknown as [number, number, number, number];
  return { unit, ante, flop, turn, river };
}

export const weakestPaid = ({ antePaysFrom }: BonusParameters): number =>
  inTable(FIRST_OF[CATEGORIES.indexOf(antePaysFrom)]);

const first = (packed: number) => packed % TWO_COUNTS;
const second = (packed: number) => Math.floor(packed / TWO_COUNTS);

export type BonusPlan = {
  /** By starting hand, 1 where the flop is paid for. */
  beforeFlop: Uint8Array;
  /** By flop class and hole hand, 1 where the turn bet is placed. */
  atFlop: Uint8Array;
  /** By turn class and hole hand, a bit for each as in `sums.ts`: 1 where the river bet is placed. */
  atTurn: Uint32Array;
};

export type BonusDecided = {
  plan: BonusPlan;
  /** How rounds end by starting hand: with the best bets, and with both or neither by a rule at the flop. */
  byStart: Ways[];
  byRule: { simple: Ways[]; never: Ways[] };
};

const SIMPLY_BET = MADE.filter((made) => !made.startsWith('No pair') || made.includes('one suit'));
const newWays = () => Array.from({ length: STARTS }, (): Ways => [0, 1, 2, 3].map(() => [0, 0, 0, 0]));

export function decideBonus(
  parameters: BonusParameters,
  tables: PayTables,
  merged: readonly Float64Array[],
): BonusDecided {
  const nets = bonusNets(parameters, tables);
  const { classes } = flopClasses();
  const [all, allPaid, bet, betPaid, turns] = merged as BonusSums;
  const atFlop = new Uint8Array(all.length);
  const [byStart, simple, never] = [newWays(), newWays(), newWays()];
  const simplyBet = doneWith(SIMPLY_BET);
  const startOfHole = START_OF_HOLE;
  for (let flop = 0; flop < classes.count; flop += 1) {
    const orbit = inTable(classes.orbits[flop]);
    const free = holesWithout(classes.cards.subarray(flop * 3, flop * 3 + 3));
    for (let hole = 0; hole < HOLE_HANDS; hole += 1) {
      if (free[hole] === 0) continue;
      const at = flop * HOLE_HANDS + hole;
      const [won, tied, paid] = [
        first(inTable(all[at])),
        second(inTable(all[at])),
        first(inTable(allPaid[at])),
      ];
      const [wonBet, tiedBet] = [first(inTable(bet[at])), second(inTable(bet[at]))];
      const [paidBet, roundsBet] = [first(inTable(betPaid[at])), second(inTable(betPaid[at]))];
      const turn = nets.turn * won > parameters.turn * nets.unit * (LATER - won - tied) ? 1 : 0;
      atFlop[at] = turn;
      const add = (into: Ways[], stage: number, won: number, tied: number, paid: number, rounds: number) => {
        const ends = (into[inTable(startOfHole[hole])] as Ways)[stage] as Ways[number];
        ends[0] += orbit * paid;
        ends[1] += orbit * (won - paid);
        ends[2] += orbit * tied;
        ends[3] += orbit * (rounds - won - tied);
      };
      add(byStart, turn * 2 + 1, wonBet, tiedBet, paidBet, roundsBet);
      add(byStart, turn * 2, won - wonBet, tied - tiedBet, paid - paidBet, LATER - roundsBet);
      add(simple, simplyBet[at] === 1 ? 3 : 0, won, tied, paid, LATER);
      add(never, 0, won, tied, paid, LATER);
    }
  }
  const beforeFlop = Uint8Array.from(byStart, (ways) => (gainOf(parameters, nets, ways).gt(FOLDED) ? 1 : 0));
  const atTurn = Uint32Array.from(turns);
  return { plan: { beforeFlop, atFlop, atTurn }, byStart, byRule: { simple, never } };
}

const FOLDED = ONE.neg();

/** What a starting hand gains by seeing the flop, per ante. */
export function gainOf(parameters: BonusParameters, nets: BonusNets, ways: Ways): Fraction {
  let gained = 0n;
  let total = 0n;
  for (const [stage, counts] of ways.entries())
    for (const [end, count] of counts.entries()) {
      gained += BigInt(count) * BigInt(bonusInUnits(parameters, nets, stage, ENDS[end] as End));
      total += BigInt(count);
    }
  return ratio(gained, total * BigInt(nets.unit));
}

export function bonusInUnits(parameters: BonusParameters, nets: BonusNets, stage: number, end: End): number {
  const [turn, river] = [stage >> 1, stage & 1];
  if (end === 'tie') return 0;
  if (end === 'lose')
    return -nets.unit * (1 + parameters.flop + turn * parameters.turn + river * parameters.river);
  return (end === 'paid' ? nets.ante : 0) + nets.flop + turn * nets.turn + river * nets.river;
}
