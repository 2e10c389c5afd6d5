/** Casino hold'em: call or fold at the flop. */
import { CATEGORY_NAMES } from '../../../equipment/cards/categories';
import { ONE, ratio, ZERO } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { netPays } from '../../decisions/net-pays';
import { foldsFor, netOfRound, OUTCOME_LABELS, type Settlement, settlement } from '../boards/settlement';
import { CATEGORIES } from '../hands/categories';
import { weakestQualifying } from '../hands/category-of';
import { STARTS } from '../hands/cells';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS } from '../hands/holes';
import { doneWith, MADE } from '../hands/made-at-flop';
import { sumsOfOneFlop } from '../passes/decisions-at-flop';
import { type Counted, type EndingRow, outcomesOf, ROUNDS, shareIn } from '../passes/endings';
import { AT_FLOP, LATER_ON, stageOf } from '../passes/plan';
import type { Decided, Rules } from '../passes/rule-set';
import { flopTable, HOW_TO_READ } from '../passes/strategy-tables';
import { callsByStart, casinoGrid } from './grid';
import { type CasinoHoldemParameters, casinoHoldemWagers, FLUSH } from './wagers';

const CALLED = stageOf(AT_FLOP, 0);
const FOLDED = stageOf(LATER_ON, 0);
const MANDATORY = 1;

/** All but the last row of what a hand can make of a flop. */
const SIMPLY_CALLED = MADE.slice(0, -1);

const anteRow = (category: number): string => (category < FLUSH ? 'other' : (CATEGORIES[category] as string));

function rowOf(call: number, settled: Settlement, { stage, outcome, category }: Counted): EndingRow {
  if (stage === FOLDED) return { event: 'fold', label: 'Fold', net: ONE.neg(), staked: ONE };
  const paid = outcome.startsWith('win') || outcome.endsWith('unqualified');
  const id = CATEGORIES[category] as (typeof CATEGORIES)[number];
  const hand = category < FLUSH ? 'straight or less' : CATEGORY_NAMES[id].toLowerCase();
  return {
    event: `call-${outcome}${paid ? `-${anteRow(category)}` : ''}`,
    label: `Call: ${OUTCOME_LABELS[outcome]}${paid ? ` (${hand})` : ''}`,
    net: netOfRound(settled, outcome, category, call),
    staked: ratio(MANDATORY + call),
  };
}

/** Calls what gains more so than by folding. */
function decide(settled: Settlement, merged: readonly Float64Array[]): Decided {
  const { classes } = flopClasses();
  const calling = sumsOfOneFlop(merged);
  const atFlop = new Uint8Array(calling.length);
  let total = BigInt(settled.unit * -MANDATORY) * ROUNDS;
  for (let flop = 0; flop < classes.count; flop += 1) {
    let gained = 0;
    for (let i = flop * HOLE_HANDS; i < (flop + 1) * HOLE_HANDS; i += 1)
      if (inTable(calling[i]) > 0) {
        atFlop[i] = 1;
        gained += inTable(calling[i]);
      }
    total += BigInt(inTable(classes.orbits[flop])) * BigInt(gained);
  }
  return {
    plan: {
      beforeFlop: new Uint8Array(STARTS),
      atFlop,
      decidesAfterRiver: [false, false, false],
      afterRiver: () => {},
    },
    gains: ratio(total, BigInt(settled.unit) * ROUNDS),
  };
}

export const casinoHoldemRules: Rules<CasinoHoldemParameters> = (parameters, tables) => {
  const net = netPays(casinoHoldemWagers(parameters), tables);
  const { call } = parameters;
  const settled = settlement({
    qualifier: weakestQualifying(parameters.qualifier),
    mandatory: MANDATORY,
    initial: (outcome, category) => {
      if (outcome === 'tie') return ZERO;
      return outcome === 'lose' ? ONE.neg() : net('ante', anteRow(category));
    },
    later: (outcome) => {
      if (outcome === 'win') return net('call', 'win');
      return outcome === 'lose' ? ONE.neg() : ZERO;
    },
  });
  const fold = foldsFor(settled);
  return {
    settled,
    atFlop: (initial, later) => initial + call * later - fold,
    decide: (merged) => decide(settled, merged),
    alternatives: [
      {
        id: 'never-fold',
        label: 'Never fold',
        explains: 'Every hand is called, whatever the flop.',
        moved: () => CALLED,
      },
      {
        id: 'simple',
        label: 'Simple rule',
        explains:
          'Fold only a hand with neither card above a ten that makes no pair or better with the flop, has neither four of one suit nor four to a straight, and does not have both cards higher than the flop. Call anything else. The rule is our own.',
        plan: (best) => ({ ...best, atFlop: doneWith(SIMPLY_CALLED) }),
      },
    ],
    endings: (tallies, plan) =>
      outcomesOf(tallies, plan).map((one) => [rowOf(call, settled, one), one.count]),
    decisions: (counted) => [
      {
        street: 'At the flop',
        reached: ONE,
        choices: [
          { choice: `call-${call}`, label: `Call ${call} times the ante`, taken: shareIn(counted, CALLED) },
          { choice: 'fold', label: 'Fold', taken: shareIn(counted, FOLDED) },
        ],
      },
    ],
    readable: ({ merged, plan }) => ({
      grid: casinoGrid(parameters, settled, merged),
      tables: [
        flopTable(
          {
            id: 'at-flop',
            caption: 'How often to call, by what the hand makes with the flop',
            explains: `Hands that are not called are folded. ${HOW_TO_READ}`,
          },
          plan.atFlop,
        ),
        callsByStart(plan.atFlop),
      ],
    }),
    summary: () => 'Call or fold by the two cards and the flop together; most hands are worth a call.',
    withLosses: false,
  };
};
