/**
 * A pair that is split, once, into two hands: both are played by their own cards and end against one hand of the dealer's.
 * A hand's gain alone is exact, and that of the pair is both hands' together. How they end together is counted over every two
 * sets of cards that the hands can draw.
 */
import { inTable } from '../../../exact/in-table';
import { BUST, HANDS, handOf, OVER_21 as OVER } from '../hands';
import { KINDS } from '../ranks';
import { ENDS } from './dealers-cards';
import {
  type Cards,
  DOUBLE,
  GIVE_UP,
  HandGains,
  isAceAndTen,
  type Situation,
  STAND,
  takenOut,
} from './hand-gains';
import { highKinds, lowKinds, NumberedSets, PLACES } from './numbered-sets';
import { BothHands, DOUBLED, GAVE_UP, OVER_21, STANDINGS, standingOf } from './settled';

/** What the first card of a pair is drawn to, with the number of orders that the play leads through. */
type Ended = { drawn: Uint8Array; cards: number; standing: number; orders: number };

export type SplitPair = {
  gains: HandGains;
  /** Of both hands, in first stakes. */
  gain: number;
  ended: () => BothHands;
};

export function splitPair(situation: Situation, kind: number): SplitPair {
  const own: Situation = { ...situation, shoe: takenOut(situation.shoe, kind), splitOf: kind };
  const gains = new HandGains(own);
  const { rules } = situation;
  const { left, cards } = takenOut(own.shoe, kind);
  let gain = 0;
  for (let next = 0; next < KINDS; next += 1)
    gain += (inTable(left[next]) / cards) * inTable(gains.best[handOf(kind, next)]);
  return {
    gains,
    gain: gain * (1 + rules.splitStake),
    ended: () => bothEnded(situation, { left, cards }, endsFrom(kind, gains)),
  };
}

function endsFrom(first: number, gains: HandGains): Ended[] {
  const orders = new Float64Array(HANDS.count);
  for (let kind = 0; kind < KINDS; kind += 1) orders[handOf(first, kind)] = 1;
  const found = new Map<string, Ended>();
  const end = (hand: number, kind: number | undefined, standing: number, ways: number) => {
    const drawn = HANDS.counts.slice(hand * KINDS, (hand + 1) * KINDS);
    drawn[first] = inTable(drawn[first]) - 1;
    if (kind !== undefined) drawn[kind] = inTable(drawn[kind]) + 1;
    const key = `${standing} ${drawn.join()}`;
    const known = found.get(key) ?? {
      drawn,
      cards: drawn.reduce((sum, count) => sum + count, 0),
      standing,
      orders: 0,
    };
    known.orders += ways;
    found.set(key, known);
  };
  // A hand's number is larger than that of any it can be drawn to, so all ways to a hand are known when it is reached.
  for (let hand = HANDS.empty - 1; hand >= 0; hand -= 1) {
    const ways = inTable(orders[hand]);
    if (ways === 0 || gains.held[hand] === 0) continue;
    const choice = inTable(gains.choice[hand]);
    if (choice === STAND)
      end(hand, undefined, standingOf(inTable(HANDS.totals[hand]), isAceAndTen(hand)), ways);
    else if (choice === GIVE_UP) end(hand, undefined, GAVE_UP, ways);
    else
      for (let kind = 0; kind < KINDS; kind += 1) {
        const next = inTable(HANDS.next[hand * KINDS + kind]);
        const doubled = choice === DOUBLE ? DOUBLED : 0;
        if (next === BUST) end(hand, kind, standingOf(OVER, false) + doubled, ways);
        else if (doubled) end(hand, kind, standingOf(inTable(HANDS.totals[next]), false) + doubled, ways);
        else orders[next] = inTable(orders[next]) + ways;
      }
  }
  return [...found.values()];
}

/** By kind and number drawn, or by number of all cards: the ways to take them one after another. */
const falling = (of: number): Float64Array => {
  const ways = new Float64Array(2 * PLACES).fill(1);
  for (let drawn = 1; drawn < ways.length; drawn += 1)
    ways[drawn] = inTable(ways[drawn - 1]) * Math.max(0, of - drawn + 1);
  return ways;
};

function withRoom(table: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * table.length);
  larger.set(table);
  return larger;
}

