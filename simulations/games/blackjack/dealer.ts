/** The witness: deals from real shoes, card by card, each round from a full one, and plays the plan it is given. */
import { ACE as ACE_RANK, type Card, PACK, rankOf } from '../../equipment/cards/card';
import type { RandomSource } from '../../equipment/random-source';
import { Shoe } from '../../equipment/shoe';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import type { RoundDealer } from '../../wagers/dealer';
import { atTable, codesOf, tablePays } from './at-table';
import type { BlackjackParameters } from './parameters';
import { followedFrom, rulesWith } from './pieces';
import { ACE, TEN } from './ranks';

const KIND_OF = Uint8Array.from({ length: PACK }, (_, card: Card) => {
  const rank = rankOf(card);
  return rank === ACE_RANK ? ACE : Math.min(TEN, rank + 1);
});

export function blackjackDealer(
  parameters: BlackjackParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const rules = rulesWith(parameters, tables);
  const pays = tablePays(parameters, tables);
  const codes = codesOf((up) => followedFrom(parameters, rules, merged, up));
  const shoe = new Shoe(parameters.decks);
  let source: RandomSource;
  let seen = 0;
  let ready = 0;
  const draw = (): number => {
    if (seen === ready) {
      shoe.dealTwo(source);
      ready += 2;
    }
    seen += 1;
    return inTable(KIND_OF[shoe.card(seen - 1)]);
  };
  const table = atTable(rules, pays, codes, draw);
  return {
    unit: pays.unit,
    newPack: () => shoe.putBack(),
    play: (random) => {
      source = random;
      seen = 0;
      ready = 0;
      table.clear();
      const [a, b] = [draw(), draw()];
      const up = draw();
      const went = table.seat(a, b, up);
      const dealers = table.dealersHand(up);
      shoe.putBack();
      return table.settled(went, 0, table.hands(), dealers);
    },
  };
}
