/** What the dealer's flushes change: by view of a suit, for each setting of the hands seen (method.md). */
import { RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { byFlush, byRanks, choose, forEachMultiset, MASKS, multisetNumber } from '../cards/hand-classes';
import { HAND } from '../cards/pack';
import type { Settings } from '../house-way/completeness';
import type { Pack } from '../main-wager/common-cards';
import type { RankChoices } from './choices';
import type { Sums } from './ranks-part';
import { type Choices, Standings } from './standings';
import { firstView, VIEWS } from './views';

/** Settings with a flush, of hands with this view. */
export type FlushAsked = ReadonlyMap<number, Choices>;

export type SuitSums = Sums & {
  /** By view: where its settings begin, those of its ranks first and then those asked beside. */
  start: Int32Array;
};

/** Up to two ranks beside a flush, as counts; and which of them are part of which. */
type Beside = { counts: Uint8Array; size: number; number: number };

function besides(pack: Pack): Beside[] {
  const limits = Uint8Array.from(
    { length: RANKS },
    (_, rank) => ((pack.ranks >> rank) & 1) * (pack.suits - 1),
  );
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

function entries(pack: Pack, dealer: Settings, all: readonly Beside[]): Entry[] {
  const found: Entry[] = [];
  const counts = new Uint8Array(RANKS);
  for (const joker of [0, 1])
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
  return found.sort((a, b) => a.high - b.high);
}

export function suitsPart(
  pack: Pack,
  dealer: Settings,
  choices: RankChoices,
  flushAsked: FlushAsked,
): SuitSums {
  const all = besides(pack);
  const limits = Uint8Array.from(
    { length: RANKS },
    (_, rank) => ((pack.ranks >> rank) & 1) * (pack.suits - 1),
  );
  const sorted = entries(pack, dealer, all);
  const [masks, jokers, beside] = [
    Uint16Array.from(sorted, ({ mask }) => mask),
    Uint8Array.from(sorted, ({ joker }) => joker),
    Uint8Array.from(sorted, (entry) => entry.beside),
  ];
  const [highs, lows, signs] = [
    Uint32Array.from(sorted, ({ high }) => high),
    Uint8Array.from(sorted, ({ low }) => low),
    Int8Array.from(sorted, ({ sign }) => sign),
  ];
  // By ranks in common beside and ranks beside of the dealer's: in how many ways those leave these.
  const waysOf = all.map((common) =>
    Uint8Array.from(all, ({ counts }) => ways(limits, common.counts, counts)),
  );
  const withWays = all.map((_, dealt) =>
    all.map((__, common) => common).filter((common) => inTable(waysOf[common]?.[dealt]) > 0),
  );
  const start = new Int32Array(VIEWS).fill(-1);
  let total = 0;
  const standings = all.map(() => new Standings());
  const sums = { wins: new Float64Array(1 << 20), losses: new Float64Array(1 << 20) };
  const room = (needed: number) => {
    if (needed <= sums.wins.length) return;
    for (const key of ['wins', 'losses'] as const) {
      const wider = new Float64Array(sums[key].length * 2);
      wider.set(sums[key]);
      sums[key] = wider;
    }
  };
  const counts = new Uint8Array(RANKS);

  const answer = (joker: number, mask: number, others: Uint8Array) => {
    for (let rank = 0; rank < RANKS; rank += 1) counts[rank] = inTable(others[rank]) + ((mask >> rank) & 1);
    const ranks = byRanks(joker, multisetNumber(counts));
    const view = firstView(joker, mask) + multisetNumber(others);
    const [from, to] = [inTable(choices.start[ranks]), inTable(choices.start[ranks + 1])];
    const more = flushAsked.get(view);
    const size = to - from + (more?.high.length ?? 0);
    start[view] = total;
    room(total + size);
    for (let common = 0; common < all.length; common += 1) {
      const { counts: part, size: cards } = all[common] as Beside;
      const times = ways(others, NONE, part);
      if (times === 0) continue;
      const signed = cards % 2 === 0 ? times : -times;
      const table = standings[common] as Standings;
      table.ask(choices, from, to, signed, sums.wins, sums.losses, total);
      if (more) table.ask(more, 0, more.high.length, signed, sums.wins, sums.losses, total + to - from);
    }
    total += size;
  };

  /** Counts the dealer's hands without these ranks of the suit, among those that the narrower mask left. */
  const visit = (joker: number, mask: number, suited: number, from: number, left: Uint32Array) => {
    // Further cards in common than the player has beside this suit are never asked for.
    const asked = all.filter(({ size }) => size <= HAND - joker - suited).length;
    for (let common = 0; common < asked; common += 1) (standings[common] as Standings).clear();
    for (let i = 0; i < left.length; i += 1) {
      const entry = inTable(left[i]);
      const dealt = inTable(beside[entry]);
      for (const common of withWays[dealt] as number[]) {
        if (common >= asked) break;
        const hands = inTable(signs[entry]) * inTable(waysOf[common]?.[dealt]);
        (standings[common] as Standings).add(inTable(highs[entry]), inTable(lows[entry]), hands);
      }
    }
    for (let common = 0; common < asked; common += 1) (standings[common] as Standings).close();
    forEachMultiset(HAND - joker - suited, limits, (others) => answer(joker, mask, others));
    if (suited === HAND - joker) return;
    for (let rank = from; rank < RANKS; rank += 1) {
      if (((pack.ranks >> rank) & 1) === 0) continue;
      const without = left.filter((entry) => ((inTable(masks[entry]) >> rank) & 1) === 0);
      visit(joker, mask | (1 << rank), suited + 1, rank + 1, without);
    }
  };
  const everyEntry = Uint32Array.from({ length: masks.length }, (_, entry) => entry);
  visit(0, 0, 0, 0, everyEntry);
  // Where the player has the joker, the dealer has none.
  visit(
    1,
    0,
    0,
    0,
    everyEntry.filter((entry) => jokers[entry] === 0),
  );
  return { ...sums, start };
}

const NONE = new Uint8Array(RANKS);
