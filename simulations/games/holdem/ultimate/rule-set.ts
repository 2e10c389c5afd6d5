/** Ultimate Texas hold'em: ante and blind, and one bet, larger the earlier it is made. */

import { CATEGORY_NAMES } from '../../../equipment/cards/categories';
import { ONE, ratio, ZERO } from '../../../exact/fraction';
import type { DecisionUse } from '../../../family/solution';
import { netPays } from '../../decisions/net-pays';
import { foldsFor, netOfRound, OUTCOME_LABELS, type Settlement, settlement } from '../boards/settlement';
import { CATEGORIES, STRAIGHT } from '../hands/categories';
import { weakestQualifying } from '../hands/category-of';
import { startsInWords } from '../hands/starts-in-words';
import { type Counted, type EndingRow, outcomesOf, shareIn } from '../passes/endings';
import { AT_FLOP, BEFORE, LATER_ON, stageOf } from '../passes/plan';
import type { Rules } from '../passes/rule-set';
import { flopTable, HOW_TO_READ, riverTable } from '../passes/strategy-tables';
import { ultimateGrid } from './grid';
import { decideUltimate, type UltimateGains, ultimateGains } from './plan';
import { simplePlan } from './simple';
import { MANDATORY, times, type UltimateParameters, ultimateWagers } from './wagers';

const BET_BEFORE = stageOf(BEFORE, 0);
const BET_AT_FLOP = stageOf(AT_FLOP, 0);
const FOLDED = stageOf(LATER_ON, 0);
const BET_AFTER_RIVER = stageOf(LATER_ON, 1);

const mostBefore = ({ beforeFlop }: UltimateParameters) => Math.max(...beforeFlop);

function rowOf(
  parameters: UltimateParameters,
  settled: Settlement,
  { stage, outcome, category }: Counted,
): EndingRow {
  const mandatory = ratio(MANDATORY);
  if (stage === FOLDED) return { event: 'fold', label: 'Fold', net: mandatory.neg(), staked: mandatory };
  const [street, when, bet] =
    stage === BET_BEFORE
      ? (['before-flop', 'before the flop', mostBefore(parameters)] as const)
      : stage === BET_AT_FLOP
        ? (['at-flop', 'at the flop', parameters.atFlop] as const)
        : (['after-river', 'after the river', parameters.afterRiver] as const);
  const id = CATEGORIES[category] as (typeof CATEGORIES)[number];
  const hand = category < STRAIGHT ? 'lesser' : id;
  const said = category < STRAIGHT ? 'less than a straight' : CATEGORY_NAMES[id].toLowerCase();
  const won = outcome === 'win' || outcome === 'win-unqualified';
  return {
    event: `${street}-${outcome}${won ? `-${hand}` : ''}`,
    label: `${times(bet)} ${when}: ${OUTCOME_LABELS[outcome]}${won ? ` (${said})` : ''}`,
    net: netOfRound(settled, outcome, category, bet),
    staked: mandatory.add(ratio(bet)),
  };
}

function decisionsUsed(parameters: UltimateParameters, counted: readonly Counted[]): DecisionUse[] {
  const share = (...stages: number[]) => shareIn(counted, ...stages);
  const bet = (bet: number, ...stages: number[]) => ({
    choice: `bet-${bet}`,
    label: times(bet),
    taken: stages.length === 0 ? ZERO : share(...stages),
  });
  const check = (...stages: number[]) => ({ choice: 'check', label: 'Check', taken: share(...stages) });
  const most = mostBefore(parameters);
  const sizes = [...new Set(parameters.beforeFlop)].sort((a, b) => b - a);
  return [
    {
      street: 'Before the flop',
      reached: ONE,
      choices: [
        ...sizes.map((size) => (size === most ? bet(size, BET_BEFORE) : bet(size))),
        check(BET_AT_FLOP, FOLDED, BET_AFTER_RIVER),
      ],
    },
    {
      street: 'At the flop',
      reached: share(BET_AT_FLOP, FOLDED, BET_AFTER_RIVER),
      choices: [bet(parameters.atFlop, BET_AT_FLOP), check(FOLDED, BET_AFTER_RIVER)],
    },
    {
      street: 'After the river',
      reached: share(FOLDED, BET_AFTER_RIVER),
      choices: [
        bet(parameters.afterRiver, BET_AFTER_RIVER),
        { choice: 'fold', label: 'Fold', taken: share(FOLDED) },
      ],
    },
  ];
}

