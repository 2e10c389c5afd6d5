/**
 * What 11.82 costs a player whose AA Bonus has won with a hand that the Ante alone would fold: such hands need a pair of
 * aces or three of a kind on the flop itself, so only those flops are looked at.
 */
import { expect, it } from 'vitest';
import { ACE, type Card, PACK, rankOf } from '@/simulations/equipment/cards/card';
import { choose } from '@/simulations/equipment/cards/card-sets';
import { type Fraction, fromText, ratio } from '@/simulations/exact/fraction';
import { DEALER_HANDS } from '@/simulations/games/holdem/boards/board';
import { casinoHoldemRules } from '@/simulations/games/holdem/casino/rule-set';
import { CasinoHoldemParameters } from '@/simulations/games/holdem/casino/wagers';
import { placeOf, sumsAtFlop } from '@/simulations/games/holdem/testing/at-one-flop';
import { CASINO } from '@/simulations/games/holdem/testing/published';
import { casinoHoldemAmbiguities } from '../ambiguities/section-11/casino';

const CARDS = Array.from({ length: PACK }, (_, card) => card as Card);
const DEALS = choose(PACK, 3) * choose(PACK - 3, 2);

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(0, i).map((b): [T, T] => [b, a]));
}

/** With two aces or three of a kind face up, everybody has at least a pair of aces. */
const wonByAll = CARDS.flatMap((c, k) =>
  pairs(CARDS.slice(0, k)).map((two): [Card, Card, Card] => [...two, c]),
).filter((flop) => {
  const ranks = flop.map(rankOf);
  return ranks.filter((rank) => rank === ACE).length >= 2 || new Set(ranks).size === 1;
});

it('is rare, and calling there costs little', () => {
  const rules = casinoHoldemRules(CasinoHoldemParameters.parse({}), CASINO);
  const places = wonByAll.flatMap((flop) =>
    pairs(CARDS.filter((card) => !flop.includes(card))).map((hole) => placeOf(hole, flop)),
  );
  const sums = sumsAtFlop(rules);
  // What calling gains over folding, where that is less than nothing.
  const folds = places.map((place) => sums[place] ?? Number.NaN).filter((gain) => !(gain >= 0));
  const rounds = BigInt(choose(PACK - 5, 2)) * BigInt(DEALER_HANDS * rules.settled.unit);
  const lost = ratio(-folds.reduce((sum, gain) => sum + BigInt(gain), 0n), rounds * BigInt(DEALS));

  const share = ratio(folds.length, DEALS);
  const shown = (part: Fraction) => part.mul(100).valueOf().toFixed(2);
  const says = casinoHoldemAmbiguities.find(({ id }) => id === 'aa-bonus-when-folded')?.because;
  expect(says).toContain(`In ${shown(share)}% of deals`);
  expect(says).toContain(`costs ${shown(lost)} points of the Ante`);
  // Calling saves the AA Bonus and its 7 to 1, worth far more.
  expect(lost.lt(share.mul(fromText('8/1')))).toBe(true);
});
