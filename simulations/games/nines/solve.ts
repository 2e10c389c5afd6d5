/** The best play against the bank, every ending of it, and what simpler ways to play cost. */
import { ONE, ratio } from '../../exact/fraction';
import type { Alternative, Ending, Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { whole } from '../../printing/numbers';
import { checkedSolution, lossOver } from '../decisions/checked-solution';
import { netPays } from '../decisions/net-pays';
import { countAt, gainAt, openCards, resultsAt } from './counts';
import { cardsIn, dealsOf, HANDS, shoeOf } from './hands';
import type { NinesParameters } from './parameters';
import type { NinesSums } from './pieces';
import { houseWayDraws, RESULTS } from './rules';
import { bestPlay, blindPlay, type Draws, drawsAt, gainsOf, isOption, playWith } from './strategy';
import { ninesWagers, PLAYER, PLAYER_EVENTS } from './wagers';
import { whatToDo } from './what-to-do';

export function solveNines(
  parameters: NinesParameters,
  tables: PayTables,
  [counts, bank]: NinesSums,
): Solution {
  const { unit, gains } = gainsOf(tables);
  const net = netPays(ninesWagers(), tables);
  const shoe = shoeOf(parameters);
  const cards = cardsIn(shoe);
  const universe = dealsOf(cards);
  const opens = openCards(parameters.bankCardsSeen).length;

  const over = <Of>(draws: Draws, read: (at: number, hand: number, drawn: boolean) => Of): Of[] =>
    HANDS.flatMap((_, hand) =>
      Array.from({ length: opens }, (_, open) => {
        const drawn = draws[drawsAt(hand, open, opens)] === 1;
        return read(countAt(hand, open, opens, drawn), hand, drawn);
      }),
    );
  const endingsOf = (draws: Draws): Ending[] => {
    const totals = over(draws, (at) => resultsAt(counts, at));
    return RESULTS.map((result, i) => ({
      event: result,
      label: PLAYER_EVENTS.find(({ id }) => id === result)?.label ?? result,
      count: totals.reduce((sum, results) => sum + (results[i] as bigint), 0n),
      net: net(PLAYER, result),
      staked: ONE,
    }));
  };

  const best = bestPlay(parameters, counts, gains);
  const dealt = (at: number) => resultsAt(counts, at).reduce((sum, count) => sum + count, 0n);
  const [offered, drawn] = [false, true].map((only) =>
    over(best, (at, hand, draws) =>
      isOption(parameters, HANDS[hand]?.total ?? 0) && (draws || !only) ? dealt(at) : 0n,
    ).reduce((sum, deals) => sum + deals, 0n),
  ) as [bigint, bigint];

  const alternative = (about: Omit<Alternative, 'houseEdge'>, draws: Draws): Alternative => ({
    ...about,
    houseEdge: lossOver(endingsOf(draws), universe),
  });
  const solution = checkedSolution({
    universe,
    endings: endingsOf(best),
    mandatory: ONE,
    decisions: [
      {
        street: 'three cards',
        reached: ratio(offered, universe),
        choices: [
          { choice: 'draw', label: 'Draw', taken: ratio(drawn, universe) },
          { choice: 'stand', label: 'Stand', taken: ratio(offered - drawn, universe) },
        ],
      },
    ],
    ...whatToDo(parameters, best, bank),
    alternatives: [
      alternative(
        {
          id: 'house-way',
          label: 'By the house way',
          explains: 'Draws on 5 or less and stands on 6 or more.',
        },
        playWith(parameters, (hand) => houseWayDraws(HANDS[hand]?.total ?? 0)),
      ),
      ...(opens > 1
        ? [
            alternative(
              {
                id: 'own-cards',
                label: 'Without a look at the bank',
                explains: 'Plays its own three cards as well as possible and ignores what the bank shows.',
              },
              blindPlay(parameters, counts, gains),
            ),
          ]
        : []),
      alternative(
        { id: 'draw', label: 'Always draw', explains: 'Draws wherever it may.' },
        playWith(parameters, () => true),
      ),
      alternative(
        { id: 'stand', label: 'Always stand', explains: 'Stands wherever it may.' },
        playWith(parameters, () => false),
      ),
    ],
    method: {
      id: 'enumeration',
      explains: `Eight cards are dealt in order from ${whole(cards)}, whether or not they are needed, so all ${cards}!/${cards - 8}! deals are equally likely. For each hand of the player and each set of open cards of the bank, both choices are followed over every hand that the bank can then have and every next card, and the hand draws where that gains more.`,
      reductions: [
        'Cards that count the same are one: 84 hands of three stand for all, each weighted by the ways to deal it.',
        'Where drawing and standing are worth the same, the hand stands.',
      ],
    },
  });
  const gained = over(best, (at) => gainAt(counts, at, gains)).reduce((sum, gain) => sum + gain, 0n);
  if (!solution.houseEdge.equals(ratio(-gained, universe * unit)))
    throw new RangeError('the endings cost something else than the hands');
  return solution;
}
