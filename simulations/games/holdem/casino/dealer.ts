/** Plays Casino hold'em as at the table. */

import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { netPays, smallUnits } from '../../decisions/net-pays';
import { Dealt, qualifying } from '../dealing/dealt';
import type { Plan } from '../passes/plan';
import { type CasinoHoldemParameters, casinoHoldemWagers } from './wagers';

const OWN_ROW = new Set(['royal-flush', 'straight-flush', 'four-of-a-kind', 'full-house', 'flush']);

export function casinoHoldemDealer(
  parameters: CasinoHoldemParameters,
  tables: PayTables,
  plan: Plan,
): RoundDealer {
  const net = netPays(casinoHoldemWagers(parameters), tables);
  const ante = Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => {
    const { category } = FIVE_CARD_ORDER.standingOf(hand);
    return net('ante', OWN_ROW.has(category) ? category : 'other');
  });
  const { unit, whole } = smallUnits([net('call', 'win'), ...ante]);
  const callWins = parameters.call * inTable(whole[0]);
  const anteWins = whole.subarray(1);
  const qualified = qualifying(parameters.qualifier);
  const dealt = new Dealt();
  return {
    unit,
    newPack: () => dealt.newPack(),
    play: (random) => {
      dealt.shuffle(random);
      if (plan.atFlop[dealt.atFlop] === 0) return -unit;
      const { players, dealers } = dealt;
      if (qualified[dealers] === 0) return inTable(anteWins[players]);
      if (players === dealers) return 0;
      return players > dealers ? callWins + inTable(anteWins[players]) : -unit * (1 + parameters.call);
    },
  };
}
