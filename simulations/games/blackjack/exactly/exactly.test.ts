/** The round in whole numbers, against cards dealt out one after another and against the doubles. */

import { describe, expect, it } from 'vitest';
import { ratio, toText } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { bestGainAgainst } from '../best-round';
import { nextCards, type Shoe, score, without } from '../by-hand';
import { dealtOut } from '../dealt-out';
import { handOf } from '../hands';
import type { Followed } from '../pieces';
import { bestPlay, DOUBLE, HIT } from '../play';
import { shoeOf } from '../ranks';
import type { Rules } from '../rules';
import { Splitting } from '../split';
import { standingAgainst } from '../standing';
import { smallRules } from '../testing/small-rules';
import { bestOpenings } from '../whole-round';
import { gainExactly } from './exact-gain';
import { splitExactly } from './exact-splits';
import { ExactTable } from './exact-table';
import { LIMBS, readWhole, writeWhole } from './limbs';
import { Tally } from './tally';

const RULES = smallRules(
  // A  2  3  4  5  6  7  8  9 10
  [3, 0, 1, 0, 2, 2, 0, 4, 0, 4],
  { double: 'any', hands: 3 },
);

function bestFollowed(rules: Rules, up: number): Followed {
  const standing = standingAgainst(up, rules);
  const played = bestPlay(standing, rules);
  const openings = bestOpenings(standing, rules, played);
  return {
    plan: played.plan,
    first: ({ hand }) => openings.find(({ opening }) => opening.hand === hand)?.first ?? 'played',
  };
}

/** Every first two cards, played out by hand. */
function byHand(rules: Rules, up: number, { plan, first }: Followed): number {
  const afterUp = without(rules.shoe, up);
  const all = rules.shoe.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  const choose = (split: boolean) => (cards: readonly number[]) => {
    if (score(cards).total === 21) return 'stand';
    const hand = handOf(...cards);
    const picked = inTable((split && !rules.doubleAfterSplit ? plan.instead : plan.choice)[hand]);
    if (picked === DOUBLE) return 'double';
    return picked === HIT ? 'hit' : 'stand';
  };
  for (const a of nextCards(afterUp))
    for (const b of nextCards(a.left)) {
      const chance = a.chance * b.chance;
      const natural = naturalChance(b.left, up);
      const pair = a.kind === b.kind ? a.kind : -1;
      const how = first({ hand: handOf(a.kind, b.kind), pair });
      let gain: number;
      if (Math.min(a.kind, b.kind) === 0 && Math.max(a.kind, b.kind) === 9)
        gain = (1 - natural) * rules.blackjackPays;
      else if (how === 'surrendered') gain = rules.surrender === 'early' ? -0.5 : -0.5 * (1 + natural);
      else {
        const hands = how === 'split' ? [[a.kind], [b.kind]] : [[a.kind, b.kind]];
        gain = dealtOut(rules, up, b.left, choose(how === 'split'), hands);
        // Where a blackjack takes the first stake alone, it takes that much.
        if (rules.naturalTakes === 'first') gain -= natural;
      }
      sum += chance * gain;
    }
  return (sum * inTable(rules.shoe[up])) / all;
}

const naturalChance = (shoe: Shoe, up: number): number => {
  const cards = shoe.reduce((sum, count) => sum + count, 0);
  if (up === 0) return inTable(shoe[9]) / cards;
  return up === 9 ? inTable(shoe[0]) / cards : 0;
};

/** Three hands and the dealer’s are never short of cards. */
const FOR_THREE = [2, 0, 1, 0, 1, 2, 0, 4, 0, 8];

describe('a small shoe dealt out by hand', () => {
  it.each<[string, Partial<Rules>]>([
    ['as most tables play', { shoe: FOR_THREE }],
    ['a blackjack takes the first stake alone', { naturalTakes: 'first', surrender: 'late', hands: 2 }],
    [
      'two cards of 21 after a split beat more',
      { shoe: FOR_THREE, splitTwentyOne: 'beats-longer', drawToAces: true },
    ],
    [
      'no double after a split, aces again',
      { shoe: FOR_THREE, doubleAfterSplit: false, resplitAces: true, soft17: 'hit' },
    ],
    ['late surrender', { surrender: 'late', hands: 2 }],
    ['early surrender', { surrender: 'early', hands: 2 }],
    [
      'early surrender, a blackjack takes the first stake alone',
      { surrender: 'early', naturalTakes: 'first', hands: 2 },
    ],
  ])('%s', (_, changed) => {
    const rules = { ...RULES, ...changed };
    for (const up of [0, 5, 9]) {
      const followed = bestFollowed(rules, up);
      const pays = { blackjack: ratio(3, 2), win: ratio(1) };
      const exact = gainExactly(rules, pays, up, followed);
      expect(exact.valueOf()).toBeCloseTo(byHand(rules, up, followed), 13);
      expect(exact.valueOf()).toBeCloseTo(bestGainAgainst(up, rules), 13);
    }
  });
});

