/** What every family owes whose outcomes an operator may write wagers over. */
import { describe, expect, inject, it, vi } from 'vitest';
import { DECISION_FAMILIES, FAMILIES, familyOf } from '../../catalogue/families';
import { readWritten } from '../../conditions/read-written';
import { RESERVED } from '../../conditions/tokens';
import { inTable } from '../../exact/in-table';
import type { ConditionWager } from '../../features/condition';
import type { Conditions } from '../../features/conditions';
import { type FeatureValue, sizeOf, valueAt } from '../../features/types';
import type { Distribution } from '../../wagers/distribution';
import { BLOCK_ROUNDS, playBlocks } from '../../witness/play';

const BLOCKS = inject('deep') ? 8 : 1;
const ROUNDS = BLOCKS * BLOCK_ROUNDS;
const FEW_ROUNDS = inject('deep') ? 65_536 : 4_096;
/** Where other work is going on as well. */
vi.setConfig({ testTimeout: 120_000 });

const segments = Object.entries({ a: 1, b: 1, c: 2, d: 4, e: 8, f: 12, g: 24 }).map(([id, count]) => ({
  id,
  label: `Symbol ${id.toUpperCase()}`,
  count,
}));

type Tried = { parameters: Record<string, unknown>; wagers: string[][] };

/** Rows as an operator would write them, from the first. */
const TRIED: Record<string, Tried[]> = {
  roulette: [
    {
      parameters: { zeros: 1 },
      wagers: [
        ['colour == "red" and odd', 'dozen == 2 or column == 3', 'zero'],
        ['pocket in [0, 1, 2, 36, 35, 34]', '10 <= number <= 20'],
        ['number < 19', 'odd', 'colour == "red"', 'zero and odd'],
      ],
    },
    { parameters: { zeros: 2 }, wagers: [['doubleZero', 'zero', 'line + column == 5 and even']] },
  ],
  'colour-run': [
    {
      parameters: { zeros: 1, firstPaid: 3, last: 8 },
      wagers: [['run == 0 and brokenByZero', 'run >= 2 and colour == "red"', 'run in [1, 8]']],
    },
  ],
  craps: [
    {
      parameters: {},
      wagers: [
        ['comeOut.total == 7', 'comeOut.pair', 'comeOut.high - comeOut.low == 1'],
        ['throws >= 5 and result == "made"', 'point == 4 or point == 10', 'throws == 12', 'lineWins'],
      ],
    },
  ],
  'sic-bo': [
    {
      parameters: {},
      wagers: [
        ['triple', 'straight and total > 9', 'sixes == 2', 'pair and low == 1'],
        ['alike == 2 and odds == 3', 'middle * 2 == low + high', 'max(ones, twos) >= 2'],
      ],
    },
  ],
  'money-wheel': [
    { parameters: { segments }, wagers: [['symbol in ["a", "b"]', 'segments == 8', 'segments >= 12']] },
  ],
  'three-card-side-wagers': [
    {
      parameters: {},
      wagers: [
        ['player.pairOf >= 11', 'player.suited == 3 and player.high == 14', 'player.worth >= 3'],
        [
          'player.hand == "pair" and dealer.hand == "pair"',
          'winner == "tie"',
          'dealer.high < 12 and winner == "player"',
        ],
        ['table.worth >= 5', 'table.hand == "three-of-a-kind" or table.hand == "straight"'],
        ['player.reds == 3 and dealer.reds == 0', 'player.hearts == 2', 'dealer.pictures == 3'],
      ],
    },
  ],
  'stud-progressive': [
    {
      parameters: {},
      wagers: [
        [
          'player.worth >= 4 and up.rank == player.high',
          'up.rank == 14 and player.suited >= 4',
          'player.pairOf >= 11',
        ],
        [
          'player.hand == "pair" and dealer.hand == "pair"',
          'dealer.worth > player.worth',
          'player.suited == 5',
        ],
      ],
    },
  ],
  'three-card-bonus': [
    {
      parameters: {},
      wagers: [
        [
          'final.worth >= 3 and player.worth == 0',
          'table.high == table.low',
          'final.pairOf > 9',
          'player.hearts == 3',
        ],
      ],
    },
  ],
  'holdem-side-wagers': [
    {
      parameters: {},
      wagers: [
        [
          'hole.pairOf >= 13',
          'atFlop.worth >= 3 and flop.suited == 3',
          'flop.alike == 2 and hole.suited == 2',
        ],
        ['final.worth >= 4', 'final.hand == "two-pairs"'],
        ['hole.aces == 2 and dealer.pairOf > 1', 'dealer.reds == 2 and hole.reds == 0'],
      ],
    },
  ],
  baccarat: [
    {
      parameters: { decks: 6 },
      wagers: [
        [
          'winner == "tie" and player.total >= 6',
          'margin == 9',
          'count(player.natural, banker.natural) == 2',
        ],
        [
          'player.rank1 == banker.rank1 and player.rank2 == banker.rank2',
          'zeros >= 3',
          'firstFour.pairs == 1',
        ],
        ['player.suits != "mixed" and winner == "player"', 'player.suit1 == banker.suit1', 'identical >= 2'],
      ],
    },
  ],
  'blackjack-side-wagers': [
    {
      parameters: { decks: 2 },
      wagers: [
        ['player.total == 20 and player.suited', 'player.blackjack and dealer.points == 11', 'player.soft'],
        [
          'table.straight and table.flush',
          'table.alike == 3',
          'player.consecutive and dealer.suit == "hearts"',
        ],
        [
          'player.low == player.high and player.reds == 1',
          'table.sevens >= 2 or table.aces == 2',
          'dealer.rank == 12',
        ],
      ],
    },
  ],
  'hawaiian-first-cards': [
    {
      parameters: { decks: 4 },
      wagers: [
        [
          'player.total == 22 and player.jokers == 1',
          'player.aces == 2',
          'player.pair and dealer.points == 12',
        ],
        ['table.flush and player.reds == 2', 'table.alike == 3', 'table.jokers >= 2 or table.aces == 2'],
        ['player.suited and player.total == 13', 'player.jokers == 1 and player.aces == 1'],
      ],
    },
  ],
  'nines-house-way': [
    {
      parameters: { decks: 2, zeros: 12, nineEnds: 'no' },
      wagers: [
        ['winner == "tie" and player.total >= 7', 'margin >= 8', 'player.fourth == 0 and bank.fourth == 0'],
        ['player.three == 5 and bank.three == 6', 'bank.total == 9', 'player.total == 9'],
      ],
    },
    {
      parameters: { decks: 8, zeros: 20, nineEnds: 'yes' },
      wagers: [['player.three == 9 and bank.fourth == -1', 'winner == "bank" and bank.total <= 2']],
    },
  ],
};

