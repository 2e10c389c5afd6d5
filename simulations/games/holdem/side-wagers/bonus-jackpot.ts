/** The wager on the player's two cards alone; on the dealer's as well where both may hold aces. */
import { ACE, type Card, PACK, type Rank, rankOf, SUITS, suitOf } from '../../../equipment/cards/card';
import { choose, forEachSet } from '../../../equipment/cards/card-sets';
import { dealAfresh, newDeck } from '../../../equipment/cards/deck';
import { inTable } from '../../../exact/in-table';
import { checkedDistribution } from '../../../wagers/distribution';
import type { SideWager } from './side-wager';
import { BOTH_ACES, eventIds } from './specs';

const [JACK, KING]: readonly [Rank, Rank] = [9, 11];

/** Of the player's cards alone. */
function eventOf(a: Card, b: Card): string {
  const [high, low] = [Math.max(rankOf(a), rankOf(b)), Math.min(rankOf(a), rankOf(b))];
  if (high === low) {
    if (high === ACE) return 'aces';
    return high >= JACK ? 'jacks-to-kings' : 'low-pair';
  }
  if (high !== ACE || low < JACK) return 'lose';
  const suits = suitOf(a) === suitOf(b) ? 'suited' : 'unsuited';
  return low === KING ? `ace-king-${suits}` : `ace-queen-or-jack-${suits}`;
}

export const bonusJackpot: SideWager = {
  id: 'bonus-jackpot',
  distribution: (parameters) => {
    const paidApart = parameters.bothAces === 'paid';
    const dealers = paidApart ? choose(PACK - 2, 2) : 1;
    const counts = new Map(eventIds('bonus-jackpot', parameters).map((id) => [id, 0]));
    const add = (event: string, deals: number) => counts.set(event, inTable(counts.get(event)) + deals);
    forEachSet(2, ([a, b]) => {
      const event = eventOf(a as Card, b as Card);
      const acesLeft = paidApart && event === 'aces' ? choose(SUITS - 2, 2) : 0;
      if (acesLeft > 0) add(BOTH_ACES.id, acesLeft);
      add(event, dealers - acesLeft);
    });
    return checkedDistribution({
      universe: BigInt(choose(PACK, 2) * dealers),
      outcomes: Array.from(counts, ([event, count]) => ({ event, count: BigInt(count) })),
      method: {
        id: 'enumeration',
        explains: paidApart
          ? 'Each of the player’s 1,326 possible hands of two cards meets 1,225 of the dealer’s, all equally likely. Against two aces, one of those 1,225 is the other two aces.'
          : 'The 1,326 hands of two cards are equally likely, and those that end in each event are counted one by one.',
        reductions: paidApart
          ? [
              'The dealer’s hands are counted only against two aces; against any other hand they decide nothing.',
            ]
          : [],
      },
    });
  },
  dealer: (parameters) => {
    const ids = eventIds('bonus-jackpot', parameters);
    const indices = Uint8Array.from({ length: PACK * PACK }, (_, i) =>
      ids.indexOf(eventOf(Math.floor(i / PACK), i % PACK)),
    );
    const deck = newDeck();
    const card = (at: number) => deck[at] as Card;
    const bothAces = ids.indexOf(BOTH_ACES.id);
    return {
      events: ids,
      play: (random) => {
        dealAfresh(deck, 4, random);
        if (bothAces >= 0 && Math.min(card(0), card(1), card(2), card(3)) >> 2 === ACE) return bothAces;
        return inTable(indices[card(0) * PACK + card(1)]);
      },
    };
  },
};
