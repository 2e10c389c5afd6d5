/**
 * What splitting a pair gains when each hand is played by its own cards as an unsplit hand would be, and pairs are split
 * as often as the rules allow: "CDZ-" to those who compare analysers. `splits.md` explains the sum.
 */
import { inTable } from '../../exact/in-table';
import { mostOut } from './dealer-tables';
import { BUST, HANDS, handOf, MOST } from './hands';
import { keptBeside } from './kept';
import { DOUBLE, HIT, mayDouble, type Plan, STAND } from './play';
import { ACE, KINDS, TEN } from './ranks';
import type { Rules } from './rules';
import { type PairCards, pairCards, whereKnown } from './split-states';
import type { Standing } from './standing';

/**
 * By how many of the pair's cards are out, from one: how much one hand's average counts, with any second card and with no further pair
 * card; and `sameKind`, once for each second card of the pair's kind and another rank.
 */
type Weights = { any: Float64Array; other: Float64Array; sameKind: Float64Array; outs: number; most: string };

/** What all hands of the pair gain is a sum over what one of them gains with so many of the pair's cards out. */
function addWeights(weights: Weights, cards: PairCards, share: number): void {
  const most = weights.any.length;
  const given = whereKnown(cards, {
    most,
    plain: (out) => Float64Array.from({ length: most }, (_, at) => (at + 1 === out ? 1 : 0)),
  });
  const count = (sums: Float64Array, averages: Float64Array, times: number) =>
    averages.forEach((average, out) => {
      sums[out] = inTable(sums[out]) + times * average;
    });
  for (const { hands, done, chance } of cards.states()) {
    if (hands > done) count(weights.any, given(hands, done), share * chance * (hands - done));
    if (done === 0) continue;
    const times = (share * chance * done) / (1 - cards.chance(hands, done - 1));
    count(weights.other, given(hands, done - 1), times);
    count(weights.sameKind, given(hands, done - 1), times * cards.others);
  }
}

function weightsOf(
  pairs: readonly { cards: PairCards; share: number }[],
  most: string,
  length: number,
): Weights {
  const [any, other, sameKind] = [
    new Float64Array(length),
    new Float64Array(length),
    new Float64Array(length),
  ];
  const weights = { any, other, sameKind, outs: 0, most };
  for (const { cards, share } of pairs) addWeights(weights, cards, share);
  weights.outs = any.findLastIndex((weight, out) => weight !== 0 || other[out] !== 0) + 1;
  return weights;
}

/** Of every pair, for a dozen limits to the number of hands. */
const weightsKept = keptBeside<Weights>(120);

function weightsFor({ standing, rules, pair, alike }: Split): Weights {
  const pairs = pairCards(standing.table, rules, pair).filter(
    ({ cards }) => alike === undefined || cards.alike === alike,
  );
  const all = pairs.reduce((sum, { share }) => sum + share, 0);
  const shared = pairs.map(({ cards, share }) => ({ cards, share: share / all }));
  const most = pairs.map(({ cards }) => `${cards.most} ${cards.others}`).join();
  return weightsKept(standing, `${pair} ${most}`, () => weightsOf(shared, most, mostOut(pair)));
}

type Split = { standing: Standing; rules: Rules; plan: Plan; pair: number; alike: number | undefined };

/** Of the hands of a pair: which the plan reaches, which only if one choice is another, and which only stand. */
const [REACHED, BESIDE, STANDS] = [3, 2, 1];

/** The hands of one pair, played by a plan. */
export type SplitPass = {
  gain: number;
  /** Hands that the plan reaches; of 21 and of split aces that draw no more, none: nothing is decided there. */
  reached: readonly number[];
  /** Hands whose choice the gains depend on: those and, one other choice away, the hands after it. */
  looked: readonly number[];
  /** By hand that is reached and choice: what it gains, times how often the hand is reached; minus infinity where it may not be taken. */
  choices: ReadonlyMap<number, Float64Array>;
};

/** More than one set of rules asks for with all its charts. */
const passesKept = keptBeside<SplitPass>(60);

export class Splitting {
  constructor(
    private readonly standing: Standing,
    private readonly rules: Rules,
    private readonly plan: Plan,
    /** Only of a pair with so many cards of its rank; of each as often as it is dealt, where nothing is said. */
    private readonly alike?: number,
  ) {}

  /** In stakes of one, of a pair whose two cards are still in the shoe. */
  gain(pair: number): number {
    return this.passOf(pair, false).gain;
  }

  /** The same, with what each choice gains at every hand that comes of the pair. */
  pass(pair: number): SplitPass {
    return this.passOf(pair, true);
  }

  private passOf(pair: number, byChoice: boolean): SplitPass {
    const { standing, rules, plan, alike } = this;
    const hands = new PassingHands({ standing, rules, plan, pair, alike }, byChoice);
    return passesKept(this.standing, hands.decided, () => hands.pass());
  }
}

