/** Deals ten cards, turns the dealer's last one up and plays the strategy it is given. */

import { deal, newDeck, sort } from '../../equipment/cards/deck';
import { rankFive } from '../../equipment/cards/hand-ranking';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import type { RoundDealer } from '../../wagers/dealer';
import { smallUnits } from '../decisions/net-pays';
import { gainsOf } from './gains';
import { comparedOrder } from './hand-orders';
import type { CasinoStudParameters } from './parameters';
import { qualifyingClass } from './qualifying';
import { RAISE_ROW } from './raise-row';
import { raiseLookup } from './raises';
import { verdictsOf } from './what-to-raise';

export function casinoStudDealer(
  parameters: CasinoStudParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const { wins, unqualified, tie, lose, fold } = gainsOf(parameters, tables);
  const { unit, whole } = smallUnits([...wins, unqualified, tie, lose, fold]);
  const [notQualified, tied, lost, folded] = whole.subarray(wins.length) as unknown as [
    number,
    number,
    number,
    number,
  ];
  const masks = merged[merged.length - 1] as Float64Array;
  const raised = raiseLookup(masks);
  /** By class, whether the up-card has to be looked at. */
  const choices = Uint8Array.from(verdictsOf(masks), (verdict) =>
    ['fold', 'raise', 'by-card'].indexOf(verdict),
  );
  const [FOLD, RAISE] = [0, 1];
  const qualifying = qualifyingClass(parameters);
  const { strengthOf } = comparedOrder(parameters);
  const deck = newDeck();
  const own = new Uint8Array(5);
  const card = (at: number) => inTable(deck[at]);
  return {
    unit,
    newPack: () => sort(deck),
    play: (random) => {
      deal(deck, 10, random);
      const mine = rankFive(card(0), card(1), card(2), card(3), card(4));
      if (choices[mine] === FOLD) return folded;
      if (choices[mine] !== RAISE) {
        for (let i = 0; i < 5; i += 1) own[i] = card(i);
        if (!raised(own, card(9))) return folded;
      }
      const dealers = rankFive(card(5), card(6), card(7), card(8), card(9));
      if (dealers < qualifying) return notQualified;
      if (mine === dealers) return tied;
      return inTable(strengthOf[mine]) > inTable(strengthOf[dealers])
        ? inTable(whole[inTable(RAISE_ROW[mine])])
        : lost;
    },
  };
}
