/** The best and the lowest hand of each kind, against what the binder prints of its orders (lines in brackets), and ranked again card by card. */

import { expect, it } from 'vitest';
import { rankFive } from '../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../equipment/cards/orders';
import { inTable } from '../exact/in-table';
import { FIVE_CARD_ORDERS, valuesIn } from './five-card-values';
import { cardsOfClass, handRanks, ranksSaid, threeCardRanks } from './hand-ranks';
import type { Order } from './hands';
import type { Pack } from './pack';

const said = (order: Order, pack: Pack = 'full') =>
  handRanks(order, { pack }).map(
    ({ kind, best, lowest }) => `${kind} ${ranksSaid(best)} ${ranksSaid(lowest)}`,
  );

it('every class of hands has cards of that class', () => {
  for (let hand = 0; hand < FIVE_CARD_ORDER.count; hand += 1) {
    const [a, b, c, d, e] = cardsOfClass(FIVE_CARD_ORDER.standingOf(hand)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    if (rankFive(a, b, c, d, e) !== hand) throw new Error(`class ${hand}: ${[a, b, c, d, e]}`);
  }
});

it('short deck (5281–5310): a flush beats a full house, 9-8-7-6-A is the lowest straight', () =>
  expect(said('short-deck', 'short')).toEqual([
    'royal-flush A-K-Q-J-10 A-K-Q-J-10',
    'straight-flush K-Q-J-10-9 9-8-7-6-A',
    'four-of-a-kind A-A-A-A-K 6-6-6-6-7',
    'flush A-K-Q-J-9 J-9-8-7-6',
    'full-house A-A-A-K-K 6-6-6-7-7',
    'straight A-K-Q-J-10 9-8-7-6-A',
    'three-of-a-kind A-A-A-K-Q 6-6-6-8-7',
    'two-pairs A-A-K-K-Q 7-7-6-6-8',
    'pair A-A-K-Q-J 6-6-9-8-7',
    'high-card A-K-Q-J-9 J-9-8-7-6',
  ]));

it('deuce to seven (5541–5573): from 7-5-4-3-2 down to the royal flush', () =>
  expect(said('deuce-to-seven')).toEqual([
    'high-card 7-5-4-3-2 A-K-Q-J-9',
    'pair 2-2-5-4-3 A-A-K-Q-J',
    'two-pairs 3-3-2-2-4 A-A-K-K-Q',
    'three-of-a-kind 2-2-2-4-3 A-A-A-K-Q',
    'straight 6-5-4-3-2 A-K-Q-J-10',
    'flush 7-5-4-3-2 A-K-Q-J-9',
    'full-house 2-2-2-3-3 A-A-A-K-K',
    'four-of-a-kind 2-2-2-2-3 A-A-A-A-K',
    'straight-flush 6-5-4-3-2 K-Q-J-10-9',
    'royal-flush A-K-Q-J-10 A-K-Q-J-10',
  ]));

it('ace to five (5760–5768): the ace low, straights and flushes none', () =>
  expect(said('ace-to-five')).toEqual([
    'high-card 5-4-3-2-A K-Q-J-10-9',
    'pair A-A-4-3-2 K-K-Q-J-10',
    'two-pairs A-A-2-2-3 K-K-Q-Q-J',
    'three-of-a-kind A-A-A-3-2 K-K-K-Q-J',
    'full-house A-A-A-2-2 K-K-K-Q-Q',
    'four-of-a-kind A-A-A-A-2 K-K-K-K-Q',
  ]));

it('with pairs of aces the worst (6188–6197)', () =>
  expect(said('ace-to-five-aces-paired-high').slice(0, 3)).toEqual([
    'high-card 5-4-3-2-A K-Q-J-10-9',
    'pair 2-2-4-3-A A-A-K-Q-J',
    'two-pairs 3-3-2-2-A A-A-K-K-Q',
  ]));

it('Badugi by size and rank, the ace low (5960–5967) or high (5575–5586)', () => {
  expect(said('badugi')).toEqual([
    'four-cards 4-3-2-A K-Q-J-10',
    'three-cards 3-2-A K-Q-J',
    'two-cards 2-A K-Q',
    'one-card A K',
  ]);
  expect(said('badugi-ace-high')).toEqual([
    'four-cards 5-4-3-2 A-K-Q-J',
    'three-cards 4-3-2 A-K-Q',
    'two-cards 3-2 A-K',
    'one-card 2 A',
  ]);
});

it('three cards (6818–6820)', () =>
  expect(
    threeCardRanks().map(({ kind, best, lowest }) => `${kind} ${ranksSaid(best)} ${ranksSaid(lowest)}`),
  ).toEqual(['three-of-a-kind A-A-A 2-2-2', 'pair A-A-K 2-2-3', 'high-card A-K-Q 4-3-2']));

it('ends at the hand that still qualifies', () => {
  const least = (hand: string, order: 'high' | 'ace-to-five') => {
    const cards = hand.split(' ').map(Number) as [number, number, number, number, number];
    return inTable(valuesIn(order)[rankFive(...cards)]);
  };
  // 8-7-6-5-4 and a pair of sixes with 4-3-2, of cards as numbers: four times the rank above two, and the suit.
  const eight = handRanks('ace-to-five', { least: least('24 21 18 15 8', 'ace-to-five') });
  expect(eight.map(({ kind, lowest }) => [kind, ranksSaid(lowest)])).toEqual([['high-card', '8-7-6-5-4']]);
  const sixes = handRanks('high', { least: least('16 17 10 7 0', 'high') });
  expect(ranksSaid(sixes.at(-1)?.lowest ?? [])).toBe('6-6-4-3-2');
});

it('every kind is wholly above the next', () => {
  for (const order of FIVE_CARD_ORDERS) {
    const values = handRanks(order).map(({ best, lowest }) =>
      [best, lowest].map(([a, b, c, d, e]) =>
        inTable(valuesIn(order)[rankFive(inTable(a), inTable(b), inTable(c), inTable(d), inTable(e))]),
      ),
    );
    for (const [at, [, lowest]] of values.entries())
      expect(lowest ?? 0, `${order} ${at}`).toBeGreaterThan(values[at + 1]?.[0] ?? -1);
  }
});

it('sums are shown on a board of 21: the best match is printed (940), and a hand with an ace is never over', () =>
  expect(said('nearest-sum')).toEqual(['matches A-A-9 7-7-7', 'under A-A-8 2-2-2', 'over K-K-2 10-10-10']));

it('with a joker and without eights, nines and tens, kinds stand as they are printed (351 to 356)', () =>
  expect(said('joker-41', 'joker-41')).toEqual([
    'five-of-a-kind A-A-A-A-Jkr 2-2-2-2-Jkr',
    'royal-flush A-K-Q-J-7 A-K-Q-J-7',
    'straight-flush K-Q-J-7-6 5-4-3-2-A',
    'four-of-a-kind A-A-A-A-K 2-2-2-2-3',
    'flush A-K-Q-J-6 7-5-4-3-2',
    'full-house A-A-A-K-K 2-2-2-3-3',
    'straight A-K-Q-J-7 5-4-3-2-A',
    'three-of-a-kind A-A-A-K-Q 2-2-2-4-3',
    'two-pairs A-A-K-K-Q 3-3-2-2-4',
    'pair A-A-K-Q-J 2-2-5-4-3',
    'high-card A-K-Q-J-6 7-5-4-3-2',
  ]));
