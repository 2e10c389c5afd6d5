import { expect, it } from 'vitest';
import { toText } from '../../exact/fraction';
import { furthestGain } from './furthest';
import { BlackjackParameters } from './parameters';
import { rulesWith } from './pieces';

const TABLES = { initial: { blackjack: '3 to 2', win: '1 to 1' } };
const furthest = (given: object, tables = TABLES) => {
  const parameters = BlackjackParameters.parse(given);
  return toText(furthestGain(parameters, rulesWith(parameters, tables), tables));
};

it.each([
  // Four eights of each deck, each a hand and each doubled: 8 with 2 or 3 is 10 or 11.
  [{ decks: 1 }, '8/1'],
  [{ decks: 4 }, '32/1'],
  [{ decks: 6 }, '48/1'],
  [{ decks: 8 }, '64/1'],
  [{ hands: 4 }, '8/1'],
  [{ hands: 2 }, '4/1'],
  [{ decks: 6, doubleAfterSplit: 'no' }, '24/1'],
  [{ decks: 6, double: 'none' }, '24/1'],
  [{ split: 'none' }, '2/1'],
  [{ split: 'none', double: 'none' }, '3/2'],
])('%j: a round gains at most %s', (given, most) => expect(furthest(given)).toBe(most));
