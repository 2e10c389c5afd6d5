/** Insurance as the holder of a blackjack may take it: an ace and a ten are in the hand, and another ace before the dealer. */
import { ACE, type Card, cardOf, PACK, rankOf } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { whole } from '../../../printing/numbers';
import type { Dealer } from '../../../wagers/dealer';
import { checkedDistribution, type Distribution } from '../../../wagers/distribution';

/** Tens, jacks, queens and kings of one pack. */
const TENS = 16;
const KNOWN = 3;

export function insured(decks: number): Distribution {
  const tens = TENS * decks - 1;
  const left = PACK * decks - KNOWN;
  return checkedDistribution({
    universe: BigInt(left),
    outcomes: [
      { event: 'ten', count: BigInt(tens) },
      { event: 'lose', count: BigInt(left - tens) },
    ],
    method: {
      id: 'enumeration',
      explains: `Of the ${whole(left)} cards left beside the blackjack and the dealer’s ace, ${whole(tens)} count ten. Each is as likely to come next.`,
      reductions: [],
    },
  });
}

export function insuranceDealer(decks: number): Dealer {
  const known = [cardOf(ACE, 0), cardOf(ACE, 1), cardOf(ACE - 1, 0)];
  const cards: Card[] = Array.from({ length: PACK * decks }, (_, at) => at % PACK);
  for (const card of known) cards.splice(cards.indexOf(card), 1);
  const tens = Uint8Array.from(cards, (card) => (rankOf(card) < ACE && rankOf(card) >= ACE - 4 ? 0 : 1));
  return { events: ['ten', 'lose'], play: (random) => inTable(tens[random.below(tens.length)]) };
}
