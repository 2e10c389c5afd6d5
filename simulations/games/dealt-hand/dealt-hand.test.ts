import { describe, expect, it } from 'vitest';
import type { Card } from '../../equipment/cards/card';
import { forEachSet } from '../../equipment/cards/card-sets';
import { worthOf } from '../../equipment/cards/plain-ranking';
import { toPercent } from '../../exact/decimal';
import { inTable } from '../../exact/in-table';
import type { Family } from '../../family/family';
import { houseEdge } from '../../figures/house-edge';
import type { WagerSpec } from '../../wagers/wager-spec';
import { randomStream } from '../../witness/random';
import { studProgressive } from '../casino-stud/progressive/family';
import { threeCardBonus } from '../let-it-ride/three-card-bonus/family';
import { threeCardSideWagers } from '../three-card-poker/side-wagers/family';
import type { NoParameters } from './head';

const specOf = (family: Family<NoParameters>, wager: string) =>
  family.wagers({}).find(({ id }) => id === wager) as WagerSpec;

/** The odds in the order of the events that pay. */
function edge(family: Family<NoParameters>, wager: string, ...odds: number[]): string {
  const spec = specOf(family, wager);
  const paid = spec.events.filter(({ settles }) => settles === 'pays');
  const table = Object.fromEntries(paid.map(({ id }, i) => [id, `${odds[i]} to 1`]));
  const cost = houseEdge(family.distribution({}, wager), spec, table);
  if (!cost.ok) throw new Error(cost.problems[0]?.message);
  return toPercent(cost.value, 4);
}

const counts = (family: Family<NoParameters>, wager: string) =>
  Object.fromEntries(
    family.distribution({}, wager).outcomes.map(({ event, count }) => [event, Number(count)]),
  );

/** The second method: all 22,100 hands read by the plain ranking. */
function threeCards(eventOf: (worth: readonly number[]) => string): Record<string, number> {
  const seen: Record<string, number> = {};
  forEachSet(3, (set) => {
    const event = eventOf(worthOf([...set] as Card[]));
    seen[event] = (seen[event] ?? 0) + 1;
  });
  return seen;
}

const PAIR_PLUS = ['lose', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'];

describe('wagers on three cards', () => {
  it('pair plus', () => {
    expect(counts(threeCardSideWagers, 'pair-plus')).toEqual(
      threeCards(([category]) => PAIR_PLUS[inTable(category)] as string),
    );
    // 5.22 of the 2007 rules. Published for 35, 33, 6, 4 and 1: 2.70% (Wizard of Odds, "Three Card Poker").
    expect(edge(threeCardSideWagers, 'pair-plus', 35, 33, 6, 4, 1)).toBe('2.6968%');
    // The same source: 2.32% for 40, 30, 6, 4 and 1, and 7.28% for 40, 30, 6, 3 and 1.
    expect(edge(threeCardSideWagers, 'pair-plus', 40, 30, 6, 4, 1)).toBe('2.3167%');
    expect(edge(threeCardSideWagers, 'pair-plus', 40, 30, 6, 3, 1)).toBe('7.2760%');
  });

  it('ante bonus: 48, 52 and 720 hands, 292 of 5,525 antes at 5, 4 and 1', () => {
    expect(counts(threeCardSideWagers, 'ante-bonus')).toEqual({
      'straight-flush': 48,
      'three-of-a-kind': 52,
      straight: 720,
      none: 21_280,
    });
    expect(edge(threeCardSideWagers, 'ante-bonus', 5, 4, 1)).toBe(toPercentOf(-292, 5_525));
  });

  it('three card bonus', () => {
    const plain = threeCards(([category, high]) =>
      category === 5 && high === 14 ? 'mini-royal-flush' : (PAIR_PLUS[inTable(category)] as string),
    );
    expect(counts(threeCardBonus, 'three-card-bonus')).toEqual(plain);
    const bonus = (...odds: number[]) => edge(threeCardBonus, 'three-card-bonus', ...odds);
    // Rule 12.30 claims 18.7% for the minimum: cut off, not rounded. By hand it is 1,038 of 5,525.
    expect(bonus(50, 40, 8, 4, 3, 1)).toBe(toPercentOf(1_038, 5_525));
    expect(bonus(50, 40, 8, 4, 3, 1)).toBe('18.7873%');
    // The tables of 12.31, by hand from the same counts.
    expect(bonus(50, 40, 30, 6, 4, 1)).toBe(toPercentOf(118, 5_525));
    expect(bonus(50, 40, 30, 5, 4, 1)).toBe(toPercentOf(298, 5_525));
    expect(bonus(50, 40, 30, 6, 3, 1)).toBe(toPercentOf(392, 5_525));
  });
});

const toPercentOf = (part: number, of: number) => `${((100 * part) / of).toFixed(4)}%`;

it('the stud progressive: the known counts of five cards', () => {
  expect(counts(studProgressive, 'progressive')).toEqual({
    'royal-flush': 4,
    'straight-flush': 36,
    'four-of-a-kind': 624,
    'full-house': 3_744,
    flush: 5_108,
    lose: 2_589_444,
  });
});

it.each([
  [threeCardSideWagers, 'pair-plus'],
  [threeCardSideWagers, 'ante-bonus'],
  [threeCardBonus, 'three-card-bonus'],
  [studProgressive, 'progressive'],
] as const)('%o, %s: the dealer deals what was counted', (family, wager) => {
  const rounds = 300_000;
  const dealer = family.dealer({}, wager);
  const random = randomStream(4, wager, 0);
  const seen = dealer.events.map(() => 0);
  for (let i = 0; i < rounds; i += 1) {
    const event = dealer.play(random);
    seen[event] = inTable(seen[event]) + 1;
  }
  const { outcomes, universe } = family.distribution({}, wager);
  for (const { event, count } of outcomes) {
    const probability = Number(count) / Number(universe);
    const expected = rounds * probability;
    const z =
      (inTable(seen[dealer.events.indexOf(event)]) - expected) / Math.sqrt(expected * (1 - probability));
    expect(Math.abs(z), event).toBeLessThan(4);
  }
  expect(() => family.dealer({}, 'unheard-of')).toThrow(RangeError);
  expect(() => family.distribution({}, 'unheard-of')).toThrow(RangeError);
});

it('a dealt hand has no rules to choose', () => {
  const parsed = studProgressive.parameters.safeParse({ decks: 1 });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
    'Leave out "decks": this game has no such rule. It is played with one pack of 52 cards, without jokers.',
  ]);
});
