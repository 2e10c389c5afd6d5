/** Deals three cards, turns two more one after the other and plays the strategy it is given. */

import { setNumber } from '../../equipment/cards/card-sets';
import { deal, newDeck, sort } from '../../equipment/cards/deck';
import { rankFive } from '../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import type { RoundDealer } from '../../wagers/dealer';
import { smallUnits } from '../decisions/net-pays';
import { fourCards, threeCards } from './four-cards';
import { rowOf } from './paid-row';
import type { LetItRideParameters } from './parameters';
import { bestRides, gainsOf } from './strategy';
import { ROW_COUNT } from './wagers';

/** Puts a card among `count` others in rising order. */
function insert(rising: Uint8Array, count: number, card: number): void {
  let at = count;
  for (; at > 0 && inTable(rising[at - 1]) > card; at -= 1) rising[at] = inTable(rising[at - 1]);
  rising[at] = card;
}

export function letItRideDealer(
  parameters: LetItRideParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const gains = gainsOf(parameters, tables);
  const { unit, whole } = smallUnits(gains.flat());
  const rides = bestRides(gains, merged[0] as Float64Array);
  const first = Uint8Array.from(threeCards().classOf, (at) => inTable(rides.first[at]));
  const second = rides.second.map((left) => Uint8Array.from(fourCards().classOf, (at) => inTable(left[at])));
  const rows = Uint8Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => rowOf(parameters, hand));
  const deck = newDeck();
  const three = new Uint8Array(3);
  const four = new Uint8Array(4);
  const card = (at: number) => inTable(deck[at]);
  return {
    unit,
    newPack: () => sort(deck),
    play: (random) => {
      deal(deck, 5, random);
      for (let i = 0; i < 3; i += 1) insert(three, i, card(i));
      const left = inTable(first[setNumber(three)]);
      four.set(three);
      insert(four, 3, card(3));
      const leftToo = inTable((second[left] as Uint8Array)[setNumber(four)]);
      const row = inTable(rows[rankFive(card(0), card(1), card(2), card(3), card(4))]);
      return inTable(whole[(left + leftToo) * ROW_COUNT + row]);
    },
  };
}
