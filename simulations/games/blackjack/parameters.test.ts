import { expect, it } from 'vitest';
import { BlackjackParameters, MOST_HANDS, rulesOf } from './parameters';

const PAYS = { blackjack: 1.5, win: 1 };

it('a table that chooses nothing plays the first options of the 2007 rules with six decks', () => {
  expect(rulesOf(BlackjackParameters.parse({}), PAYS)).toEqual({
    shoe: [24, 24, 24, 24, 24, 24, 24, 24, 24, 96],
    soft17: 'stand',
    double: '9-11',
    doubleAfterSplit: true,
    // Aces, twos, threes, sixes to nines.
    splits: [true, true, true, false, false, true, true, true, true, false],
    hands: MOST_HANDS,
    resplitAces: false,
    drawToAces: false,
    naturalTakes: 'all',
    splitTwentyOne: 'stands-off',
    surrender: 'none',
    blackjackPays: 1.5,
    winPays: 1,
  });
});

it('reads every choice', () => {
  const rules = (given: object) => rulesOf(BlackjackParameters.parse(given), PAYS);
  expect(rules({ hands: 3 }).hands).toBe(3);
  expect(rules({ split: 'any' }).splits).toEqual(Array(10).fill(true));
  expect(rules({ split: 'none' }).splits).toEqual(Array(10).fill(false));
  expect(rules({ dealersBlackjack: 'first' }).naturalTakes).toBe('first');
  expect(rules({ doubleAfterSplit: 'no' }).doubleAfterSplit).toBe(false);
  expect(rules({ resplitAces: 'yes' }).resplitAces).toBe(true);
  expect(rules({ resplitAces: 'yes', hands: 3 }).resplitAces).toBe(true);
  expect(rules({ drawToAces: 'yes' }).drawToAces).toBe(true);
  expect(rules({ decks: 1 }).shoe).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 16]);
});

it.each([
  [{ decks: 0 }, 'Give at least one deck.'],
  [{ decks: 9 }, 'Give at most eight decks: blackjack is analysed up to that number.'],
  [{ soft17: 'maybe' }, 'Choose what the dealer does on a soft 17: stand, hit or hit-for-good.'],
  [{ doubleAfterSplit: true }, 'Say yes or no: whether a hand may be doubled after a split.'],
])('refuses %j in a sentence', (given, sentence) => {
  expect(BlackjackParameters.safeParse(given).error?.issues[0]?.message).toBe(sentence);
});

it('counts tens, jacks, queens and kings apart only where tens may be split and a pair is of one rank', () => {
  const tens = (given: object) => rulesOf(BlackjackParameters.parse({ decks: 2, ...given }), PAYS).tens;
  expect(tens({ split: 'any', pair: 'rank' })).toEqual([8, 8, 8, 8]);
  expect(tens({ split: 'any' })).toBeUndefined();
  expect(tens({ pair: 'rank' })).toBeUndefined();
});

it('two hands from a pair leave no ace to split again: refused at aces, in a sentence', () => {
  const read = BlackjackParameters.safeParse({ hands: 2, resplitAces: 'yes' });
  expect(read.error?.issues).toMatchObject([
    {
      path: ['resplitAces'],
      message: expect.stringMatching(/^Where a pair becomes two hands at most, .*\.$/),
    },
  ]);
});
