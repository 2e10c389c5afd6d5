/** Ante and play, solved: every ending of the best strategy, and the cost of simpler ones. */

import { CATEGORY_NAMES } from '../../equipment/cards/categories';
import { THREE_CARD_ORDER } from '../../equipment/cards/orders';
import { ONE, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Alternative, Ending, Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import type { Method } from '../../wagers/distribution';
import { checkedSolution, lossOver } from '../decisions/checked-solution';
import { whole } from '../decisions/net-pays';
import { canBeSeen, everyHand, viewsOf } from './matchups';
import type { ThreeCardPokerParameters } from './parameters';
import { weakestWith } from './qualifying';
import {
  type Gains,
  gainsOf,
  playedHands,
  playGains,
  RESULTS,
  type ResultOfPlay,
  resultsOf,
} from './strategy';
import { BONUS_HANDS, bonusHand } from './wagers';
import { whatToPlay } from './what-to-play';
import { whatToPlayAgainst } from './what-to-play-against';

/** C(52, 3) hands of the player, and what each can see with every hand of the dealer behind it. */
function universeOf(parameters: ThreeCardPokerParameters): bigint {
  const { possible, dealersHands } = viewsOf(parameters);
  return 22_100n * BigInt(possible * dealersHands);
}

const LABELS: Record<ResultOfPlay, string> = {
  'dealer-not-qualified': 'The dealer does not qualify',
  'dealer-not-qualified-nor-beaten': 'The dealer does not qualify and holds at least as good a hand',
  win: 'The player wins',
  tie: 'Both hands are equal',
  lose: 'The dealer wins',
};

function endingsOf(
  parameters: ThreeCardPokerParameters,
  gains: Gains,
  matchups: Float64Array,
  played: ArrayLike<number>,
): Ending[] {
  const { classes, orbits } = everyHand();
  const viewsSeen = viewsOf(parameters);
  const { count: views, dealersHands } = viewsSeen;
  const staked = whole(1 + parameters.play);
  const counts = new Map<string, bigint>();
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0n) + BigInt(count));
  for (const [hand, worth] of classes.entries()) {
    const orbit = inTable(orbits[hand]);
    const bonus = bonusHand(THREE_CARD_ORDER.standingOf(worth).category) ?? 'none';
    for (let view = 0; view < views; view += 1) {
      if (!canBeSeen(hand, view, viewsSeen)) continue;
      const state = hand * views + view;
      if (!played[state]) {
        add('fold', orbit * dealersHands);
        continue;
      }
      for (const [i, count] of resultsOf(parameters, matchups, state).entries())
        add(`${RESULTS[i]} ${bonus}`, orbit * count);
    }
  }
  const stays = RESULTS.flatMap((result) =>
    (['none', ...BONUS_HANDS] as const).map((bonus): Ending => {
      const net = gains.results[result];
      return {
        event: bonus === 'none' ? result : `${result}-${bonus}`,
        label:
          bonus === 'none'
            ? LABELS[result]
            : `${LABELS[result]}; bonus for a ${CATEGORY_NAMES[bonus].toLowerCase()}`,
        count: counts.get(`${result} ${bonus}`) ?? 0n,
        net: bonus === 'none' ? net : net.add(gains.bonus[bonus]),
        staked,
      };
    }),
  );
  const fold = {
    event: 'fold',
    label: 'The player folds',
    count: counts.get('fold') ?? 0n,
    net: gains.fold,
    staked: ONE,
  };
  return [...stays, fold];
}

export function solveThreeCardPoker(
  parameters: ThreeCardPokerParameters,
  tables: PayTables,
  merged: Float64Array[],
): Solution {
  const matchups = merged[0] as Float64Array;
  const gains = gainsOf(parameters, tables);
  const counted = playGains(parameters, tables, matchups);
  const played = playedHands(counted);
  const { classes } = everyHand();
  const universe = universeOf(parameters);
  const { count: views } = viewsOf(parameters);
  const endings = (played: ArrayLike<number>) => endingsOf(parameters, gains, matchups, played);
  const queenHigh = weakestWith(10);
  const alternative = (
    about: Omit<Alternative, 'houseEdge'>,
    plays: (worth: number) => boolean,
  ): Alternative => ({
    ...about,
    houseEdge: lossOver(
      endings(
        Uint8Array.from({ length: classes.length * views }, (_, state) =>
          plays(inTable(classes[Math.floor(state / views)])) ? 1 : 0,
        ),
      ),
      universe,
    ),
  });
  const found = endings(played);
  const folded = ratio(found.find(({ event }) => event === 'fold')?.count ?? 0n, universe);
  return checkedSolution({
    universe,
    endings: found,
    mandatory: ONE,
    decisions: [
      {
        street: parameters.dealerShows === undefined ? 'three cards' : 'three cards and one of the dealer’s',
        reached: ONE,
        choices: [
          { choice: 'play', label: 'Play', taken: ONE.sub(folded) },
          { choice: 'fold', label: 'Fold', taken: folded },
        ],
      },
    ],
    ...(parameters.dealerShows === undefined ? whatToPlay(counted, played) : whatToPlayAgainst(played)),
    alternatives: [
      alternative(
        {
          id: 'queen-or-better',
          label: 'Play with a queen or better',
          explains: 'Plays every hand with a queen, king or ace and every pair or better; folds the rest.',
          source: 'L. Frome, quoted by J. Grochowski, "Three Card Poker Dissected", 2021',
        },
        (worth) => worth >= queenHigh,
      ),
      alternative(
        { id: 'never-fold', label: 'Never fold', explains: 'Plays every hand without looking at it.' },
        () => true,
      ),
    ],
    method: parameters.dealerShows === undefined ? BY_SUBSETS : ONE_BY_ONE,
  });
}

const REDUCTIONS = [
  'Hands that differ only in which suit is which are counted once: 1,755 stand for 22,100.',
  'Where playing and folding are worth the same, the hand is folded.',
];
const ONE_BY_ONE: Method = {
  id: 'enumeration',
  explains:
    'Each hand of the player is compared with all 1,128 pairs of cards that can lie under each of the 49 cards that the dealer can show, and it is played against that card where this gains more than folding. Every count is a whole number of the 22,100 × 49 × 1,128 deals.',
  reductions: REDUCTIONS,
};
const BY_SUBSETS: Method = {
  id: 'inclusion-exclusion',
  explains:
    'Hands of three are taken in order of strength. For each hand of the player, the weaker, equal and unqualified hands of the dealer that share no card with it are counted by inclusion and exclusion over its eight subsets, and the hand is played where that gains more than folding. Every count is a whole number of the 22,100 × 18,424 deals.',
  reductions: REDUCTIONS,
};
