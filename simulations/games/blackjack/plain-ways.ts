/** Ways to play that people know, to price beside the best: each a column of a chart, and the rules it makes use of. */
import { CELLS, type Cell, type Column, cellsOf, columnOf, LINES, NO_PAIRS } from './chart';
import { bestColumn, gainBy } from './chart-gains';
import { KINDS } from './ranks';
import type { Rules } from './rules';
import { standingAgainst } from './standing';
import { openings } from './whole-round';

export type PlainWay = 'mimic-the-dealer' | 'never-bust' | 'never-double-or-split' | 'even-money';

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

/** Per first stake, over whole rounds. */
export function gainOfWay(rules: Rules, way: PlainWay): number {
  let sum = 0;
  for (let up = 0; up < KINDS; up += 1) {
    if (rules.shoe[up] === 0) continue;
    const standing = standingAgainst(up, rules);
    switch (way) {
      case 'mimic-the-dealer':
        sum += gainBy(standing, rules, likeTheDealer(rules));
        break;
      case 'never-bust':
        sum += gainBy(standing, rules, neverBust(bestColumn(standing, rules).column));
        break;
      case 'never-double-or-split': {
        const without: Rules = { ...rules, double: 'none', splits: rules.splits.map(() => false) };
        sum += bestColumn(standing, without).gain;
        break;
      }
      case 'even-money':
        sum += bestColumn(standing, rules).gain;
        if (up === 0)
          for (const { blackjack, chance, natural } of openings(standing))
            if (blackjack) sum += chance * (1 - (1 - natural) * rules.blackjackPays);
    }
  }
  return sum;
}