describe('a pack of 52', () => {
  const rules: Rules = { ...RULES, shoe: shoeOf(1), hands: 4, winPays: 1.2, blackjackPays: 1.2 };

  it('gains the fraction that the doubles are near, where a unit must be found for the pays', () => {
    const pays = { blackjack: ratio(6, 5), win: ratio(6, 5) };
    const exact = gainExactly(rules, pays, 5, bestFollowed(rules, 5));
    expect(exact.valueOf()).toBeCloseTo(bestGainAgainst(5, rules), 14);
    // A chance of a round from 52 cards: its denominator has no larger prime than 47, nor has the fraction's.
    let rest = exact.d;
    for (const prime of [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n, 43n, 47n])
      while (rest % prime === 0n) rest /= prime;
    expect(rest).toBe(1n);
    expect(toText(exact)).toMatch(/^\d+\/\d+$/);
  });
});

describe('whole numbers in tables of doubles', () => {
  it.each([0n, 1n, -1n, 2n ** 53n + 1n, -(3n ** 400n)])('%s', (value) => {
    const table = new Float64Array(2 * LIMBS);
    writeWhole(table, LIMBS, value);
    expect(readWhole(table, LIMBS)).toBe(value);
  });

  it('refuse what does not fit', () => {
    expect(() => writeWhole(new Float64Array(LIMBS), 0, 2n ** 3_100n)).toThrow('too long');
  });
});

it('aces that may not be split again make two hands, however many aces are left', () => {
  const aces = Array.from({ length: 10 }, (_, kind) => kind === 0);
  const two: Rules = { ...RULES, splits: aces, hands: 2 };
  const pays = { blackjack: ratio(3, 2), win: ratio(1) };
  const exact = (rules: Rules) => gainExactly(rules, pays, 5, bestFollowed(rules, 5));
  const four = exact({ ...two, hands: 4 });
  expect(four.equals(exact(two))).toBe(true);
  expect(four.equals(exact({ ...two, hands: 4, resplitAces: true }))).toBe(false);
});

describe('what a hand that stands gains, over all orders of a large shoe', () => {
  /** Products of odd numbers soon need every bit. */
  const LARGE = Array<number>(10).fill(199);
  const table = (up: number, splitTwentyOne: Rules['splitTwentyOne']) =>
    new ExactTable(
      { shoe: LARGE, soft17: 'hit', naturalTakes: 'all', splitTwentyOne, winPays: ratio(1) },
      up,
      1n,
    );

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'a total that nothing reaches loses to blackjacks alone, and every order is counted once: up-card %i',
    (up) => {
      const whole = table(up, 'stands-off');
      const all = whole.orders(whole.cards, whole.span);
      const blackjacks = BigInt(whole.naturals()) * whole.orders(whole.cards - 1, whole.span - 1);
      expect(whole.stood(22, false, whole.span)).toBe(all - 2n * blackjacks);
    },
  );

  it('two cards of 21 after a split stand off against a blackjack where they beat longer hands, and lose to it elsewhere', () => {
    const longer = table(9, 'beats-longer');
    const plain = table(9, 'stands-off');
    const blackjacks = BigInt(plain.naturals()) * plain.orders(plain.cards - 1, plain.span - 1);
    const all = longer.orders(longer.cards, longer.span);
    expect(longer.stood(21, true, longer.span)).toBe(all - blackjacks);
    expect(plain.stood(21, true, plain.span)).toBe(plain.stood(21, false, plain.span));
  });
});

describe('a tally of whole numbers', () => {
  it('carries what a double would round', () => {
    const tally = new Tally(2);
    for (const each of [Number.MAX_SAFE_INTEGER, 1, 1]) tally.add(1, each);
    expect(tally.at(1)).toBe(2n ** 53n + 1n);
    expect(tally.at(0)).toBe(0n);
    tally.addLarge(1, 5n);
    expect(tally.at(1)).toBe(2n ** 53n + 6n);
    tally.clear();
    expect(tally.at(1)).toBe(0n);
  });
});

it('large shoes carry products beyond doubles as bigints', () => {
  const eight: Rules = { ...RULES, shoe: shoeOf(8), splits: Array<boolean>(10).fill(false) };
  const followed = bestFollowed(eight, 1);
  const exact = gainExactly(eight, { blackjack: ratio(3, 2), win: ratio(1) }, 1, followed);
  expect(exact.valueOf()).toBeCloseTo(bestGainAgainst(1, eight), 14);
});

it('tens that are split without a limit are counted as far as the fraction counts them', () => {
  const tens: Rules = {
    ...RULES,
    shoe: shoeOf(1),
    hands: 16,
    splits: RULES.splits.map((_, kind) => kind === 9),
  };
  const standing = standingAgainst(5, tens);
  const { plan } = bestPlay(standing, tens);
  const exact = splitExactly(new ExactTable({ ...tens, winPays: ratio(1) }, 5, 1n), tens, plan, 9);
  expect(new Splitting(standing, tens, plan).gain(9)).toBeCloseTo(exact.valueOf(), 12);
});
