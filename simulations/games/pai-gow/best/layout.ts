/** Where the sums of each way to set each hand are kept: those of ranks, then those of suits by view (method.md). */
import { RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { byRanks, forEachMultiset, held, MASKS, multisetNumber } from '../cards/hand-classes';
import { HAND } from '../cards/pack';
import type { RankReading } from '../cards/ranking';
import { type CommonCards, forEachCommonSet, type Pack } from '../main-wager/common-cards';
import { countsIn } from '../main-wager/hands-with';
import { flushChoices, RANK_CLASSES, rankChoices, rankClassOf } from './choices';
import { inTurn, Listing, type Lists, lengthOf } from './lists';
import { firstView, VIEWS, viewOf } from './views';

export type Layout = {
  pack: Pack;
  /** Settings of ranks alone. */
  choices: Lists;
  /** The same, and after those of each class the ones with a flush of its hands. */
  asked: Lists;
  flushesOfRanks: Lists;
  flushesInView: Lists;
  /** By view: the part that has its settings; and where in it they begin, those of its ranks first and then those with a flush; −1 where no hand has it. */
  partOf: Uint8Array;
  start: Int32Array;
  /** Sums of suits in each part. */
  sizes: readonly number[];
};

export function hasFlush({ masks, joker }: CommonCards): boolean {
  for (let suit = 0; suit < masks.length; suit += 1) if (held(inTable(masks[suit])) + joker >= 5) return true;
  return false;
}

/** Each rank as often as the suits beside one have it. */
export const besideSuit = ({ ranks, suits }: Pack): Uint8Array =>
  Uint8Array.from({ length: RANKS }, (_, rank) => ((ranks >> rank) & 1) * (suits - 1));

/** Every mask of the pack that a suit of a hand can have, with the joker in the hand or without, and which of so many parts has it. */
export function forEachMask(
  pack: Pack,
  parts: number,
  visit: (mask: { joker: number; mask: number; suited: number }, part: number) => void,
): void {
  let dealt = 0;
  for (let joker = 0; joker <= pack.jokers; joker += 1)
    for (let suited = 0; suited <= HAND - joker; suited += 1)
      for (const mask of MASKS[suited] as readonly number[]) {
        if ((mask & pack.ranks) !== mask) continue;
        visit({ joker, mask, suited }, dealt % parts);
        dealt += 1;
      }
}

/** The same ways, each a step higher: against hands that rise by one, a way that is equal is higher, as equal hands are the bank's. */
export function takingCopies(layout: Layout): Layout {
  const raised = ({ start, high, low }: Lists): Lists => ({
    start,
    high: high.map((rank) => rank + 1),
    low: low.map((rank) => rank + 1),
  });
  const [choices, asked, flushesInView] = [layout.choices, layout.asked, layout.flushesInView].map(raised);
  return { ...layout, choices, asked, flushesInView } as Layout;
}

/** In so many parts of suits. */
export function layoutOf(reading: RankReading, pack: Pack, parts: number): Layout {
  const choices = rankChoices(reading, pack.jokers);
  const [ofRanks, inView] = [new Listing(RANK_CLASSES), new Listing(VIEWS)];
  forEachCommonSet(pack, HAND, (cards) => {
    if (!hasFlush(cards)) return;
    const counts = countsIn(cards.masks);
    const number = rankClassOf(cards);
    for (const setting of flushChoices(cards, reading)) {
      ofRanks.add(number, setting);
      for (const mask of cards.masks) inView.add(viewOf(cards.joker, mask, counts), setting);
    }
  });
  const [flushesOfRanks, flushesInView] = [ofRanks.lists(), inView.lists()];
  const partOf = new Uint8Array(VIEWS);
  const start = new Int32Array(VIEWS).fill(-1);
  const sizes = Array<number>(parts).fill(0);
  const beside = besideSuit(pack);
  const counts = new Uint8Array(RANKS);
  forEachMask(pack, parts, ({ joker, mask, suited }, part) => {
    const first = firstView(joker, mask);
    let size = inTable(sizes[part]);
    forEachMultiset(HAND - joker - suited, beside, (others) => {
      for (let rank = 0; rank < RANKS; rank += 1) counts[rank] = inTable(others[rank]) + ((mask >> rank) & 1);
      const ranks = byRanks(joker, multisetNumber(counts));
      const view = first + multisetNumber(others);
      partOf[view] = part;
      start[view] = size;
      size += lengthOf(choices, ranks) + lengthOf(flushesInView, view);
    });
    sizes[part] = size;
  });
  const asked = inTurn(choices, flushesOfRanks);
  return { pack, choices, asked, flushesOfRanks, flushesInView, partOf, start, sizes };
}
