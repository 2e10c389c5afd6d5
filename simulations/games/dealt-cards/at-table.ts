/** The features of cards as a dealer reads them off the table: ranks and suits are sorted and looked at. */
import { ACE, type Card, rankOf, suitOf } from '../../equipment/cards/card';
import { rankFive, rankSeven, rankThree } from '../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER, THREE_CARD_ORDER } from '../../equipment/cards/orders';
import { inTable } from '../../exact/in-table';
import type { FeatureValue } from '../../features/types';

type Cards = readonly Card[];

const ranksDown = (cards: Cards) => cards.map((card) => rankOf(card) + 2).sort((a, b) => b - a);
const suitsOf = (cards: Cards) => cards.map(suitOf);
const most = (values: readonly number[]) =>
  Math.max(...values.map((value) => values.filter((other) => other === value).length));
const inSuit = (suit: number) => (cards: Cards) => suitsOf(cards).filter((one) => one === suit).length;

/** The best of the fives that are left when one card of six is taken away. */
const bestOfSix = (cards: Cards): number =>
  Math.max(
    ...cards.map((_, away) => {
      const [a, b, c, d, e] = cards.filter((_, i) => i !== away) as [Card, Card, Card, Card, Card];
      return rankFive(a, b, c, d, e);
    }),
  );

const [STRAIGHT, FLUSH] = ['straight', 'flush'];
const FIVE = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  STRAIGHT,
  FLUSH,
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
];
const THREE = ['high-card', 'pair', FLUSH, STRAIGHT, 'three-of-a-kind', 'straight-flush'];

export function handOf(cards: Cards): string {
  const [a, b, c, d, e, f, g] = cards as [Card, Card, Card, Card, Card, Card, Card];
  switch (cards.length) {
    case 3:
      return THREE_CARD_ORDER.standingOf(rankThree(a, b, c)).category;
    case 5:
      return FIVE_CARD_ORDER.standingOf(rankFive(a, b, c, d, e)).category;
    case 6:
      return FIVE_CARD_ORDER.standingOf(bestOfSix(cards)).category;
    default:
      return FIVE_CARD_ORDER.standingOf(rankSeven(a, b, c, d, e, f, g)).category;
  }
}

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

const TOLD: Record<string, (cards: Cards) => FeatureValue> = {
  rank: ([card]) => rankOf(card as Card) + 2,
  suit: ([card]) => SUITS[suitOf(card as Card)] as string,
  hand: handOf,
  worth: (cards) => (cards.length === 3 ? THREE : FIVE).indexOf(handOf(cards)),
  high: (cards) => inTable(ranksDown(cards)[0]),
  low: (cards) => inTable(ranksDown(cards).at(-1)),
  pairOf: (cards) => ranksDown(cards).find((rank, i, all) => all[i + 1] === rank) ?? 1,
  alike: (cards) => most(ranksDown(cards)),
  suited: (cards) => most(suitsOf(cards)),
  aces: (cards) => cards.filter((card) => rankOf(card) === ACE).length,
  pictures: (cards) => ranksDown(cards).filter((rank) => rank > 10 && rank < 14).length,
  reds: (cards) => inSuit(1)(cards) + inSuit(2)(cards),
  clubs: inSuit(0),
  diamonds: inSuit(1),
  hearts: inSuit(2),
  spades: inSuit(3),
};

/** By the part of a feature's name after the view's. */
export function toldOf(part: string): (cards: Cards) => FeatureValue {
  const told = Object.hasOwn(TOLD, part) ? TOLD[part] : undefined;
  if (!told) throw new RangeError(`${part} cannot be read from the cards`);
  return told;
}
