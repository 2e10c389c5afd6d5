/** Ways to play that people know, to price beside the best: each a column of a chart, and the rules it makes use of. */
import { CELLS, type Cell, type Column, cellsOf, columnOf, LINES, NO_PAIRS } from './chart';
import { bestColumn, gainBy } from './chart-gains';
import { ACE, KINDS } from './ranks';
import type { Rules } from './rules';
import { type Standing, standingAgainst } from './standing';
import { openings } from './whole-round';

export const PLAIN_WAYS = ['mimic-the-dealer', 'never-bust', 'never-double-or-split', 'even-money'] as const;
export type PlainWay = (typeof PLAIN_WAYS)[number];

/** Draws to 16 and stands on 17, as the dealer must, and does nothing else. */
export function likeTheDealer({ soft17 }: Pick<Rules, 'soft17'>): Column {
  const cells = LINES.map(({ soft, total }): Cell => {
    const soft17Drawn = soft && total === 17 && soft17 !== 'stand';
    return total < 17 || soft17Drawn ? 'H' : 'S';
  });
  return columnOf(cells, NO_PAIRS);
}

/** The best chart, except for hard 12 and more, where one card could take the hand over 21: those stand. */
export function neverBust(best: Column): Column {
  const cells = cellsOf(best).map((cell, line): Cell => {
    const at = LINES[line];
    return at && !at.soft && at.total >= 12 && !CELLS[cell].surrender ? 'S' : cell;
  });
  return { ...columnOf(cells, best.pairs) };
}

/** Per first stake, over all rounds against this card of the dealer. `best` is the best chart's column there. */
export function gainOfWayAgainst(
  standing: Standing,
  rules: Rules,
  way: PlainWay,
  best: { column: Column; gain: number },
): number {
  const { up, settling } = standing.table;
  switch (way) {
    case 'mimic-the-dealer':
      return gainBy(standing, rules, likeTheDealer(rules));
    case 'never-bust':
      return gainBy(standing, rules, neverBust(best.column));
    case 'never-double-or-split': {
      const without: Rules = { ...rules, double: 'none', splits: rules.splits.map(() => false) };
      // Where nothing is split, what two cards of 21 are worth after a split changes nothing.
      return bestColumn(standingAgainst(up, { ...settling, splitTwentyOne: 'stands-off' }), without).gain;
    }
    case 'even-money':
      return up === ACE ? best.gain + evenMoney(standing, rules) : best.gain;
  }
}

/** What taking one for one at once, with a blackjack against an ace, gains beyond waiting. */
function evenMoney(standing: Standing, rules: Rules): number {
  let more = 0;
  for (const { blackjack, chance, natural } of openings(standing, rules))
    if (blackjack) more += chance * (1 - (1 - natural) * rules.blackjackPays);
  return more;
}

/** Per first stake, over whole rounds. */
export function gainOfWay(rules: Rules, way: PlainWay): number {
  let sum = 0;
  for (let up = 0; up < KINDS; up += 1) {
    if (rules.shoe[up] === 0) continue;
    const standing = standingAgainst(up, rules);
    sum += gainOfWayAgainst(standing, rules, way, bestColumn(standing, rules));
  }
  return sum;
}
