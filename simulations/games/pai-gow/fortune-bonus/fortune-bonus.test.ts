/**
 * Counts of one wild joker beside which nothing else is said: each natural part of a hand with each card that the joker may be, by a
 * program of its own in C that ranks seven ordinary cards (`../method.md`). Those of two jokers come from two ways of counting within
 * the family; those of three from one, and the dealer.
 */
import { describe, expect, it } from 'vitest';
import { readWithJoker } from '../../../equipment/cards/joker';
import { ratio } from '../../../exact/fraction';
import { fortuneBonusOf } from './dealt';
import { fortuneBonus } from './family';
import { FortuneBonusParameters } from './head';

const counted = (input: Partial<FortuneBonusParameters>) => {
  const parameters = FortuneBonusParameters.parse(input);
  return fortuneBonus.distribution(parameters, 'fortune-bonus');
};
const counts = (input: Partial<FortuneBonusParameters>) =>
  Object.fromEntries(counted(input).outcomes.map(({ event, count }) => [event, count]));

const LIMITED = counts({});
const WILD = counts({ joker: 'wild' });

describe('hands of seven cards', () => {
  it('without a joker come as often as published', () => {
    // The frequencies of seven-card poker: en.wikipedia.org/wiki/Poker_probability.
    expect(counts({ jokers: 0 })).toEqual({
      'royal-flush': 4_324n,
      'straight-flush': 37_260n,
      'four-of-a-kind': 224_848n,
      'full-house': 3_473_184n,
      flush: 4_047_644n,
      straight: 6_180_020n,
      lose: 133_784_560n - 13_967_280n,
    });
  });

  it('with the joker that is an ace or completes a hand come as often as published', () => {
    expect(LIMITED).toMatchObject({
      // wizardofodds.com/games/pai-gow-poker/appendix/5, where both kinds of straight flushes are 184,832.
      'five-aces': 1_128n,
      'royal-flush': 26_132n,
      'straight-flush': 38_728n,
      'straight-flush-with-joker': 184_832n - 38_728n,
      'four-of-a-kind': 307_472n,
      'full-house': 4_188_528n,
      flush: 6_172_088n,
      // Three of a kind in the same seven cards is nothing here.
      straight: 11_236_028n,
    });
    expect(LIMITED).not.toHaveProperty('five-of-a-kind');
  });

  it('keep a printed row that cannot come, and count nothing else otherwise', () => {
    expect(counts({ rows: 'printed' })).toEqual({ ...LIMITED, 'five-of-a-kind': 0n });
    expect(counts({ rows: 'printed', joker: 'wild' })).toEqual(WILD);
  });

  it('with a wild joker come as often as by trying it as every card', () => {
    expect(WILD).toEqual({
      // Four of one rank and any two of 48 cards.
      'five-aces': 1_128n,
      'five-of-a-kind': 12n * 1_128n,
      'royal-flush': 26_132n,
      'straight-flush': 38_728n,
      'straight-flush-with-joker': 146_104n,
      'four-of-a-kind': 1_121_024n,
      'full-house': 5_997_144n,
      flush: 6_027_224n,
      straight: 11_083_940n,
      lose: 129_688_120n,
    });
  });

  it.each([
    [2, [6_816n, 81_792n, 91_764n, 40_224n, 507_972n, 3_134_544n, 8_521_104n, 8_397_324n, 16_712_660n]],
    [
      3,
      [24_025n, 285_492n, 233_100n, 41_748n, 1_172_540n, 6_329_632n, 11_045_064n, 11_157_944n, 23_066_180n],
    ],
  ])('with %i wild jokers come as often as recorded, of every hand there is', (jokers, expected) => {
    const { outcomes, universe } = counted({ jokers, joker: 'wild' });
    expect(outcomes.slice(0, -1).map(({ count }) => count)).toEqual(expected);
    expect(universe).toBe(jokers === 2 ? 177_100_560n : 202_927_725n);
  });

  it('with a royal flush that the joker completes as a straight flush move those hands only', () => {
    const other = counts({ joker: 'wild', royalWithJoker: 'straight-flush-with-joker' });
    const natural = 4_324n + 4n * 47n;
    // Nine to king with any other card than the ace, and eight to queen with the ace.
    const beside = 4n * 46n + 4n;
    expect(other['royal-flush']).toBe(natural);
    expect(other['straight-flush']).toBe(38_728n + beside);
    expect(other['straight-flush-with-joker']).toBe(146_104n + 26_132n - natural - beside);
    expect(other.lose).toBe(WILD.lose);
  });
});

describe('the printed table', () => {
  const PAYS = {
    'five-aces': 500n,
    'five-of-a-kind': 200n,
    'royal-flush': 100n,
    'straight-flush': 50n,
    'straight-flush-with-joker': 30n,
    'four-of-a-kind': 25n,
    'full-house': 5n,
    flush: 4n,
    straight: 2n,
    lose: -1n,
  };
  const edge = (hands: Record<string, bigint>): string => {
    const gained = Object.entries(hands).map(([event, count]) => PAYS[event as keyof typeof PAYS] * count);
    const total = gained.reduce((sum, gain) => sum + gain, 0n);
    return (-100 * ratio(total, 154_143_080n).valueOf()).toFixed(4);
  };

  it('keeps 30.32% with the joker of the standard game and 8.56% with a wild one', () => {
    expect([edge(LIMITED), edge(WILD)]).toEqual(['30.3227', '8.5609']);
  });
});

describe('the witness', () => {
  it.each([
    ['Ah Ad Ac As Jk Kh Kd', 'limited', 'five-aces'],
    ['Kh Kd Kc Ks Jk 2h 3d', 'wild', 'five-of-a-kind'],
    ['Kh Kd Kc Ks Jk 2h 3d', 'limited', 'four-of-a-kind'],
    ['Kh Kd Kc Jk 7s 2h 3d', 'wild', 'four-of-a-kind'],
    ['Kh Kd 7c 7s Jk 2h 3d', 'limited', 'lose'],
    ['Kh Kd 7c 7s Jk 2h 3d', 'wild', 'full-house'],
    ['Th Jh Qh Kh Jk 2c 3d', 'wild', 'royal-flush'],
    ['9h Th Jh Qh Kh Jk 2c', 'limited', 'royal-flush'],
    ['5h 6h 7h 8h Jk 2c 2d', 'limited', 'straight-flush-with-joker'],
    ['Ah 2h 3h 4h 5h Jk Kc', 'limited', 'straight-flush'],
    ['Ah 2h 3d 4h Jk 9c Kc', 'limited', 'straight'],
  ] as const)('%s, %s: %s', (text, joker, event) => {
    const read = readWithJoker(text);
    const cards = Uint8Array.from(read.ok ? read.value : []);
    expect(fortuneBonusOf(cards, FortuneBonusParameters.parse({ joker }))).toBe(event);
  });
});

it('refuses several jokers that are not wild', () => {
  const read = FortuneBonusParameters.safeParse({ jokers: 2 });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([
    'Let several jokers be wild: a joker that is an ace or completes a hand comes alone.',
  ]);
});
