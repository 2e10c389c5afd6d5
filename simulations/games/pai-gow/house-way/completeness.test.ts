import { describe, expect, it } from 'vitest';
import { handClasses } from '../cards/hand-classes';
import { markWithJoker } from '../cards/pack';
import { categoryOf, HIGH_CATEGORIES, JOKER_AS_CHOSEN } from '../cards/ranking';
import { type Checked, HANDS, setEveryHandBy } from './completeness';
import { CHOSEN, GAPS, type GapId, type Readings } from './gaps';
import { jokerReading, rule1321 } from './rule-13-21';
import { sevenOf } from './seven';
import type { HouseWay } from './vocabulary';

const total = (lines: ReadonlyMap<string, number>) =>
  [...lines.values()].reduce((sum, hands) => sum + hands, 0);
const differ = (one: Checked, other: Checked) =>
  one.settings.high.some(
    (high, i) => high !== other.settings.high[i] || one.settings.low[i] !== other.settings.low[i],
  );

const way = rule1321(CHOSEN);
const withoutFours = { ...way, lines: way.lines.filter(({ id }) => id !== 'four-low') };
const foul: HouseWay = {
  ...way,
  lines: way.lines.map((line) =>
    line.id === 'high-card' ? { ...line, front: { beside: 'highest-two' } } : line,
  ),
};
const fourAcesNamed: HouseWay = {
  ...way,
  lines: [
    {
      id: 'complete-four',
      printed: '',
      when: { shape: ['four'], complete: true },
      front: { beforeComplete: 'highest-two' },
    },
    ...way.lines,
  ],
};
const read = (Object.keys(GAPS) as GapId[]).flatMap((id) =>
  Object.keys(GAPS[id].readings)
    .slice(1)
    .map((reading) => ({ name: `${id} as ${reading}`, readings: { ...CHOSEN, [id]: reading } as Readings })),
);
const ofJoker = ({ readings }: { readings: Readings }) =>
  readings['joker-in-flush'] !== 'highest-missing' ||
  readings['royal-with-joker'] !== 'royal-flush' ||
  readings['joker-in-groups'] !== 'ace';
const ofLines = read.filter((reading) => !ofJoker(reading));

const [chosen, gapped, fouled, named, ...others] = setEveryHandBy(
  [way, withoutFours, foul, fourAcesNamed, ...ofLines.map(({ readings }) => rule1321(readings))],
  JOKER_AS_CHOSEN,
) as [Checked, Checked, Checked, Checked, ...Checked[]];

it('seven cards are as many of each category as published', () => {
  const counts = new Map<string, number>(HIGH_CATEGORIES.map((category) => [category, 0]));
  for (const { cards, hands } of handClasses()) {
    let best = 0;
    for (const { high } of sevenOf(cards).splits) best = Math.max(best, high);
    counts.set(categoryOf(best), (counts.get(categoryOf(best)) as number) + hands);
  }
  // gamblingplanet.eu/pai-gow-poker-probabilities, where royal flushes are among the straight flushes.
  const { 'royal-flush': royal = 0, 'straight-flush': straight = 0, ...rest } = Object.fromEntries(counts);
  expect(royal + straight).toBe(210_964);
  expect(rest).toEqual({
    'five-aces': 1_128,
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

  it.each(ofLines.map(({ name }, i) => [name, others[i] as Checked] as const))(
    'sets every hand with %s, and some hand differently',
    (_, other) => {
      expect(other.faults).toEqual([]);
      expect(total(other.lines)).toBe(HANDS);
      expect(differ(chosen, other)).toBe(true);
    },
  );

  it.each(read.filter(ofJoker))(
    'sets every hand with $name, and some hand is worth something else',
    ({ readings }) => {
      const [other] = setEveryHandBy([rule1321(readings)], jokerReading(readings)) as [Checked];
      expect(other.faults).toEqual([]);
      expect(differ(chosen, other)).toBe(true);
    },
  );

  it('needs no line for four aces with a straight or flush: to split them leaves it behind', () => {
    expect(named.lines.get('complete-four')).toBeGreaterThan(0);
    expect(differ(chosen, named)).toBe(false);
  });
});

describe('a House Way with a fault', () => {
  const shown = ({ faults }: Checked) =>
    faults.map(({ example, ...fault }) => ({ ...fault, example: example.map(markWithJoker).join(' ') }));

  it('shows how many hands no line is for, and one of them', () =>
    expect(shown(gapped)).toEqual([
      // Four of a rank, and three of the other twelve: 5 * C(12, 3) * 4 ** 3; with the joker two of eleven: 5 * C(11, 2) * 4 ** 2.
      { wrong: 'gap', hands: 74_800, example: '6c 6d 6h 6s Qc Kd Ah' },
    ]));

  it('shows the line by which two cards would rank above the five', () =>
    expect(shown(fouled)).toMatchObject([{ wrong: 'foul', line: 'high-card', hands: 24_780_420 }]));
});
