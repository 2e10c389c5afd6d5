/** Pokara, solved: every ending of the best play, and what plainer ways to play cost. */

import { ONE } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Ending, Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { whole as printed } from '../../printing/numbers';
import { checkedSolution, lossOver } from '../decisions/checked-solution';
import { whole } from '../decisions/net-pays';
import { FACES } from './pack';
import type { PokaraParameters } from './parameters';
import { FIELDS, RESULTS, type ResultOfDraw, unseenDeals } from './pieces';
import { stateCount } from './states';
import {
  asTheHouse,
  bestChoices,
  type Choice,
  type Gains,
  gainsOf,
  neverDraw,
  STAKES,
  type Stake,
  share,
  waysToDeal,
} from './strategy';
import { whatToDo } from './what-to-do';

const DOES: Record<Stake, string> = {
  stand: 'The player stands',
  draw: 'The player draws',
  double: 'The player doubles and draws',
};
const ENDS: Record<ResultOfDraw, string> = {
  win: 'the player wins',
  tie: 'both hands are equal',
  lose: 'the dealer wins',
  'not-improved': 'the player does not improve',
};
export const CHOICE_LABELS: Record<Stake, string> = {
  stand: 'Stand',
  draw: 'Draw one card',
  double: 'Double and draw one card',
};

export function solvePokara(
  parameters: PokaraParameters,
  tables: PayTables,
  merged: Float64Array[],
): Solution {
  const counts = merged[0] as Float64Array;
  const gains = gainsOf(tables);
  const { deals, total } = waysToDeal(parameters.packs);
  const universe = total * BigInt(unseenDeals(FACES * parameters.packs));
  const endings = (choices: readonly Choice[]) => endingsOf(gains, deals, counts, choices);
  const best = bestChoices(parameters, tables, counts);
  const found = endings(best.choices);
  const taken = (stake: Stake) =>
    share(
      found.filter(({ event }) => event.startsWith(stake)).reduce((sum, { count }) => sum + count, 0n),
      universe,
    );
  return checkedSolution({
    universe,
    endings: found,
    mandatory: ONE,
    decisions: [
      {
        street: 'three cards and the dealer’s up-card',
        reached: ONE,
        choices: STAKES.map((stake) => ({
          choice: stake,
          label: CHOICE_LABELS[stake],
          taken: taken(stake),
        })),
      },
    ],
    ...whatToDo(best, deals),
    alternatives: [
      {
        id: 'as-the-dealer',
        label: 'Draw as the dealer does',
        explains:
          'Draws to the hands that the House Way draws to, discards the same card, and doubles only where the rules require it.',
        houseEdge: lossOver(endings(asTheHouse(parameters)), universe),
      },
      {
        id: 'never-draw',
        label: 'Never draw',
        explains: 'Stands on every hand.',
        houseEdge: lossOver(endings(neverDraw()), universe),
      },
    ],
    method: {
      id: 'enumeration',
      explains: `For every hand of three and every up-card, the dealer’s two other cards and the card he may draw are counted face by face, as often as the ${printed(FACES * parameters.packs)} cards hold them: once as the player stands, and once for each card the player can draw. The choice that gains most is taken. Every count is a whole number of all deals of eight cards.`,
      reductions: [
        `Cards of one rank and suit are counted together, and hands that differ only in which suit is which once: ${printed(stateCount() / FACES)} hands against ${FACES} up-cards.`,
        'The dealer’s hands are counted once for all three cards that the player may discard.',
        'Of choices worth the same, the one that stakes less is taken.',
      ],
    },
  });
}

function endingsOf(
  gains: Gains,
  deals: readonly bigint[],
  counts: Float64Array,
  choices: readonly Choice[],
): Ending[] {
  const totals = new Map<string, bigint>();
  for (const [state, { stake, way }] of choices.entries()) {
    const ways = deals[state] ?? 0n;
    if (ways === 0n) continue;
    const from = state * FIELDS + way * RESULTS.length;
    for (const [i, result] of RESULTS.entries()) {
      const key = `${stake}-${result}`;
      totals.set(key, (totals.get(key) ?? 0n) + ways * BigInt(inTable(counts[from + i])));
    }
  }
  return STAKES.flatMap((stake) =>
    RESULTS.map((result) => ({
      event: `${stake}-${result}`,
      label: `${DOES[stake]}: ${ENDS[result]}`,
      count: totals.get(`${stake}-${result}`) ?? 0n,
      net: (stake === 'double' ? gains.twice : gains.once)[result],
      staked: whole(stake === 'double' ? 2 : 1),
    })),
  );
}
