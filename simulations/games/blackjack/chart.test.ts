import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { bestGain } from './best-round';
import { nextCards, score } from './by-hand';
import { CELLS, type Cell, type Column, cellsOf, LINES } from './chart';
import { bestColumn, gainBy } from './chart-gains';
import { DealerChances } from './dealer-chances';
import { dealerDraws, ENDS, OVER } from './dealer-draws';
import { type Choice, dealtOut } from './dealt-out';
import { gainOfWay, likeTheDealer } from './plain-ways';
import { ACE, KINDS, shoeOf, TEN } from './ranks';
import type { Rules } from './rules';
import { Standing, standingAgainst } from './standing';

const EIGHT: Rules = {
  shoe: shoeOf(8),
  soft17: 'stand',
  naturalTakes: 'first',
  double: 'any',
  doubleAfterSplit: true,
  splits: Array<boolean>(KINDS).fill(true),
  hands: 4,
  resplitAces: false,
  drawToAces: false,
  splitTwentyOne: 'stands-off',
  blackjackPays: 1.5,
  winPays: 1,
  surrender: 'none',
};

const UPS = Array.from({ length: KINDS }, (_, up) => up);
const columns = UPS.map((up) => bestColumn(standingAgainst(up, EIGHT), EIGHT));
const inOrder = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
const line = (soft: boolean, total: number) => {
  const at = LINES.findIndex((each) => each.soft === soft && each.total === total);
  return inOrder.map((up) => cellsOf(columns[up]?.column as Column)[at]).join(' ');
};
const pairs = (kind: number) => inOrder.map((up) => columns[up]?.column.pairs[kind]).join('');

describe('the best chart for eight packs, a dealer who stands on soft 17, and doubling of any two cards', () => {
  // As published for four to eight packs: https://wizardofodds.com/games/blackjack/strategy/4-decks/
  it('says what the charts say that people carry', () => {
    for (const total of [5, 6, 7, 8]) expect(line(false, total)).toBe('H H H H H H H H H H');
    expect(line(false, 9)).toBe('H Dh Dh Dh Dh H H H H H');
    expect(line(false, 10)).toBe('Dh Dh Dh Dh Dh Dh Dh Dh H H');
    expect(line(false, 11)).toBe('Dh Dh Dh Dh Dh Dh Dh Dh Dh H');
    expect(line(false, 12)).toBe('H H S S S H H H H H');
    for (const total of [13, 14, 15, 16]) expect(line(false, total)).toBe('S S S S S H H H H H');
    for (const total of [17, 18, 19, 20]) expect(line(false, total)).toBe('S S S S S S S S S S');
    for (const total of [13, 14]) expect(line(true, total)).toBe('H H H Dh Dh H H H H H');
    for (const total of [15, 16]) expect(line(true, total)).toBe('H H Dh Dh Dh H H H H H');
    expect(line(true, 17)).toBe('H Dh Dh Dh Dh H H H H H');
    expect(line(true, 18)).toBe('S Ds Ds Ds Ds S S H H H');
    for (const total of [19, 20]) expect(line(true, total)).toBe('S S S S S S S S S S');
    expect(UPS.map(pairs)).toEqual([
      'PPPPPPPPPP',
      'PPPPPP----',
      'PPPPPP----',
      '---PP-----',
      '----------',
      'PPPPP-----',
      'PPPPPP----',
      'PPPPPPPPPP',
      'PPPPP-PP--',
      '----------',
    ]);
  });

  it('costs 0.0019% against the best play by the cards', () => {
    const chart = columns.reduce((sum, { gain }) => sum + gain, 0);
    const best = bestGain(EIGHT);
    expect(chart).toBeLessThan(best);
    expect(100 * (best - chart)).toBeCloseTo(0.0019, 4);
  });

  it('is not bettered by any change of one cell', () => {
    for (const up of [0, 6, 9]) {
      const { column, gain } = columns[up] as (typeof columns)[number];
      const standing = standingAgainst(up, EIGHT);
      for (let at = 0; at < LINES.length; at += 1)
        for (const cell of ['H', 'S', 'Dh'] as const) {
          const cells = cellsOf(column).with(at, cell);
          expect(
            gainBy(standing, EIGHT, { ...column, hard: cells.slice(0, 17), soft: cells.slice(17) }),
          ).toBeLessThanOrEqual(gain + 1e-14);
        }
    }
  });
});

