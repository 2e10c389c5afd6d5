/** What the dealer's flushes change: by view of a suit, for each setting of the hands seen (method.md). */
import { RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { byFlush, byRanks, choose, forEachMultiset, MASKS, multisetNumber } from '../cards/hand-classes';
import { HAND } from '../cards/pack';
import type { Settings } from '../house-way/completeness';
import type { Pack } from '../main-wager/common-cards';
import { besideSuit, forEachMask, type Layout } from './layout';
import { Standings } from './standings';
import { firstView } from './views';

/** Up to two ranks beside a flush, as counts. */
type Beside = { counts: Uint8Array; size: number; number: number };

function besides(pack: Pack): Beside[] {
  const limits = besideSuit(pack);
  return [0, 1, 2].flatMap((size) => {
    const found: Beside[] = [];
    forEachMultiset(size, limits, (counts) =>
      found.push({ counts: counts.slice(), size, number: multisetNumber(counts) }),
    );
    return found;
  });
}

function ways(of: ArrayLike<number>, less: ArrayLike<number>, chosen: ArrayLike<number>): number {
  let product = 1;
  for (let rank = 0; rank < RANKS; rank += 1) {
    const count = inTable(chosen[rank]) - inTable(less[rank]);
    if (count < 0) return 0;
    if (count > 0) product *= choose(inTable(of[rank]) - inTable(less[rank]), count);
  }
  return product;
}

/** A flush of the dealer's, or with a negative sign what its ranks alone would be. */
type Entry = { mask: number; joker: number; beside: number; high: number; low: number; sign: number };

function entriesOf(pack: Pack, dealer: Settings, all: readonly Beside[]): Entry[] {
  const found: Entry[] = [];
  const counts = new Uint8Array(RANKS);
  for (let joker = 0; joker <= pack.jokers; joker += 1)
    for (let suited = 5 - joker; suited <= HAND - joker; suited += 1)
      for (const mask of MASKS[suited] as readonly number[]) {
        if ((mask & pack.ranks) !== mask) continue;
        for (const [beside, { counts: others, size, number }] of all.entries()) {
          if (size !== HAND - joker - suited) continue;
          for (let rank = 0; rank < RANKS; rank += 1)
            counts[rank] = inTable(others[rank]) + ((mask >> rank) & 1);
          const flushed = byFlush(joker, suited, mask, number);
          const alone = byRanks(joker, multisetNumber(counts));
          for (const [place, sign] of [
            [flushed, 1],
            [alone, -1],
          ] as const)
            found.push({
              mask,
              joker,
              beside,
              high: inTable(dealer.high[place]),
              low: inTable(dealer.low[place]),
              sign,
            });
        }
      }
  return found.sort((a, b) => a.high - b.high || a.low - b.low);
}

/** By ranks of the dealer's beside a flush: which ranks in common leave some of them, and how many ways. */
type Left = { commons: Uint8Array; hands: Uint8Array };

function leftOf(pack: Pack, all: readonly Beside[]): Left[] {
  const limits = besideSuit(pack);
  return all.map((dealt) => {
    const left = all
      .map((common, place) => ({ place, hands: ways(limits, common.counts, dealt.counts) }))
      .filter(({ hands }) => hands > 0);
    return {
      commons: Uint8Array.from(left, ({ place }) => place),
      hands: Uint8Array.from(left, ({ hands }) => hands),
    };
  });
}

/** Adds to `sums` what is asked of one part of the masks. */
export function suitsPart(layout: Layout, dealer: Settings, part: number, sums: Float64Array): void {
  const { pack, choices, flushesInView, start, sizes } = layout;
  const all = besides(pack);
  const left = leftOf(pack, all);
  const limits = besideSuit(pack);
  const sorted = entriesOf(pack, dealer, all);
  const entries = {
    masks: Uint16Array.from(sorted, ({ mask }) => mask),
    jokers: Uint8Array.from(sorted, ({ joker }) => joker),
    besides: Uint8Array.from(sorted, ({ beside }) => beside),
    highs: Uint32Array.from(sorted, ({ high }) => high),
    lows: Uint8Array.from(sorted, ({ low }) => low),
    signs: Int8Array.from(sorted, ({ sign }) => sign),
  };
  const standings = all.map(() => new Standings());
  const counts = new Uint8Array(RANKS);

  /** Counts the dealer's hands without these ranks of the suit. Where the player has the joker, the dealer has none. */
  const stand = (joker: number, mask: number, asked: number) => {
    for (let common = 0; common < asked; common += 1) (standings[common] as Standings).clear();
    const { masks, jokers, besides: dealt, highs, lows, signs } = entries;
    for (let entry = 0; entry < masks.length; entry += 1) {
      if ((inTable(masks[entry]) & mask) !== 0 || inTable(jokers[entry]) + joker > pack.jokers) continue;
      const { commons, hands } = left[inTable(dealt[entry])] as Left;
      const [high, low, sign] = [inTable(highs[entry]), inTable(lows[entry]), inTable(signs[entry])];
      for (let i = 0; i < commons.length; i += 1) {
        const common = inTable(commons[i]);
        if (common >= asked) break;
        (standings[common] as Standings).add(high, low, sign * inTable(hands[i]));
      }
    }
    for (let common = 0; common < asked; common += 1) (standings[common] as Standings).close();
  };

  const answer = (joker: number, mask: number, others: Uint8Array) => {
    for (let rank = 0; rank < RANKS; rank += 1) counts[rank] = inTable(others[rank]) + ((mask >> rank) & 1);
    const ranks = byRanks(joker, multisetNumber(counts));
    const view = firstView(joker, mask) + multisetNumber(others);
    const [from, to] = [inTable(choices.start[ranks]), inTable(choices.start[ranks + 1])];
    const [first, last] = [inTable(flushesInView.start[view]), inTable(flushesInView.start[view + 1])];
    const place = inTable(start[view]);
    for (let common = 0; common < all.length; common += 1) {
      const { counts: shared, size } = all[common] as Beside;
      const times = ways(others, NONE, shared);
      if (times === 0) continue;
      const signed = size % 2 === 0 ? times : -times;
      const table = standings[common] as Standings;
      table.ask(choices, from, to, signed, sums, place);
      table.ask(flushesInView, first, last, signed, sums, place + to - from);
    }
  };

  forEachMask(pack, sizes.length, ({ joker, mask, suited }, of) => {
    if (of !== part) return;
    // Further cards in common than the player has beside this suit are never asked for.
    stand(joker, mask, all.filter(({ size }) => size <= HAND - joker - suited).length);
    forEachMultiset(HAND - joker - suited, limits, (others) => answer(joker, mask, others));
  });
}

const NONE = new Uint8Array(RANKS);
