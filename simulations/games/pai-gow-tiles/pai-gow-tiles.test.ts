/** The whole game. Counts beside which nothing else is said: every pair of hands of real tiles, by a program of its own in C (`method.md`). */
import { describe, expect, it } from 'vitest';
import { TILES } from '../../equipment/tiles';
import type { Fraction } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import { standardScore } from '../contract/plays-like-solution';
import { paiGowTiles } from './family';
import { CHOSEN, GAPS } from './house-way/printed';
import { placeOf } from './match-ups';
import { PaiGowTilesParameters, readingsOf } from './parameters';
import { DEALS, DEALS_LEFT, everyHand, HAND_AT, HANDS } from './tiles/hands';
import { worthsOf } from './tiles/ranking';
import { waysOf } from './ways';
import { byHand } from './witness/by-hand';
import { strengthsOf } from './witness/chart';

const EVENS = { standard: { win: 'even money' } };
const WILDS = ['three-or-six', 'any-tile'] as const;
const percent = (edge: Fraction) => (100 * edge.valueOf()).toFixed(6);
const kindOf = (tile: number) => tile >> 1;

/** Every choice of so many tiles, in rising order. */
function* choices(from: readonly number[], count: number): Generator<number[]> {
  if (count === 0) yield [];
  else
    for (const [i, tile] of from.entries())
      for (const rest of choices(from.slice(i + 1), count - 1)) yield [tile, ...rest];
}
const ALL = Array.from({ length: TILES }, (_, tile) => tile);
const FOURS = [...choices(ALL, 4)];

/** What is counted is the same for a player who sets best and one who sets by the House Way. */
const pieces = new Map<string, Float64Array[]>();

function solved(input: Partial<PaiGowTilesParameters>) {
  const parameters = PaiGowTilesParameters.parse(input);
  const key = JSON.stringify({ ...parameters, player: '' });
  const merged = pieces.get(key) ?? [...paiGowTiles.runPiece(parameters, EVENS, 0)];
  pieces.set(key, merged);
  return { parameters, merged, solution: paiGowTiles.solve(parameters, EVENS, merged) };
}
const counts = ({ solution }: ReturnType<typeof solved>) =>
  Object.fromEntries(solution.endings.map(({ event, count }) => [event, count]));

const tiles = solved({});
const wild = solved({ wild: 'any-tile' });

describe('hands of four tiles', () => {
  it('are 3,620 kinds for 35,960 deals', () => {
    const hands = everyHand(tiles.parameters);
    // No pair, one, two: C(16, 4) · 16, 16 · C(15, 2) · 4, C(16, 2).
    expect(hands).toHaveLength(1_820 + 1_680 + 120);
    expect(hands).toHaveLength(HANDS);
    expect(hands.reduce((sum, { deals }) => sum + deals, 0)).toBe(DEALS);
    expect(FOURS).toHaveLength(DEALS);
  });

  it('hold both wild tiles together where each may be any tile, and may part them where not', () => {
    const settings = (rules: PaiGowTilesParameters) => everyHand(rules)[HAND_AT([15, 0, 15, 3])]?.settings;
    expect(settings(tiles.parameters)).toHaveLength(2);
    expect(settings(wild.parameters)).toHaveLength(1);
  });

  it.each(WILDS)('rank two by two as the printed chart ranks them: %s', (rule) => {
    for (const zeros of ['equal', 'by-tile'] as const) {
      const [strength, worth] = [strengthsOf({ wild: rule, zeros }), worthsOf({ wild: rule, zeros })];
      const two = [...choices(ALL, 2)].map(([a = 0, b = 0]) => [strength(a, b), worth(kindOf(a), kindOf(b))]);
      const sorted = two.toSorted(([a = 0], [b = 0]) => a - b);
      const wrong = sorted.filter(([strong = 0, high = 0], i) => {
        const [before = 0, below = 0] = sorted[i - 1] ?? [-1, -1];
        return Math.sign(strong - before) !== Math.sign(high - below);
      });
      expect(wrong).toEqual([]);
    }
  });
});

describe('the House Way', () => {
  const readings = [
    CHOSEN,
    ...Object.entries(GAPS).flatMap(([id, { readings: all }]) =>
      all.slice(1).map((reading) => ({ ...CHOSEN, [id]: reading })),
    ),
  ];

  it.each(WILDS)('sets every hand by its lines as by heart, in every reading: %s', (rule) => {
    for (const [i, reading] of readings.entries()) {
      const parameters = PaiGowTilesParameters.parse({ wild: rule, ...reading });
      const { hands, settings } = waysOf(parameters);
      const set = byHand(parameters, readingsOf(parameters));
      const strength = strengthsOf(parameters);
      const wrong = FOURS.filter((four, at) => {
        // As chosen all hands, otherwise some.
        if (i > 0 && at % 29 !== i) return false;
        const kinds = four.map(kindOf);
        const number = HAND_AT(kinds);
        const way = hands[number]?.settings[inTable(settings[number])];
        const worth = ([one, other]: readonly [number, number]) => {
          const first = kinds.indexOf(one);
          const second = kinds.indexOf(other, one === other ? first + 1 : 0);
          return strength(inTable(four[first]), inTable(four[second]));
        };
        const { high, low } = set(Uint8Array.from(four.toReversed()));
        return !way || worth(way.behind) !== high || worth(way.front) !== low;
      });
      expect(wrong, JSON.stringify(reading)).toEqual([]);
    }
  });
});

