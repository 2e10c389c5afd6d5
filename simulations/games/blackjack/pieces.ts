/**
 * A piece is what can be said of one card of the dealer: what a round gains by each way to play, the best choice for every hand, and the
 * best column of a chart. Chances and gains are carried as whole parts of 10^15.
 */
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import { netPays } from '../decisions/net-pays';
import { allowed } from './by-plan';
import {
  ALL_CELLS,
  type Cell,
  type Column,
  cellsOf,
  columnOf,
  LINES,
  PAIR_CELLS,
  type PairCell,
  planOf,
} from './chart';
import { bestColumn, gainBy } from './chart-gains';
import { DEALERS } from './chart-lines';
import { type FiledChart, filedCells } from './filed-chart';
import { firstBy } from './first-choice';
import { HANDS } from './hands';
import { type BlackjackParameters, rulesOf } from './parameters';
import { gainOfWayAgainst, PLAIN_WAYS } from './plain-ways';
import { bestPlay, type Plan } from './play';
import { KINDS } from './ranks';
import type { Rules } from './rules';
import { standingAgainst } from './standing';
import { blackjackWagers, WAGER } from './wagers';
import { bestOpenings, type First, type Opening } from './whole-round';

export const PARTS = 10 ** 15;
export const inParts = (share: number): number => Math.round(share * PARTS);

/** By way to play, in the order of the gains of a piece. */
export const WAYS = ['optimal', 'basic', ...PLAIN_WAYS] as const;
export type Way = (typeof WAYS)[number];

const FIRSTS: readonly First[] = ['played', 'split', 'surrendered'];
/** Where in the number of a hand's choice it is written what is done first. */
const [PAIRED, UNPAIRED] = [16, 64];
const LINES_OF_CHART = LINES.length + KINDS;

export function rulesWith(parameters: BlackjackParameters, tables: PayTables): Rules {
  const net = netPays(blackjackWagers(parameters), tables);
  return rulesOf(parameters, {
    blackjack: net(WAGER, 'blackjack').valueOf(),
    win: net(WAGER, 'win').valueOf(),
  });
}

/** Of the chart filed, the cells against one card of the dealer. */
export function filedColumn(chart: FiledChart, up: number): Column {
  const cells = filedCells(chart).map((line) => line[DEALERS.indexOf(up)]);
  return columnOf(cells.slice(0, LINES.length) as Cell[], cells.slice(LINES.length) as PairCell[]);
}

/** Gains, that of a chart filed last; choices by card of the dealer and hand; cells by card of the dealer and line. */
export function blackjackPiece(
  parameters: BlackjackParameters,
  tables: PayTables,
  up: number,
): Float64Array[] {
  const rules = rulesWith(parameters, tables);
  const standing = standingAgainst(up, rules);
  const played = bestPlay(standing, rules);
  const choices = new Float64Array(KINDS * HANDS.count);
  const { choice, instead } = played.plan;
  for (let hand = 0; hand < HANDS.count; hand += 1)
    choices[up * HANDS.count + hand] = inTable(choice[hand]) + 4 * inTable(instead[hand]);
  let optimal = 0;
  for (const { opening, first, gain } of bestOpenings(standing, rules, played)) {
    optimal += opening.chance * gain;
    const at = up * HANDS.count + opening.hand;
    choices[at] = inTable(choices[at]) + (opening.pair < 0 ? UNPAIRED : PAIRED) * FIRSTS.indexOf(first);
  }
  const best = bestColumn(standing, rules);
  const cells = new Float64Array(KINDS * LINES_OF_CHART);
  cellsOf(best.column).forEach((cell, line) => {
    cells[up * LINES_OF_CHART + line] = ALL_CELLS.indexOf(cell);
  });
  best.column.pairs.forEach((cell, pair) => {
    cells[up * LINES_OF_CHART + LINES.length + pair] = PAIR_CELLS.indexOf(cell);
  });
  const gains = [
    optimal,
    best.gain,
    ...PLAIN_WAYS.map((way) => gainOfWayAgainst(standing, rules, way, best)),
    ...(parameters.chart ? [gainBy(standing, rules, filedColumn(parameters.chart, up))] : []),
  ];
  return [Float64Array.from(gains, inParts), choices, cells];
}

/** The best chart's column against one card of the dealer, as pieces carry it. */
export function columnFrom(cells: Float64Array, up: number): Column {
  const at = up * LINES_OF_CHART;
  return columnOf(
    LINES.map((_, line) => ALL_CELLS[inTable(cells[at + line])] as Cell),
    Array.from(
      { length: KINDS },
      (_, pair) => PAIR_CELLS[inTable(cells[at + LINES.length + pair])] as PairCell,
    ),
  );
}

/** What is done with every hand against one card of the dealer. */
export type Followed = { plan: Plan; first: (opening: Pick<Opening, 'hand' | 'pair'>) => First };

/** The best play by the cards, as pieces carry it. */
function optimalFrom(choices: Float64Array, up: number): Followed {
  const of = choices.subarray(up * HANDS.count, (up + 1) * HANDS.count);
  const plan: Plan = { choice: new Uint8Array(HANDS.count), instead: new Uint8Array(HANDS.count) };
  for (let hand = 0; hand < HANDS.count; hand += 1) {
    plan.choice[hand] = inTable(of[hand]) % 4;
    plan.instead[hand] = Math.floor(inTable(of[hand]) / 4) % 4;
  }
  return {
    plan,
    first: ({ hand, pair }) =>
      FIRSTS[Math.floor(inTable(of[hand]) / (pair < 0 ? UNPAIRED : PAIRED)) % 4] as First,
  };
}

export function followedFrom(
  { play }: Pick<BlackjackParameters, 'play'>,
  rules: Rules,
  [, choices, cells]: readonly Float64Array[],
  up: number,
): Followed {
  if (play === 'optimal') return optimalFrom(choices as Float64Array, up);
  return followedBy(columnFrom(cells as Float64Array, up), rules);
}

/** A chart's column, as far as the rules let it be followed. */
export const followedBy = (column: Column, rules: Rules): Followed => ({
  plan: allowed(rules, planOf(column)),
  first: (opening) => firstBy(column, rules, opening),
});
