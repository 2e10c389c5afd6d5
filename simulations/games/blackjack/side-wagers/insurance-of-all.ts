/**
 * Insurance as anybody may take it against an ace, where two aces of hearts beat a blackjack: the dealer has either of them
 * with his other card, and the player may have one too.
 */
import { ACE, type Card, cardOf, PACK, rankOf, SUITS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { whole } from '../../../printing/numbers';
import type { Dealer } from '../../../wagers/dealer';
import { checkedDistribution, type Distribution } from '../../../wagers/distribution';

const HEARTS = 2;
const ACE_OF_HEARTS = cardOf(ACE, HEARTS);
const EVENTS = ['dealer-alone', 'both', 'lose'] as const;

const isTen = (card: Card): boolean => rankOf(card) < ACE && rankOf(card) >= ACE - 4;

/** An ace beside a card that counts ten, or two aces of hearts. */
function ranksFirst(a: Card, b: Card): boolean {
  if (a === ACE_OF_HEARTS && b === ACE_OF_HEARTS) return true;
  return (rankOf(a) === ACE && isTen(b)) || (rankOf(b) === ACE && isTen(a));
}

const eventOf = (up: Card, under: Card, a: Card, b: Card): number => {
  if (!ranksFirst(up, under)) return 2;
  return ranksFirst(a, b) ? 1 : 0;
};

export function insuredByAll(decks: number): Distribution {
  const left = new Int32Array(PACK).fill(decks);
  const counts = EVENTS.map(() => 0);
  const take = (card: Card): number => {
    const of = inTable(left[card]);
    left[card] = of - 1;
    return of;
  };
  const putBack = (card: Card) => {
    left[card] = inTable(left[card]) + 1;
  };
  for (let suit = 0; suit < SUITS; suit += 1) {
    const up = cardOf(ACE, suit);
    const shown = take(up);
    for (let under = 0; under < PACK; under += 1) {
      const second = take(under);
      for (let a = 0; a < PACK; a += 1) {
        const third = take(a);
        for (let b = 0; b < PACK; b += 1) {
          const event = eventOf(up, under, a, b);
          counts[event] = inTable(counts[event]) + shown * second * third * inTable(left[b]);
        }
        putBack(a);
      }
      putBack(under);
    }
    putBack(up);
  }
  const cards = PACK * decks;
  const universe = SUITS * decks * (cards - 1) * (cards - 2) * (cards - 3);
  return checkedDistribution({
    universe: BigInt(universe),
    outcomes: EVENTS.map((event, at) => ({ event, count: BigInt(inTable(counts[at])) })),
    method: {
      id: 'enumeration',
      explains: `The ${whole(universe)} ways to deal an ace to the dealer, a card under it and two to the player, one after another, are equally likely. Those that end in each event are counted.`,
      reductions: [
        'Cards of one rank and suit from different decks are taken together, as often as they are left.',
      ],
    },
  });
}

export function insuranceOfAllDealer(decks: number): Dealer {
  /** By the suit of the ace shown: the cards that are left. */
  const others = Array.from({ length: SUITS }, (_, suit) => {
    const cards = Array.from({ length: PACK * decks }, (_, at) => at % PACK);
    cards.splice(cards.indexOf(cardOf(ACE, suit)), 1);
    return Uint8Array.from(cards);
  });
  return {
    events: [...EVENTS],
    play: (random) => {
      const suit = random.below(SUITS);
      const cards = others[suit] as Uint8Array;
      // Three different places: each later one is moved past those already drawn.
      const first = random.below(cards.length);
      let second = random.below(cards.length - 1);
      if (second >= first) second += 1;
      let third = random.below(cards.length - 2);
      if (third >= Math.min(first, second)) third += 1;
      if (third >= Math.max(first, second)) third += 1;
      return eventOf(cardOf(ACE, suit), inTable(cards[first]), inTable(cards[second]), inTable(cards[third]));
    },
  };
}
