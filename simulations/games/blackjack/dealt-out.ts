/** For tests: hands of a player dealt one after another, each played out before the next is given its second card. */
import { type Asked, type Finished, gainOf, nextCards, type Shoe, score } from './by-hand';
import type { Rules } from './rules';

export type Choice = 'stand' | 'hit' | 'double';

/** What the hands that wait and those that are done gain together; `choose` is asked about hands below 22. */
export function dealtOut(
  rules: Rules,
  up: number,
  shoe: Shoe,
  choose: (cards: readonly number[]) => Choice,
  waiting: readonly (readonly number[])[],
  asked?: Asked,
  hands = waiting.length,
  done: readonly Finished[] = [],
): number {
  const [hand, ...others] = waiting;
  if (!hand) return gainOf(shoe, up, rules, done, asked);
  const go = (rest: Shoe, next: typeof waiting, count = hands, ended = done) =>
    dealtOut(rules, up, rest, choose, next, asked, count, ended);
  const dealt = (then: (drawn: readonly number[], rest: Shoe) => number) =>
    nextCards(shoe).reduce((sum, { kind, chance, left }) => sum + chance * then([...hand, kind], left), 0);
  const end = (drawn: readonly number[], rest: Shoe, stake: number) =>
    go(rest, others, hands, [
      ...done,
      { total: score(drawn).total, stake, two: hands > 1 && drawn.length === 2 && score(drawn).total === 21 },
    ]);
  if (hand.length === 1)
    return dealt((drawn, rest) => {
      const [first, second] = drawn;
      if (first === undefined || second === undefined) throw new RangeError('two cards were dealt');
      if (first === second && hands < rules.hands) return go(rest, [[first], [first], ...others], hands + 1);
      return first === 0 && !rules.drawToAces ? end(drawn, rest, 1) : go(rest, [drawn, ...others]);
    });
  const choice = score(hand).total > 21 ? 'stand' : choose(hand);
  switch (choice) {
    case 'stand':
      return end(hand, shoe, 1);
    case 'double':
      return dealt((drawn, rest) => end(drawn, rest, 2));
    case 'hit':
      return dealt((drawn, rest) => go(rest, [drawn, ...others]));
  }
}
