/** The best play, every ending of it, and what simpler ways to play cost. */
import { ONE, ratio } from '../../exact/fraction';
import type { Alternative, Ending, Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { whole } from '../../printing/numbers';
import { checkedSolution, lossOver } from '../decisions/checked-solution';
import { netPays } from '../decisions/net-pays';
import { BANK_STANDS, cardsIn, DEALT, falling, HANDS, MOST, shoeOf } from './hands';
import type { NineAndAHalfParameters } from './parameters';
import type { HalfSums } from './pieces';
import { gainsOf, resultsOf, valuesOf } from './strategy';
import { nineAndAHalfWagers, RESULTS, WAGER } from './wagers';
import { inPoints, whatToDo } from './what-to-do';

export function solveNineAndAHalf(
  { decks }: NineAndAHalfParameters,
  tables: PayTables,
  [sums]: HalfSums,
): Solution {
  const gains = gainsOf(tables);
  const net = netPays(nineAndAHalfWagers(), tables);
  const [spec] = nineAndAHalfWagers();
  const cards = cardsIn(shoeOf(decks));
  const universe = falling(cards, DEALT);

  const endingsOf = (draws: Uint8Array): Ending[] => {
    const { counts } = resultsOf(decks, sums, draws);
    return RESULTS.map((result) => ({
      event: result,
      label: spec?.events.find(({ id }) => id === result)?.label ?? result,
      count: counts[result],
      net: net(WAGER, result),
      staked: ONE,
    }));
  };
  const standsFrom = (from: number, about: Omit<Alternative, 'houseEdge'>): Alternative => {
    const draws = Uint8Array.from(HANDS, ({ total }, at) => (at === 0 || total < from ? 1 : 0));
    return { ...about, houseEdge: lossOver(endingsOf(draws), universe) };
  };

  const best = valuesOf(decks, gains, sums);
  const { reached } = resultsOf(decks, sums, best.draws);
  /** At the first card and after each that was drawn: nobody decides on nine and a half. */
  const atSize = (size: number, drawn: boolean): bigint =>
    HANDS.reduce(
      (sum, hand, at) =>
        hand.size === size && hand.total < MOST && (!drawn || best.draws[at] === 1)
          ? sum + (reached[at] as bigint) * falling(cards - size, DEALT - size)
          : sum,
      0n,
    );
  const first = atSize(1, true);
  const solution = checkedSolution({
    universe,
    endings: endingsOf(best.draws),
    mandatory: ONE,
    decisions: [
      {
        street: 'first card',
        reached: ONE,
        choices: [
          { choice: 'draw', label: 'Draw', taken: ratio(first, universe) },
          { choice: 'stand', label: 'Stand', taken: ratio(universe - first, universe) },
        ],
      },
    ],
    ...whatToDo(best.draws, reached),
    alternatives: [
      standsFrom(BANK_STANDS, {
        id: 'house-way',
        label: 'By the house way',
        explains: 'Draws on 5½ or less and stands on 6 or more, as the bank does.',
      }),
      ...[10, 14].map((from) =>
        standsFrom(from, {
          id: `stand-on-${from / 2}`,
          label: `Stand on ${inPoints(from)}`,
          explains: `Stands on ${inPoints(from)} or more and draws on less.`,
        }),
      ),
    ],
    method: {
      id: 'enumeration',
      explains: `A round is 31 cards in order from ${whole(cards)}, whether or not they are needed, so all ${cards}!/${cards - DEALT}! deals are equally likely. For each of ${whole(HANDS.length)} hands that a player can hold, every way in which the bank can end by the house way is counted; from the largest hand down to the first card, the player draws where that gains more.`,
      reductions: [
        'Tens and pictures are one card, and the order in which a hand came is ignored.',
        'Where drawing and standing are worth the same, the hand stands.',
      ],
    },
  });
  if (!solution.houseEdge.equals(ratio(-(best.draw[0] as bigint), universe * gains.unit)))
    throw new RangeError('the endings cost something else than the hands');
  return solution;
}
