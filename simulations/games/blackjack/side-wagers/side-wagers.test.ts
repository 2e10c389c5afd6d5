import { describe, expect, it } from 'vitest';
import { toPercent } from '../../../exact/decimal';
import { inTable } from '../../../exact/in-table';
import { houseEdge } from '../../../figures/house-edge';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { randomStream } from '../../../witness/random';
import { blackjackSideWagers } from './family';
import { blackjackSideHead } from './head';

const WAGER_IDS = blackjackSideHead.wagers().map(({ id }) => id);

function edge(decks: number, wager: string, odds: readonly string[]): string {
  const spec = blackjackSideHead.wagers().find(({ id }) => id === wager) as WagerSpec;
  const paid = spec.events.filter(({ settles }) => settles === 'pays');
  const table = Object.fromEntries(paid.map(({ id }, i) => [id, `${odds[i]} to 1`]));
  const cost = houseEdge(blackjackSideWagers.distribution({ decks }, wager), spec, table);
  if (!cost.ok) throw new Error(cost.problems[0]?.message);
  return toPercent(cost.value, 4);
}

const ways = (decks: number, wager: string) =>
  Object.fromEntries(
    blackjackSideWagers
      .distribution({ decks }, wager)
      .outcomes.map(({ event, count }) => [event, Number(count)]),
  );

const choose = (n: number, k: number): number => (k === 0 ? 1 : n < k ? 0 : (choose(n - 1, k - 1) * n) / k);

describe.each([1, 2, 4, 6, 8])('from %i decks', (decks) => {
  // In closed form, each times the orders in which the cards can come.
  it('21+3 is counted as by hand', () => {
    const suitedThrees = 52 * choose(decks, 3);
    const straightFlushes = 12 * 4 * decks ** 3;
    expect(ways(decks, 'twenty-one-plus-three')).toMatchObject({
      'suited-three-of-a-kind': 6 * suitedThrees,
      'straight-flush': 6 * straightFlushes,
      'three-of-a-kind': 6 * (13 * choose(4 * decks, 3) - suitedThrees),
      straight: 6 * (12 * (4 * decks) ** 3 - straightFlushes),
      flush: 6 * (4 * choose(13 * decks, 3) - suitedThrees - straightFlushes),
    });
  });

  it('Royal Match is counted as by hand', () => {
    const pairs = 52 * choose(decks, 2);
    const royals = 4 * decks ** 2;
    // Thirteen neighbours, the ace beside the king and the two, but for the queen beside the king.
    const neighbours = 12 * royals;
    expect(ways(decks, 'royal-match')).toMatchObject({
      'royal-match': 2 * royals,
      'suited-pair': 2 * pairs,
      'straight-flush': 2 * neighbours,
      suited: 2 * (4 * choose(13 * decks, 2) - royals - pairs - neighbours),
    });
  });

  it('Perfect Pairs is counted as by hand', () => {
    expect(ways(decks, 'perfect-pairs')).toMatchObject({
      'perfect-pair': 2 * 52 * choose(decks, 2),
      'coloured-pair': 2 * 13 * 2 * decks ** 2,
      'mixed-pair': 2 * 13 * 4 * decks ** 2,
    });
  });
});

describe('the tables of the 2007 rules', () => {
  it('21+3 at 9 to 1', () => {
    // Known of six decks: 3.24%.
    expect(edge(6, 'twenty-one-plus-three', Array(5).fill('9'))).toBe('3.2386%');
    expect(edge(4, 'twenty-one-plus-three', Array(5).fill('9'))).toBe('4.2439%');
  });

  it('Royal Match: the minimum is claimed between 10.2 and 11.5%, which holds cut off and with K-A as neighbours', () => {
    expect(edge(6, 'royal-match', ['30', '8', '4', '1.5'])).toBe('10.2894%');
    expect(edge(4, 'royal-match', ['30', '8', '4', '1.5'])).toBe('11.5942%');
    expect(edge(4, 'royal-match', ['30', '9', '5', '1.5'])).toBe('6.5775%');
    expect(edge(6, 'royal-match', ['40', '8', '4', '1.5'])).toBe('7.3213%');
  });

  it('Perfect Pairs: the minimum is claimed between 11.5 and 13.8%; six decks agree, four do not', () => {
    expect(edge(6, 'perfect-pairs', ['25', '10', '5'])).toBe('13.8264%');
    expect(edge(4, 'perfect-pairs', ['25', '10', '5'])).toBe('17.8744%');
    expect(edge(8, 'perfect-pairs', ['25', '10', '5'])).toBe('11.8072%');
    expect(edge(4, 'perfect-pairs', ['30', '12', '5'])).toBe('6.7633%');
    expect(edge(6, 'perfect-pairs', ['30', '10', '5'])).toBe('5.7878%');
  });
});