const withConditions = FAMILIES.filter(({ conditions }) => conditions);

it('every family with conditions is tested', () => {
  expect(Object.keys(TRIED).sort()).toEqual(withConditions.map(({ id }) => id).sort());
});

it('a family in which players decide names one that is counted as dealt', () => {
  // No features of seven cards with a joker, of four tiles or of several packs are counted yet, and hands of nine and a half are drawn as the player decides.
  const without = DECISION_FAMILIES.filter(({ writtenIn }) => writtenIn === undefined);
  expect(without.map(({ id }) => id)).toEqual([
    'pai-gow-poker',
    'pai-gow-tiles',
    'pokara',
    'nine-and-a-half',
  ]);
  for (const { id, writtenIn } of DECISION_FAMILIES) {
    if (writtenIn === undefined) continue;
    const plain = familyOf(writtenIn);
    expect(plain.conditions, id).toBeDefined();
    expect(plain.parameters.safeParse({}).success, id).toBe(true);
  }
});

for (const [id, tried] of Object.entries(TRIED)) for (const each of tried) behaves(id, each);

function written(conditions: Conditions, parameters: unknown, rows: string[]): ConditionWager {
  const read = readWritten(
    {
      label: 'Tried',
      otherwise: 'lose',
      rows: rows.map((when, i) => ({ event: { id: `row-${i}`, label: when }, when })),
    },
    conditions.features(parameters),
  );
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join(' '));
  expect(
    conditions.refuses?.(
      parameters,
      read.value.rows.flatMap(({ when }) => when.looksAt),
    ),
  ).toBeUndefined();
  return read.value;
}

/** A row for each value of a feature, so that nothing is left over. */
function onFeature(conditions: Conditions, parameters: unknown, id: string): ConditionWager {
  const type = conditions.features(parameters).find((feature) => feature.id === id)?.type;
  if (!type) throw new Error(id);
  const holds = (value: FeatureValue) => (is: FeatureValue) => is === value;
  return {
    rows: Array.from({ length: sizeOf(type) }, (_, code) => ({
      event: { id: `${valueAt(type, code)}`, label: '', settles: 'pays' as const },
      when: { looksAt: [id], holds: holds(valueAt(type, code)) as (...values: never[]) => boolean },
    })),
    otherwise: { id: 'never', label: '', settles: 'lose' },
  };
}

