/** What a round gains by a chart, and the chart that gains most. */
import { inTable } from '../../exact/in-table';
import {
  ALL_CELLS,
  CELLS,
  type Cell,
  type Column,
  columnOf,
  LINE_OF,
  LINES,
  type PairCell,
  withCell,
  withPair,
} from './chart';
import { HANDS } from './hands';
import { keptBeside } from './kept';
import { bestPlay, DOUBLE, HIT, mayDouble } from './play';
import { PlayedChart } from './played-chart';
import { KINDS } from './ranks';
import type { Rules } from './rules';
import type { Standing } from './standing';

/** Over every first two cards against this card of the dealer, each by how likely it is. */
export const gainBy = (standing: Standing, rules: Rules, column: Column): number =>
  new PlayedChart(standing, rules, column, 'alone').gain;

type Doubtful = { line: number; cells: Cell[] };

/** The cell for this choice and, where the choice is to double, for what is done instead. */
function cellFor(choice: number, instead: number): Cell {
  if (choice === DOUBLE) return instead === HIT ? 'Dh' : 'Ds';
  return choice === HIT ? 'H' : 'S';
}

/**
 * The best column, found on the full exact value. It starts from what most hands of a total would do by their cards,
 * tries every combination of the cells on which hands of one total disagree, then every other cell and pair, until no change of
 * one gains.
 */
export const bestColumn = (standing: Standing, rules: Rules): ColumnAndGain =>
  columnsKept(standing, decides(rules), () => searched(standing, rules));

type ColumnAndGain = { column: Column; gain: number };

/** Of a dozen rules, and of each without splitting and doubling. */
const columnsKept = keptBeside<ColumnAndGain>(24);

/** All that a column depends on beside what stands: rules of splitting only where a pair may be split. */
function decides({ double, surrender, blackjackPays, splits, ...rules }: Rules): string {
  const { hands, tens, resplitAces, drawToAces, doubleAfterSplit } = rules;
  const splitting = [splits, tens, hands, resplitAces, drawToAces, doubleAfterSplit];
  return JSON.stringify([double, surrender, blackjackPays, splits.includes(true) ? splitting : []]);
}

function searched(standing: Standing, rules: Rules): ColumnAndGain {
  const votes = LINES.map(() => new Map<Cell, number>());
  const { plan } = bestPlay(standing, rules);
  const { held, weights } = standing.next;
  for (let hand = 0; hand < HANDS.empty; hand += 1) {
    const line = LINE_OF[hand];
    const found = line === undefined ? undefined : votes[line];
    if (!found || held[hand] === 0) continue;
    const cell = cellFor(inTable(plan.choice[hand]), inTable(plan.instead[hand]));
    found.set(cell, (found.get(cell) ?? 0) + inTable(weights[hand]));
  }
  const cells = votes.map((found) => [...found].sort(([, a], [, b]) => b - a).map(([cell]) => cell));
  const doubtful: Doubtful[] = cells.flatMap((found, line) =>
    found.length > 1 ? [{ line, cells: found }] : [],
  );
  let best = new PlayedChart(
    standing,
    rules,
    columnOf(
      cells.map(([most]) => most ?? 'S'),
      rules.splits.map((may) => (may ? 'P' : '-')),
    ),
  );
  const consider = (more: number, column: () => Column): boolean => {
    if (more <= 1e-15) return false;
    best = new PlayedChart(standing, rules, column(), best);
    return true;
  };
  const considerCell = (line: number, cell: Cell) =>
    consider(best.moreWithCell(line, cell), () => withCell(best.column, line, cell));
  const considerPair = (pair: number, cell: PairCell) =>
    consider(best.moreWithPair(pair, cell), () => withPair(best.column, pair, cell));
  const surrenders: Cell[] = rules.surrender === 'none' ? [] : ['Rh', 'Rs'];
  const doubles = LINES.map((_, line) => anyDoubled(rules, line));
  for (let improved = true; improved; ) {
    improved = false;
    for (let pair = 0; pair < KINDS; pair += 1)
      if (rules.splits[pair])
        for (const cell of ['P', '-', ...(surrenders.length > 0 ? (['Rp'] as const) : [])] as const)
          if (cell !== best.column.pairs[pair] && considerPair(pair, cell)) improved = true;
    for (const { line, cells: some } of doubtful)
      for (const cell of some) if (cell !== best.cells[line] && considerCell(line, cell)) improved = true;
    if (improved) continue;
    for (let line = 0; line < LINES.length; line += 1)
      for (const cell of ALL_CELLS) {
        if (cell === best.cells[line] || (CELLS[cell].choice === DOUBLE && !doubles[line])) continue;
        if (CELLS[cell].surrender && !surrenders.includes(cell)) continue;
        if (considerCell(line, cell)) improved = true;
      }
  }
  const { column, gain } = best;
  return { column, gain };
}

/** By line: its hands of two cards. */
const TWO_CARDS = LINES.map((_, line) =>
  Array.from(LINE_OF.keys()).filter((hand) => LINE_OF[hand] === line && HANDS.cards[hand] === 2),
);

export const anyDoubled = (rules: Pick<Rules, 'double'>, line: number): boolean =>
  TWO_CARDS[line]?.some((hand) => mayDouble(rules, hand)) ?? false;
