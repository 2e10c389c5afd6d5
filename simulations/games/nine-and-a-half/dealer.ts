/** Deals cards one by one and plays: the player by the strategy that was found, the bank by the house way. */
import { PACK, rankOf } from '../../equipment/cards/card';
import type { RandomSource } from '../../equipment/random-source';
import { Shoe } from '../../equipment/shoe';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import type { RoundDealer } from '../../wagers/dealer';
import { netPays, smallUnits } from '../decisions/net-pays';
import { HANDS } from './hands';
import type { NineAndAHalfParameters } from './parameters';
import type { HalfSums } from './pieces';
import { gainsOf, valuesOf } from './strategy';
import { nineAndAHalfWagers, WAGER } from './wagers';

const ACE = 12;
/** Ranks from the two on; tens and pictures count a half. */
const points = (rank: number): number => (rank === ACE ? 1 : rank <= 7 ? rank + 2 : 0.5);
const POINTS = Float64Array.from({ length: PACK }, (_, card) => points(rankOf(card)));
/** The strategy is by kind: 0 for the half, else its points. */
const KIND = Uint8Array.from({ length: PACK }, (_, card) => Math.floor(points(rankOf(card))));

export function nineAndAHalfDealer(
  { decks }: NineAndAHalfParameters,
  tables: PayTables,
  [sums]: HalfSums,
): RoundDealer {
  const net = netPays(nineAndAHalfWagers(), tables);
  const { unit, whole } = smallUnits(
    ['nine-and-a-half', 'win', 'low-win', 'tie', 'lose', 'over'].map((event) => net(WAGER, event)),
  );
  const [best, won, low, tied, lost, over] = whole as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const { draws } = valuesOf(decks, gainsOf(tables), sums);
  const grown = Int16Array.from(HANDS.flatMap((hand) => hand.next));
  const kinds = grown.length / HANDS.length;
  const shoe = new Shoe(decks);
  let dealt = 0;
  const next = (random: RandomSource): number => {
    if (dealt % 2 === 0) shoe.dealTwo(random);
    dealt += 1;
    return shoe.card(dealt - 1);
  };
  return {
    unit,
    newPack: () => shoe.putBack(),
    play: (random) => {
      shoe.putBack();
      dealt = 0;
      // The player's card, then the bank's, face down.
      let card = next(random);
      let player = inTable(POINTS[card]);
      let hand = inTable(grown[inTable(KIND[card])]);
      let bank = inTable(POINTS[next(random)]);
      while (draws[hand] === 1) {
        card = next(random);
        player += inTable(POINTS[card]);
        if (player > 9.5) return over;
        hand = inTable(grown[hand * kinds + inTable(KIND[card])]);
      }
      while (bank < 6) bank += inTable(POINTS[next(random)]);
      if (bank <= 9.5 && bank > player) return lost;
      if (bank === player) return tied;
      if (player === 9.5) return best;
      return player < 5 ? low : won;
    },
  };
}
