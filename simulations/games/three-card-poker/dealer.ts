/** Deals six cards and plays the strategy it is given. */

import { PACK } from '../../equipment/cards/card';
import { deal, newDeck, sort } from '../../equipment/cards/deck';
import { rankThree } from '../../equipment/cards/hand-ranking';
import { THREE_CARD_ORDER } from '../../equipment/cards/orders';
import { RENAMED, SUIT_PERMUTATIONS } from '../../equipment/cards/suit-classes';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import type { RoundDealer } from '../../wagers/dealer';
import { smallUnits } from '../decisions/net-pays';
import { everyHand, viewsOf } from './matchups';
import type { ThreeCardPokerParameters } from './parameters';
import { qualifyingClass } from './qualifying';
import { gainsOf, playedHands, playGains } from './strategy';

const place = (a: number, b: number, c: number) => (a * PACK + b) * PACK + c;

/** By three cards in any order and what is seen of the dealer's: whether to play them. */
function playedInAnyOrder(played: Uint8Array, views: number): Uint8Array {
  const { cards, count } = everyHand();
  const plays = new Uint8Array(PACK ** 3 * views);
  for (let hand = 0; hand < count; hand += 1)
    for (let p = 0; p < SUIT_PERMUTATIONS.length; p += 1) {
      const [a, b, c] = Array.from(cards.subarray(hand * 3, hand * 3 + 3), (card) =>
        inTable(RENAMED[p * PACK + card]),
      ) as [number, number, number];
      for (const at of [
        place(a, b, c),
        place(a, c, b),
        place(b, a, c),
        place(b, c, a),
        place(c, a, b),
        place(c, b, a),
      ])
        for (let view = 0; view < views; view += 1)
          plays[at * views + (views === 1 ? 0 : inTable(RENAMED[p * PACK + view]))] = inTable(
            played[hand * views + view],
          );
    }
  return plays;
}

export function threeCardPokerDealer(
  parameters: ThreeCardPokerParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const { results, bonus, fold } = gainsOf(parameters, tables);
  const { unit, whole } = smallUnits([
    results['dealer-not-qualified'],
    results['dealer-not-qualified-nor-beaten'],
    results.win,
    results.tie,
    results.lose,
    bonus.straight,
    bonus['three-of-a-kind'],
    bonus['straight-flush'],
    fold,
  ]);
  const [unqualified, notBeaten, won, tied, lost, straight, three, straightFlush, folded] =
    whole as unknown as number[];
  const { count: views } = viewsOf(parameters);
  const plays = playedInAnyOrder(
    playedHands(playGains(parameters, tables, merged[0] as Float64Array)),
    views,
  );
  const qualifying = qualifyingClass(parameters);
  const from = (category: 'straight' | 'three-of-a-kind' | 'straight-flush') =>
    THREE_CARD_ORDER.boundsOf(category).lowest;
  const [fromStraight, fromThree, fromStraightFlush] = [
    from('straight'),
    from('three-of-a-kind'),
    from('straight-flush'),
  ];
  const deck = newDeck();
  return {
    unit,
    newPack: () => sort(deck),
    play: (random) => {
      deal(deck, 6, random);
      const [a, b, c] = [inTable(deck[0]), inTable(deck[1]), inTable(deck[2])];
      // The last card of the dealer's is the one turned up.
      const seen = views === 1 ? 0 : inTable(deck[5]);
      if (plays[place(a, b, c) * views + seen] === 0) return inTable(folded);
      const mine = rankThree(a, b, c);
      const dealers = rankThree(inTable(deck[3]), inTable(deck[4]), inTable(deck[5]));
      let gain = 0;
      if (mine >= fromStraightFlush) gain = inTable(straightFlush);
      else if (mine >= fromThree) gain = inTable(three);
      else if (mine >= fromStraight) gain = inTable(straight);
      if (dealers < qualifying) return gain + inTable(mine > dealers ? unqualified : notBeaten);
      if (dealers === mine) return gain + inTable(tied);
      return gain + inTable(mine > dealers ? won : lost);
    },
  };
}
