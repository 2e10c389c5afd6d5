/** Every player's hand against every dealer's, both set by a House Way: whole numbers of wins, stand-offs and losses (method.md). */
import { RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { CLASSES, multisetNumber } from '../cards/hand-classes';
import { MOST_JOKERS } from '../cards/most-jokers';
import { HAND } from '../cards/pack';
import {
  binomial,
  type CommonCards,
  forEachCommonSet,
  type Pack,
  packSize,
  pairsOfHands,
  WHOLE_PACK,
} from './common-cards';
import {
  type Counted,
  canFlush,
  countsIn,
  forEachFlush,
  forEachWithThreeJokers,
  handsByRanks,
} from './hands-with';
import type { Outcomes } from './outcomes';
import { type Pairs, pairsWon } from './pairs-won';

export type MatchUps = Pairs & { standOffs: bigint; all: bigint };

/** By mask of ranks. Sets of the same ranks add up to the same mark, so that one part has all of them and counts their hands once. */
const MARKS = Uint32Array.from({ length: 1 << RANKS }, (_, mask) =>
  Array.from({ length: RANKS }, (_, rank) => ((mask >> rank) & 1) * (rank * rank * 7 + rank + 1)).reduce(
    (sum, mark) => sum + mark,
  ),
);
function marked({ masks, joker }: CommonCards): number {
  let mark = joker;
  for (let suit = 0; suit < masks.length; suit += 1) mark += inTable(MARKS[inTable(masks[suit])]);
  return mark;
}

/** One of several equal parts of the work. */
export type Share = { part: number; of: number };

class Counting {
  /** Hands by outcome; one and the same where both set alike. */
  private readonly player: Float64Array;
  private readonly dealer: Float64Array;
  private readonly touched: Uint32Array;
  private readonly seen: Uint8Array;
  private count = 0;
  /** By the ranks in common. */
  private readonly byRanks = new Map<number, Counted>();
  private readonly withoutFlush = new Map<number, Pairs>();

  constructor(
    private readonly pack: Pack,
    private readonly outcomes: Outcomes,
  ) {
    const same = outcomes.player === outcomes.dealer;
    this.player = new Float64Array(outcomes.count);
    this.dealer = same ? this.player : new Float64Array(outcomes.count);
    this.touched = new Uint32Array(outcomes.count);
    this.seen = new Uint8Array(outcomes.count);
  }

  private addTo(hands: Float64Array, outcome: number, ways: number) {
    if (this.seen[outcome] === 0) {
      this.seen[outcome] = 1;
      this.touched[this.count] = outcome;
      this.count += 1;
    }
    hands[outcome] = inTable(hands[outcome]) + ways;
  }

  private add(number: number, ways: number) {
    const { player, dealer } = this.outcomes;
    this.addTo(this.player, inTable(player[number]), ways);
    if (this.dealer !== this.player) this.addTo(this.dealer, inTable(dealer[number]), ways);
  }

  /** The pairs of hands that both hold these cards. */
  pairs(cards: CommonCards): Pairs {
    const counts = countsIn(cards.masks);
    const size = counts.reduce((sum, count) => sum + count, cards.joker);
    const key = (multisetNumber(counts) * (MOST_JOKERS + 1) + cards.joker) * HAND + size;
    const flushes = canFlush(cards);
    const known = flushes ? undefined : this.withoutFlush.get(key);
    if (known) return known;
    const ranks = this.byRanks.get(key) ?? handsByRanks(this.pack, counts, cards.joker);
    this.byRanks.set(key, ranks);
    for (let i = 0; i < ranks.classes.length; i += 1)
      this.add(inTable(ranks.classes[i]), inTable(ranks.hands[i]));
    if (flushes)
      forEachFlush(this.pack, cards, (flushed, ranksAlone, ways) => {
        this.add(flushed, ways);
        this.add(ranksAlone, -ways);
      });
    forEachWithThreeJokers(this.pack, cards, (number) => this.add(number, 1));
    const rising = this.touched.subarray(0, this.count).sort();
    const pairs = pairsWon(this.outcomes, rising, this.count, this.player, this.dealer);
    this.clear(binomial(packSize(this.pack) - size, HAND - size));
    if (!flushes) this.withoutFlush.set(key, pairs);
    return pairs;
  }

  private clear(expected: number) {
    let hands = 0;
    for (let i = 0; i < this.count; i += 1) {
      const outcome = inTable(this.touched[i]);
      hands += inTable(this.dealer[outcome]);
      this.player[outcome] = 0;
      this.dealer[outcome] = 0;
      this.seen[outcome] = 0;
    }
    this.count = 0;
    if (hands !== expected) throw new Error(`${hands} hands hold cards that ${expected} hold`);
  }
}

/** How many hands each class has. */
export function handsOfPack(pack: Pack): Float64Array {
  const hands = new Float64Array(CLASSES);
  const none = { masks: Array.from({ length: pack.suits }, () => 0), joker: 0, orbit: 1 };
  const ranks = handsByRanks(pack, countsIn(none.masks), 0);
  for (let i = 0; i < ranks.classes.length; i += 1)
    hands[inTable(ranks.classes[i])] = inTable(ranks.hands[i]);
  forEachFlush(pack, none, (flushed, ranksAlone, ways) => {
    hands[flushed] = inTable(hands[flushed]) + ways;
    hands[ranksAlone] = inTable(hands[ranksAlone]) - ways;
  });
  forEachWithThreeJokers(pack, none, (number) => {
    hands[number] = inTable(hands[number]) + 1;
  });
  return hands;
}

/** A hand against the very same cards, as the last term of the sum. */
function againstItself(pack: Pack, { player, dealer, high, low }: Outcomes): Pairs {
  const hands = handsOfPack(pack);
  let [wins, losses] = [0n, 0n];
  for (let i = 0; i < CLASSES; i += 1) {
    const [p, d] = [inTable(player[i]), inTable(dealer[i])];
    const [isHigher, isLower] = [inTable(high[p]) > inTable(high[d]), inTable(low[p]) > inTable(low[d])];
    if (isHigher && isLower) wins += BigInt(inTable(hands[i]));
    if (!isHigher && !isLower) losses += BigInt(inTable(hands[i]));
  }
  return { wins, losses };
}

export function matchUps(
  outcomes: Outcomes,
  pack: Pack = WHOLE_PACK,
  { part, of }: Share = { part: 0, of: 1 },
): Pairs {
  const counting = new Counting(pack, outcomes);
  let [wins, losses] = [0n, 0n];
  for (let size = 0; size < HAND; size += 1)
    forEachCommonSet(pack, size, (cards) => {
      if (of > 1 && marked(cards) % of !== part) return;
      const pairs = counting.pairs(cards);
      const weight = BigInt(size % 2 === 0 ? cards.orbit : -cards.orbit);
      wins += weight * pairs.wins;
      losses += weight * pairs.losses;
    });
  if (part === 0) {
    const same = againstItself(pack, outcomes);
    wins -= same.wins;
    losses -= same.losses;
  }
  return { wins, losses };
}

/** All parts of the work together. */
export function merged(parts: readonly Pairs[], pack: Pack = WHOLE_PACK): MatchUps {
  const wins = parts.reduce((sum, part) => sum + part.wins, 0n);
  const losses = parts.reduce((sum, part) => sum + part.losses, 0n);
  const all = pairsOfHands(pack);
  return { wins, losses, standOffs: all - wins - losses, all };
}
