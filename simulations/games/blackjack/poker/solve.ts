/** Blackjack Poker, solved: every ending of the best play by the cards. */
import { type Fraction, ONE, ratio, ZERO } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { Ending, Solution } from '../../../family/solution';
import type { PayTables } from '../../../pays/pay-table';
import { ROUNDED } from '../../../wagers/rounded';
import { checkedSolution } from '../../decisions/checked-solution';
import { netPays, whole } from '../../decisions/net-pays';
import { rounded } from '../endings';
import { PARTS } from '../pieces';
import { firstChoices, splitEndings } from '../split-endings';
import { FIRST_ROUND, WAGER } from '../wagers';
import { PLAIN_ENDS, type PlainEnd } from './against-up';
import type { BlackjackPokerParameters } from './parameters';
import { plansFrom } from './pieces';
import { QUARTERS } from './settled';
import { blackjackPokerWagers } from './wagers';
import { whatToPlay } from './what-to-play';

const LABELS: Record<PlainEnd, string> = {
  'two-aces-of-hearts': 'The player has two aces of hearts',
  blackjack: 'The player has a blackjack and is paid',
  win: 'The hand wins',
  'win-doubled': 'A doubled hand wins',
  'stand-off': 'Nobody wins',
  'stand-off-doubled': 'Nobody wins, doubled',
  surrender: 'The player gives up half the stake',
  lose: 'The hand loses',
  'lose-doubled': 'A doubled hand loses',
  'dealers-blackjack': 'The dealer’s blackjack or aces of hearts end the round',
};

function endingsOf(tables: PayTables, merged: readonly Float64Array[]): Ending[] {
  const net = netPays(blackjackPokerWagers(), tables);
  const win = net(WAGER, 'win');
  const two = whole(2);
  const gains: Record<PlainEnd, Fraction> = {
    'two-aces-of-hearts': net(WAGER, 'two-aces-of-hearts'),
    blackjack: net(WAGER, 'blackjack'),
    win,
    'win-doubled': win.mul(two),
    'stand-off': ZERO,
    'stand-off-doubled': ZERO,
    surrender: ratio(-1, 2),
    lose: ONE.neg(),
    'lose-doubled': two.neg(),
    'dealers-blackjack': ONE.neg(),
  };
  const [, plain, split, stakes] = merged;
  const endings = PLAIN_ENDS.map(
    (event, at): Ending => ({
      event,
      label: LABELS[event],
      count: BigInt(inTable(plain?.[at])),
      net: gains[event],
      staked: event.endsWith('-doubled') ? two : ONE,
    }),
  );
  return rounded([
    ...endings,
    ...splitEndings(
      { chances: split as Float64Array, stakes: stakes as Float64Array, places: QUARTERS, perStake: 4 },
      win,
    ),
  ]);
}

export function solveBlackjackPoker(
  { decks }: BlackjackPokerParameters,
  tables: PayTables,
  merged: Float64Array[],
): Solution {
  const [gains, , , , first, plans] = merged;
  const edge = (at: number) => ratio(-BigInt(inTable(gains?.[at])), BigInt(PARTS));
  const solution = checkedSolution({
    universe: BigInt(PARTS),
    endings: endingsOf(tables, merged),
    mandatory: ONE,
    basis: FIRST_ROUND,
    decisions: [
      firstChoices('the first two cards, neither the best hand nor against it', first as Float64Array),
    ],
    ...whatToPlay(plansFrom(plans as Float64Array), decks),
    alternatives: [
      {
        id: 'never-double-or-split',
        label: 'Never double, split or give up',
        explains: 'Stands and draws as gains most by the cards, and stakes nothing more.',
        houseEdge: edge(1),
      },
    ],
    method: {
      id: ROUNDED,
      explains:
        'For every card that the dealer can show, all that he may draw is listed once, and each hand is worked back from the hands that can draw least. Both hands of a split pair are played by their own cards, and how they end together is counted over every two sets of cards that they can draw. The suits of aces count where the rules make them count: in the first two cards, under the dealer’s ace of hearts, and in split aces. Chances are sums of products in doubles and are rounded to 15 decimal places.',
      reductions: [
        'A hand is how many cards of each of ten kinds it holds: 3,072 of them.',
        'The player does not look at the suits of aces where the rules do not.',
      ],
    },
  });
  const off = solution.houseEdge.sub(edge(0)).abs();
  if (off.gt(ratio(1n, 10n ** 11n))) throw new RangeError('the endings do not come to what the hands gain');
  return solution;
}
