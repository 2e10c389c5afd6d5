/** Deals the progressive wager by streets: looks at the cards as each street is turned up. */
import { type Card, SUITS } from '../../../equipment/cards/card';
import { dealAfresh, newDeck } from '../../../equipment/cards/deck';
import { rankFive, rankSeven } from '../../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import type { Dealer } from '../../../wagers/dealer';
import type { SideWagerParameters } from './parameters';

/** Ten to ace. */
const ROYAL = 0b1_1111_0000_0000;
const [TWO, THREE, SEVEN] = [0, 1, 5];
const FLOP_ENDS = 5;
const TURN_ENDS = 6;

export function streetRoyalDealer(events: string[], { folds }: SideWagerParameters): Dealer {
  const [onFlop, onTurn, onRiver, straightFlush, four, table, tableStraightFlush, tableFour, lose] =
    events.keys() as unknown as [number, number, number, number, number, number, number, number, number];
  const fours = FIVE_CARD_ORDER.boundsOf('four-of-a-kind').lowest;
  const straightFlushes = FIVE_CARD_ORDER.boundsOf('straight-flush').lowest;
  const royal = FIVE_CARD_ORDER.boundsOf('royal-flush').lowest;
  const deck = newDeck();
  const card = (at: number) => deck[at] as Card;

  const royalIn = (from: number, to: number): boolean => {
    for (let suit = 0; suit < SUITS; suit += 1) {
      let held = 0;
      for (let i = from; i < to; i += 1) if ((card(i) & 3) === suit) held |= 1 << (card(i) >> 2);
      if ((held & ROYAL) === ROYAL) return true;
    }
    return false;
  };
  const folded = (): boolean => {
    const low = Math.min(card(0), card(1)) >> 2;
    const high = Math.max(card(0), card(1)) >> 2;
    return low === TWO && high >= THREE && high <= SEVEN && ((card(0) ^ card(1)) & 3) !== 0;
  };

  return {
    events,
    play: (random) => {
      dealAfresh(deck, 7, random);
      const hand = rankSeven(card(0), card(1), card(2), card(3), card(4), card(5), card(6));
      if (hand < fours) return lose;
      const onTable = rankFive(card(2), card(3), card(4), card(5), card(6));
      if (onTable === royal) return table;
      const out = folds === 'bonus-best-play' && folded();
      if (hand === royal && !out) {
        if (royalIn(0, FLOP_ENDS)) return onFlop;
        return royalIn(0, TURN_ENDS) ? onTurn : onRiver;
      }
      if (onTable >= straightFlushes) return tableStraightFlush;
      if (onTable >= fours) return tableFour;
      if (out) return lose;
      return hand >= straightFlushes ? straightFlush : four;
    },
  };
}
