/** Wagers that rulebooks print, written as an operator would write them, come to the counts of the family's own. */
import { describe, expect, it } from 'vitest';
import { readWritten } from '../../conditions/read-written';
import { ratio } from '../../exact/fraction';
import type { Conditions } from '../../features/conditions';
import { fixed } from '../../printing/numbers';
import { baccarat } from './family';
import { wagersOf } from './wagers/all';

const conditions = baccarat.conditions as Conditions<{ decks: number; seats: number }>;

const HARMONY_FIRST = [
  'winner == "tie" and alike == 6',
  'cards == 4 and alike == 4 and player.rank1 == "eight"',
  'cards == 4 and alike == 4',
  'winner == "tie" and zeros == 6',
];
const dragon = (hand: string) => [
  `winner == "${hand}" and ${hand}.natural`,
  `winner == "tie" and ${hand}.natural`,
  ...[9, 8, 7, 6, 5, 4].map((points) => `winner == "${hand}" and margin == ${points}`),
];
const SUN = 'winner == "banker" and banker.total == 7 and banker.cards == 3';
const FATE = 'player.third == 8 and banker.cards == 2 and banker.total == 3';

/** The rows of each that win or are a stand-off, in the order of the family's events. */
const PRINTED: Record<string, string[]> = {
  player: ['winner == "player"', 'winner == "tie"'],
  'banker-six-apart': ['winner == "banker" and banker.total == 6', 'winner == "banker"', 'winner == "tie"'],
  'banker-seven-pushes': [SUN, 'winner == "banker"', 'winner == "tie"'],
  tie: ['player.total == banker.total'],
  'dragon-bonus-player': dragon('player'),
  'dragon-bonus-banker': dragon('banker'),
  'player-pair': ['player.rank1 == player.rank2'],
  'player-match-pair': ['player.pair and not player.perfectPair'],
  'banker-match-pair': ['banker.rank1 == banker.rank2 and banker.suit1 != banker.suit2'],
  'perfect-pair': ['count(player.perfectPair, banker.perfectPair) > 0'],
  'three-card-nines': [
    'min(player.total, banker.total) == 9 and cards == 6',
    '(player.total == 9 and player.cards == 3) or (banker.total == 9 and banker.cards == 3)',
  ],
  'both-sevens': [
    'player.total == 7 and banker.total == 7 and cards == 6',
    'player.total == 7 and banker.total == 7 and cards == 4',
  ],
  'eight-over-six': ['winner.total == 8 and loser.total == 6'],
  'six-cards': ['cards == 6'],
  'first-four': [
    'firstFour.identical == 4 and player.rank1 == "three"',
    'firstFour.identical == 4 and player.rank1 in ["ace", "two", "three", "five", "six", "seven", "eight"]',
    'firstFour.identical == 4',
    'firstFour.alike == 4',
    'firstFour.alike == 3',
    'firstFour.pairs == 2',
    'firstFour.identical >= 2',
  ],
  'seven-against-zero': [
    'player.total == 0 and banker.total == 7 and banker.cards == 3 and suits != "mixed"',
    'player.total == 0 and banker.total == 7 and banker.cards == 3 and colours != "mixed"',
    'player.total == 0 and banker.total == 7 and banker.cards == 3',
    'player.total == 0 and banker.total == 7',
  ],
  'banker-seven-by-suit': [
    `${SUN} and suits == "spades"`,
    `${SUN} and suits != "mixed"`,
    `${SUN} and colours in ["red", "black"]`,
    `${SUN} and banker.suits != "mixed"`,
    `${SUN} and banker.colours != "mixed"`,
    SUN,
    'banker.total == 7 and banker.cards == 3',
    'winner == "banker" and banker.total == 7 and banker.cards == 2',
  ],
  'harmony-by-total': [
    ...HARMONY_FIRST,
    'winner == "tie" and player.total == 0',
    'winner == "tie" and 1 <= player.total <= 5',
    'winner == "tie" and player.total >= 6',
  ],
  'harmony-by-colour': [...HARMONY_FIRST, 'winner == "tie" and colours != "mixed"', 'winner == "tie"'],
  'fate-38': [
    `${FATE} and suits == "hearts"`,
    `${FATE} and suits != "mixed"`,
    `${FATE} and colours != "mixed"`,
    `${FATE} and winner == "tie"`,
    `${FATE} and winner == "player"`,
    FATE,
    'banker.cards == 2 and banker.total == 3',
  ],
};

