/** The witness: deals from real shoes, card by card, each round from a full one, and plays the plan it is given. */
import { ACE as ACE_RANK, type Card, PACK, rankOf } from '../../equipment/cards/card';
import type { RandomSource } from '../../equipment/random-source';
import { Shoe } from '../../equipment/shoe';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import type { RoundDealer } from '../../wagers/dealer';
import { atTable, codesOf, KIND_OF_FACE, tablePays } from './at-table';
import type { BlackjackParameters } from './parameters';
import { followedFrom, rulesWith } from './pieces';
import { ACE } from './ranks';

const faceOf = (card: Card): number => (rankOf(card) === ACE_RANK ? ACE : rankOf(card) + 1);
const FACE_OF = Uint8Array.from({ length: PACK }, (_, card: Card) => faceOf(card));
const KIND_OF = FACE_OF.map((face) => inTable(KIND_OF_FACE[face]));

export function blackjackDealer(
  parameters: BlackjackParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const rules = rulesWith(parameters, tables);
  const pays = tablePays(parameters, tables);
  const codes = codesOf((up) => followedFrom(parameters, rules, merged, up));
  const shoe = new Shoe(parameters.decks);
  const seenAs = rules.tens ? FACE_OF : KIND_OF;
  let source: RandomSource;
  let seen = 0;
  let ready = 0;
  const draw = (): number => {
    if (seen === ready) {
      shoe.dealTwo(source);
      ready += 2;
    }
    seen += 1;
    return inTable(seenAs[shoe.card(seen - 1)]);
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
      const up = inTable(KIND_OF_FACE[draw()]);
      const went = table.seat(a, b, up);
      const dealers = table.dealersHand(up);
      shoe.putBack();
      return table.settled(went, 0, table.hands(), dealers);
    },
  };
}
