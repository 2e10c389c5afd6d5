/** Ante and raise, solved: every ending of the best strategy, and the cost of published ones. */

import { choose } from '../../equipment/cards/card-sets';
import { ONE, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Ending, Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { checkedSolution, lossOver } from '../decisions/checked-solution';
import { whole } from '../decisions/net-pays';
import { type Gains, gainsOf } from './gains';
import type { CasinoStudParameters } from './parameters';
import { SUM_OF } from './pieces';
import { PUBLISHED } from './published';
import { RAISE_ROWS } from './wagers';
import { whatToRaise } from './what-to-raise';

/** C(52, 5) hands of the player, 47 up-cards, C(46, 4) sets of cards under them. */
const UNIVERSE = BigInt(choose(52, 5)) * 47n * BigInt(choose(46, 4));

function endingsOf(gains: Gains, raise: number, sums: Float64Array): Ending[] {
  const staked = whole(1 + raise);
  const rounds = (at: number) => BigInt(inTable(sums[at]));
  return [
    ...RAISE_ROWS.map(([row, label], i) => ({
      event: `win-${row}`,
      label: `The dealer qualifies and the player wins: ${label.toLowerCase()}`,
      count: rounds(SUM_OF.won + i),
      net: gains.wins[i] as Ending['net'],
      staked,
    })),
    {
      event: 'dealer-not-qualified',
      label: 'The dealer does not qualify',
      count: rounds(SUM_OF.unqualified),
      net: gains.unqualified,
      staked,
    },
    { event: 'tie', label: 'Both hands are equal', count: rounds(SUM_OF.tied), net: gains.tie, staked },
    {
      event: 'lose',
      label: 'The dealer qualifies and wins',
      count: rounds(SUM_OF.lost),
      net: gains.lose,
      staked,
    },
    { event: 'fold', label: 'The player folds', count: rounds(SUM_OF.folded), net: gains.fold, staked: ONE },
  ];
}

export function solveCasinoStud(
  parameters: CasinoStudParameters,
  tables: PayTables,
  merged: Float64Array[],
): Solution {
  const gains = gainsOf(parameters, tables);
  const endings = (sums: Float64Array) => endingsOf(gains, parameters.raise, sums);
  const best = merged[0] as Float64Array;
  const folded = ratio(BigInt(inTable(best[SUM_OF.folded])), UNIVERSE);
  return checkedSolution({
    universe: UNIVERSE,
    endings: endings(best),
    mandatory: ONE,
    decisions: [
      {
        street: 'five cards and the dealer’s up-card',
        reached: ONE,
        choices: [
          { choice: 'raise', label: 'Raise', taken: ONE.sub(folded) },
          { choice: 'fold', label: 'Fold', taken: folded },
        ],
      },
    ],
    ...whatToRaise(merged[merged.length - 1] as Float64Array),
    alternatives: PUBLISHED.map(({ id, label, explains, source }, i) => ({
      id,
      label,
      explains,
      ...(source === undefined ? {} : { source }),
      houseEdge: lossOver(endings(merged[i + 1] as Float64Array), UNIVERSE),
    })),
    method: {
      id: 'inclusion-exclusion',
      explains:
        'Hands of five are taken in order of strength. For each hand of the player and each up-card, the weaker, equal and unqualified hands of the dealer that hold the up-card and none of the player’s cards are counted by inclusion and exclusion over the subsets of the player’s hand, and the hand is raised on that up-card where this gains more than folding. Every count is a whole number of the 2,598,960 × 47 × 163,185 deals.',
      reductions: [
        'Hands that differ only in which suit is which are counted once: 134,459 stand for 2,598,960.',
        'Where raising and folding are worth the same, the hand is folded.',
      ],
    },
  });
}
