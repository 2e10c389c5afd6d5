/** Plays Bonus as at the table. At the turn the player counts every river and dealer's hand for himself. */
import type { PayTables, RoundDealer } from '../../decisions';
import type { BonusParameters } from './bonus-rules';
import { type BonusPlan, bonusNets, weakestPaid } from './bonus-solve';
import { startOf } from './cells';
import { Dealt } from './dealt';

export function bonusDealer(parameters: BonusParameters, tables: PayTables, plan: BonusPlan): RoundDealer {
  const { unit, ante, flop, turn, river } = bonusNets(parameters, tables);
  const paidFrom = weakestPaid(parameters);
  const dealt = new Dealt();
  const onRiver = (players: number, dealers: number): number => {
    if (players === dealers) return 0;
    return players > dealers ? river : -unit * parameters.river;
  };
  return {
    unit,
    play: (random) => {
      dealt.shuffle(random);
      if (plan.beforeFlop[startOf(dealt.card(0), dealt.card(1))] === 0) return -unit;
      const onTurn = plan.atFlop[dealt.atFlop] as number;
      const later = dealt.overRivers(onRiver) > 0 ? 1 : 0;
      const { players, dealers } = dealt;
      if (players === dealers) return 0;
      if (players < dealers)
        return -unit * (1 + parameters.flop + onTurn * parameters.turn + later * parameters.river);
      return (players >= paidFrom ? ante : 0) + flop + onTurn * turn + later * river;
    },
  };
}
