/** The exact pass against every order of small shoes, read off the table card by card. */
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';
import { coder, sizeOf, valueAt } from '../../features/types';
import { AT_TABLE } from './at-table';
import { forEachDeal } from './brute-force';
import { Counting } from './exact/counting';
import { listDeals } from './exact/deals';
import { dealtFrom } from './exact/dealt';
import { BY_CARDS, finenessOf } from './exact/fineness';
import { PATTERNS } from './exact/patterns';
import { FEATURE_IDS, type FeatureId, RANK_NAMES, typeOf } from './features/catalogue';
import { type BaccaratWager, decider, eventsOf, looksAt, loses, pays, when } from './features/condition';
import type { Pack } from './pack';
import { STANDARD_PACK } from './pack';
import { TABLEAU } from './tableau';
import { wagersOf } from './wagers/all';

type Rows = Pick<BaccaratWager, 'rows' | 'otherwise'>;
type Small = { ranks: (typeof RANK_NAMES)[number][]; suits: number; decks: number };

const packOf = ({ ranks, suits }: Small): Pack => ({
  ranks: STANDARD_PACK.ranks.filter(({ name }) => ranks.includes(name)),
  suits,
});

function cardsOf({ ranks, suits, decks }: Small): number[] {
  const cards: number[] = [];
  for (const rank of ranks)
    for (let suit = 0; suit < suits; suit += 1)
      for (let deck = 0; deck < decks; deck += 1) cards.push(cardOf(RANK_NAMES.indexOf(rank), suit));
  return cards;
}

/** A wager with an event for each value of a feature but the last. */
function onFeature(id: FeatureId): Rows {
  const type = typeOf(id);
  const values = Array.from({ length: sizeOf(type) - 1 }, (_, code) => valueAt(type, code));
  return {
    rows: values.map((value) => ({
      event: pays(`${value}`, `${value}`),
      when: when([id], (is) => is === value),
    })),
    otherwise: loses('Anything else'),
  };
}

/** Ranks, suits, likeness and points at once: more classes than are held, so deals are sorted group by group. */
const FINE: Rows[] = [
  {
    rows: [
      {
        event: pays('same', 'The first two cards are the same'),
        when: when(
          ['player.rank1', 'banker.rank1', 'player.suit1', 'banker.suit1'],
          (one, other, suit, beside) => one === other && suit === beside,
        ),
      },
      {
        event: pays('run', 'A suit runs through the player’s cards'),
        when: when(
          ['player.suit1', 'player.suit2', 'player.rank2', 'player.rank1', 'winner'],
          (one, other, second, first, winner) => one === other && second !== first && winner === 'player',
        ),
      },
      {
        event: pays('third', 'The third cards are the same'),
        when: when(
          ['player.rank3', 'banker.rank3', 'player.suit3', 'banker.suit3', 'alike'],
          (one, other, suit, beside, alike) =>
            one !== 'none' && one === other && suit === beside && alike >= 2,
        ),
      },
    ],
    otherwise: loses('Anything else'),
  },
  {
    rows: [
      {
        event: pays('pairs', 'Two pairs of one card each'),
        when: when(
          ['player.rank1', 'banker.rank1', 'player.rank2', 'banker.rank2', 'identical', 'banker.suit2'],
          (one, other, two, both, identical, suit) =>
            one === other && two === both && identical >= 2 && suit !== 'clubs',
        ),
      },
    ],
    otherwise: loses('Anything else'),
  },
];

type Read = (table: Uint8Array) => number | boolean | string;

/** Of all orders of six cards, how many read each value of each feature, and how many end in each event. */
function everyOrder<Wager extends Rows>(small: Small, wagers: readonly Wager[]) {
  const features = FEATURE_IDS.map((id) => ({
    id,
    read: AT_TABLE[id] as Read,
    codeOf: coder(typeOf(id)),
    counts: new Array<number>(sizeOf(typeOf(id))).fill(0),
  }));
  const tried = wagers.map((wager) => ({
    wager,
    decide: decider(wager, FEATURE_IDS),
    counts: eventsOf(wager).map(() => 0),
  }));
  const values = new Array<number | boolean | string>(FEATURE_IDS.length);
  forEachDeal(cardsOf(small), (table) => {
    for (const [i, { read, codeOf, counts }] of features.entries()) {
      values[i] = read(table);
      const code = codeOf(values[i] as string);
      counts[code] = inTable(counts[code]) + 1;
    }
    for (const { decide, counts } of tried) {
      const event = decide(values);
      counts[event] = inTable(counts[event]) + 1;
    }
  });
  return { features, tried };
}

