/**
 * Five cards from a pack of 41: no eights, nines or tens, and a joker. It is any card where it was dealt face down; face up it is an ace, or
 * completes a straight or a flush. Seven and jack stand beside each other, a flush beats a full house, and five of a kind beat all.
 */
import { ACE, type Card, type Rank, rankOf, suitOf } from '../equipment/cards/card';
import { CATEGORY_NAMES, FIVE_CARD_CATEGORIES, type FiveCardCategory } from '../equipment/cards/categories';
import { JOKER } from '../equipment/cards/joker';
import { inTable } from '../exact/in-table';

export const JOKER_ORDERS = ['joker-41'] as const;
export type JokerOrder = (typeof JOKER_ORDERS)[number];

/** The same joker, dealt face up. */
export const JOKER_UP: Card = JOKER + 1;
export const isJoker = (card: Card): boolean => card >= JOKER;

export type JokerKind = FiveCardCategory | 'five-of-a-kind';
/** The weakest first. */
export const JOKER_KINDS: readonly JokerKind[] = [
  ...FIVE_CARD_CATEGORIES.map((kind) =>
    kind === 'flush' ? 'full-house' : kind === 'full-house' ? 'flush' : kind,
  ),
  'five-of-a-kind',
];

const SEVEN: Rank = 5;
const JACK: Rank = 9;
export const JOKER_RANKS: readonly Rank[] = Array.from({ length: ACE + 1 }, (_, rank) => rank).filter(
  (rank) => rank <= SEVEN || rank >= JACK,
);
export const inJokerPack = (card: Card): boolean => card === JOKER || JOKER_RANKS.includes(rankOf(card));

const LAST = JOKER_RANKS.length - 1;
/** The ace may stand below the two. */
const WHEEL = [LAST, 3, 2, 1, 0].join();

export type Hand = {
  kind: JokerKind;
  value: number;
  /** Those that tell most in front, the joker as what it stands for. */
  ranks: Rank[];
};

/** `places` are those of ranks in the pack. */
function handOf(places: readonly number[], suited: boolean): Hand {
  const count = (place: number) => places.filter((other) => other === place).length;
  const told = [...places].sort((a, b) => count(b) - count(a) || b - a);
  const counts = [...new Set(told)].map(count);
  const wheel = told.join() === WHEEL;
  const straight = counts.length === 5 && (wheel || inTable(told[0]) - inTable(told[4]) === 4);
  if (wheel) told.push(told.shift() as number);
  const kind = ((): JokerKind => {
    if (straight && suited) return told[0] === LAST ? 'royal-flush' : 'straight-flush';
    if (suited) return 'flush';
    if (straight) return 'straight';
    switch (counts.join('')) {
      case '5':
        return 'five-of-a-kind';
      case '41':
        return 'four-of-a-kind';
      case '32':
        return 'full-house';
      case '311':
        return 'three-of-a-kind';
      case '221':
        return 'two-pairs';
      default:
        return counts.length === 4 ? 'pair' : 'high-card';
    }
  })();
  return {
    kind,
    value: told.reduce((sum, place) => sum * 16 + place, JOKER_KINDS.indexOf(kind)),
    ranks: told.map((place) => inTable(JOKER_RANKS[place])),
  };
}

const IN_A_ROW_OR_SUIT: readonly JokerKind[] = ['straight', 'flush', 'straight-flush', 'royal-flush'];

export function jokerHand(cards: readonly Card[]): Hand {
  const joker = cards.find(isJoker);
  const natural = cards.filter((card) => !isJoker(card));
  const places = natural.map((card) => JOKER_RANKS.indexOf(rankOf(card)));
  const suited = new Set(natural.map(suitOf)).size === 1;
  if (joker === undefined) return handOf(places, suited);
  let best: Hand | undefined;
  for (let place = 0; place <= LAST; place += 1) {
    // A card of the suit that is not there yet.
    const hand = handOf([...places, place], suited && !places.includes(place));
    const may = joker === JOKER || place === LAST || IN_A_ROW_OR_SUIT.includes(hand.kind);
    if (may && (!best || hand.value > best.value)) best = hand;
  }
  return best as Hand;
}

export const jokerKindName = (kind: JokerKind): string =>
  kind === 'five-of-a-kind' ? 'Five of a kind' : CATEGORY_NAMES[kind];
