/** What a round gains by a chart, and the chart that gains most. */
import { inTable } from '../../exact/in-table';
import {
  ALL_CELLS,
  CELLS,
  type Cell,
  type Column,
  cellsOf,
  columnOf,
  LINE_OF,
  LINES,
  type PairCell,
  planOf,
} from './chart';
import { HANDS } from './hands';
import { bestPlay, DOUBLE, followed, HIT, mayDouble } from './play';
import { KINDS } from './ranks';
import type { Rules } from './rules';
import { Splitting } from './split';
import type { Standing } from './standing';
import { type First, type Opening, openings, surrendered } from './whole-round';

/** Over every first two cards against this card of the dealer, each by how likely it is. */
export function gainBy(standing: Standing, rules: Rules, column: Column): number {
  const played = followed(standing, rules, planOf(column));
  const splitting = new Splitting(standing, rules, played.plan);
  let sum = 0;
  for (const { hand, pair, chance, natural, blackjack } of openings(standing)) {
    if (blackjack) {
      sum += chance * (1 - natural) * rules.blackjackPays;
      continue;
    }
    const first = firstBy(column, rules, { hand, pair });
    let gain = inTable(played.gains[hand]);
    if (first === 'surrendered') gain = surrendered(rules, natural);
    else if (first === 'split') gain = splitting.gain(pair);
    sum += chance * (gain - (rules.naturalTakes === 'first' ? natural : 0));
  }
  return sum;
}

/** What a chart says of two cards, as far as the rules allow it. */
export function firstBy(column: Column, rules: Rules, { hand, pair }: Pick<Opening, 'hand' | 'pair'>): First {
  const cell = cellsOf(column)[inTable(LINE_OF[hand])];
  const ofPair = pair >= 0 ? inPairs(column, pair) : '-';
  const givesUp = ofPair === 'Rp' || (ofPair === '-' && cell !== undefined && CELLS[cell].surrender);
  if (givesUp && rules.surrender !== 'none') return 'surrendered';
  return ofPair !== '-' && rules.splits[pair] ? 'split' : 'played';
}

function inPairs({ pairs }: Column, pair: number): PairCell {
  const cell = pairs[pair];
  if (cell === undefined) throw new RangeError(`no cell for a pair of kind ${pair}`);
  return cell;
}

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
export function bestColumn(standing: Standing, rules: Rules): { column: Column; gain: number } {
  const played = bestPlay(standing, rules);
  const votes = LINES.map(() => new Map<Cell, number>());
  const { plan } = played;
  for (let hand = 0; hand < HANDS.empty; hand += 1) {
    const line = LINE_OF[hand];
    const found = line === undefined ? undefined : votes[line];
    if (!found || !standing.table.holds(hand)) continue;
    const cell = cellFor(inTable(plan.choice[hand]), inTable(plan.instead[hand]));
    found.set(cell, (found.get(cell) ?? 0) + orders(standing, hand));
  }
  const cells = votes.map((found) => [...found].sort(([, a], [, b]) => b - a).map(([cell]) => cell));
  const doubtful: Doubtful[] = cells.flatMap((found, line) =>
    found.length > 1 ? [{ line, cells: found }] : [],
  );
  let best = columnOf(
    cells.map(([most]) => most ?? 'S'),
    rules.splits.map((may) => (may ? 'P' : '-')),
  );
  let gain = gainBy(standing, rules, best);
  const consider = (column: Column): boolean => {
    const other = gainBy(standing, rules, column);
    if (other <= gain + 1e-15) return false;
    best = column;
    gain = other;
    return true;
  };
  const withCell = (line: number, cell: Cell) => columnOf(cellsOf(best).with(line, cell), best.pairs);
  const withPair = (pair: number, cell: PairCell) => ({ ...best, pairs: best.pairs.with(pair, cell) });
  const surrenders: Cell[] = rules.surrender === 'none' ? [] : ['Rh', 'Rs'];
  const doubles = LINES.map(({ soft, total }) => anyDoubled(rules, soft, total));
  for (let improved = true; improved; ) {
    improved = false;
    for (let pair = 0; pair < KINDS; pair += 1)
      if (rules.splits[pair])
        for (const cell of ['P', '-', ...(surrenders.length > 0 ? (['Rp'] as const) : [])] as const)
          if (cell !== best.pairs[pair] && consider(withPair(pair, cell))) improved = true;
    for (const { line, cells: some } of doubtful)
      for (const cell of some)
        if (cell !== cellsOf(best)[line] && consider(withCell(line, cell))) improved = true;
    if (improved) continue;
    for (let line = 0; line < LINES.length; line += 1)
      for (const cell of ALL_CELLS) {
        if (cell === cellsOf(best)[line] || (CELLS[cell].choice === DOUBLE && !doubles[line])) continue;
        if (CELLS[cell].surrender && !surrenders.includes(cell)) continue;
        if (consider(withCell(line, cell))) improved = true;
      }
  }
  return { column: best, gain };
}

/** In how many orders a hand can come, times the ways to take its cards: a weight, no more. */
function orders({ table }: Standing, hand: number): number {
  let ways = 1;
  for (let kind = 0; kind < KINDS; kind += 1)
    for (let n = 0; n < inTable(HANDS.counts[hand * KINDS + kind]); n += 1)
      ways *= (inTable(table.left[kind]) - n) / (n + 1) / table.cards;
  return ways;
}

export function anyDoubled(rules: Pick<Rules, 'double'>, soft: boolean, total: number): boolean {
  for (let hand = 0; hand < HANDS.count; hand += 1)
    if (HANDS.totals[hand] === total && (HANDS.soft[hand] === 1) === soft && mayDouble(rules, hand))
      return true;
  return false;
}
