import { describe, expect, it } from 'vitest';
import { type Card, PACK, rankOf, readCards } from '../../equipment/cards/card';
import { type PointRules, type Seated, settleSets } from './points';
import { compareSets, inOrder, rankedSets, type Sets } from './ranked';

const cards = (text: string): Card[] => {
  const read = readCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const sets = (text: string): Sets => {
  const [front = '', middle = '', back = ''] = text.split('/');
  return { front: cards(front), middle: cards(middle), back: cards(back) };
};

/** Every term has a value that no other has. */
const RULES: PointRules = {
  plays: 4,
  equalSets: 'in-order',
  ties: 'nobody',
  two: 'net',
  sweep: 7,
  homeRun: 11,
  foul: 5,
  bonus: {
    front: { 'three-of-a-kind': [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112] },
    back: { 'four-of-a-kind': 40 },
  },
  specials: [
    { kind: 'dragon', label: 'Dragon', points: 60 },
    { kind: 'six-pairs', label: 'Six pairs', points: 30 },
  ],
};

const ACES_BEHIND = sets('Kh Kd 2c / Ts Td Th 4c 4d / As Ad Ac Ah 3s');
const JACKS_BEHIND = sets('Qh Qd 5c / 9s 9d 9h 6c 6d / Js Jd Jc Jh 7s');
const FRONT_BETTER = sets('Kc Ks 5c / 9s 9d 9h 6c 6d / Js Jd Jc Jh 7s');
const OUT_OF_ORDER = sets('8c 8d 2h / 3c 4d 6h 7s 9c / Kc Ks 5d 2d 3d');
const DRAGON = sets('2s 3c 4s / 5c 6s 7c 8s Tc / 9h Jh Qs Kc As');
const PAIRS = sets('2h 2d 3c / 4s 4d 5s 5d 6s / 6d 7s 7d 8h 8d');

const settled = (seated: (Sets | Seated)[], rules: Partial<PointRules> = {}) =>
  settleSets(
    { ...RULES, ...rules },
    seated.map((one) => ('sets' in one ? one : { sets: one })),
  );

describe('a pair of players', () => {
  it('pays the whole for three sets, and the bonus of a set that won', () => {
    expect(settled([ACES_BEHIND, JACKS_BEHIND]).points).toEqual([47, -47]);
    expect(settled([ACES_BEHIND, JACKS_BEHIND]).pairs[0]?.because).toEqual([
      { points: 7, to: 0, why: 'all three sets' },
      { points: 40, to: 0, why: 'Four of a kind, aces with three, in the back' },
    ]);
    expect(settled([JACKS_BEHIND, ACES_BEHIND]).points).toEqual([-47, 47]);
  });
  it('pays the sets that one won less those of the other, or all that were won', () => {
    expect(settled([ACES_BEHIND, FRONT_BETTER], { bonus: {} }).points).toEqual([1, -1]);
    expect(settled([ACES_BEHIND, FRONT_BETTER], { bonus: {}, two: 'won' }).points).toEqual([2, -2]);
    expect(settled([FRONT_BETTER, ACES_BEHIND], { bonus: {}, two: 'won' }).points).toEqual([-2, 2]);
  });
  it('pays no bonus for a set that lost, and both bonuses where each won one', () => {
    const trips = sets('3h 3d 3c / 8s 8d 8h 6c 6d / Ks Kd Kc Qh Qs');
    expect(settled([trips, ACES_BEHIND]).pairs[0]?.because).toEqual([
      { points: 1, to: 1, why: 'the middle and back, less the front' },
      { points: 101, to: 0, why: 'Three of a kind, threes, in the front' },
      { points: 40, to: 1, why: 'Four of a kind, aces with three, in the back' },
    ]);
    expect(settled([trips, ACES_BEHIND]).points).toEqual([60, -60]);
  });
  it('pays nothing for sets that are worth the same, unless the first player takes them', () => {
    const one = sets('2c 3d 5h / 7c 7d 9h Jc Kd / Ac Ad Qh Ts 4c');
    const other = sets('2d 3h 5s / 7h 7s 9c Jd Kh / Ah As Qc Td 4d');
    expect(settled([one, other]).points).toEqual([0, 0]);
    expect(settled([one, other], { ties: 'first-player' }).points).toEqual([7, -7]);
    expect(settled([ACES_BEHIND, one, other], { ties: 'first-player' }).pairs[2]?.because).toEqual([]);
  });
});

describe('a fouled hand', () => {
  it('pays the penalty and the bonuses of the other, in whichever seat, and nothing to another that is fouled', () => {
    expect(settled([OUT_OF_ORDER, ACES_BEHIND]).points).toEqual([-45, 45]);
    expect(settled([ACES_BEHIND, OUT_OF_ORDER]).points).toEqual([45, -45]);
    expect(settled([OUT_OF_ORDER, JACKS_BEHIND]).fouled).toEqual(['sets are not in order', undefined]);
    const liar = { sets: JACKS_BEHIND, declares: true };
    expect(settled([OUT_OF_ORDER, liar]).points).toEqual([0, 0]);
    expect(settled([OUT_OF_ORDER, liar]).fouled[1]).toBe('declared a hand that it does not hold');
  });
  it('is one whose sets are worth the same only where the rules say so', () => {
    const ranked = rankedSets(sets('2c 3d 5h / 7c 7d 9h Jc Kd / 7h 7s 9c Jd Kh'));
    expect([inOrder(ranked, true), inOrder(ranked, false)]).toEqual([true, false]);
  });
});

describe('a hand that is declared', () => {
  it('takes its points from any other, a fouled one too, and from a lower one; two of a kind owe nothing', () => {
    const dragon = { sets: DRAGON, declares: true };
    const pairs = { sets: PAIRS, declares: true };
    expect(settled([dragon, JACKS_BEHIND]).points).toEqual([60, -60]);
    expect(settled([OUT_OF_ORDER, dragon]).points).toEqual([-60, 60]);
    expect(settled([pairs, dragon, ACES_BEHIND]).points).toEqual([-30, 120, -90]);
    expect(settled([pairs, pairs]).points).toEqual([0, 0]);
  });
  it('is a regular hand where nobody declares it', () => {
    expect(settled([PAIRS, ACES_BEHIND]).pairs[0]?.because[0]?.why).toBe('all three sets');
  });
});

describe('a home run', () => {
  const lower = [
    JACKS_BEHIND,
    sets('5h 5d 3c / 8s 8d 2h 2c Kc / 7c 7d 7h 6h 6s'),
    sets('4h 8c Tc / 3d 3h Qs Jh Ks / Qc 9c 5s 5c 9h'),
  ];
  it('takes its points from each of three', () => {
    const { points, pairs } = settled([...lower, ACES_BEHIND], { bonus: {} });
    expect(points[3]).toBe(33);
    expect(pairs[2]?.because).toEqual([{ points: 11, to: 3, why: 'all three sets of every opponent' }]);
    expect(pairs[0]?.because[0]?.points).toBe(7);
  });
  it('is none among three, where a set is tied or lost, or where one of four has fouled', () => {
    expect(settled([ACES_BEHIND, ...lower.slice(1)], { bonus: {} }).points[0]).toBe(14);
    const tied = sets('Kc Ks 2d / 8s 8d 7h 7c Jc / 6c 6d 6h 5h 5s');
    expect(settled([ACES_BEHIND, ...lower.slice(0, 2), tied], { bonus: {} }).points[0]).toBe(16);
    expect(settled([ACES_BEHIND, ...lower.slice(0, 2), OUT_OF_ORDER], { bonus: {} }).points[0]).toBe(19);
  });
});

describe('hands of three cards', () => {
  const all: Card[][] = [];
  for (let a = 0; a < PACK; a += 1)
    for (let b = a + 1; b < PACK; b += 1) for (let c = b + 1; c < PACK; c += 1) all.push([a, b, c]);
  const back = cards('As Ad Ac Ah 3s');
  const front = (three: Card[]) => rankedSets({ front: three, middle: back, back }).front;

  it('are 52 of three of a kind, 3,744 pairs and 18,304 others, in 455 kinds', () => {
    const counted = new Map<string, number>();
    const kinds = new Set<string>();
    for (const three of all) {
      const { category, ranks } = front(three);
      counted.set(category, (counted.get(category) ?? 0) + 1);
      kinds.add(`${category} ${ranks}`);
    }
    expect(Object.fromEntries(counted)).toEqual({ 'three-of-a-kind': 52, pair: 3744, 'high-card': 18304 });
    expect(kinds.size).toBe(13 + 13 * 12 + 286);
  });
  it('compare as cards laid out in order of how many there are of a rank do', () => {
    // Another way to say it: pad each to five cards that help neither.
    const worth = (three: Card[]) => {
      const times = (card: Card) => three.filter((one) => rankOf(one) === rankOf(card)).length;
      return three
        .map((card) => times(card) * 13 + rankOf(card))
        .sort((a, b) => b - a)
        .reduce((sum, one) => sum * 64 + one, 0);
    };
    for (let at = 0; at < all.length; at += 37)
      for (let other = 0; other < all.length; other += 1013) {
        const [one, two] = [all[at] as Card[], all[other] as Card[]];
        const compared = compareSets(front(one), front(two));
        expect(Math.sign(compared)).toBe(Math.sign(worth(one) - worth(two)));
      }
  });
  it('are no straight and no flush, and lower than five cards that are alike as far as they go', () => {
    expect(front(cards('Ks Qs Js')).name).toBe('High card, king with queen and jack');
    const ranked = rankedSets(sets('Qs Qd Kh / Qc Qh Kd 5s 4h / As Ad Ac Ah 3s'));
    expect(compareSets(ranked.front, ranked.middle)).toBeLessThan(0);
    expect(inOrder(ranked, false)).toBe(true);
    expect(inOrder(rankedSets(sets('Qs Qd Ah / Qc Qh Kd 5s 4h / As Ad Ac Th 3s')), true)).toBe(false);
  });
});

it('what one wins the others lose, in 2,000 deals', () => {
  let state = 12345;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  for (let deal = 0; deal < 2000; deal += 1) {
    const pack = Array.from({ length: PACK }, (_, card) => card);
    for (let at = PACK - 1; at > 0; at -= 1) {
      const other = random(at + 1);
      [pack[at], pack[other]] = [pack[other] as Card, pack[at] as Card];
    }
    const seated = [0, 1, 2, 3].map((seat) => {
      const own = pack.slice(seat * 13, seat * 13 + 13);
      return { front: own.slice(0, 3), middle: own.slice(3, 8), back: own.slice(8) };
    });
    const { points } = settled(seated);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(0);
    // With no first player, the seats decide nothing.
    expect(settled([...seated].reverse()).points).toEqual([...points].reverse());
  }
});
