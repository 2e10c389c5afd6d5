import { describe, expect, it } from 'vitest';
import { cellsOf, columnOf, LINES } from './chart';
import { costsOf } from './chart-costs';
import { bestColumn, gainBy } from './chart-gains';
import { choicesFor } from './choices';
import { BUST, HANDS, handOf } from './hands';
import { BlackjackParameters, rulesOf } from './parameters';
import { KINDS } from './ranks';
import { standingAgainst } from './standing';

const PAYS = { blackjack: 1.5, win: 1 };
const rulesWith = (given: object) => rulesOf(BlackjackParameters.parse(given), PAYS);
const [A, SIX, EIGHT, TEN] = [0, 5, 7, 9];
const EIGHT_DECKS = rulesWith({
  decks: 8,
  double: 'any',
  split: 'any',
  hands: 4,
  dealersBlackjack: 'first',
});

describe('the choices with given cards', () => {
  it('a pair of eights against a ten: split, though it loses', () => {
    const priced = choicesFor(EIGHT_DECKS, TEN, handOf(EIGHT, EIGHT));
    expect(priced.map(({ choice }) => choice)).toEqual(['split', 'hit', 'stand', 'double']);
    for (const { gain } of priced) expect(gain).toBeLessThan(-0.4);
  });

  it('a blackjack pays unless the dealer has one, and against an ace can take even money', () => {
    // Of 413 other cards 127 count ten.
    expect(choicesFor(EIGHT_DECKS, A, handOf(A, TEN))).toEqual([
      { choice: 'stand', gain: (1 - 127 / 413) * 1.5 },
      { choice: 'even-money', gain: 1 },
    ]);
    expect(choicesFor(EIGHT_DECKS, SIX, handOf(A, TEN))).toEqual([{ choice: 'stand', gain: 1.5 }]);
  });

  it('three cards are drawn to or stood on', () => {
    const hand = handOf(1, 2, TEN);
    expect(
      choicesFor(EIGHT_DECKS, TEN, hand)
        .map(({ choice }) => choice)
        .sort(),
    ).toEqual(['hit', 'stand']);
  });

  it('half the stake can be given up where the rules say so, before the dealer looks or after', () => {
    const lost = (surrender: string) =>
      choicesFor(rulesWith({ decks: 8, surrender, dealersBlackjack: 'first' }), TEN, handOf(SIX, TEN)).find(
        ({ choice }) => choice === 'surrender',
      )?.gain;
    expect(lost('none')).toBeUndefined();
    expect(lost('early')).toBeCloseTo(-0.5, 14);
    // Of 413 other cards 32 are aces: with one, all is lost.
    expect(lost('late')).toBeCloseTo(-0.5 * (1 - 32 / 413) - 32 / 413, 14);
  });

  it('21 stands', () => {
    expect(choicesFor(EIGHT_DECKS, SIX, handOf(EIGHT, 2, TEN)).map(({ choice }) => choice)).toEqual([
      'stand',
    ]);
  });

  it('refuses a hand that is not there', () => {
    expect(() => choicesFor(EIGHT_DECKS, SIX, handOf(EIGHT))).toThrow(RangeError);
    expect(HANDS.next[handOf(TEN, TEN) * KINDS + SIX]).toBe(BUST);
  });
});

describe('the cost of a cell', () => {
  const rules = rulesWith({ decks: 6 });
  const standing = standingAgainst(TEN, rules);
  const best = bestColumn(standing, rules);

  it('is nothing anywhere in the best chart', () => {
    const { cells, pairs } = costsOf(standing, rules, best.column);
    for (const cost of [...cells, ...pairs]) expect(cost).toBeLessThan(1e-14);
  });

  it('is what putting it right gains', () => {
    const at = LINES.findIndex(({ soft, total }) => !soft && total === 14);
    const worse = columnOf(cellsOf(best.column).with(at, 'S'), best.column.pairs);
    const cost = best.gain - gainBy(standing, rules, worse);
    expect(cost).toBeGreaterThan(1e-5);
    expect(costsOf(standing, rules, worse).cells[at]).toBeCloseTo(cost, 14);
    const unsplit = { ...best.column, pairs: best.column.pairs.with(A, '-') };
    expect(costsOf(standing, rules, unsplit).pairs[A]).toBeCloseTo(
      best.gain - gainBy(standing, rules, unsplit),
      14,
    );
    expect(costsOf(standing, rules, unsplit).pairs[TEN]).toBe(0);
  });
});
