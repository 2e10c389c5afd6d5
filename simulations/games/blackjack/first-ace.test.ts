/** Two hands dealt in the order of the table, where only the player's first ace may count 11. */

import { expect, it } from 'vitest';
import { bestGain } from './best-round';
import { type Finished, gainOf, nextCards, type Shoe, score, without } from './by-hand';
import { doublesCounted, gainByFirstAce, plansOf, splitByFirstAce } from './first-ace';
import { handOf } from './hands';
import { DOUBLE, HIT, STAND } from './play';
import type { Rules } from './rules';
import { smallRules } from './testing/small-rules';

const RULES = smallRules(
  // A  2  3  4  5  6  7  8  9 10
  [3, 1, 1, 0, 2, 2, 0, 2, 0, 4],
);

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

const withAcesLow = (cards: readonly number[]) => cards.reduce((sum, kind) => sum + kind + 1, 0);

/** What each choice gains with these cards, dealt out; `total` says what a hand scores. */
function choicesOf(
  { rules, up, total }: { rules: Rules; up: number; total: (cards: readonly number[]) => number },
  cards: readonly number[],
): [choice: number, gain: number][] {
  const shoe = [up, ...cards].reduce(without, rules.shoe as Shoe);
  const stood = (held: readonly number[], left: Shoe, stake: number) =>
    gainOf(left, up, rules, [{ total: total(held), stake }]);
  const drawn = (then: (held: number[], left: Shoe) => number) =>
    nextCards(shoe).reduce((sum, { kind, chance, left }) => sum + chance * then([...cards, kind], left), 0);
  if (total(cards) >= 21) return [[STAND, stood(cards, shoe, 1)]];
  const low = total(cards);
  const least = { '9-11': 9, '10-11': 10, any: 0, none: 99 }[rules.double as string] ?? 99;
  const doubles = cards.length === 2 && low >= least && (rules.double === 'any' || low <= 11);
  return [
    [STAND, stood(cards, shoe, 1)],
    [HIT, drawn((held) => Math.max(...choicesOf({ rules, up, total }, held).map(([, gain]) => gain)))],
    ...(doubles ? [[DOUBLE, drawn((held, left) => stood(held, left, 2))] satisfies [number, number]] : []),
  ];
}

it.each([
  ['9-11', 9],
  ['10-11', 4],
  ['any', 4],
] as const)('a hand whose aces count one is played best where doubling is %s, against %i', (double, up) => {
  const rules = { ...RULES, double };
  const { low } = plansOf(rules, up);
  const hands = [1, 2, 4, 5, 7, 9].flatMap((kind) => [
    [0, kind],
    [0, 0, kind],
    [0, kind, 4],
  ]);
  for (const cards of [[0, 0], ...hands]) {
    if (
      [up, ...cards].some(
        (kind, _, all) => all.filter((one) => one === kind).length > (rules.shoe[kind] ?? 0),
      )
    )
      continue;
    const choices = choicesOf({ rules, up, total: withAcesLow }, cards);
    const best = Math.max(...choices.map(([, gain]) => gain));
    const chosen = choices.find(([choice]) => choice === low(handOf(...cards)));
    expect(chosen?.[1], `${cards}`).toBeCloseTo(best, 12);
  }
});

it.each([
  // The kinds of the cards, an ace being 0 and a ten 9; an ace and an eight score nine.
  [[0, 6], { '9-11': false, '10-11': false }],
  [[0, 7], { '9-11': true, '10-11': false }],
  [[0, 8], { '9-11': true, '10-11': true }],
  [[0, 9], { '9-11': true, '10-11': true }],
  [[3, 4], { '9-11': true, '10-11': false }],
  [[4, 5], { '9-11': true, '10-11': true }],
  [[1, 9], { '9-11': false, '10-11': false }],
  [[0, 1, 6], { '9-11': false, '10-11': false }],
] as const)('with aces that count one, the cards %j are doubled as %j', (cards, expected) => {
  for (const double of ['9-11', '10-11'] as const)
    expect(doublesCounted({ ...RULES, double }, handOf(...cards), 'low'), double).toBe(expected[double]);
  expect(doublesCounted({ ...RULES, double: 'any' }, handOf(...cards), 'low')).toBe(cards.length === 2);
});

it('an ace and an eight score nineteen where the ace may count 11, and are not doubled on nine', () => {
  expect(doublesCounted({ ...RULES, double: '9-11' }, handOf(0, 7), 'first')).toBe(false);
});

it('a round gains what it gains without splitting, and more where a pair of eights is worth splitting', () => {
  const none = { ...RULES, splits: RULES.splits.map(() => false) };
  expect(gainByFirstAce(none)).toBeCloseTo(bestGain(none), 12);
  const EIGHT = 7;
  const all = RULES.shoe.reduce((sum, count) => sum + count, 0);
  const eights = RULES.shoe[EIGHT] ?? 0;
  let more = 0;
  for (const [up, count] of RULES.shoe.entries()) {
    const left = up === EIGHT ? eights - 1 : eights;
    const chance = (count / all) * (left / (all - 1)) * ((left - 1) / (all - 2));
    if (chance <= 0) continue;
    const total = (cards: readonly number[]) => score(cards).total;
    const kept = Math.max(...choicesOf({ rules: none, up, total }, [EIGHT, EIGHT]).map(([, gain]) => gain));
    more += chance * Math.max(0, dealtOut(RULES, up, EIGHT) - kept);
  }
  expect(more).toBeGreaterThan(0);
  const eightsOnly = { ...RULES, splits: RULES.splits.map((_, kind) => kind === EIGHT) };
  expect(gainByFirstAce(eightsOnly) - bestGain(none)).toBeCloseTo(more, 12);
});

it('is counted for no other rules', () => {
  const others: Partial<Rules>[] = [
    { naturalTakes: 'first' },
    { splitTwentyOne: 'beats-longer' },
    { doubleAfterSplit: false },
    { drawToAces: true },
  ];
  for (const other of others)
    expect(() => splitByFirstAce({ ...RULES, ...other }, 9, 7)).toThrow('only the first options');
});
