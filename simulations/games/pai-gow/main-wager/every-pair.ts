/** For tests, the second method: every hand of a small pack, set card by card, against every other that shares no card with it. */

import { type Card, cardOf, RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { HAND, jokerCards } from '../cards/pack';
import { isFoul, type RankReading } from '../cards/ranking';
import { setterOf } from '../house-way/set-hand';
import { type Seven, type Split, sevenOf } from '../house-way/seven';
import type { HouseWay } from '../house-way/vocabulary';
import type { Pack } from './common-cards';
import type { MatchUps } from './match-ups';

export function cardsOf({ suits, ranks, jokers }: Pack): Card[] {
  const cards: Card[] = [];
  for (let rank = 0; rank < RANKS; rank += 1)
    for (let suit = 0; suit < suits; suit += 1) if ((ranks >> rank) & 1) cards.push(cardOf(rank, suit));
  return [...cards, ...jokerCards(jokers)];
}

export type Hand = { held: number; seven: Seven };

export function handsOf(pack: Pack, reading: RankReading): Hand[] {
  const cards = cardsOf(pack);
  const hands: Hand[] = [];
  const choose = (from: number, chosen: Card[], held: number) => {
    if (chosen.length === HAND) hands.push({ held, seven: sevenOf(chosen, reading) });
    else
      for (let i = from; i < cards.length; i += 1)
        choose(i + 1, [...chosen, cards[i] as Card], held | (1 << i));
  };
  choose(0, [], 0);
  return hands;
}

/** What a hand is worth by a House Way. */
export function setBy(way: HouseWay): (seven: Seven) => Split {
  const setter = setterOf(way);
  return (seven) => {
    const set = setter(seven);
    if ('wrong' in set) throw new Error(set.wrong);
    return set.split;
  };
}

export function everyPair(
  hands: readonly Hand[],
  player: HouseWay,
  dealer: HouseWay,
  standsOff = NEVER,
): MatchUps {
  const [ofPlayer, ofDealer] = [setBy(player), setBy(dealer)];
  const players = hands.map(({ seven }) => ofPlayer(seven));
  const dealers = hands.map(({ seven }) => ofDealer(seven));
  const held = Uint32Array.from(hands, (hand) => hand.held);
  let [wins, losses, all] = [0, 0, 0];
  for (let p = 0; p < held.length; p += 1) {
    const { high, low } = players[p] as Split;
    const cards = inTable(held[p]);
    for (let d = 0; d < held.length; d += 1) {
      if ((cards & inTable(held[d])) !== 0) continue;
      const against = dealers[d] as Split;
      all += 1;
      if (standsOff(against)) continue;
      if (high > against.high && low > against.low) wins += 1;
      else if (high <= against.high && low <= against.low) losses += 1;
    }
  }
  return {
    wins: BigInt(wins),
    losses: BigInt(losses),
    standOffs: BigInt(all - wins - losses),
    all: BigInt(all),
  };
}

/** No hand of the dealer's stands off whatever it meets. */
const NEVER = (_: Split): boolean => false;

/** What a way to set a hand wins and loses: of the player's hand, or of the bank's, which takes equal hands. */
type Side = (mine: Split, other: Split) => { won: boolean; lost: boolean };
const OF_PLAYER: Side = (mine, other) => ({
  won: mine.high > other.high && mine.low > other.low,
  lost: mine.high <= other.high && mine.low <= other.low,
});
const OF_BANK: Side = (mine, other) => {
  const { won, lost } = OF_PLAYER(other, mine);
  return { won: lost, lost: won };
};

/** Each hand set in the way that gains most, of the player's with a commission of 5%, by trying all 21. */
export function bestOfEach(
  hands: readonly Hand[],
  dealer: HouseWay,
  standsOff = NEVER,
  { side, win, loss }: { side: Side; win: number; loss: number } = { side: OF_PLAYER, win: 19, loss: 20 },
): MatchUps & { gain: number } {
  const ofDealer = setBy(dealer);
  const dealers = hands.map(({ seven }) => ofDealer(seven));
  const held = Uint32Array.from(hands, (hand) => hand.held);
  let [wins, losses, all, gain] = [0, 0, 0, 0];
  for (const { held: cards, seven } of hands) {
    const against = dealers.filter((_, d) => (cards & inTable(held[d])) === 0);
    all += against.length;
    let best = { won: 0, lost: 0, gain: -Infinity };
    const tried = new Set<number>();
    for (const way of seven.splits) {
      const { high, low } = way;
      if (isFoul(high, low) || tried.has(high * 91 + low)) continue;
      tried.add(high * 91 + low);
      let [won, lost] = [0, 0];
      for (const other of against) {
        if (standsOff(other)) continue;
        const settled = side(way, other);
        if (settled.won) won += 1;
        else if (settled.lost) lost += 1;
      }
      if (win * won - loss * lost > best.gain) best = { won, lost, gain: win * won - loss * lost };
    }
    wins += best.won;
    losses += best.lost;
    gain += best.gain;
  }
  return {
    wins: BigInt(wins),
    losses: BigInt(losses),
    standOffs: BigInt(all - wins - losses),
    all: BigInt(all),
    gain,
  };
}

/** The bank's best against players who set so and are paid 19 to 20. */
export const bankBestOfEach = (hands: readonly Hand[], player: HouseWay) =>
  bestOfEach(hands, player, NEVER, { side: OF_BANK, win: 20, loss: 19 });