describe.each([6, 8])('%i decks', (decks) => {
  const parameters = { decks, seats: 7 };
  it.each(Object.entries(PRINTED))('%s', (id, rows) => {
    const own = wagersOf(parameters).find((wager) => wager.id === id);
    expect(own, id).toBeDefined();
    const read = readWritten(
      {
        label: id,
        otherwise: 'lose',
        rows: rows.map((when, i) => ({ event: { id: `row-${i}`, label: when }, when })),
      },
      conditions.features(parameters),
    );
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const written = conditions.distribution(parameters, read.value);
    const counted = baccarat.distribution(parameters, id);
    expect(written.universe).toBe(counted.universe);
    expect(written.outcomes.map(({ count }) => count)).toEqual(counted.outcomes.map(({ count }) => count));
  });
});

it('suits and ranks that would be too fine together are refused with a sentence; named ranks alone are not', () => {
  const refused = (...ids: string[]) => conditions.refuses?.({ decks: 8, seats: 7 }, ids);
  const places = ['1', '2', '3'].flatMap((n) => [`player.rank${n}`, `banker.rank${n}`]);
  expect(refused(...places, 'winner', 'margin')).toBeUndefined();
  expect(refused('suits', 'player.rank1', 'winner')).toBeUndefined();
  const suits = ['player.suit1', 'banker.suit1', 'player.suit2', 'banker.suit2'];
  expect(refused('player.rank1', 'banker.rank1', 'player.rank2', ...suits)).toBeUndefined();
  expect(refused('player.rank1', 'banker.rank1', 'player.rank2', 'banker.rank2', ...suits)).toBeUndefined();
  expect(refused(...places, 'suits')).toBeUndefined();
  expect(refused(...places, ...suits)).toMatch(/^Use fewer features: player\.suit1, .* cannot .*\.$/);
});

/**
 * Worked out independently of the engine, value by value and suit by suit, from the printed pays of 30-2899.04(5)(g).
 */
it.each([
  [6, 'winner', '23.4145'],
  [8, 'winner', '23.3409'],
  [6, 'all', '26.3355'],
  [8, 'all', '26.2825'],
] as const)(
  'the third table of EZ Baccarat with %i decks, suited of %s cards, costs %s%%',
  (decks, of, edge) => {
    const panda = 'winner == "player" and player.total == 8 and player.cards == 3';
    const dragon = 'winner == "banker" and banker.total == 7 and banker.cards == 3';
    const both = 'player.total == 8 and player.cards == 3 and banker.total == 7 and banker.cards == 3';
    const suited =
      of === 'all'
        ? `((${panda}) or (${dragon})) and suits != "mixed"`
        : `((${panda}) and player.suits != "mixed") or ((${dragon}) and banker.suits != "mixed")`;
    const when = [
      `${both} and suits != "mixed"`,
      `${both} and colours != "mixed"`,
      both,
      suited,
      `(${panda}) or (${dragon})`,
    ];
    const parameters = { decks, seats: 7 };
    const rows = when.map((text, i) => ({ event: { id: `row-${i}`, label: text }, when: text }));
    const read = readWritten({ label: 'EZ', otherwise: 'lose', rows }, conditions.features(parameters));
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const { universe, outcomes } = conditions.distribution(parameters, read.value);
    // An empty meter, 500, 50 and 20 for 1, and 10 to 1.
    const back = [0n, 500n, 50n, 20n, 11n].reduce(
      (sum, pay, i) => sum + pay * (outcomes[i]?.count ?? 0n),
      0n,
    );
    expect(fixed(ratio(universe - back, universe).mul(100), 4)).toBe(edge);
  },
);