describe('pairs of hands', () => {
  const bits = FOURS.map((four) => four.reduce((held, tile) => held | (1 << tile), 0));

  it.each([
    ['three-or-six', tiles],
    ['any-tile', wild],
  ] as const)('are counted by kinds as they are dealt: %s', (_, { parameters, merged }) => {
    const strength = strengthsOf(parameters);
    const set = byHand(parameters, readingsOf(parameters));
    const every = FOURS.map((four) => set(Uint8Array.from(four)));
    const { hands } = waysOf(parameters);
    for (const at of [0, 4_321, 17_017, 28_280, DEALS - 1]) {
      const mine = FOURS[at] as number[];
      const number = HAND_AT(mine.map(kindOf));
      const dealers = every.filter((_, other) => (inTable(bits[other]) & inTable(bits[at])) === 0);
      expect(dealers).toHaveLength(DEALS_LEFT);
      for (const [way, { behind }] of (hands[number]?.settings ?? []).entries()) {
        const first = mine.findIndex((tile) => kindOf(tile) === behind[0]);
        const second = mine.findIndex((tile, i) => i !== first && kindOf(tile) === behind[1]);
        const front = mine.filter((_, i) => i !== first && i !== second);
        const high = strength(inTable(mine[first]), inTable(mine[second]));
        const low = strength(inTable(front[0]), inTable(front[1]));
        const wins = dealers.filter((dealer) => high > dealer.high && low > dealer.low).length;
        const losses = dealers.filter((dealer) => high <= dealer.high && low <= dealer.low).length;
        const from = placeOf(number, way);
        expect(Array.from((merged[0] as Float64Array).slice(from, from + 2))).toEqual([wins, losses]);
      }
    }
  });
});

describe('Pai Gow Tiles, House Way against House Way', () => {
  it('wins, stands off and loses as often as every pair of hands', () => {
    // C(32, 4) · C(28, 4).
    expect(tiles.solution.universe).toBe(736_281_000n);
    expect(counts(tiles)).toEqual({ win: 236_000_052n, 'stand-off': 256_800_616n, lose: 243_480_332n });
    expect(percent(tiles.solution.houseEdge)).toBe('1.015955');
  });

  it('wins for the dealer only by equal hands: where he takes two equal ones alone, that is all he gains', () => {
    const both = solved({ equalHands: 'both-only' });
    expect(counts(both).win).toBe(counts(tiles).win);
    // Pairs that are equal in both hands; set alike, both sides win as often apart from them.
    expect((counts(both).lose ?? 0n) - (counts(both).win ?? 0n)).toBe(136_064n);
  });

  it('loses 13.92% to the best player where the largest tile goes with the smallest, and 0.61% where the low hand is kept high', () => {
    expect(percent(solved({ player: 'best' }).solution.houseEdge)).toBe('-13.922867');
    expect(percent(solved({ player: 'best', noPair: 'highest-low' }).solution.houseEdge)).toBe('-0.612764');
  });

  it('costs 2.24% against a dealer who sets each hand best', () => {
    const { solution } = solved({ dealer: 'best', noPair: 'highest-low' });
    expect(percent(solution.houseEdge)).toBe('2.236371');
    expect(solution.play?.label).toBe('Set by the House Way, against the best dealer');
  });
});

describe('Pai Gow Tiles Wild', () => {
  it('wins, stands off and loses as often as every pair of hands', () => {
    expect(counts(wild)).toEqual({ win: 254_440_408n, 'stand-off': 221_885_476n, lose: 259_955_116n });
    expect(percent(wild.solution.houseEdge)).toBe('0.748995');
  });

  it('shows each line with the share of hands that it sets', () => {
    const rows = wild.solution.tables?.[0]?.rows ?? [];
    // C(30, 2) deals hold both wild tiles, and 2 · 15 · 28 one of them and a pair.
    expect(rows[0]?.cells).toEqual(['1.2097%']);
    expect(rows.find(({ label }) => label.startsWith('One wild tile and a pair'))?.cells).toEqual([
      '2.3359%',
    ]);
  });

  it('says where the best way is another', () => {
    const { solution } = solved({ wild: 'any-tile', player: 'best', noPair: 'highest-low' });
    expect(percent(solution.houseEdge)).toBe('-1.046972');
    expect(solution.tables?.[1]?.rows.length).toBeGreaterThan(10);
  });
});

it.each([
  ['tiles', tiles],
  ['tiles wild', wild],
  ['the best player', solved({ player: 'best' })],
  ['the best dealer', solved({ dealer: 'best', noPair: 'highest-low' })],
] as const)('%s: is dealt as solved', (subject, { parameters, merged, solution }) => {
  const dealer = paiGowTiles.dealer(parameters, EVENS, merged);
  expect(Math.abs(standardScore(dealer, solution, { rounds: 400_000, seed: 32, subject }))).toBeLessThan(4);
});

describe('parameters', () => {
  it.each([
    [{ wild: 'none' }, 'Choose what the wild tiles may be used as: three-or-six or any-tile.'],
    [{ noPair: 'x' }, 'Choose what the largest and the smallest tile are: by-spots, by-rank or highest-low.'],
    [{ decks: 2 }, 'Leave out "decks": this game has no such rule. It is played with one set of 32 tiles.'],
    [
      { player: 'best', dealer: 'best' },
      'Let the player or the dealer set by the House Way: what is best for one depends on what the other does.',
    ],
  ])('refuses %o with a sentence', (input, message) => {
    const read = PaiGowTilesParameters.safeParse(input);
    expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