function behaves(id: string, { parameters, wagers }: Tried): void {
  const family = familyOf(id);
  const conditions = family.conditions as Conditions;
  const features = conditions.features(parameters);

  describe(`${family.label} ${JSON.stringify(parameters).slice(0, 60)} can be written over`, () => {
    it('names each feature once, readably for the parser, and explains it', () => {
      expect(new Set(features.map((feature) => feature.id)).size).toBe(features.length);
      for (const { id, type, explains } of features) {
        expect(id).toMatch(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$/);
        for (const part of id.split('.')) expect(RESERVED.has(part), id).toBe(false);
        expect(explains).toMatch(/^[A-Z].*\.$/);
        expect(sizeOf(type)).toBeGreaterThan(0);
      }
      expect(family.written?.outcome).toMatch(/\w/);
    });

    it.each(features.map((feature) => feature.id))('%s takes values of its type and no other', (feature) => {
      const wager = onFeature(conditions, parameters, feature);
      const { outcomes, universe } = conditions.distribution(parameters, wager);
      expect(outcomes.reduce((total, { count }) => total + count, 0n)).toBe(universe);
      expect(outcomes.at(-1)).toEqual({ event: 'never', count: 0n });
      expect(outcomes.filter(({ count }) => count > 0n).length).toBeGreaterThan(features.length > 2 ? 1 : 0);
      const dealer = conditions.dealer(parameters, wager);
      const seen = playBlocks({ dealer, subject: feature, seed: 11, rounds: FEW_ROUNDS, from: 0, to: 1 });
      agrees(outcomes, universe, [...seen], FEW_ROUNDS, dealer.events);
    });

    it.each(wagers.map((rows) => [rows.join(' | '), rows]))('%s', (_, rows) => {
      const wager = written(conditions, parameters, rows as string[]);
      const distribution = conditions.distribution(parameters, wager);
      expect(distribution.outcomes.map(({ event }) => event)).toEqual([
        ...wager.rows.map(({ event }) => event.id),
        'otherwise',
      ]);
      overlapsAddUp(distribution);
      const dealer = conditions.dealer(parameters, wager);
      const counts = playBlocks({ dealer, subject: 'written', seed: 4, rounds: ROUNDS, from: 0, to: BLOCKS });
      agrees(distribution.outcomes, distribution.universe, [...counts], ROUNDS, dealer.events);
      for (const [i, row] of wager.rows.entries()) {
        const alone = conditions.distribution(parameters, { rows: [row], otherwise: wager.otherwise });
        expect(share(alone, 0), `row ${i} by itself`).toBe(shareOfRow(distribution, i));
      }
    });
  });
}

/** As a fraction in lowest terms: another wager may be counted over another universe. */
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const lowest = (count: bigint, of: bigint) => `${count / gcd(count, of)}/${of / gcd(count, of)}`;
const share = ({ outcomes, universe }: Distribution, i: number) => lowest(outcomes[i]?.count ?? 0n, universe);
const shareOfRow = ({ rows, universe }: Distribution, i: number) => lowest(rows?.[i]?.holds ?? 0n, universe);

/** A row's condition holds where the row takes it and where an earlier one does. */
function overlapsAddUp({ rows = [], outcomes }: Distribution): void {
  expect(rows.length).toBe(outcomes.length - 1);
  for (const [i, { event, holds, takenBy }] of rows.entries()) {
    const taken = takenBy.reduce((total, { count }) => total + count, 0n);
    expect(outcomes[i]?.event).toBe(event);
    expect(outcomes[i]?.count).toBe(holds - taken);
    for (const { count } of takenBy) expect(count).toBeGreaterThan(0n);
  }
}

function agrees(
  outcomes: Distribution['outcomes'],
  universe: bigint,
  seen: number[],
  rounds: number,
  events: readonly string[],
): void {
  expect(events).toEqual(outcomes.map(({ event }) => event));
  for (const [i, { event, count }] of outcomes.entries()) {
    const probability = Number((count * 10n ** 18n) / universe) / 1e18;
    const expected = rounds * probability;
    if (count === 0n) expect(seen[i], event).toBe(0);
    else if (expected < 10) expect(seen[i], event).toBeLessThan(40);
    else if (count < universe) {
      const z = (inTable(seen[i]) - expected) / Math.sqrt(expected * (1 - probability));
      expect(Math.abs(z), `${event}: ${seen[i]} for ${expected}`).toBeLessThan(4.5);
    } else expect(seen[i]).toBe(rounds);
  }
}
