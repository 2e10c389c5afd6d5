/** How rounds by the house way are counted, in words. */
import { whole } from '../../../printing/numbers';
import type { Method } from '../../../wagers/distribution';
import { cardsIn, shoeOf } from '../hands';
import type { HouseWayParameters } from '../parameters';

export function methodOf(parameters: HouseWayParameters): Method {
  const cards = cardsIn(shoeOf(parameters));
  return {
    id: 'enumeration',
    explains: `Eight cards are dealt in order from ${whole(cards)}, whether or not they are needed, so all ${cards}!/${cards - 8}! deals are equally likely. Every hand of the player is combined with every hand of the bank and with every next card that either draws.`,
    reductions: [
      'Cards that count the same are one: 84 hands of three stand for all, each weighted by the ways to deal it.',
    ],
  };
}
