/** Plays Two Way as at the table. After the river the player counts the dealer's 990 hands. */

import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { ONE } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { netPays, smallUnits } from '../../decisions/net-pays';
import { Dealt, qualifying } from '../dealing/dealt';
import type { Plan } from '../passes/plan';
import { type TwoWayParameters, twoWayWagers } from './wagers';

export function twoWayDealer(parameters: TwoWayParameters, tables: PayTables, plan: Plan): RoundDealer {
  const net = netPays(twoWayWagers(parameters), tables);
  const twoWay = Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => {
    const { category } = FIVE_CARD_ORDER.standingOf(hand);
    if (hand < FIVE_CARD_ORDER.boundsOf('straight').lowest) return ONE.neg();
    return net('two-way', category === 'royal-flush' ? 'straight-flush' : category);
  });
  const wins = ['ante', 'blind', 'flop', 'river'].map((wager) => net(wager, 'win'));
  const { unit, whole } = smallUnits([...wins, ...twoWay]);
  const [ante, blind, flop, river] = whole as unknown as [number, number, number, number];
  const twoWayPays = whole.subarray(wins.length);
  const qualified = qualifying(parameters.qualifier);
  const dealt = new Dealt();

  const onRiver = (players: number, dealers: number): number => {
    if (players === dealers || qualified[dealers] === 0) return 0;
    return players > dealers ? river : -unit;
  };

  return {
    unit,
    newPack: () => dealt.newPack(),
    play: (random) => {
      dealt.shuffle(random);
      const atFlop = inTable(plan.atFlop[dealt.atFlop]) * parameters.atFlop;
      const afterRiver = dealt.overDealers(onRiver) > 0 ? parameters.afterRiver : 0;
      const { players, dealers } = dealt;
      const side = inTable(twoWayPays[Math.max(players, dealers)]);
      if (players === dealers) return side;
      const won = players > dealers;
      if (qualified[dealers] === 0) return side + (won ? ante : -unit);
      if (!won) return side - unit * (2 + atFlop + afterRiver);
      return side + ante + blind + atFlop * flop + afterRiver * river;
    },
  };
}
