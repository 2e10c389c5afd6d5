/**
 * The progressive wager by streets: the earlier a royal flush comes, the more it pays. Where the table alone shows
 * a royal flush, straight flush or four of a kind, every hand is paid for that, even one that was folded.
 */
import { type Card, cardOf, PACK, RANKS, suitOf } from '../../../equipment/cards/card';
import { choose, setNumber } from '../../../equipment/cards/card-sets';
import type { FiveCardCategory } from '../../../equipment/cards/categories';
import { rankFive } from '../../../equipment/cards/hand-ranking';
import { handsByStrength } from '../../../equipment/cards/hands-by-strength';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { inTable } from '../../../exact/in-table';
import type { Outcome } from '../../../wagers/distribution';
import { checkedDistribution } from '../../../wagers/distribution';
import { sevensByCategory } from './best-of-seven';
import type { SideWagerParameters } from './parameters';
import type { SideWager } from './side-wager';
import { eventIds } from './specs';
import { streetRoyalDealer } from './street-royal-dealer';

/** Ten ways to separate two hole cards from a flop, and so on: for sets of cards, how many deals they are. */
const HOLES_OF_SEVEN = choose(7, 2);
const HOLES = choose(PACK - 5, 2);
/** Of five cards on the table: which three are the flop, and which of the others is the turn. */
const STREETS = choose(5, 3) * 2;
const UNIVERSE = choose(PACK, 2) * choose(PACK - 2, 3) * (PACK - 5) * (PACK - 6);
const ROYALS = 4;
/**
 * A royal flush over a straight flush on the table: from the king down, made by the ace beside any of 46 cards; from the
 * queen down, by ace and king.
 */
const ROYAL_OVER_STRAIGHT_FLUSH = ROYALS * (PACK - 6 + 1);

/** The deals in which a royal flush is among the first cards, up to this many; those on the table alone are not counted separately. */
const royalAmong = (cards: number): number =>
  (ROYALS * choose(PACK - 5, cards - 5) * UNIVERSE) / choose(PACK, cards);

/** Boards that are of a category by themselves. */
function boardsOf(category: FiveCardCategory): number {
  const { classes, orbits, count } = handsByStrength(5);
  const { lowest, highest } = FIVE_CARD_ORDER.boundsOf(category);
  let boards = 0;
  for (let i = 0; i < count; i += 1) {
    const hand = inTable(classes[i]);
    if (hand >= lowest && hand <= highest) boards += inTable(orbits[i]);
  }
  return boards;
}

/** The hands folded in the best play of Bonus: a two with a three to a seven of another suit, twelve of each. */
const FOLDED = [1, 2, 3, 4, 5].map((rank) => [cardOf(0, 0), cardOf(rank, 1)] as const);
const OF_EACH = 12;

/** Every straight flush that holds the card, from the five-high, the ace below, to the king-high. */
function straightFlushesWith(card: Card): Card[][] {
  const suit = suitOf(card);
  return Array.from({ length: RANKS - 4 }, (_, lowest) =>
    [0, 1, 2, 3, 4].map((i) => cardOf((lowest + i + RANKS - 1) % RANKS, suit)),
  ).filter((cards) => cards.includes(card));
}

/** Boards that would make a straight flush with a card of the hand and do not show one alone. */
function boardsToStraightFlush(hand: readonly Card[]): number {
  const boards = new Set<number>();
  for (const card of hand)
    for (const wanted of straightFlushesWith(card)) {
      const four = wanted.filter((other) => other !== card);
      for (let fifth = 0; fifth < PACK; fifth += 1) {
        if (hand.includes(fifth) || four.includes(fifth)) continue;
        const board = [...four, fifth].sort((a, b) => a - b);
        const alone = rankFive(...(board as [Card, Card, Card, Card, Card]));
        if (alone < FIVE_CARD_ORDER.boundsOf('straight-flush').lowest) boards.add(setNumber(board));
      }
    }
  return boards.size;
}

/** What folded hands would have been, not on the table alone: hole cards and boards. */
function givenUp(): { straightFlushes: number; foursOfAKind: number } {
  const sum = (boardsOf: (hand: readonly Card[]) => number) =>
    FOLDED.reduce((total, hand) => total + OF_EACH * boardsOf(hand), 0);
  return {
    straightFlushes: sum(boardsToStraightFlush),
    // The other three of either rank, and any two cards more.
    foursOfAKind: sum((hand) => hand.length * choose(PACK - 5, 2)),
  };
}

function outcomes({ folds }: SideWagerParameters): Outcome[] {
  const sevens = (category: FiveCardCategory) => (sevensByCategory().get(category) ?? 0) * HOLES_OF_SEVEN;
  const onTable = {
    royals: boardsOf('royal-flush') * HOLES,
    straightFlushes: boardsOf('straight-flush') * HOLES - ROYAL_OVER_STRAIGHT_FLUSH,
    foursOfAKind: boardsOf('four-of-a-kind') * HOLES,
  };
  const lost = folds === 'never' ? { straightFlushes: 0, foursOfAKind: 0 } : givenUp();
  const counts: [event: string, deals: number][] = [
    ['royal-on-flop', royalAmong(5)],
    ['royal-on-turn', royalAmong(6) - royalAmong(5)],
    ['royal-on-river', royalAmong(7) - royalAmong(6) - onTable.royals * STREETS],
    ['straight-flush', (sevens('straight-flush') - onTable.straightFlushes - lost.straightFlushes) * STREETS],
    ['four-of-a-kind', (sevens('four-of-a-kind') - onTable.foursOfAKind - lost.foursOfAKind) * STREETS],
    ['community-royal', onTable.royals * STREETS],
    ['community-straight-flush', onTable.straightFlushes * STREETS],
    ['community-four-of-a-kind', onTable.foursOfAKind * STREETS],
  ];
  const lose = counts.reduce((rest, [, deals]) => rest - deals, UNIVERSE);
  return [...counts, ['lose', lose] as const].map(([event, deals]) => ({ event, count: BigInt(deals) }));
}

export const streetRoyal: SideWager = {
  id: 'street-royal-progressive',
  distribution: (parameters) =>
    checkedDistribution({
      universe: BigInt(UNIVERSE),
      outcomes: outcomes(parameters),
      method: {
        id: 'enumeration',
        explains:
          'All 133,784,560 hands of seven cards are ranked, and those that win are distinguished by which two are the player’s and when the others come. A royal flush is among the first k cards in 4 × C(47, k − 5) of C(52, k) sets, which gives its street. Boards that win a prize on their own are counted among the hands of five cards.',
        reductions:
          parameters.folds === 'never'
            ? []
            : ['Of the 60 hands that are folded, one for each rank beside the two stands for twelve.'],
      },
    }),
  dealer: (parameters) => streetRoyalDealer(eventIds('street-royal-progressive', parameters), parameters),
};
