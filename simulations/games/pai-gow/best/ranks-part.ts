/** Of each setting of each class of ranks: the dealer's hands it beats and loses to, as if there were no flushes (method.md). */
import { RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { byRanks, choose, forEachMultiset, multisetNumber } from '../cards/hand-classes';
import { HAND } from '../cards/pack';
import type { Settings } from '../house-way/completeness';
import type { Pack } from '../main-wager/common-cards';
import type { Layout } from './layout';
import { Standings } from './standings';

/** The places of classes with ranks in common, and how often: of hands of so many cards beside the joker. */
function containing(
  pack: Pack,
  common: Uint8Array,
  size: number,
  each: (number: number, counts: Uint8Array) => void,
) {
  const all = new Uint8Array(RANKS);
  const limits = common.map((count, rank) => ((pack.ranks >> rank) & 1) * pack.suits - count);
  const missing = size - common.reduce((sum, count) => sum + count, 0);
  if (missing < 0) return;
  forEachMultiset(missing, limits, (more) => {
    for (let rank = 0; rank < RANKS; rank += 1) all[rank] = inTable(common[rank]) + inTable(more[rank]);
    each(multisetNumber(all), all);
  });
}

function ways(of: ArrayLike<number>, chosen: ArrayLike<number>): number {
  let product = 1;
  for (let rank = 0; rank < RANKS; rank += 1) {
    const count = inTable(chosen[rank]);
    if (count > 0) product *= choose(inTable(of[rank]), count);
  }
  return product;
}

/** Adds to `sums` all that is asked. */
export function ranksPart({ pack, asked }: Layout, dealer: Settings, sums: Float64Array): void {
  const standings = new Standings();
  const limits = Uint8Array.from({ length: RANKS }, (_, rank) => ((pack.ranks >> rank) & 1) * pack.suits);
  const left = new Uint8Array(RANKS);
  const more = new Uint8Array(RANKS);
  for (let joker = 0; joker <= pack.jokers; joker += 1)
    for (let size = 0; size <= HAND - joker; size += 1)
      forEachMultiset(size, limits, (common) => {
        for (let rank = 0; rank < RANKS; rank += 1)
          left[rank] = inTable(limits[rank]) - inTable(common[rank]);
        const hands: { number: number; count: number }[] = [];
        // Where the player has the joker, the dealer has none.
        for (let jokers = 0; jokers <= pack.jokers - joker; jokers += 1)
          containing(pack, common, HAND - jokers, (number, counts) => {
            for (let rank = 0; rank < RANKS; rank += 1)
              more[rank] = inTable(counts[rank]) - inTable(common[rank]);
            hands.push({ number: byRanks(jokers, number), count: ways(left, more) });
          });
        hands.sort(
          (a, b) =>
            inTable(dealer.high[a.number]) - inTable(dealer.high[b.number]) ||
            inTable(dealer.low[a.number]) - inTable(dealer.low[b.number]),
        );
        standings.clear();
        for (const { number, count } of hands)
          standings.add(inTable(dealer.high[number]), inTable(dealer.low[number]), count);
        standings.close();
        const sign = size % 2 === 0 ? 1 : -1;
        containing(pack, common, HAND - joker, (number, counts) => {
          const place = byRanks(joker, number);
          const [from, to] = [inTable(asked.start[place]), inTable(asked.start[place + 1])];
          standings.ask(asked, from, to, sign * ways(counts, common), sums, from);
        });
      });
}
