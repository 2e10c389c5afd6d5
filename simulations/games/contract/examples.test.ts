import { describe, expect, it } from 'vitest';
import { FAMILIES, familyOf } from '../../catalogue/families';
import { familyHead } from '../../catalogue/heads';
import { choose } from '../../equipment/cards/card-sets';
import { type Fraction, fromText, ratio, toText } from '../../exact/fraction';
import type { EngineWager } from '../../request/request';
import { countWager } from '../../request/written-wagers';

const of = (universe: number, ...counts: number[]) => counts.map((count) => ratio(count, universe));

/** The point stands after n - 2 more throws that are neither it nor a 7. */
const WAYS = [3, 4, 5, 5, 4, 3];
const throwsFrom = (n: number): Fraction =>
  WAYS.reduce(
    (sum, ways) => sum.add(ratio(ways, 36).mul(ratio(30 - ways, 36).pow(n - 2) as Fraction)),
    ratio(0),
  );
/** 244/495 of all rounds win the line, 8/36 of them at once. */
const MADE = ratio(244, 495).sub(ratio(8, 36));
/** A pair of twos or fives is made in 3 of 9 ways, one of threes or fours in 5 of 11. */
const FROM_PAIRS = ratio(2, 36).mul(ratio(3, 9).add(ratio(5, 11)));

const THREES = choose(52, 3);
const FIVES = choose(52, 5);
const SIXES = choose(52, 6);

/**
 * Royal: four with any of 47 more. Straight flush: nine a suit with any of 47, less eight pairs that share six in a row and
 * one with the ace that makes a royal. Four of a kind: any two more. Full house: two threes, or three, pair and one.
 * Flush: five or six of a suit, less the straight flushes. Straight and three of a kind: Wizard of Odds, "6-Card Bonus".
 */
const BEST_OF_SIX = [
  4 * 47,
  4 * (9 * 47 - 8 - 1),
  13 * choose(48, 2),
  choose(13, 2) * 16 + 13 * 4 * 12 * 6 * 44,
  4 * (choose(13, 6) + choose(13, 5) * 39) - 4 * 47 - 4 * (9 * 47 - 8 - 1),
  361_620,
  732_160,
];
const ONE_COLOUR = ratio(2 * choose(26, 6), SIXES);
/** Of the 49 cards left beside a pair with a third: one pair of its rank, three of the third's, six of each other rank. */
const PAIRS_LEFT = 1 * (49 - 2) + 3 * (49 - 3) + 11 * 6 * (49 - 4);

/** The counts of five cards that are known everywhere; pairs of a rank and above are that many thirteenths of all pairs. */
const FIVE_CARDS = [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552];
const pairsOf = (ranks: number) => (1_098_240 / 13) * ranks;

/** Six decks: of 312 cards 24 are of each rank, and 60 pairs of one rank are of one suit. */
const two = (cards: number) => (cards * (cards - 1)) / 2;
const DECKS = { pairs: two(312), threes: (two(312) * 310) / 3, ofRank: two(24), suited: 60 };
const ACE_AFTER_QUEENS = ratio(24, 310);
const ofPairs = (pairs: number | Fraction) =>
  (typeof pairs === 'number' ? ratio(pairs) : pairs).div(ratio(DECKS.pairs));
/** Two tens or an ace and a nine; of one suit as well. */
const TWENTIES = two(96) + 24 * 24;
const SUITED_TWENTIES = 4 * (two(24) + 6 * 6);

const PAIRS = choose(13, 1) * 6;
const DEALERS = choose(50, 2);

