/** What is kept for other rules, beside what is worked out for those rules alone. */
import { describe, expect, inject, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { DealerChances } from './dealer-chances';
import { dealerDraws, ENDS, soft17From } from './dealer-draws';
import { DealerTables, mostOut } from './dealer-tables';
import { endingsPiece } from './endings';
import { handOf } from './hands';
import { forget } from './one-after-another';
import { BlackjackParameters } from './parameters';
import { blackjackPiece } from './pieces';
import { KINDS, shoeOf } from './ranks';

const PAYS = { initial: { blackjack: '3 to 2', win: '1 to 1' } };
const GIVEN = { decks: 1, double: 'any', hands: 3, split: 'any' };

/** Rules that differ from the given ones in one option, every option at least once. */
const CHANGES: [string, object, typeof PAYS?][] = [
  ['the same rules', {}],
  ['decks', { decks: 2 }],
  ['soft 17', { soft17: 'hit' }],
  ['soft 17 for good', { soft17: 'hit-for-good' }],
  ['doubling', { double: '9-11' }],
  ['doubling after a split', { doubleAfterSplit: 'no' }],
  ['splitting', { split: 'no-4-5-10' }],
  ['hands', { hands: 2 }],
  ['aces again', { resplitAces: 'yes' }],
  ['cards to aces', { drawToAces: 'yes' }],
  ['a dealer’s blackjack', { dealersBlackjack: 'first' }],
  ['a split 21', { splitTwentyOne: 'beats-longer' }],
  ['surrender', { surrender: 'early' }],
  ['play', { play: 'basic' }],
  ['what a blackjack is paid', {}, { initial: { blackjack: '6 to 5', win: '1 to 1' } }],
  ['what a win is paid', {}, { initial: { blackjack: '3 to 2', win: '6 to 5' } }],
];
/** By night every card of the dealer; by day one, and a low one where soft 17 is asked. */
const upsFor = (changed: object): number[] => {
  if (inject('deep')) return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  // Against a five, what may be doubled, drawn to or split again changes how split hands are played.
  const low = ['soft17', 'double', 'doubleAfterSplit', 'drawToAces', 'hands'].some(
    (option) => option in changed,
  );
  return low ? [4] : [9];
};

function solved(changed: object, pays: typeof PAYS, ups: readonly number[]) {
  const parameters = BlackjackParameters.parse({ ...GIVEN, ...changed });
  return ups.map((up) => {
    const first = blackjackPiece(parameters, pays, up);
    return [...first, ...endingsPiece(parameters, pays, first, up)];
  });
}

it.each(CHANGES)('a change of %s is solved as if nothing were kept', (_, changed, pays = PAYS) => {
  const ups = upsFor(changed);
  forget();
  const alone = solved(changed, pays, ups);
  forget();
  solved({}, PAYS, ups);
  expect(solved(changed, pays, ups)).toEqual(alone);
});

describe('cards of seven and more', () => {
  it('are drawn to alike by every reading of soft 17, and lower ones are not', () => {
    const draws = (up: number, soft17: 'stand' | 'hit' | 'hit-for-good') =>
      new DealerTables(shoeOf(1), up, soft17).beside(handOf(7, 8)).chances.slice(0, ENDS);
    for (let up = 0; up < KINDS; up += 1) {
      const same = up >= 6;
      expect(soft17From(up, 'hit') === 'stand').toBe(same);
      for (const soft17 of ['hit', 'hit-for-good'] as const)
        if (!same) expect(draws(up, soft17)).not.toEqual(draws(up, 'stand'));
    }
    for (let up = 6; up < KINDS; up += 1) expect(dealerDraws(up, 'hit')).toBe(dealerDraws(up, 'stand'));
  });
});

describe('further cards of a pair that are out', () => {
  it.each([
    [0, 9],
    [9, 0],
    [9, 4],
    [1, 1],
    [5, 6],
  ])('of kind %i against %i leave the chances that the shoe without them has', (pair, up) => {
    const chances = new DealerChances(up, dealerDraws(up, 'hit'));
    const left = shoeOf(2).map((count, kind) => count - (kind === up ? 1 : 0) - (kind === pair ? 1 : 0));
    const cards = left.reduce((sum, count) => sum + count, 0);
    const outs = 5;
    const found = new Float64Array(outs * ENDS);
    chances.workOut({ left, cards, pair, outs }, found, 0);
    for (let out = 0; out < outs; out += 1) {
      const alone = new Float64Array(ENDS);
      chances.work(left.with(pair, inTable(left[pair]) - out), cards - out, alone, 0);
      for (let end = 0; end < ENDS; end += 1)
        expect(found[out * ENDS + end]).toBeCloseTo(inTable(alone[end]), 14);
      expect(alone.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 14);
    }
  });

  it('are kept for one more than is counted, hand after hand', () => {
    const tables = new DealerTables(shoeOf(8), 4, 'stand');
    const hands = [handOf(7, 2), handOf(7, 3)];
    for (const hand of hands) tables.besideBegun(7, hand);
    for (const [i, hand] of hands.entries()) {
      const { chances, at } = tables.besideBegun(7, hand);
      const out = mostOut(7);
      const left = shoeOf(8).map(
        (count, kind) => count - [4, 7, i + 2].filter((known) => known === kind).length,
      );
      const alone = new Float64Array(ENDS);
      new DealerChances(4, dealerDraws(4, 'stand')).work(
        left.with(7, inTable(left[7]) - out),
        413 - out,
        alone,
        0,
      );
      for (let end = 0; end < ENDS; end += 1)
        expect(chances[at + out * ENDS + end]).toBeCloseTo(inTable(alone[end]), 14);
    }
  });

  it('are counted as far as rounds of so many hands matter: tens all, others to twelve', () => {
    expect([mostOut(9), mostOut(0)]).toEqual([31, 12]);
  });
});
