import { describe, expect, it } from 'vitest';
import { handClasses } from '../cards/hand-classes';
import { categoryOf, HIGH_CATEGORIES, RANKS_AS_CHOSEN } from '../cards/ranking';
import { type Checked, HANDS, setEveryHandBy } from './completeness';
import { CHOSEN } from './gaps';
import { rule1321 } from './rule-13-21';
import { sevenOf } from './seven';
import type { HouseWay } from './vocabulary';

const total = (lines: ReadonlyMap<string, number>) =>
  [...lines.values()].reduce((sum, hands) => sum + hands, 0);
const differ = (one: Checked, other: Checked) =>
  one.settings.high.some(
    (high, i) => high !== other.settings.high[i] || one.settings.low[i] !== other.settings.low[i],
  );

const way = rule1321(CHOSEN);
const fourAcesNamed: HouseWay = {
  ...way,
  lines: [
    {
      id: 'complete-four',
      says: '',
      when: { shape: ['four'], complete: true },
      front: { beforeComplete: 'highest-two' },
    },
    ...way.lines,
  ],
};
const [chosen, named] = setEveryHandBy([way, fourAcesNamed], RANKS_AS_CHOSEN) as [Checked, Checked];

it('seven cards are as many of each category as published', () => {
  const counts = new Map<string, number>(HIGH_CATEGORIES.map((category) => [category, 0]));
  for (const { cards, hands } of handClasses(1)) {
    let best = 0;
    for (const { high } of sevenOf(cards).splits) best = Math.max(best, high);
    counts.set(categoryOf(best), (counts.get(categoryOf(best)) as number) + hands);
  }
  // gamblingplanet.eu/pai-gow-poker-probabilities, where royal flushes are among the straight flushes.
  const { 'royal-flush': royal = 0, 'straight-flush': straight = 0, ...rest } = Object.fromEntries(counts);
  expect(royal + straight).toBe(210_964);
  expect(rest).toEqual({
    'five-of-a-kind': 1_128,
    'four-of-a-kind': 307_472,
    'full-house': 4_188_528,
    flush: 6_172_088,
    straight: 11_236_028,
    'three-of-a-kind': 7_470_676,
    'two-pairs': 35_553_816,
    pair: 64_221_960,
    'high-card': 24_780_420,
  });
  // Without the joker 4 * C(47, 2); with it and all five 4 * 47; with it for one of the five 4 * 5 * C(47, 2).
  expect(royal).toBe(4 * 1_081 + 4 * 47 + 4 * 5 * 1_081);
});

describe('the House Way of 13.21', () => {
  it('sets all 154,143,080 hands, none a foul, each line some of them', () => {
    expect(chosen.faults).toEqual([]);
    expect(total(chosen.lines)).toBe(HANDS);
    expect([...chosen.lines].filter(([, hands]) => hands === 0)).toEqual([]);
  });

  it('needs no line for four aces with a straight or flush: to split them leaves it behind', () => {
    expect(named.lines.get('complete-four')).toBeGreaterThan(0);
    expect(differ(chosen, named)).toBe(false);
  });
});