const EXPECTED: Record<string, { parameters: object; chances: Record<string, Fraction[]> }[]> = {
  roulette: [
    // 14, 16, 18, 19, 21 and 23 are red.
    { parameters: { zeros: 1 }, chances: { 'colour-and-dozen': of(37, 6, 12) } },
    { parameters: { zeros: 2 }, chances: { 'colour-and-dozen': of(38, 6, 12) } },
  ],
  'blackjack-side-wagers': [
    {
      parameters: { decks: 6 },
      chances: {
        sevens: of(DECKS.threes, (DECKS.ofRank * 22) / 3, DECKS.ofRank * 288, 24 * two(288)),
        twenty: [
          ofPairs(ACE_AFTER_QUEENS.mul(ratio(DECKS.ofRank))),
          ofPairs(ratio(SUITED_TWENTIES).sub(ACE_AFTER_QUEENS.mul(ratio(DECKS.suited)))),
          ofPairs(
            ratio(TWENTIES - SUITED_TWENTIES).sub(ACE_AFTER_QUEENS.mul(ratio(DECKS.ofRank - DECKS.suited))),
          ),
        ],
        // A ten with 4 to 9; two tens; 5-9, 6-8, 6-9, 7-8, 7-9 and 8-9; sevens, eights and nines.
        'over-13': [ofPairs(6 * 24 * 96 + two(96) + 6 * 24 * 24 + 3 * DECKS.ofRank)],
      },
    },
  ],
  // Eight decks of 56: 32 jokers, 32 aces and 128 tens among 448 cards.
  'hawaiian-first-cards': [
    {
      parameters: { decks: 8 },
      chances: {
        'jokers-dealt': of(448 * 447 * 446, 32 * 31 * 30, 3 * 32 * 31 * 416, 3 * 32 * 416 * 415),
        'ranked-hands': of(448 * 447, 32 * 31, 2 * 32 * 128),
      },
    },
  ],
  craps: [
    {
      parameters: {},
      chances: {
        'long-round': [throwsFrom(12), throwsFrom(9).sub(throwsFrom(12)), throwsFrom(6).sub(throwsFrom(9))],
        'point-from-a-pair': [FROM_PAIRS, MADE.sub(FROM_PAIRS)],
      },
    },
  ],
  // Four sequences in six orders each; 3 × 3 × 3 of either parity, none of them a sequence.
  'sic-bo': [{ parameters: {}, chances: { 'sequence-or-parity': of(216, 4 * 6, 2 * 27) } }],
  'money-wheel': [
    {
      parameters: {
        segments: [1, 2, 24].map((count, i) => ({ id: `s${i}`, label: `S${i}`, count })),
      },
      chances: { 'rare-symbol': of(27, 3) },
    },
  ],
  'three-card-side-wagers': [
    {
      parameters: {},
      chances: {
        'best-of-six': of(SIXES, ...BEST_OF_SIX),
        'one-colour': [ONE_COLOUR, ratio(2 * choose(26, 3), THREES).sub(ONE_COLOUR)],
        'pair-against-pair': of(THREES * choose(49, 3), 3_744 * PAIRS_LEFT),
      },
    },
  ],
  'stud-progressive': [
    {
      parameters: {},
      chances: {
        'five-card-bonus': of(FIVES, ...FIVE_CARDS, pairsOf(4)),
        'open-ace': of(FIVES * 47, 4 * choose(48, 2) * 1, 6 * choose(48, 3) * 2),
      },
    },
  ],
  'three-card-bonus': [
    {
      parameters: {},
      chances: {
        'final-hand': of(FIVES, ...FIVE_CARDS, pairsOf(5)),
        'two-on-the-table': of(choose(52, 2), 6, 12 * 6, 4 * choose(13, 2)),
      },
    },
  ],
  'holdem-side-wagers': [
    {
      parameters: {},
      chances: {
        flop: of(THREES, 48, 52, 720, 1_096, 3_744),
        // Beside a pair one of the same rank is left, and six of each other rank.
        'pocket-pairs': of(choose(52, 2) * DEALERS, PAIRS, PAIRS * 72, PAIRS * (DEALERS - 73)),
        'board-of-one-colour': of(FIVES, 4 * choose(13, 5), 2 * choose(26, 5) - 4 * choose(13, 5)),
      },
    },
  ],
};

const examplesOf = async (family: string) => (await familyHead(family).written?.templates())?.examples ?? [];

it('every family on which wagers are written has one, except for those with enough of their own', async () => {
  const written = FAMILIES.filter(({ conditions }) => conditions).map(({ id }) => id);
  const examples = await Promise.all(written.map(examplesOf));
  expect(written.filter((_, i) => examples[i]?.length === 0)).toEqual([
    'colour-run',
    'baccarat',
    'nines-house-way',
  ]);
});

describe.each(Object.entries(EXPECTED))('examples of %s', (family, cases) => {
  it.each(cases)('are counted as they are otherwise, under $parameters', async ({ parameters, chances }) => {
    const read = familyOf(family).parameters.parse(parameters) as EngineWager['parameters'];
    const counted = (await examplesOf(family)).map(({ id, label, rows }): [string, string[]] => {
      const { distribution } = countWager({
        id: 'own-1',
        family,
        parameters: read,
        wager: id,
        pays: {},
        settled: {
          by: 'rows',
          written: {
            label,
            rows: rows.map(([name, when], i) => ({ event: { id: `row-${i}`, label: name }, when })),
            otherwise: 'lose',
          },
        },
      });
      const { universe, outcomes } = distribution;
      return [
        id,
        outcomes.slice(0, rows.length).map(({ count }) => toText(fromText(`${count}/${universe}`))),
      ];
    });
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(Object.entries(chances).map(([id, all]) => [id, all.map(toText)])),
    );
  });
});