// 60,480 orders of nine cards or 20,160 of eight.
const SHOES: Small[] = [
  { ranks: ['three', 'eight', 'king'], suits: 3, decks: 1 },
  { ranks: ['seven', 'jack', 'ace'], suits: 1, decks: 3 },
  { ranks: ['four', 'nine'], suits: 2, decks: 2 },
  { ranks: ['eight', 'ten'], suits: 4, decks: 1 },
];
const WAGERS = wagersOf({ decks: 20, seats: 4 }).filter(({ id }) =>
  /^(first-four|harmony|fate|eight-or|seven-against|banker-seven-by|perfect)/.test(id),
);

describe.each(SHOES)('$decks of $ranks in $suits suits', (small) => {
  const counting = new Counting(packOf(small), TABLEAU);
  const dealt = (rows: Rows) =>
    dealtFrom(counting.tally(rows), cardsOf(small).length, small.decks, small.suits).counts.map(Number);

  it('reads every feature as the table does, and wagers that look at all kinds of them', () => {
    const { features, tried } = everyOrder(small, WAGERS);
    for (const { id, counts } of features) expect(dealt(onFeature(id)), id).toEqual(counts);
    for (const { wager, counts } of tried) expect(dealt(wager), wager.id).toEqual(counts);
  }, 60_000);

  it('sorts deals group by group as the table does, where there are too many classes to hold', () => {
    for (const wager of FINE) expect(finenessOf(looksAt(wager)).held).toBe(false);
    for (const { wager, counts } of everyOrder(small, FINE).tried) expect(dealt(wager)).toEqual(counts);
  }, 60_000);
});

it('a wager is kept back only from shoes of which one of its events cannot be dealt', () => {
  const counting = new Counting(STANDARD_PACK, TABLEAU);
  const kept = wagersOf({ decks: 20, seats: 9 }).filter(({ fromDecks = 1 }) => fromDecks > 1);
  expect(kept.length).toBe(8);
  for (const wager of kept) {
    const decks = (wager.fromDecks ?? 1) - 1;
    expect(dealtFrom(counting.tally(wager), 52 * decks, decks).counts, wager.id).toContain(0n);
  }
}, 60_000);

it('a wager may look at as many named ranks as it likes', () => {
  const counting = new Counting(STANDARD_PACK, TABLEAU);
  const kings = counting.tally({
    rows: [
      {
        event: pays('win', 'Three kings'),
        when: when(['player.rank1', 'banker.rank1', 'player.rank2'], (...ranks) =>
          ranks.every((rank) => rank === 'king'),
        ),
      },
    ],
    otherwise: loses('Anything else'),
  });
  // 32 x 31 x 30 orders of three kings, then any three of 413.
  expect(dealtFrom(kings, 416, 8).counts[0]).toBe(32n * 31n * 30n * 413n * 412n * 411n);
  const five = ['player.rank1', 'player.rank2', 'player.rank3', 'banker.rank1', 'banker.rank2'] as const;
  const alike = counting.tally({
    rows: [
      {
        event: pays('win', 'Two sixes of the player, a third six, and two sixes of the banker'),
        when: when(five, (...ranks) => ranks.every((rank) => rank === 'six')),
      },
    ],
    otherwise: loses('Anything else'),
  });
  // Two and two against two and two draws a third six: five sixes in order, then any of 411.
  expect(dealtFrom(alike, 416, 8).counts[0]).toBe(32n * 31n * 30n * 29n * 28n * 411n);
}, 60_000);

describe('values of features', () => {
  it('have a number each, and nothing else has one', () => {
    for (const id of FEATURE_IDS) {
      const type = typeOf(id);
      for (let code = 0; code < sizeOf(type); code += 1) expect(coder(type)(valueAt(type, code))).toBe(code);
    }
    expect(() => coder(typeOf('banker.total'))(10)).toThrow(/10 is no value/);
    expect(() => coder(typeOf('winner'))('nobody')).toThrow(/nobody is no value/);
  });
});

it('estimates from as many deals and patterns of four, five and six cards as there are', () => {
  const { count, patterns } = listDeals(STANDARD_PACK, TABLEAU);
  const cards = Array.from({ length: count }, (_, deal) => PATTERNS[inTable(patterns[deal])]?.cards);
  for (const [i, { deals, patterns: alike, suits }] of BY_CARDS.entries()) {
    expect(cards.filter((of) => of === i + 4).length).toBe(deals);
    expect(PATTERNS.filter((pattern) => pattern.cards === i + 4).length).toBe(alike);
    expect(suits).toBe(4 ** (i + 4));
  }
});
