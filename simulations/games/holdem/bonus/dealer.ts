/** Plays Bonus as at the table: what to bet is looked up, before the flop, at it and at the turn. */
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { Dealt } from '../dealing/dealt';
import { PlaceInTable } from '../dealing/place-in-table';
import { startOf } from '../hands/cells';
import { type BonusPlan, bonusNets, weakestPaid } from './plan';
import { BITS, WORDS_OF_A_TURN } from './sums';
import { turnTable } from './turns';
import type { BonusParameters } from './wagers';

export function bonusDealer(parameters: BonusParameters, tables: PayTables, plan: BonusPlan): RoundDealer {
  const { unit, ante, flop, turn, river } = bonusNets(parameters, tables);
  const paidFrom = weakestPaid(parameters);
  const dealt = new Dealt();
  const turns = new PlaceInTable(turnTable(), WORDS_OF_A_TURN * BITS);
  const { beforeFlop, atFlop, atTurn } = plan;
  const onRiver = (): number => {
    const place = turns.of(dealt.deck, 2);
    return (inTable(atTurn[Math.floor(place / BITS)]) >>> (place % BITS)) & 1;
  };
  return {
    unit,
    newPack: () => dealt.newPack(),
    play: (random) => {
      dealt.shuffle(random);
      if (beforeFlop[startOf(dealt.card(0), dealt.card(1))] === 0) return -unit;
      const onTurn = inTable(atFlop[dealt.atFlop]);
      const later = onRiver();
      const { players, dealers } = dealt;
      if (players === dealers) return 0;
      if (players < dealers)
        return -unit * (1 + parameters.flop + onTurn * parameters.turn + later * parameters.river);
      return (players >= paidFrom ? ante : 0) + flop + onTurn * turn + later * river;
    },
  };
}
