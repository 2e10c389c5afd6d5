/** The pieces of real shoes, each after others, against the same pieces where nothing was kept. */
import { expect, it } from 'vitest';
import type { RandomSource } from '../../equipment/random-source';
import { randomStream } from '../../witness/random';
import { endingsPiece } from './endings';
import { forget, solved, wandering } from './one-after-another';
import { BlackjackParameters } from './parameters';
import { blackjackPiece } from './pieces';

const SETS = 200;
const UPS = [0, 4, 9];
const PAID = [
  { blackjack: '3 to 2', win: '1 to 1' },
  { blackjack: '6 to 5', win: '1 to 1' },
  { blackjack: '3 to 2', win: '6 to 5' },
];

function asked(source: RandomSource) {
  const one = <const Value>(values: readonly Value[]): Value => values[source.below(values.length)] as Value;
  const parameters = BlackjackParameters.parse({
    decks: one([1, 2]),
    soft17: one(['stand', 'hit', 'hit-for-good']),
    double: one(['any', '9-11', '9-11-ace-low', '10-11', 'none']),
    doubleAfterSplit: one(['yes', 'no']),
    split: one(['any', 'no-4-5-10', 'none']),
    hands: one([2, 3, 4, 'any']),
    resplitAces: one(['yes', 'no']),
    drawToAces: one(['yes', 'no']),
    dealersBlackjack: one(['all', 'first']),
    splitTwentyOne: one(['stands-off', 'beats-longer']),
    surrender: one(['none', 'late', 'early']),
    play: one(['optimal', 'basic']),
  });
  return { parameters, tables: { initial: one(PAID) } };
}

const pieces = ({ parameters, tables }: ReturnType<typeof asked>) =>
  UPS.map((up) => {
    const first = blackjackPiece(parameters, tables, up);
    return [...first, ...endingsPiece(parameters, tables, first, up)];
  });

it(`${SETS} sets of rules for one deck and two`, () => {
  const source = randomStream(11, 'one after another', 0);
  const sets = Array.from({ length: SETS }, () => asked(source));
  // Some at a time, so that all results need not be held.
  for (let from = 0; from < SETS; from += 40) {
    const some = sets.slice(from, from + 40);
    const kept = some.map(pieces);
    for (const [at, rules] of some.entries()) {
      forget();
      expect(kept[at], JSON.stringify(rules)).toEqual(pieces(rules));
    }
  }
});

it('1,000 sets of rules for some 16 cards', () => {
  const rules = wandering(randomStream(11, 'small shoes', 0));
  for (let some = 0; some < 10; some += 1) {
    const asked = Array.from({ length: 100 }, () => rules.next().value);
    const kept = asked.map(solved);
    for (const [at, one] of asked.entries()) {
      forget();
      expect(kept[at], JSON.stringify(one)).toEqual(solved(one));
    }
  }
});
