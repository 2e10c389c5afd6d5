import { describe, expect, it } from 'vitest';
import { conditionInWords, namesIn } from './written-words';

describe('a condition read aloud', () => {
  it.each([
    ['banker.total == 7 and banker.cards == 3', 'banker’s total is 7 and banker’s cards is 3'],
    ['winner in ["player", "tie"]', 'winner is one of (player, tie)'],
    ['not (player.pair or firstFour.alike >= 3)', 'not (player’s pair or first four’s alike is at least 3)'],
    ['player.rank1 != "ace"', 'player’s rank 1 is not ace'],
    [
      'max(player.total, banker.total) - margin < 4',
      'the highest of (player’s total, banker’s total) minus margin is less than 4',
    ],
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
