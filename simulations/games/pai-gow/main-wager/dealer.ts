/** The witness: deals fourteen cards of the pack with the joker, and compares both hands as the House Ways set them. */
import { RANKS, SUITS } from '../../../equipment/cards/card';
import { deal } from '../../../equipment/cards/deck';
import { inTable } from '../../../exact/in-table';
import type { Dealer } from '../../../wagers/dealer';
import { byFlush, byRanks, held, multisetNumber } from '../cards/hand-classes';
import { HAND, JOKER, PACK_WITH_JOKER } from '../cards/pack';
import type { Settings } from '../house-way/completeness';

export const MAIN_EVENTS = ['win', 'stand-off', 'lose'] as const;

const suits = new Uint16Array(SUITS);
const counts = new Uint8Array(RANKS);

/** The class of the seven cards from this place on. */
export function classAt(cards: Uint8Array, from: number): number {
  suits.fill(0);
  counts.fill(0);
  let joker = 0;
  for (let i = from; i < from + HAND; i += 1) {
    const card = inTable(cards[i]);
    if (card === JOKER) {
      joker = 1;
      continue;
    }
    suits[card & 3] = inTable(suits[card & 3]) | (1 << (card >> 2));
    counts[card >> 2] = inTable(counts[card >> 2]) + 1;
  }
  for (let suit = 0; suit < SUITS; suit += 1) {
    const mask = inTable(suits[suit]);
    const suited = held(mask);
    if (suited + joker < 5) continue;
    for (let rank = 0; rank < RANKS; rank += 1) counts[rank] = inTable(counts[rank]) - ((mask >> rank) & 1);
    return byFlush(joker, suited, mask, multisetNumber(counts));
  }
  return byRanks(joker, multisetNumber(counts));
}

export function mainDealer(player: Settings, dealer: Settings): Dealer {
  const pack = Uint8Array.from({ length: PACK_WITH_JOKER }, (_, card) => card);
  const deck = pack.slice();
  return {
    events: [...MAIN_EVENTS],
    play: (random) => {
      deck.set(pack);
      deal(deck, 2 * HAND, random);
      const [mine, theirs] = [classAt(deck, 0), classAt(deck, HAND)];
      const higher = inTable(player.high[mine]) > inTable(dealer.high[theirs]);
      const lower = inTable(player.low[mine]) > inTable(dealer.low[theirs]);
      return higher === lower ? (higher ? 0 : 2) : 1;
    },
  };
}