/** Hands of one stake that go over 21 are not looked at: they are what the other hands leave of all that can happen. */
function bothEnded({ rules, dealer, hearts }: Situation, shoe: Cards, all: readonly Ended[]): BothHands {
  const together = new BothHands(rules);
  const ended = all.filter(({ standing }) => standing !== OVER_21);
  const ofKinds = new Float64Array(2 * PLACES * KINDS);
  shoe.left.forEach((of, kind) => {
    ofKinds.set(falling(of), 2 * PLACES * kind);
  });
  const ofAll = falling(shoe.cards);
  const left = new Float64Array(KINDS);
  const ends = new Float64Array(ENDS);

  // By standing and end: how often one hand stands so, whatever the other does; and less how often with one that is looked at.
  const alone = new Float64Array(STANDINGS * ENDS);
  const rest = new Float64Array(ENDS);
  dealer.work(shoe.left, shoe.cards, hearts, rest);
  for (const { drawn, cards, standing, orders } of ended) {
    let ways = orders / inTable(ofAll[cards]);
    for (let kind = 0; kind < KINDS; kind += 1) {
      ways *= inTable(ofKinds[2 * PLACES * kind + inTable(drawn[kind])]);
      left[kind] = inTable(shoe.left[kind]) - inTable(drawn[kind]);
    }
    if (ways === 0) continue;
    dealer.work(left, shoe.cards - cards, hearts, ends);
    for (let end = 0; end < ENDS; end += 1) {
      const at = standing * ENDS + end;
      alone[at] = inTable(alone[at]) + ways * inTable(ends[end]);
      rest[end] = inTable(rest[end]) - 2 * ways * inTable(ends[end]);
    }
  }
  const sets = new NumberedSets();
  /** By number of a set: how the dealer ends beside it. */
  let known = new Float64Array(1024 * ENDS);
  const lows = Int32Array.from(ended, ({ drawn }) => lowKinds(drawn));
  const highs = Int32Array.from(ended, ({ drawn }) => highKinds(drawn));
  const drawnB = Uint8Array.from(ended.flatMap(({ drawn }) => [...drawn]));
  const ordersB = Float64Array.from(ended, ({ orders }) => orders);
  const cardsB = Uint8Array.from(ended, ({ cards }) => cards);
  const standingB = Uint8Array.from(ended, ({ standing }) => standing);
  const rowsA = new Int32Array(KINDS);
  for (let a = 0; a < ended.length; a += 1) {
    const { standing, orders, cards, drawn } = ended[a] as Ended;
    const [low, high] = [inTable(lows[a]), inTable(highs[a])];
    for (let kind = 0; kind < KINDS; kind += 1) rowsA[kind] = 2 * PLACES * kind + inTable(drawn[kind]);
    for (let b = 0; b < standingB.length; b += 1) {
      let ways = (orders * inTable(ordersB[b])) / inTable(ofAll[cards + inTable(cardsB[b])]);
      for (let kind = 0; kind < KINDS; kind += 1)
        ways *= inTable(ofKinds[inTable(rowsA[kind]) + inTable(drawnB[b * KINDS + kind])]);
      if (ways === 0) continue;
      const before = sets.count;
      const set = sets.numberOf(low + inTable(lows[b]), high + inTable(highs[b]));
      if (set === before) {
        for (let kind = 0; kind < KINDS; kind += 1)
          left[kind] = inTable(shoe.left[kind]) - inTable(drawn[kind]) - inTable(drawnB[b * KINDS + kind]);
        dealer.work(left, shoe.cards - cards - inTable(cardsB[b]), hearts, ends);
        if ((set + 1) * ENDS > known.length) known = withRoom(known);
        known.set(ends, set * ENDS);
      }
      together.add(standing, inTable(standingB[b]), ways, known, set * ENDS);
      for (let end = 0; end < ENDS; end += 1) {
        const one = ways * inTable(known[set * ENDS + end]);
        alone[standing * ENDS + end] = inTable(alone[standing * ENDS + end]) - one;
        rest[end] = inTable(rest[end]) + one;
      }
    }
  }
  for (let standing = 0; standing < STANDINGS; standing += 1) {
    const withOver = alone.subarray(standing * ENDS, (standing + 1) * ENDS);
    together.add(standing, OVER_21, 1, withOver);
    together.add(OVER_21, standing, 1, withOver);
  }
  together.add(OVER_21, OVER_21, 1, rest);
  return together;
}
