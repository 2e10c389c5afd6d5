import { describe, expect, it } from 'vitest';
import '@/simulations/catalogue/families';
import type { FeatureSpec } from '@/simulations/features/feature';
import { saidOf } from '@/simulations/features/phrases';
import type { Asked } from '@/simulations/features/said';
import { rulebooks } from '../registry';
import { chosenOptions } from './engine-wager';
import { featuresOf } from './resolve-written';
import { conditionInWords, namesIn } from './written-words';

describe('a condition as a player reads it', () => {
  it.each([
    ['player.hearts == 3', 'the player holds exactly three hearts'],
    ['board.hearts >= 1', 'the board shows at least one heart'],
    ['hole.aces == 0', 'the player’s two cards include no aces'],
    ['player.hearts in [1, 2]', 'the player holds one or two hearts'],
    ['atFlop.worth >= 5', 'the hand of the player’s two cards and the flop is a flush or better'],
    ['player.hand == "straight-flush"', 'the player’s hand is a straight flush'],
    ['player.hand != "pair"', 'the player’s hand is not a pair'],
    ['hole.high == 14', 'the highest rank of the player’s two cards is ace'],
    [
      '11 <= hole.pairOf <= 13',
      'the rank of the highest pair of the player’s two cards is from jack to king',
    ],
    ['final.alike < 2', 'fewer than two of the final hand are of one rank'],
    [
      'banker.total == 7 and banker.cards == 3',
      'the banker’s total is 7 and the banker has exactly three cards',
    ],
    ['winner in ["player", "tie"]', 'the player wins or the hands tie'],
    [
      'winner in ["player", "tie"] and margin == 2',
      '(the player wins or the hands tie) and the margin in points is 2',
    ],
    ['player.third == -1', 'the player draws no third card'],
    ['bank.fourth == -1', 'the bank draws no fourth card'],
    ['bank.three == 9', 'the total of the bank’s first three cards is 9'],
    [
      'player.third <= 3',
      'the value of the player’s third card is 3 or less, or the player draws no third card',
    ],
    [
      'player.third >= 0 and player.third in [8, 9]',
      'the value of the player’s third card is 0 or more and the value of the player’s third card is 8 or 9',
    ],
    ['winner.total != 9', 'the total of the winning hand is not 9, or the hands tie'],
    ['dozen in [0, 3]', 'the dozen is 3, or a zero is spun'],
    ['hole.pairOf == 1', 'the player’s two cards include no pair'],
    ['not player.pair', 'the player’s first two cards are not a pair'],
    ['not (margin > 3) or banker.natural', 'the margin in points is 3 or less or the banker has a natural'],
    [
      'not (player.pair or firstFour.alike >= 3)',
      'not (the player’s first two cards are a pair or at least three of the first four cards are of one rank)',
    ],
    ['player.rank1 != "ace"', 'the player’s first card is not an ace'],
    ['player.suits != "mixed"', 'the player’s cards are all of one suit'],
    ['suits == "hearts"', 'the cards dealt are all hearts'],
    ['high <= 4 and alike == 1', 'the highest die is 4 or less and no two are alike'],
    ['sixes == 2 or triple', 'the dice show exactly two sixes or all three dice are alike'],
    ['7 <= total', 'the total is 7 or more'],
    ['column in [1, 2]', 'the column of the layout is 1 or 2'],
    ['result == "sevenOut"', 'a 7 comes before the point'],
    ['symbol == "g"', 'the wheel stops at symbol G'],
    ['triple == false', 'the dice are not all three alike'],
    [
      'count(player.pair, banker.pair) == 2',
      'how many hold of (the player’s first two cards are a pair, the banker’s first two cards are a pair) is 2',
    ],
    [
      'max(player.total, banker.total) - margin < 4',
      'the highest of (player’s total, banker’s total) minus margin is less than 4',
    ],
    ['player.total == banker.total', 'player’s total is banker’s total'],
  ])('%s', (condition, words) => {
    expect(conditionInWords(condition)).toBe(words);
  });

  it('names what it looks at, once', () => {
    expect(namesIn(['a.b == 7 and true', 'count(a.b == 1, c) in [1, 2] and d == "a.b"'])).toEqual([
      'a.b',
      'c',
      'd',
    ]);
  });
});

describe('the phrase of a feature', () => {
  const asked = ({ type }: FeatureSpec): Asked[] => {
    if (type.kind === 'flag') return [{ holds: true }, { holds: false }];
    if (type.kind === 'name')
      return type.names.flatMap((value): Asked[] => [
        { sign: '==', value },
        { sign: '!=', value },
      ]);
    const ends = [String(Math.max(0, type.from)), String(type.to)];
    return (['==', '!=', '>=', '<=', '>', '<'] as const).flatMap((sign) =>
      ends.map((value): Asked => ({ sign, value })),
    );
  };
  const specs = rulebooks().flatMap(({ games }) =>
    games.flatMap((game) => featuresOf(game, chosenOptions(game, {}))),
  );

  it('is written for every feature of every game, for whatever a condition asks of it', () => {
    expect(new Set(specs.map(({ id }) => id)).size).toBeGreaterThan(150);
    for (const spec of specs)
      for (const each of asked(spec))
        expect(saidOf(spec.id)?.(each), `${spec.id} ${JSON.stringify(each)}`).toMatch(
          /^(?:(?!-\d)[^._"=<>])+$/,
        );
  });
  it('is another one for another thing asked', () => {
    for (const spec of specs) {
      if (spec.type.kind === 'whole') continue;
      const said = asked(spec).map((each) => saidOf(spec.id)?.(each));
      // "Not all of one suit" is both mixed and the contrary of one suit.
      if (!/suits$|colours$/.test(spec.id)) expect(new Set(said).size, spec.id).toBe(said.length);
    }
  });
});
