import { describe, expect, inject, it } from 'vitest';
import { readWithJoker } from '../../../equipment/cards/joker';
import { Fraction, ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { randomStream } from '../../../witness/random';
import { handClasses } from '../cards/hand-classes';
import { HANDS } from '../house-way/completeness';
import { binomial } from '../main-wager/common-cards';
import { fortuneOf, jokolorOf } from './dealt';
import { paiGowSideWagers } from './family';
import { rankedFortune } from './fortune';
import type { PaiGowSideParameters } from './head';

const CHOSEN: PaiGowSideParameters = { royalWithJoker: 'royal-flush' };
const fortune = paiGowSideWagers.distribution(CHOSEN, 'fortune');
const counts = new Map(fortune.outcomes.map(({ event, count }) => [event, count]));
const edge = (distribution: typeof fortune, pays: Record<string, number>, push: readonly string[] = []) =>
  distribution.outcomes
    .reduce(
      (sum, { event, count }) => sum.sub(ratio(count).mul(push.includes(event) ? 0 : (pays[event] ?? -1))),
      new Fraction(0),
    )
    .div(distribution.universe);

const MINIMUM = {
  'seven-card-straight-flush': 2500,
  'royal-flush-and-match': 1000,
  'seven-card-straight-flush-with-joker': 500,
  'five-aces': 250,
  'royal-flush': 100,
  'straight-flush': 50,
  'four-of-a-kind': 20,
  'full-house': 5,
  flush: 4,
  'three-of-a-kind': 3,
  straight: 2,
};
const TABLE_1 = {
  ...MINIMUM,
  'seven-card-straight-flush': 5000,
  'seven-card-straight-flush-with-joker': 750,
};
const TABLE_2 = {
  'seven-card-straight-flush': 8000,
  'royal-flush-and-match': 2000,
  'seven-card-straight-flush-with-joker': 1000,
  'five-aces': 400,
  'royal-flush': 150,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  'full-house': 5,
  flush: 4,
  'three-of-a-kind': 3,
  straight: 2,
};

describe('Fortune', () => {
  it('has as many hands in each row as are counted by hand or published', () => {
    expect(Object.fromEntries(counts)).toEqual({
      // Eight runs of seven in four suits.
      'seven-card-straight-flush': 32n,
      // Four royal flushes, and 20 in which the joker is one of the cards; king and queen of another suit.
      'royal-flush-and-match': 24n * 3n,
      // Of each suit the 56 ways to leave one of a run out, less the 7 that two runs share.
      'seven-card-straight-flush-with-joker': 4n * (56n - 7n),
      // wizardofodds.com/games/pai-gow-poker/appendix/5 has all these, with 26,132 and 184,832 before the rows above.
      'five-aces': 1_128n,
      // Without the joker 4 of the runs of seven hold one, with it 7 and 2 in each suit.
      'royal-flush': 26_132n - 72n - 4n - 36n,
      'straight-flush': 184_832n - 28n - 160n,
      'four-of-a-kind': 307_472n,
      'full-house': 4_188_528n,
      flush: 6_172_088n,
      'three-of-a-kind': 7_672_500n,
      straight: 11_034_204n,
      // Dealt out one by one: rulebooks/gb-2007/independent-figures.md.
      'three-pairs': 2_862_000n,
      lose: 121_694_196n,
    });
    // Published as "other": these two.
    expect((counts.get('three-pairs') as bigint) + (counts.get('lose') as bigint)).toBe(124_556_196n);
  });

  it('with a royal flush that needs the joker as a straight flush moves those hands', () => {
    const other = paiGowSideWagers.distribution({ ...CHOSEN, royalWithJoker: 'straight-flush' }, 'fortune');
    const moved = new Map(other.outcomes.map(({ event, count }) => [event, count]));
    // 4 * C(47, 2) hold one without the joker and 4 * 47 with it beside; less the runs of seven, 4 and with the joker 2 * 4; less 12 matched.
    expect(moved.get('royal-flush')).toBe(4n * 1_081n + 4n * 47n - 4n - 8n - 12n);
    expect(moved.get('royal-flush-and-match')).toBe(12n);
  });

  it('is read alike by the witness’s own code', () => {
    const [cards, wrong] = [new Uint8Array(7), [] as unknown[]];
    const step = inject('deep') ? 1 : 17;
    for (const other of [CHOSEN, { ...CHOSEN, royalWithJoker: 'straight-flush' } as const])
      for (const [i, { cards: hand }] of handClasses(1).entries()) {
        if (i % step !== 0) continue;
        cards.set(hand);
        if (fortuneOf(cards, other) !== rankedFortune(hand, other)) wrong.push(hand);
      }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Th Jh Qh Kh Ah Kd Qd', 'royal-flush-and-match'],
    ['Th Jh Qh Kh Jk Kd Qd', 'royal-flush-and-match'],
    ['Th Jh Qh Kh Ah Kd Qc', 'royal-flush'],
    ['7h Jk Jh Qh Kh Ah Th', 'royal-flush'],
    ['9h Jk Jh Qh Kh 8h Th', 'seven-card-straight-flush-with-joker'],
    ['Ah 2h 3h 4h 5h 6h 7h', 'seven-card-straight-flush'],
    ['Ah Ad Ac As Jk Kh Kd', 'five-aces'],
    ['8h 8d 8c 7s 6h 5d 4c', 'three-of-a-kind'],
    ['8h 8d 7c 7s 6h 6d Ac', 'three-pairs'],
  ] as const)('%s: %s', (text, event) => {
    const read = readWithJoker(text);
    expect(fortuneOf(Uint8Array.from(read.ok ? read.value : []), CHOSEN)).toBe(event);
  });

  // The pays of 13.36 and 13.37 over the counts above. Published is 7.8% for table 2 with 5,000 for its best hand
  // (casinocitytimes.com/john-grochowski/article/fortune-pai-gow-64242).
  it.each([
    ['the minimum, three pairs standing off', MINIMUM, ['three-pairs'], 8.0845],
    ['the minimum', MINIMUM, [], 9.9412],
    ['table 1', TABLE_1, ['three-pairs'], 8.0008],
    ['table 2', TABLE_2, [], 7.7656],
    ['table 2 with 5,000', { ...TABLE_2, 'seven-card-straight-flush': 5000 }, [], 7.8279],
  ] as const)('by %s has its house edge', (_, pays, push, percent) =>
    expect(100 * edge(fortune, pays, push).valueOf()).toBeCloseTo(percent, 4),
  );
});

describe('Jokolor', () => {
  it('is counted as by dealing reds and blacks', () => {
    const { outcomes, universe } = paiGowSideWagers.distribution(CHOSEN, 'jokolor');
    // By reds held: C(26, reds) C(26, blacks), with the joker six cards and without it seven.
    const ways = (reds: number, blacks: number) => BigInt(binomial(26, reds) * binomial(26, blacks));
    const expected = new Map<string, bigint>();
    for (const [joker, cards] of [
      [1, 6],
      [0, 7],
    ] as const)
      for (let reds = 0; reds <= cards; reds += 1) {
        const hand = Uint8Array.from({ length: 7 }, (_, i) =>
          i < reds ? 4 * i + 1 : i < cards ? 4 * i : 52,
        );
        expect(hand.includes(52)).toBe(joker === 1);
        const event = jokolorOf(hand);
        expected.set(event, (expected.get(event) ?? 0n) + ways(reds, cards - reds));
      }
    expect(new Map(outcomes.map(({ event, count }) => [event, count]))).toEqual(expected);
    expect(universe).toBe(BigInt(HANDS));
  });

  it('has a house edge of 3.90% at the odds of 13.51', () => {
    const jokolor = paiGowSideWagers.distribution(CHOSEN, 'jokolor');
    const pays = { 'six-of-a-colour-and-joker': 30, 'seven-of-a-colour': 10, joker: 5 };
    expect(100 * edge(jokolor, pays).valueOf()).toBeCloseTo(3.8982, 4);
  });
});

describe('the witness', () => {
  it.each(['fortune', 'jokolor'])('deals %s as often as counted', (wager) => {
    const dealer = paiGowSideWagers.dealer(CHOSEN, wager);
    const random = randomStream(13, wager, 0);
    const rounds = inject('deep') ? 300_000 : 60_000;
    const times = new Float64Array(dealer.events.length);
    for (let i = 0; i < rounds; i += 1) {
      const event = dealer.play(random);
      times[event] = inTable(times[event]) + 1;
    }
    for (const { event, count } of paiGowSideWagers.distribution(CHOSEN, wager).outcomes) {
      const expected = (rounds * Number(count)) / HANDS;
      const seen = inTable(times[dealer.events.indexOf(event)]);
      if (expected > 20) expect(Math.abs(seen - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });
});
