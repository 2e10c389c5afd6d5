/** Deals from real shoes, card by card, and plays the plan it is given, in the order of the table. */
import { ACE as ACE_RANK, type Card, PACK, rankOf } from '../../equipment/cards/card';
import type { RandomSource } from '../../equipment/random-source';
import { Shoe } from '../../equipment/shoe';
import { ONE, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import type { RoundDealer } from '../../wagers/dealer';
import { netPays, smallUnits } from '../decisions/net-pays';
import { HANDS } from './hands';
import { type BlackjackParameters, MOST_HANDS } from './parameters';
import { followedFrom, rulesWith } from './pieces';
import { ACE, KINDS, TEN } from './ranks';
import { blackjackWagers, WAGER } from './wagers';

const KIND_OF = Uint8Array.from({ length: PACK }, (_, card: Card) => {
  const rank = rankOf(card);
  return rank === ACE_RANK ? ACE : Math.min(TEN, rank + 1);
});

/** What the plan says of a hand, as bits of one number. */
const [STAND, HIT, DOUBLE] = [0, 1, 2];
const INSTEAD_HIT = 4;
const SPLIT = 8;
const SURRENDER = 16;

/** The hand that one more card makes, looked up by what it holds; 0 over 21, where no hand is. */
function nextHands(): Int16Array {
  const count = HANDS.count;
  const counts = (hand: number) => [...HANDS.counts.subarray(hand * KINDS, (hand + 1) * KINDS)];
  const numbers = new Map(Array.from({ length: count }, (_, hand) => [counts(hand).join(), hand]));
  const next = new Int16Array(count * KINDS).fill(-1);
  for (let hand = 0; hand < count; hand += 1)
    for (let kind = 0; kind < KINDS; kind += 1) {
      const more = counts(hand).map((n, at) => (at === kind ? n + 1 : n));
      next[hand * KINDS + kind] = numbers.get(more.join()) ?? -1;
    }
  return next;
}

const NEXT = nextHands();
const EMPTY = HANDS.count - 1;

/** Hard points, and 10 more where an ace may count 11. */
const SCORES = Uint8Array.from({ length: HANDS.count }, (_, hand) => {
  let points = 0;
  for (let kind = 0; kind < KINDS; kind += 1)
    points += (kind + 1) * inTable(HANDS.counts[hand * KINDS + kind]);
  const ace = inTable(HANDS.counts[hand * KINDS + ACE]) > 0;
  return ace && points <= 11 ? points + 10 : points;
});
const BLACKJACK = inTable(NEXT[inTable(NEXT[EMPTY * KINDS + ACE]) * KINDS + TEN]);

const OVER = 22;
const NATURAL = 23;

export function blackjackDealer(
  parameters: BlackjackParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const rules = rulesWith(parameters, tables);
  const net = netPays(blackjackWagers(parameters), tables);
  const { unit, whole } = smallUnits([net(WAGER, 'blackjack'), net(WAGER, 'win'), ratio(1n, 2n), ONE]);
  const [ofBlackjack, ofWin, ofHalf, ofOne] = [...whole] as [number, number, number, number];
  const plan = new Uint8Array(KINDS * HANDS.count);
  for (let up = 0; up < KINDS; up += 1) {
    const followed = followedFrom(parameters, rules, merged, up);
    for (let hand = 0; hand < HANDS.count; hand += 1) {
      let code = inTable(followed.plan.choice[hand]) + INSTEAD_HIT * inTable(followed.plan.instead[hand]);
      if (HANDS.cards[hand] === 2) {
        const pair = HANDS.counts.subarray(hand * KINDS, (hand + 1) * KINDS).indexOf(2);
        const first = followed.first({ hand, pair });
        code += first === 'split' ? SPLIT : first === 'surrendered' ? SURRENDER : 0;
      }
      plan[up * HANDS.count + hand] = code;
    }
  }
  const takesFirst = rules.naturalTakes === 'first';
  const better = rules.splitTwentyOne === 'beats-longer';
  const shoe = new Shoe(parameters.decks);
  let seen = 0;
  let ready = 0;
  const draw = (random: RandomSource): number => {
    if (seen === ready) {
      shoe.dealTwo(random);
      ready += 2;
    }
    seen += 1;
    return inTable(KIND_OF[shoe.card(seen - 1)]);
  };
  /** 17 to 21, `OVER` or `NATURAL`. */
  const dealersHand = (up: number, random: RandomSource): number => {
    let points = up + 1;
    let ace = up === ACE;
    for (let cards = 2; ; cards += 1) {
      const kind = draw(random);
      points += kind + 1;
      if (kind === ACE) ace = true;
      const soft = ace && points <= 11;
      const total = soft ? points + 10 : points;
      if (total > 21) return OVER;
      if (total === 21 && cards === 2) return NATURAL;
      if (total > 17 || (total === 17 && (!soft || rules.soft17 === 'stand'))) return total;
      if (soft && total === 17 && rules.soft17 === 'hit-for-good') ace = false;
    }
  };

  const scores = new Uint8Array(MOST_HANDS);
  const stakes = new Uint8Array(MOST_HANDS);
  const twoOf21 = new Uint8Array(MOST_HANDS);
  let hands = 0;
  /** Plays a hand of two cards to its end and notes what it came to. */
  const play = (start: number, up: number, split: boolean, random: RandomSource): void => {
    let hand = start;
    let stake = 1;
    const from = up * HANDS.count;
    while (hand >= 0 && SCORES[hand] !== 21) {
      const code = inTable(plan[from + hand]);
      let choice = code & 3;
      if (choice === DOUBLE && split && !rules.doubleAfterSplit) choice = code & INSTEAD_HIT ? HIT : STAND;
      if (choice === STAND) break;
      hand = inTable(NEXT[hand * KINDS + draw(random)]);
      if (choice === DOUBLE) {
        stake = 2;
        break;
      }
    }
    scores[hands] = hand < 0 ? OVER : inTable(SCORES[hand]);
    stakes[hands] = stake;
    twoOf21[hands] = better && split && hand === start && SCORES[start] === 21 ? 1 : 0;
    hands += 1;
  };
  const splitUp = (pair: number, up: number, random: RandomSource): void => {
    const one = inTable(NEXT[EMPTY * KINDS + pair]);
    const most = pair === ACE && !rules.resplitAces ? 2 : rules.hands;
    let begun = 2;
    for (let waiting = 2; waiting > 0; ) {
      const kind = draw(random);
      if (kind === pair && begun < most) {
        begun += 1;
        waiting += 1;
        continue;
      }
      waiting -= 1;
      const two = inTable(NEXT[one * KINDS + kind]);
      if (pair === ACE && !rules.drawToAces) {
        scores[hands] = inTable(SCORES[two]);
        stakes[hands] = 1;
        twoOf21[hands] = better && SCORES[two] === 21 ? 1 : 0;
        hands += 1;
      } else play(two, up, true, random);
    }
  };
  const settled = (dealers: number): number => {
    if (dealers === NATURAL && takesFirst) return -ofOne;
    let gained = 0;
    for (let at = 0; at < hands; at += 1) {
      const score = inTable(scores[at]);
      const stake = inTable(stakes[at]);
      const two = twoOf21[at] === 1;
      if (score === OVER) gained -= stake * ofOne;
      else if (dealers === NATURAL) gained -= two ? 0 : stake * ofOne;
      else if (dealers === OVER || score > dealers || (two && dealers === 21)) gained += stake * ofWin;
      else if (score < dealers) gained -= stake * ofOne;
    }
    return gained;
  };
  const round = (random: RandomSource): number => {
    const [a, b] = [draw(random), draw(random)];
    const up = draw(random);
    const hand = inTable(NEXT[inTable(NEXT[EMPTY * KINDS + a]) * KINDS + b]);
    if (hand === BLACKJACK) return dealersHand(up, random) === NATURAL ? 0 : ofBlackjack;
    const code = inTable(plan[up * HANDS.count + hand]);
    if (code & SURRENDER) {
      if (rules.surrender === 'early') return -ofHalf;
      return dealersHand(up, random) === NATURAL ? -ofOne : -ofHalf;
    }
    hands = 0;
    if (code & SPLIT) splitUp(a, up, random);
    else play(hand, up, false, random);
    return settled(dealersHand(up, random));
  };
  return {
    unit,
    newPack: () => shoe.putBack(),
    play: (random) => {
      seen = 0;
      ready = 0;
      const gained = round(random);
      shoe.putBack();
      return gained;
    },
  };
}