class PassingHands {
  /** The same text for two passes only if they come to the same. */
  readonly decided: string;
  private readonly reached: number[] = [];
  private readonly looked: number[] = [];
  private readonly choices = new Map<number, Float64Array>();
  private readonly weights: Weights;
  /** Numbers of the pair's cards out that count, from one. */
  private readonly outs: number;
  private readonly first: number;
  private readonly oneCard: boolean;
  /** The hands that gains are worked out for, those with fewest points last; by hand, its place among them. */
  private readonly hands: number[] = [];
  private readonly places = new Int32Array(HANDS.count).fill(-1);
  private readonly state = new Uint8Array(HANDS.count);
  private stood = new Float64Array();
  private gains = new Float64Array();
  private readonly sum: Float64Array;
  private readonly standing: Standing;
  private readonly rules: Rules;
  private readonly plan: Plan;
  private readonly pair: number;

  constructor(
    split: Split,
    private readonly byChoice: boolean,
  ) {
    const { standing, rules, plan, pair } = split;
    this.standing = standing;
    this.rules = rules;
    this.plan = plan;
    this.pair = pair;
    this.weights = weightsFor(split);
    this.outs = this.weights.outs;
    this.first = handOf(pair);
    this.oneCard = pair === ACE && !rules.drawToAces;
    this.sum = new Float64Array(this.outs);
    const { doubleAfterSplit, double } = rules;
    const doubles = byChoice && doubleAfterSplit ? double : '';
    // Of split aces that draw no more, nothing is listed.
    this.decided = `${pair} ${this.weights.most} ${byChoice} ${doubles} ${this.list(byChoice)}`;
  }

  pass(): SplitPass {
    const { byChoice, reached, looked, choices } = this;
    this.stood = new Float64Array(this.hands.length * this.outs);
    this.gains = new Float64Array(this.hands.length * this.outs);
    this.standing.dealer.besideEachBegun(this.pair, this.hands);
    for (let place = 0; place < this.hands.length; place += 1) this.work(place);
    const reach = this.starts();
    let gain = 0;
    for (const [hand, chances] of reach) gain += this.dot(chances, this.gains, inTable(this.places[hand]));
    if (byChoice && !this.oneCard) this.price(reach);
    return { gain, reached, looked, choices };
  }

  private picked(hand: number): number {
    const { choice, instead } = this.plan;
    return inTable((this.rules.doubleAfterSplit ? choice : instead)[hand]);
  }

  /** What is done with each hand whose gains are worked out. */
  private list(byChoice: boolean): string {
    const { state, oneCard } = this;
    const mark = (hand: number, as: number) => {
      state[hand] = Math.max(inTable(state[hand]), as);
    };
    const markNext = (hand: number, as: number) => {
      for (let kind = 0; kind < KINDS; kind += 1) {
        const next = inTable(HANDS.next[hand * KINDS + kind]);
        if (next !== BUST) mark(next, as);
      }
    };
    markNext(this.first, REACHED);
    let done = '';
    // A hand's number is larger than that of any it can be drawn to.
    for (let hand = this.first; hand >= 0; hand -= 1) {
      if (state[hand] === 0) continue;
      this.hands.push(hand);
      if (oneCard || inTable(HANDS.totals[hand]) === MOST) continue;
      const picked = this.picked(hand);
      if (state[hand] !== STANDS) {
        this.looked.push(hand);
        done += picked;
      }
      if (state[hand] === REACHED) {
        this.reached.push(hand);
        if (picked === HIT) markNext(hand, REACHED);
        else if (byChoice) markNext(hand, BESIDE);
        else if (picked === DOUBLE) markNext(hand, STANDS);
      } else if (picked !== STAND && state[hand] === BESIDE) markNext(hand, BESIDE);
    }
    this.hands.reverse();
    this.hands.forEach((hand, place) => {
      this.places[hand] = place;
    });
    return done;
  }

  /** Stood and by the plan, for each number of pair cards out. */
  private work(place: number): void {
    const { standing, stood, gains, pair, oneCard } = this;
    const hand = inTable(this.hands[place]);
    const from = place * this.outs;
    standing.gainsBegun(pair, hand, this.outs, stood, from);
    const stands = oneCard || this.state[hand] === STANDS || inTable(HANDS.totals[hand]) === MOST;
    const picked = stands ? STAND : this.picked(hand);
    const drawn = picked === STAND ? undefined : this.drawn(hand, picked === HIT ? gains : stood);
    for (let out = 0; out < this.outs; out += 1) {
      const gain = drawn ? inTable(drawn[out]) : inTable(stood[from + out]);
      gains[from + out] = picked === DOUBLE ? 2 * gain : gain;
    }
  }

