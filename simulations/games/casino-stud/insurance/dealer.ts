/** Deals ten cards and settles bonus insurance, doubled by the strategy it is given. */

import { deal, newDeck, sort } from '../../../equipment/cards/deck';
import { rankFive } from '../../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { netPays, smallUnits } from '../../decisions/net-pays';
import { qualifyingClass } from '../qualifying';
import { raiseLookup } from '../raises';
import { bandOf, playersRow } from './rows';
import { EVENTS, FIRST_BAND, INSURANCE, type InsuranceParameters, insuranceWagers, LOSE } from './wagers';

export function insuranceDealer(
  parameters: InsuranceParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const net = netPays(insuranceWagers(), tables);
  const { unit, whole } = smallUnits(EVENTS.map((event) => net(INSURANCE, event)));
  const doubled = raiseLookup(merged[merged.length - 1] as Float64Array);
  const qualifying = qualifyingClass(parameters);
  const rows = Int8Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => playersRow(hand));
  const bands = Int8Array.from({ length: qualifying }, (_, hand) => bandOf(hand));
  const deck = newDeck();
  const own = new Uint8Array(5);
  const card = (at: number) => inTable(deck[at]);
  return {
    unit,
    newPack: () => sort(deck),
    play: (random) => {
      deal(deck, 10, random);
      for (let i = 0; i < 5; i += 1) own[i] = card(i);
      const staked = card(9) >> 2 < parameters.doubleTo - 1 && doubled(own, card(9)) ? 2 : 1;
      const dealers = rankFive(card(5), card(6), card(7), card(8), card(9));
      if (dealers >= qualifying) return staked * inTable(whole[LOSE]);
      const row = inTable(rows[rankFive(card(0), card(1), card(2), card(3), card(4))]);
      return staked * inTable(whole[row < 0 ? FIRST_BAND + inTable(bands[dealers]) : row]);
    },
  };
}
