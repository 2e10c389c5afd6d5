/** Where the sums of each way to set each hand are kept: those of ranks, then those of suits by view (method.md). */
import { RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { byRanks, forEachMultiset, held, MASKS, multisetNumber } from '../cards/hand-classes';
import { HAND } from '../cards/pack';
import type { JokerReading } from '../cards/ranking';
import { type CommonCards, forEachCommonSet, type Pack } from '../main-wager/common-cards';
import { countsIn } from '../main-wager/hands-with';
import { flushChoices, RANK_CLASSES, type RankChoices, rankChoices, rankClassOf } from './choices';
import type { Choices } from './standings';
import { firstView, VIEWS, viewOf } from './views';

/** By class of ranks, or by view: settings with a flush. */
export type FlushSettings = ReadonlyMap<number, Choices>;
/** Several lists of settings by class, one after another in `start`. */
export type Asked = Choices & { start: Uint32Array };

export type Layout = {
  pack: Pack;
  /** Settings of ranks alone. */
  choices: RankChoices;
  /** The same, and after those of each class the ones with a flush of its hands. */
  asked: Asked;
  flushesOfRanks: FlushSettings;
  flushesInView: FlushSettings;
  /** By view: where its settings begin, those of its ranks first and then those with a flush; −1 where no hand has it. */
  start: Int32Array;
  /** How many sums of suits. */
  size: number;
};

type Lists = Map<number, { high: number[]; low: number[] }>;

function listed(lists: Lists, key: number, { high, low }: { high: number; low: number }) {
  const list = lists.get(key) ?? { high: [], low: [] };
  lists.set(key, list);
  for (let i = 0; i < list.high.length; i += 1) if (list.high[i] === high && list.low[i] === low) return;
  list.high.push(high);
  list.low.push(low);
}

export const placeOf = ({ high, low }: Choices, setting: { high: number; low: number }): number => {
  for (let i = 0; i < high.length; i += 1) if (high[i] === setting.high && low[i] === setting.low) return i;
  throw new RangeError('a setting was not asked for');
};

export function hasFlush({ masks, joker }: CommonCards): boolean {
  for (let suit = 0; suit < masks.length; suit += 1) if (held(inTable(masks[suit])) + joker >= 5) return true;
  return false;
}

function withFlushes({ start, high, low }: RankChoices, flushes: FlushSettings): Asked {
  const all: { start: Uint32Array; high: number[]; low: number[] } = {
    start: new Uint32Array(RANK_CLASSES + 1),
    high: [],
    low: [],
  };
  for (let number = 0; number < RANK_CLASSES; number += 1) {
    for (let i = inTable(start[number]); i < inTable(start[number + 1]); i += 1) {
      all.high.push(inTable(high[i]));
      all.low.push(inTable(low[i]));
    }
    const more = flushes.get(number);
    if (more) {
      all.high.push(...more.high);
      all.low.push(...more.low);
    }
    all.start[number + 1] = all.high.length;
  }
  return all;
}

/** Each rank as often as the suits beside one have it. */
export const besideSuit = ({ ranks, suits }: Pack): Uint8Array =>
  Uint8Array.from({ length: RANKS }, (_, rank) => ((ranks >> rank) & 1) * (suits - 1));

/** Every mask of the pack that a suit of a hand can have, with the joker in the hand or without. */
export function forEachMask(pack: Pack, visit: (joker: number, mask: number, suited: number) => void): void {
  for (const joker of [0, 1])
    for (let suited = 0; suited <= HAND - joker; suited += 1)
      for (const mask of MASKS[suited] as readonly number[])
        if ((mask & pack.ranks) === mask) visit(joker, mask, suited);
}

export function layoutOf(reading: JokerReading, pack: Pack): Layout {
  const choices = rankChoices(reading);
  const [flushesOfRanks, flushesInView]: [Lists, Lists] = [new Map(), new Map()];
  forEachCommonSet(pack, HAND, (cards) => {
    if (!hasFlush(cards)) return;
    const counts = countsIn(cards.masks);
    const number = rankClassOf(cards);
    for (const setting of flushChoices(cards, reading)) {
      listed(flushesOfRanks, number, setting);
      for (const mask of cards.masks) listed(flushesInView, viewOf(cards.joker, mask, counts), setting);
    }
  });
  const start = new Int32Array(VIEWS).fill(-1);
  let size = 0;
  const beside = besideSuit(pack);
  const counts = new Uint8Array(RANKS);
  forEachMask(pack, (joker, mask, suited) => {
    const first = firstView(joker, mask);
    forEachMultiset(HAND - joker - suited, beside, (others) => {
      for (let rank = 0; rank < RANKS; rank += 1) counts[rank] = inTable(others[rank]) + ((mask >> rank) & 1);
      const ranks = byRanks(joker, multisetNumber(counts));
      const view = first + multisetNumber(others);
      start[view] = size;
      size += inTable(choices.start[ranks + 1]) - inTable(choices.start[ranks]);
      size += flushesInView.get(view)?.high.length ?? 0;
    });
  });
  const asked = withFlushes(choices, flushesOfRanks);
  return { pack, choices, asked, flushesOfRanks, flushesInView, start, size };
}
