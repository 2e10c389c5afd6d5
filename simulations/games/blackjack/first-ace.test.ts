/** Two hands dealt in the order of the table, where only the player's first ace may count 11. */
import { expect, it } from 'vitest';
import { type Finished, gainOf, nextCards, type Shoe, without } from './by-hand';
import { plansOf, splitByFirstAce } from './first-ace';
import { handOf } from './hands';
import { DOUBLE, HIT } from './play';
import { KINDS } from './ranks';
import type { Rules } from './rules';

const RULES: Rules = {
  //     A  2  3  4  5  6  7  8  9 10
  shoe: [3, 1, 1, 0, 2, 2, 0, 2, 0, 4],
  soft17: 'stand',
  naturalTakes: 'all',
  double: '9-11',
  doubleAfterSplit: true,
  splits: Array<boolean>(KINDS).fill(true),
  hands: 2,
  resplitAces: false,
  drawToAces: false,
  splitTwentyOne: 'stands-off',
  blackjackPays: 1.5,
  winPays: 1,
  surrender: 'none',
};

type Card = { kind: number; eleven: boolean };
type Seat = { shoe: Shoe; aces: number; hands: Card[][]; done: Finished[] };

const points = (cards: readonly Card[]) => {
  const low = cards.reduce((sum, { kind }) => sum + kind + 1, 0);
  return cards.some(({ eleven }) => eleven) && low <= 11 ? low + 10 : low;
};

/** The pair's own aces came first: that of the first hand is the player's first. */
function dealtOut(rules: Rules, up: number, pair: number): number {
  const plans = plansOf(rules, up);
  const each = (seat: Seat, to: number, then: (after: Seat) => number): number =>
    nextCards(seat.shoe).reduce((sum, { kind, chance, left }) => {
      const card = { kind, eleven: kind === 0 && seat.aces === 0 };
      const hands = seat.hands.map((cards, at) => (at === to ? [...cards, card] : cards));
      return sum + chance * then({ ...seat, shoe: left, aces: seat.aces + (kind === 0 ? 1 : 0), hands });
    }, 0);
  const play = (seat: Seat, at: number): number => {
    const cards = seat.hands[at];
    if (!cards) return gainOf(seat.shoe, up, rules, seat.done);
    const total = points(cards);
    const end = (after: Seat, stake: number) =>
      play({ ...after, done: [...after.done, { total: points(after.hands[at] ?? []), stake }] }, at + 1);
    if (pair === 0 || total >= 21) return end(seat, 1);
    // An ace elsewhere: those of this hand count one, also those still to come.
    const own = cards.some(({ eleven }) => eleven);
    const plan = seat.aces > 0 && !own ? plans.low : plans.first;
    const choice = plan(handOf(...cards.map(({ kind }) => kind)));
    if (choice === HIT) return each(seat, at, (after) => play(after, at));
    return choice === DOUBLE ? each(seat, at, (after) => end(after, 2)) : end(seat, 1);
  };
  const hands = [0, 1].map((at) => [{ kind: pair, eleven: pair === 0 && at === 0 }]);
  const shoe = [up, pair, pair].reduce(without, rules.shoe as Shoe);
  const start: Seat = { shoe, aces: pair === 0 ? 2 : 0, hands, done: [] };
  return each(start, 0, (one) => each(one, 1, (both) => play(both, 0)));
}

it.each([
  [7, 9],
  [7, 4],
  [5, 9],
  [0, 5],
  [0, 9],
])('a pair of kind %i against %i gains what dealing its two hands out gains', (pair, up) => {
  expect(splitByFirstAce(RULES, up, pair)).toBeCloseTo(dealtOut(RULES, up, pair), 12);
});

it('is counted for no other rules', () => {
  expect(() => splitByFirstAce({ ...RULES, naturalTakes: 'first' }, 9, 7)).toThrow(RangeError);
});
