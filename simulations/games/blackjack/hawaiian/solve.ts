/** Hawaiian Blackjack, solved: every ending of the best play by the cards. */
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
import { HANDS } from './cards';
import type { HawaiianParameters } from './parameters';
import { plansFrom } from './pieces';
import { HALVES } from './split-pair';
import { hawaiianWagers } from './wagers';
import { whatToPlay } from './what-to-play';

const LABELS: Record<PlainEnd, string> = {
  'two-aces': 'The player has two aces and is paid',
  blackjack: 'The player has a joker and a ten and is paid',
  win: 'The hand wins',
  'win-doubled': 'A doubled hand wins',
  'stand-off': 'Nobody wins',
  'stand-off-doubled': 'Nobody wins, doubled',
  surrender: 'The player gives up half the stake',
  lose: 'The hand loses',
  'lose-doubled': 'A doubled hand loses',
  'dealers-hand': 'The dealer’s two aces, or joker and ten, end the round',
};

function endingsOf(tables: PayTables, merged: readonly Float64Array[]): Ending[] {
  const net = netPays(hawaiianWagers(), tables);
  const win = net(WAGER, 'win');
  const two = whole(2);
  const gains: Record<PlainEnd, Fraction> = {
    'two-aces': net(WAGER, 'two-aces'),
    blackjack: net(WAGER, 'blackjack'),
    win,
    'win-doubled': win.mul(two),
    'stand-off': ZERO,
    'stand-off-doubled': ZERO,
    surrender: ratio(-1, 2),
    lose: ONE.neg(),
    'lose-doubled': two.neg(),
    'dealers-hand': ONE.neg(),
  };
  const [, plain, chances, stakes] = merged as [Float64Array, Float64Array, Float64Array, Float64Array];
  const endings = PLAIN_ENDS.map(
    (event, at): Ending => ({
      event,
      label: LABELS[event],
      count: BigInt(inTable(plain[at])),
      net: gains[event],
      staked: event.endsWith('-doubled') ? two : ONE,
    }),
  );
  return rounded([...endings, ...splitEndings({ chances, stakes, places: HALVES, perStake: 2 }, win)]);
}

export function solveHawaiian(
  { decks }: HawaiianParameters,
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
      firstChoices(
        'the first two cards, where neither side has one of the two best hands',
        first as Float64Array,
      ),
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
        'For every card that the dealer can show, all that he may draw is listed once, also over 22, and each hand is worked back from the hands that can draw least. A hand that goes over 22 is compared with the dealer’s, so its last card and the dealer’s cards are counted together. Split hands are played by their own cards, as hands that were not split, and a pair is split again while it may be. What they gain is counted with every number of cards of the pair’s kind that can be out; how they end together, as if each came to its own end once the dealer’s total is known. Chances are sums of products in doubles and are rounded to 15 decimal places.',
      reductions: [
        `A hand is how many cards of each of eleven kinds it holds: ${HANDS.count - 12} of two cards and more that are not over 22.`,
        'What the dealer may draw is grouped by total, number of cards and cards of a pair’s kind.',
      ],
    },
  });
  const off = solution.houseEdge.sub(edge(0)).abs();
  if (off.gt(ratio(1n, 10n ** 11n))) throw new RangeError('the endings do not come to what the hands gain');
  return solution;
}