/** What a round gains by a chart, dealt card by card: no plan by hands, no openings. */
function roundByHand(rules: Rules, up: number, column: Column): number {
  const cells = cellsOf(column);
  const choose = (cards: readonly number[]): Choice => {
    const { total, soft } = score(cards);
    if (total === 21) return 'stand';
    const cell = CELLS[cells[LINES.findIndex((each) => each.soft === soft && each.total === total)] as Cell];
    const may = cards.length === 2 && rules.double === 'any';
    return (['stand', 'hit', 'double'] as const)[cell.choice === 2 && !may ? cell.instead : cell.choice];
  };
  const all = rules.shoe.reduce((sum, count) => sum + count, 0);
  const shoe = rules.shoe.map((count, kind) => (kind === up ? count - 1 : count));
  const naturalBy = (left: readonly number[]) => {
    const made = up === ACE ? TEN : up === TEN ? ACE : -1;
    return made < 0 ? 0 : inTable(left[made]) / left.reduce((sum, count) => sum + count, 0);
  };
  let sum = 0;
  for (const one of nextCards(shoe))
    for (const two of nextCards(one.left)) {
      const cards = [one.kind, two.kind];
      const natural = naturalBy(two.left);
      let gain: number;
      if (score(cards).total === 21) gain = 1.5 * (1 - natural);
      else {
        const split = one.kind === two.kind && column.pairs[one.kind] === 'P';
        const waiting = split ? [[one.kind], [one.kind]] : [cards];
        gain =
          dealtOut(rules, up, two.left, choose, waiting) - (rules.naturalTakes === 'first' ? natural : 0);
      }
      sum += one.chance * two.chance * gain;
    }
  return (inTable(rules.shoe[up]) / all) * sum;
}

it.each(['all', 'first'] as const)(
  'a chart gains what dealing every card gains, where a blackjack takes %s',
  (takes) => {
    const rules: Rules = {
      ...EIGHT,
      shoe: [2, 0, 1, 0, 1, 1, 0, 3, 1, 5],
      naturalTakes: takes,
      hands: 3,
      resplitAces: true,
    };
    for (const up of [0, 4, 9]) {
      const { column } = columns[up] as (typeof columns)[number];
      expect(gainBy(new Standing(rules, up), rules, column)).toBeCloseTo(roundByHand(rules, up, column), 13);
    }
  },
);

describe('other ways to play eight packs', () => {
  it('lose to a dealer who draws alike when both go over 21, less half of what a blackjack pays', () => {
    let over = 0;
    for (const up of UPS) {
      const { left, cards } = standingAgainst(up, EIGHT).table;
      const ends = new Float64Array(ENDS);
      new DealerChances(up, dealerDraws(up, 'stand')).work(left, cards, ends, 0);
      over += (inTable(EIGHT.shoe[up]) / 416) * inTable(ends[OVER]);
    }
    const blackjack = (2 * 32 * 128) / (416 * 415);
    // As if the two hands came from two shoes, which is off by 0.05% at most.
    const expected = over * over - 0.5 * blackjack * (1 - blackjack);
    expect(Math.abs(-gainOfWay(EIGHT, 'mimic-the-dealer') - expected)).toBeLessThan(0.000_5);
  });

  it('cost more than the chart', () => {
    const chart = columns.reduce((sum, { gain }) => sum + gain, 0);
    for (const way of ['never-double-or-split', 'even-money'] as const)
      expect(gainOfWay(EIGHT, way)).toBeLessThan(chart);
  });

  it('draw as the dealer draws', () => {
    expect(likeTheDealer({ soft17: 'hit' }).soft[5]).toBe('H');
    expect(likeTheDealer({ soft17: 'stand' }).soft[5]).toBe('S');
    expect(likeTheDealer({ soft17: 'stand' }).hard[12]).toBe('H');
    expect(likeTheDealer({ soft17: 'stand' }).hard[13]).toBe('S');
  });
});