export const ultimateRules: Rules<UltimateParameters> = (parameters, tables) => {
  const net = netPays(ultimateWagers(parameters), tables);
  const blind = (category: number) =>
    category < STRAIGHT ? ZERO : net('blind', CATEGORIES[category] as string);
  const settled = settlement({
    qualifier: weakestQualifying(parameters.qualifier),
    mandatory: MANDATORY,
    initial: (outcome, category) => {
      if (outcome === 'win') return net('ante', 'win').add(blind(category));
      if (outcome === 'win-unqualified') return blind(category);
      if (outcome === 'lose') return ratio(-MANDATORY);
      return outcome === 'lose-unqualified' ? ONE.neg() : ZERO;
    },
    later: (outcome) => {
      if (outcome.startsWith('tie')) return ZERO;
      return outcome.startsWith('win') ? net('play', 'win') : ONE.neg();
    },
  });
  const fold = foldsFor(settled);
  const { atFlop, afterRiver } = parameters;
  // The plan and the grid ask for the gains of the same sums.
  let last: { merged: readonly Float64Array[]; gains: UltimateGains } | undefined;
  const gainsOf = (merged: readonly Float64Array[]): UltimateGains => {
    if (last?.merged !== merged) last = { merged, gains: ultimateGains(parameters, merged) };
    return last.gains;
  };
  return {
    settled,
    atFlop: (initial, later) => Math.max(initial + afterRiver * later, fold) - (initial + atFlop * later),
    decide: (merged) => decideUltimate(parameters, settled, gainsOf(merged)),
    alternatives: [
      {
        id: 'never-fold',
        label: 'Never fold',
        explains:
          'The best play before and at the flop; after the river the last bet is always placed and no hand is folded.',
        moved: (stage) => (stage === FOLDED ? BET_AFTER_RIVER : stage),
      },
      {
        id: 'simple',
        label: 'Simple strategy',
        explains:
          'The best play before the flop. At the flop bet with two pairs or better, with a pair that is not all on the table other than a pair of twos in the hand, or with four of a suit of which the player holds the ten or higher. After the river bet with a pair or better that is not all on the table, or where fewer than 21 cards would make the dealer’s hand the better one.',
        source: 'Wizard of Odds, “Ultimate Texas Hold ’Em”, strategy',
        plan: simplePlan,
      },
    ],
    endings: (tallies, plan) =>
      outcomesOf(tallies, plan).map((one) => [rowOf(parameters, settled, one), one.count]),
    decisions: (counted) => decisionsUsed(parameters, counted),
    summary: ({ beforeFlop }) =>
      `Before the flop bet ${mostBefore(parameters)} times the ante with ${startsInWords(beforeFlop)}; check anything else. What is best at the flop and after the river depends on the cards on the table.`,
    readable: ({ merged, plan, counted }) => ({
      grid: ultimateGrid(parameters, settled, gainsOf(merged), merged),
      tables: [
        flopTable(
          {
            id: 'at-flop',
            caption: `How often to ${times(atFlop).toLowerCase()} at the flop`,
            explains: `Hands that were checked before the flop; those not bet are checked again. ${HOW_TO_READ}`,
          },
          plan.atFlop,
          plan.beforeFlop.map((bet) => 1 - bet),
        ),
        riverTable(
          {
            id: 'after-river',
            caption: 'How often to bet after the river',
            explains: `Hands that were checked twice; those not bet are folded. A hand is bet where that loses less than the two antes a fold costs. ${HOW_TO_READ}`,
          },
          times(afterRiver),
          counted,
          { done: [BET_AFTER_RIVER], passed: [FOLDED] },
        ),
      ],
    }),
    withLosses: false,
  };
};
