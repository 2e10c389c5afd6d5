import { describe, expect, it } from 'vitest';
import type { Card } from '../equipment/cards/card';
import { choose } from '../equipment/cards/card-sets';
import { JOKER } from '../equipment/cards/joker';
import { JOKER_UP, type JokerKind, jokerHand } from './joker-41';
import { packOf } from './pack';
import { readDealt } from './typed';

const cards = (text: string): Card[] => {
  const read = readDealt(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const hand = (text: string) => jokerHand(cards(text));

describe('hands', () => {
  it.each([
    ['As 2h 3d 4c 5s', 'straight'],
    ['4s 5h 6d 7c Js', 'straight'],
    ['7s Jh Qd Kc As', 'straight'],
    ['7s Js Qs Ks As', 'royal-flush'],
    ['6s 7s Js Qs Ks', 'straight-flush'],
    ['6s 7s Js Qs As', 'flush'],
    ['Qs Kh Ad 2c 3s', 'high-card'],
    ['Ks Kh Kd Kc Jk-down', 'five-of-a-kind'],
    ['Ks Kh Kd Kc Jk-up', 'four-of-a-kind'],
    ['As Ah Ad Ac Jk-up', 'five-of-a-kind'],
    ['Ks Kh 7d 2c Jk-down', 'three-of-a-kind'],
    ['Ks Kh 7d 2c Jk-up', 'pair'],
    ['Ks Kh Ad 2c Jk-up', 'two-pairs'],
    ['4s 5h 6d Jc Jk-up', 'straight'],
    ['2s 4s 6s Ks Jk-up', 'flush'],
  ])('%s: %s', (text, kind) => expect(hand(text).kind).toBe(kind));

  it.each([
    ['a flush', '2s 4s 6s Ks As', 'a full house', 'As Ah Ad Kc Kh'],
    ['five twos', '2s 2h 2d 2c Jk-down', 'a royal flush', '7s Js Qs Ks As'],
    ['six high', '2s 3h 4d 5c 6s', 'the lowest straight', 'As 2h 3d 4c 5s'],
    ['a joker as the ace of the suit', '2s 4s 6s Ks Jk-up', 'a king high flush', '3h 4h 6h Qh Kh'],
  ])('%s (%s) beats %s (%s)', (_, better, __, worse) =>
    expect(hand(better).value).toBeGreaterThan(hand(worse).value),
  );
});

it('a joker in a flush is the highest card of the suit that is not there, and no second ace', () =>
  expect(hand('As Ks 4s 2s Jk-down')).toEqual(hand('Ah Kh Qh 4h 2h')));

/** In every set of so many cards without the joker, with `also`. */
function counted(count: 4 | 5, also: readonly Card[]): Partial<Record<JokerKind, number>> {
  const pack = packOf('joker-41').filter((card) => card !== JOKER);
  const kinds: Partial<Record<JokerKind, number>> = {};
  const take = (from: number, held: Card[]): void => {
    if (held.length === count) {
      const { kind } = jokerHand([...held, ...also]);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      return;
    }
    for (let at = from; at < pack.length; at += 1) take(at + 1, [...held, pack[at] as Card]);
  };
  take(0, []);
  return kinds;
}

/** With a wild joker, by ranks and suits: 29 sets of four ranks lack one card of a straight, five of them one of the highest. */
it('four cards with a joker dealt face down are of each kind as often as ranks and suits say', () => {
  const expected = {
    'five-of-a-kind': 10,
    'four-of-a-kind': 10 * 4 * 36,
    'full-house': choose(10, 2) * 36,
    'three-of-a-kind': 10 * 6 * choose(9, 2) * 16,
    'royal-flush': 5 * 4,
    'straight-flush': 24 * 4,
    flush: (choose(10, 4) - 29) * 4,
    straight: 29 * (4 ** 4 - 4),
    pair: (choose(10, 4) - 29) * (4 ** 4 - 4),
  };
  expect(counted(4, [JOKER])).toEqual(expected);
  expect(Object.values(expected).reduce((sum, count) => sum + count, 0)).toBe(choose(40, 4));
});

/** Face up it helps pairs, threes and fours only where it is an ace. */
it('dealt face up it makes the same straights and flushes, and five of a kind of aces alone', () => {
  const found = counted(4, [JOKER_UP]);
  expect(found['five-of-a-kind']).toBe(1);
  // Fours of another rank, and threes of aces with any card.
  expect(found['four-of-a-kind']).toBe(9 + 4 * 36);
  // A pair of aces with a pair, and three of another rank with an ace.
  expect(found['full-house']).toBe(6 * 9 * 6 + 9 * 4 * 4);
  expect([found.straight, found.flush, found['royal-flush'], found['straight-flush']]).toEqual([
    29 * 252,
    181 * 4,
    20,
    96,
  ]);
});

it('without the joker, as often as in a pack of ten ranks in a row', () => {
  // The first card is a two of clubs, so one hand in eight of 658,008.
  const [first, ...others] = packOf('joker-41').filter((card) => card !== JOKER);
  let [hands, straights] = [0, 0];
  for (let a = 0; a < others.length; a += 1)
    for (let b = 0; b < a; b += 1)
      for (let c = 0; c < b; c += 1)
        for (let d = 0; d < c; d += 1) {
          const all = [first, others[a], others[b], others[c], others[d]] as Card[];
          hands += 1;
          if (jokerHand(all).kind === 'straight') straights += 1;
        }
  expect(hands).toBe(choose(39, 4));
  // A two is in A-2-3-4-5 and in 2-3-4-5-6.
  expect(straights).toBe(2 * (4 ** 4 - 1));
});
