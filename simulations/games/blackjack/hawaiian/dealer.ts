/** The witness: deals from real shoes, ranks and all, each round from a full one, and plays the plans it is given. */
import { ACE as ACE_RANK, type Card, PACK, rankOf } from '../../../equipment/cards/card';
import { Shoe } from '../../../equipment/shoe';
import { ONE, ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { netPays, smallUnits } from '../../decisions/net-pays';
import { fromFullShoe } from '../full-shoe';
import { DOUBLE, GIVE_UP, SPLIT, STAND } from '../play-tables';
import { ACE, TEN } from '../ranks';
import { WAGER } from '../wagers';
import { BUST, HANDS, handOf, JOKER, KINDS, PACK_CARDS } from './cards';
import type { HawaiianParameters } from './parameters';
import { plansFrom } from './pieces';
import { hawaiianWagers } from './wagers';

const JOKER_RANK = 13;
const RANK_OF = Uint8Array.from({ length: PACK_CARDS }, (_, card: Card) =>
  card < PACK ? rankOf(card) : JOKER_RANK,
);
const KIND_OF = Uint8Array.from(RANK_OF, (rank) => {
  if (rank === JOKER_RANK) return JOKER;
  return rank === ACE_RANK ? ACE : Math.min(rank + 1, TEN);
});
const LEAST = Uint8Array.from({ length: KINDS }, (_, kind) => (kind === JOKER ? 2 : kind + 1));
const HIGH = Uint8Array.from({ length: KINDS }, (_, kind) => (kind === JOKER || kind === ACE ? 1 : 0));
/** Scores of a hand that was given up, and of a joker and a ten that keep their rank. */
const [GAVE_UP, RANKED] = [100, 101];
const MOST_HANDS = 4;

export function hawaiianDealer(
  parameters: HawaiianParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const net = netPays(hawaiianWagers(), tables);
  const { unit, whole } = smallUnits([
    net(WAGER, 'two-aces'),
    net(WAGER, 'blackjack'),
    net(WAGER, 'win'),
    ratio(1, 2),
    ONE,
  ]);
  const [ofAces, ofBlackjack, win, half, one] = whole as unknown as [number, number, number, number, number];
  const { decks, over, soft19, surrender, afterSplit, pair, hands: most, jokers } = parameters;
  const nearer = over === 'nearer';
  const drawsTo = soft19 === 'draws' ? 19 : 18;
  const before = surrender === 'before-look';
  const keepsRank = afterSplit === 'ranked';
  const byRank = pair === 'rank';
  const plans = plansFrom(merged[5] as Float64Array);
  const choices = new Uint8Array(KINDS * HANDS.count);
  const firsts = new Uint8Array(KINDS * HANDS.count);
  for (let up = 0; up < KINDS; up += 1)
    for (let hand = 0; hand < HANDS.count; hand += 1) {
      choices[up * HANDS.count + hand] = plans.choice(up, hand);
      firsts[up * HANDS.count + hand] = plans.first(up, hand);
    }
  const starts = Int16Array.from({ length: KINDS }, (_, kind) => handOf(kind));
  const next = HANDS.next;

  const shoe = new Shoe(
    decks,
    Array.from({ length: PACK_CARDS }, (_, card) => card),
  );
  return fromFullShoe(shoe, unit, (draw) => {
    /** Of each hand of the round. */
    const scores = new Uint8Array(MOST_HANDS);
    const stakes = new Uint8Array(MOST_HANDS);
    const begun = new Uint8Array(MOST_HANDS);

    const scoreOf = (kinds: number, high: number): number => {
      let score = kinds;
      for (let left = high; left > 0; left -= 1) if (score + 10 <= 22) score += 10;
      return score;
    };

    const play = (at: number, a: number, b: number, up: number, stands: boolean): void => {
      let points = inTable(LEAST[a]) + inTable(LEAST[b]);
      let high = inTable(HIGH[a]) + inTable(HIGH[b]);
      let hand = inTable(next[inTable(starts[a]) * KINDS + b]);
      stakes[at] = 1;
      while (!stands) {
        const choice = inTable(choices[up * HANDS.count + hand]);
        if (choice === STAND) break;
        if (choice === GIVE_UP) {
          scores[at] = GAVE_UP;
          return;
        }
        if (choice === DOUBLE) stakes[at] = 2;
        const kind = inTable(KIND_OF[draw()]);
        points += inTable(LEAST[kind]);
        high += inTable(HIGH[kind]);
        hand = inTable(next[hand * KINDS + kind]);
        if (choice === DOUBLE || hand === BUST) break;
      }
      scores[at] = scoreOf(points, high);
    };

    const dealersScore = (up: number, under: number): number => {
      let points = inTable(LEAST[up]) + inTable(LEAST[under]);
      let high = inTable(HIGH[up]) + inTable(HIGH[under]);
      for (;;) {
        const score = scoreOf(points, high);
        if (score > (score > points ? drawsTo : 17)) return score;
        const kind = inTable(KIND_OF[draw()]);
        points += inTable(LEAST[kind]);
        high += inTable(HIGH[kind]);
      }
    };

    /** What a stake of one gains. */
    const settled = (score: number, dealers: number): number => {
      if (score === GAVE_UP) return -half;
      const mine = score === RANKED ? 22 : score;
      if (mine <= 22 && dealers <= 22) {
        if (mine !== dealers) return mine > dealers ? win : -one;
        if (mine === 18) return -one;
        return score === RANKED ? win : 0;
      }
      if (mine > 22 && dealers > 22) return mine === dealers ? 0 : mine < dealers ? win : -one;
      if (!nearer) return mine > 22 ? -one : win;
      const [off, theirs] = [mine > 22 ? mine - 22 : 22 - mine, dealers > 22 ? dealers - 22 : 22 - dealers];
      return off === theirs ? 0 : off < theirs ? win : -one;
    };

    const split = (first: Card, second: Card, up: number): number => {
      const kind = inTable(KIND_OF[first]);
      const limit = kind === JOKER && jokers === 'once' ? 2 : most;
      let count = 2;
      begun[0] = first;
      begun[1] = second;
      for (let at = 0; at < count; at += 1) {
        let card = draw();
        while (
          count < limit &&
          KIND_OF[card] === kind &&
          (!byRank || RANK_OF[card] === RANK_OF[inTable(begun[0])])
        ) {
          begun[count] = card;
          count += 1;
          card = draw();
        }
        const other = inTable(KIND_OF[card]);
        play(at, kind, other, up, kind === JOKER);
        if (keepsRank && (kind === JOKER || kind === TEN) && kind + other === JOKER + TEN)
          scores[at] = RANKED;
      }
      return count;
    };

    const ranked = (a: number, b: number) => (a === ACE && b === ACE) || (a !== b && a + b === JOKER + TEN);

    const round = (): number => {
      const [a, b, shown, under] = [draw(), draw(), draw(), draw()];
      const [kindA, kindB] = [inTable(KIND_OF[a]), inTable(KIND_OF[b])];
      const [up, down] = [inTable(KIND_OF[shown]), inTable(KIND_OF[under])];
      const dealersAces = up === ACE && down === ACE;
      const dealersRank = ranked(up, down);
      if (kindA === ACE && kindB === ACE) return dealersAces ? 0 : ofAces;
      if (ranked(kindA, kindB)) {
        if (dealersRank) return dealersAces ? -one : 0;
        return ofBlackjack;
      }
      const hand = inTable(next[inTable(starts[kindA]) * KINDS + kindB]);
      const first = inTable(firsts[up * HANDS.count + hand]);
      if (before && first === GIVE_UP) return -half;
      if (dealersRank) return -one;
      let count = 1;
      if (first === SPLIT && (!byRank || RANK_OF[a] === RANK_OF[b])) count = split(a, b, up);
      else play(0, kindA, kindB, up, false);
      const dealers = dealersScore(up, down);
      let gained = 0;
      for (let at = 0; at < count; at += 1)
        gained += inTable(stakes[at]) * settled(inTable(scores[at]), dealers);
      return gained;
    };

    return round;
  });
}