  /** With one more card, by what the hands after it gain. */
  private drawn(hand: number, after: Float64Array): Float64Array {
    const { pair, places, sum } = this;
    const { table } = this.standing;
    const { outs } = this;
    sum.fill(0);
    for (let kind = 0; kind < KINDS; kind += 1) {
      const left = inTable(table.left[kind]) - inTable(HANDS.counts[hand * KINDS + kind]);
      if (left <= 0) continue;
      const next = inTable(HANDS.next[hand * KINDS + kind]);
      const from = next === BUST ? 0 : inTable(places[next]) * outs;
      if (next === BUST)
        for (let out = 0; out < outs; out += 1)
          sum[out] = inTable(sum[out]) + this.leftOf(kind, left, out) * this.lostTo(hand, kind, out);
      else if (kind === pair)
        for (let out = 0; out < outs; out += 1)
          sum[out] = inTable(sum[out]) + Math.max(0, left - out) * inTable(after[from + out]);
      else
        for (let out = 0; out < outs; out += 1)
          sum[out] = inTable(sum[out]) + left * inTable(after[from + out]);
    }
    for (let out = 0; out < outs; out += 1) sum[out] = inTable(sum[out]) / this.cardsBeside(hand, out);
    return sum;
  }

  /** Of so many with one of the pair's cards out. */
  private leftOf(kind: number, left: number, out: number): number {
    return kind === this.pair ? Math.max(0, left - out) : left;
  }

  private cardsBeside(hand: number, out: number): number {
    return Math.max(1, this.standing.table.cards - inTable(HANDS.cards[hand]) - out);
  }

  /** Of a unit on a hand that a card of this kind takes over 21. */
  private lostTo(hand: number, kind: number, out: number): number {
    const { table } = this.standing;
    if (this.rules.naturalTakes === 'all' || (table.up !== ACE && table.up !== TEN)) return -1;
    const makes = table.up === ACE ? TEN : ACE;
    const left = inTable(table.left[makes]) - inTable(HANDS.counts[hand * KINDS + makes]);
    const gone = (makes === kind ? 1 : 0) + (makes === this.pair ? out : 0);
    return Math.max(0, left - gone) / Math.max(1, this.cardsBeside(hand, out) - 1) - 1;
  }

  private dot(chances: Float64Array, gains: Float64Array, place: number): number {
    let sum = 0;
    for (let out = 0; out < this.outs; out += 1)
      sum += inTable(chances[out]) * inTable(gains[place * this.outs + out]);
    return sum;
  }

  /** Each hand of two cards, by how much it counts for each number of pair cards out. */
  private starts(): Map<number, Float64Array> {
    const { pair, first, weights } = this;
    const { table } = this.standing;
    const reach = new Map<number, Float64Array>();
    for (let kind = 0; kind < KINDS; kind += 1) {
      const left = inTable(table.left[kind]) - (kind === pair ? 1 : 0);
      if (left <= 0) continue;
      const chances = new Float64Array(this.outs);
      for (let out = 0; out < this.outs; out += 1) {
        const counts = inTable(weights.any[out]) + (kind === pair ? 0 : inTable(weights.other[out]));
        const ofOtherRanks = kind === pair ? inTable(weights.sameKind[out]) : 0;
        chances[out] = (counts * this.leftOf(kind, left, out) + ofOtherRanks) / this.cardsBeside(first, out);
      }
      reach.set(inTable(HANDS.next[first * KINDS + kind]), chances);
    }
    return reach;
  }

  private price(reach: Map<number, Float64Array>): void {
    const { table } = this.standing;
    const { outs } = this;
    for (const hand of this.reached) {
      const chances = reach.get(hand);
      if (!chances) {
        this.choices.set(hand, new Float64Array(3));
        continue;
      }
      const doubles = this.rules.doubleAfterSplit && mayDouble(this.rules, hand);
      const picked = this.picked(hand);
      const byPlan = this.dot(chances, this.gains, inTable(this.places[hand]));
      const gainOf = (choice: number, gain: () => number) => (picked === choice ? byPlan : gain());
      const choices = new Float64Array(3);
      choices[STAND] = gainOf(STAND, () => this.dot(chances, this.stood, inTable(this.places[hand])));
      choices[HIT] = gainOf(HIT, () => this.dot(chances, this.drawn(hand, this.gains), 0));
      choices[DOUBLE] = doubles
        ? gainOf(DOUBLE, () => 2 * this.dot(chances, this.drawn(hand, this.stood), 0))
        : -Infinity;
      this.choices.set(hand, choices);
      if (picked !== HIT) continue;
      for (let kind = 0; kind < KINDS; kind += 1) {
        const next = inTable(HANDS.next[hand * KINDS + kind]);
        const left = inTable(table.left[kind]) - inTable(HANDS.counts[hand * KINDS + kind]);
        if (next === BUST || left <= 0) continue;
        const known = reach.get(next) ?? new Float64Array(outs);
        for (let out = 0; out < outs; out += 1) {
          const chance = this.leftOf(kind, left, out) / this.cardsBeside(hand, out);
          known[out] = inTable(known[out]) + inTable(chances[out]) * chance;
        }
        reach.set(next, known);
      }
    }
  }
}
