/** What splitting a pair gains, as a fraction: the sums of `splits.md` without a rounding. */
import { type Fraction, ONE, ratio, ZERO } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { HANDS, handOf } from '../hands';
import { pairings } from '../pairings';
import type { Plan } from '../play';
import { ACE, KINDS } from '../ranks';
import type { Rules } from '../rules';
import type { ExactTable } from './exact-table';
import { PlayedOut } from './played-out';

/** What one hand gains on average with any second card, and counting only those whose second is no further pair card. */
type OfOne = { any: Fraction; other: Fraction };
type SplitRules = Pick<Rules, 'hands' | 'resplitAces' | 'drawToAces' | 'doubleAfterSplit' | 'tens'>;

/** `others`: cards of the pair's kind and of other ranks. */
type Split = { table: ExactTable; rules: SplitRules; plan: Plan; pair: number; others: number };

function ofOne({ table, rules, plan, pair, others }: Split, out: number): OfOne {
  table.take(pair, out - 1);
  const hands = new PlayedOut(table, { plan, mayDouble: rules.doubleAfterSplit });
  const first = handOf(pair);
  const oneCard = pair === ACE && !rules.drawToAces;
  let any = 0n;
  let other = 0n;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const left = inTable(table.left[kind]) - (kind === pair ? 1 : 0);
    if (left <= 0) continue;
    const next = inTable(HANDS.next[first * KINDS + kind]);
    const gain = oneCard ? hands.stood(next) : hands.played(next);
    any += BigInt(left) * gain;
    other += BigInt(kind === pair ? others : left) * gain;
  }
  const all = table.unit * table.orders(table.cards - 1, hands.spanAfter(first));
  table.take(pair, 1 - out);
  return { any: ratio(any, all), other: ratio(other, all) };
}

/** In stakes of one, of a pair whose two cards are still in the shoe. */
export function splitExactly(table: ExactTable, rules: SplitRules, plan: Plan, pair: number): Fraction {
  const found = pairings(table, rules, pair);
  const all = found.reduce((sum, { ways }) => sum + ways, 0);
  return found.reduce((sum, { alike, ways }) => {
    const others = inTable(table.left[pair]) - alike;
    return sum.add(splitAlike({ table, rules, plan, pair, others }, alike).mul(ratio(ways, all)));
  }, ZERO);
}

/** Of a pair of so many cards that are alike. */
function splitAlike(split: Split, alike: number): Fraction {
  const { table, rules, pair } = split;
  const whole = table.cards;
  const most = Math.min(pair === ACE && !rules.resplitAces ? 2 : rules.hands, alike);
  const pairCard = (out: number, known: number): Fraction =>
    ratio(Math.max(0, alike - out), whole - out - known);
  const memo = new Map<string, OfOne>();
  const given = (out: number, known: number): OfOne => {
    const key = `${out} ${known}`;
    const kept = memo.get(key);
    if (kept) return kept;
    const found = known === 0 ? ofOne(split, out) : knowing(out, known);
    memo.set(key, found);
    return found;
  };
  const knowing = (out: number, known: number): OfOne => {
    const fewer = given(out, known - 1);
    const chance = pairCard(out, known - 1);
    if (chance.equals(ZERO)) return fewer;
    const more = given(out + 1, known - 1);
    const without = (a: Fraction, b: Fraction) => a.sub(chance.mul(b)).div(ONE.sub(chance));
    return { any: without(fewer.any, more.any), other: without(fewer.other, more.other) };
  };
  /** All hands of a split, once it is known how many begin and how many of them have a second card of another kind. */
  const ofState = (hands: number, done: number): Fraction => {
    let sum = ratio(hands - done).mul(hands > done ? given(hands, done).any : ZERO);
    if (done > 0) {
      const finished = given(hands, done - 1).other.div(ONE.sub(pairCard(hands, done - 1)));
      sum = sum.add(ratio(done).mul(finished));
    }
    return sum;
  };
  /** Second cards one after another, until no hand that may be split further waits for one. */
  const walk = (hands: number, done: number): Fraction => {
    if (hands === most || hands === done) return ofState(hands, done);
    const key = `${hands} ${done}`;
    const known = walked.get(key);
    if (known) return known;
    const chance = pairCard(hands, done);
    const found = chance
      .mul(chance.equals(ZERO) ? ZERO : walk(hands + 1, done))
      .add(ONE.sub(chance).mul(walk(hands, done + 1)));
    walked.set(key, found);
    return found;
  };
  const walked = new Map<string, Fraction>();
  return walk(2, 0);
}
