/** Plays Ultimate as at the table. After the river the player counts the dealer's 990 hands. */

import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { netPays, smallUnits } from '../../decisions/net-pays';
import { Dealt, qualifying } from '../dealing/dealt';
import { startOf } from '../hands/cells';
import type { Plan } from '../passes/plan';
import { MANDATORY, type UltimateParameters, ultimateWagers } from './wagers';

export function ultimateDealer(parameters: UltimateParameters, tables: PayTables, plan: Plan): RoundDealer {
  const net = netPays(ultimateWagers(parameters), tables);
  const [ante, play] = [net('ante', 'win'), net('play', 'win')];
  const blind = Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => {
    const { category } = FIVE_CARD_ORDER.standingOf(hand);
    return hand < FIVE_CARD_ORDER.boundsOf('straight').lowest ? ratio(0) : net('blind', category);
  });
  const { unit, whole } = smallUnits([ante, play, ...blind]);
  const [anteWins, playWins] = whole as unknown as [number, number];
  const blindWins = whole.subarray(2);
  const most = Math.max(...parameters.beforeFlop);
  const dealt = new Dealt();
  const qualified = qualifying(parameters.qualifier);

  const settle = (bet: number, players: number, dealers: number): number => {
    const inPlay = qualified[dealers] === 1;
    if (players > dealers) return bet * playWins + (inPlay ? anteWins : 0) + inTable(blindWins[players]);
    if (players < dealers) return -unit * (bet + 1 + (inPlay ? 1 : 0));
    return 0;
  };
  const afterRiver = (players: number, dealers: number) => settle(parameters.afterRiver, players, dealers);

  const betOf = (): number => {
    if (plan.beforeFlop[startOf(dealt.card(0), dealt.card(1))] === 1) return most;
    if (plan.atFlop[dealt.atFlop] === 1) return parameters.atFlop;
    return dealt.overDealers(afterRiver) > -MANDATORY * unit * 990 ? parameters.afterRiver : 0;
  };

  return {
    unit,
    newPack: () => dealt.newPack(),
    play: (random) => {
      dealt.shuffle(random);
      const bet = betOf();
      return bet === 0 ? -MANDATORY * unit : settle(bet, dealt.players, dealt.dealers);
    },
  };
}
