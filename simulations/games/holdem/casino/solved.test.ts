/** Casino hold'em solved in one pass: what the grid and the tables say, compared with the house edge. */
import { describe, expect, it } from 'vitest';
import { rankFive } from '../../../equipment/cards/hand-ranking';
import { ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { shareOfPiece } from '../boards/boards';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS, HOLES } from '../hands/holes';
import { madeAtFlop, NOT_HELD } from '../hands/made-at-flop';
import { handsOf } from '../hands/starts';
import { flopSums } from '../passes/flop-sums';
import { aaBonusEvent } from '../side-wagers/aa-bonus';
import { CASINO } from '../testing/published';
import recorded from '../testing/solutions.golden.json';
import { casinoGrid } from './grid';
import { casinoHoldemRules } from './rule-set';
import { CasinoHoldemParameters } from './wagers';

const parameters = CasinoHoldemParameters.parse({});
const rules = casinoHoldemRules(parameters, CASINO);
const merged = flopSums(rules.settled, rules.atFlop, shareOfPiece(0, 1));
const { plan } = rules.decide(merged);

describe("Casino hold'em by starting hand", () => {
  const grid = casinoGrid(parameters, rules.settled, merged);
  const over169 = (choice: number) =>
    grid.cells.reduce(
      (sum, { gains }, start) => sum.add((gains[choice] ?? ratio(0)).mul(ratio(handsOf(start), 1_326))),
      ratio(0),
    );

  it('makes up the house edge of the best play and of calling on every flop', () => {
    const edges = recorded['casino-holdem'];
    expect(over169(0).equals(ratio(-1))).toBe(true);
    expect(over169(2).neg().toFraction()).toBe(edges.houseEdge);
    const never = edges.alternatives.find(({ id }) => id === 'never-fold');
    expect(over169(1).neg().toFraction()).toBe(never?.houseEdge);
  });

  it('names the same hands as the table of shares for those called on every flop', () => {
    const [table, shares] = rules.readable({ merged, plan, counted: [] }).tables ?? [];
    const always = shares?.rows.flatMap(({ cells }) => cells).filter((cell) => cell === 'always');
    expect(always?.length).toBe(grid.cells.filter(({ best }) => best === 'call-2').length);
    expect(grid.cells.every(({ best }) => best === 'call-2' || best === 'depends')).toBe(true);
    expect(table?.rows.find(({ label }) => label === 'Straight or better')?.cells).toEqual([
      'always',
      'always',
      'always',
    ]);
  });
});

it('folds hands that win the AA bonus: with a pair or three of a kind on the table', () => {
  const { classes } = flopClasses();
  const made = madeAtFlop();
  let [won, folded] = [0, 0];
  for (let flop = 0; flop < classes.count; flop += 1) {
    const [a, b, c] = classes.cards.subarray(flop * 3, flop * 3 + 3) as unknown as [number, number, number];
    for (const [hole, [low, high]] of HOLES.entries()) {
      const at = flop * HOLE_HANDS + hole;
      if (made[at] === NOT_HELD || aaBonusEvent(rankFive(low, high, a, b, c)) === 'lose') continue;
      won += inTable(classes.orbits[flop]);
      if (plan.atFlop[at] === 0) folded += inTable(classes.orbits[flop]);
    }
  }
  // Ten flops of two cards from five: 282,660 winning hands of five cards.
  expect(won).toBe(10 * (9_516 + 273_144));
  // 0.352% of all deals; by the same sums, asked of one flop after the other.
  expect(folded).toBe(91_488);
});