it.each(WAGER_IDS)('%s: the dealer deals what was counted', (wager) => {
  const rounds = 200_000;
  const dealer = blackjackSideWagers.dealer({ decks: 4 }, wager);
  const random = randomStream(4, wager, 0);
  const seen = dealer.events.map(() => 0);
  for (let i = 0; i < rounds; i += 1) {
    const event = dealer.play(random);
    seen[event] = inTable(seen[event]) + 1;
  }
  const { outcomes, universe } = blackjackSideWagers.distribution({ decks: 4 }, wager);
  for (const { event, count } of outcomes) {
    const probability = Number(count) / Number(universe);
    const expected = rounds * probability;
    const z =
      (inTable(seen[dealer.events.indexOf(event)]) - expected) / Math.sqrt(expected * (1 - probability));
    expect(Math.abs(z), event).toBeLessThan(4);
  }
  expect(() => blackjackSideWagers.dealer({ decks: 4 }, 'unheard-of')).toThrow(RangeError);
});

it('takes one deck to twenty', () => {
  for (const decks of [0, 21, 1.5])
    expect(blackjackSideHead.parameters.safeParse({ decks }).success).toBe(false);
  expect(blackjackSideHead.parameters.parse({})).toEqual({ decks: 6 });
});

it.each([
  [1, 15, 49],
  [6, 95, 309],
])('insures %i decks where %i of %i cards left count ten', (decks, tens, left) => {
  const { universe, outcomes } = blackjackSideWagers.distribution({ decks }, 'insurance');
  expect([universe, outcomes[0]]).toEqual([BigInt(left), { event: 'ten', count: BigInt(tens) }]);
});

describe.each([1, 2, 6, 8, 12])('insurance of all, from %i decks', (decks) => {
  const [tens, aces, hearts] = [16 * decks, 4 * decks, decks];
  const cards = 52 * decks;
  const beside = (cards - 2) * (cards - 3);

  it('is counted as by hand', () => {
    // By the dealer's ace and the card under it: a ten, or an ace of hearts under an ace of hearts. A player's hand comes
    // in two orders, two aces of hearts in the order of the cards.
    const overTen = aces * tens;
    const overHeart = hearts * (hearts - 1);
    const blackjacks = overTen * 2 * (aces - 1) * (tens - 1) + overHeart * 2 * (aces - 2) * tens;
    const twoHearts =
      hearts * tens * (hearts - 1) * (hearts - 2) +
      3 * decks * tens * hearts * (hearts - 1) +
      overHeart * (hearts - 2) * (hearts - 3);
    const both = blackjacks + twoHearts;
    expect(ways(decks, 'insurance-of-all')).toEqual({
      'dealer-alone': (overTen + overHeart) * beside - both,
      both,
      lose: aces * (cards - 1) * beside - (overTen + overHeart) * beside,
    });
  });
});

it('insurance of all at 2 to 1 costs some six in a hundred, and over ten where it loses when both have a hand', () => {
  expect([1, 2, 6, 8, 12].map((decks) => edge(decks, 'insurance-of-all', ['2', '2']))).toEqual([
    '5.8824%',
    '6.0680%',
    '6.1897%',
    '6.2048%',
    '6.2199%',
  ]);
  const spec = blackjackSideHead.wagers().find(({ id }) => id === 'insurance-of-all') as WagerSpec;
  const cost = houseEdge(blackjackSideWagers.distribution({ decks: 6 }, 'insurance-of-all'), spec, {
    'dealer-alone': '2 to 1',
    both: 'lose',
  });
  expect(cost.ok && toPercent(cost.value, 4)).toBe('10.4943%');
});

it('pairs at 25, 12 and 6 to 1 cost less the more decks there are', () => {
  const pairs = (decks: number) => edge(decks, 'perfect-pairs', ['25', '12', '6']);
  expect([1, 2, 4, 6, 8, 12].map(pairs)).toEqual([
    '47.0588%',
    '22.3301%',
    '10.1449%',
    '6.1093%',
    '4.0964%',
    '2.0867%',
  ]);
});
