/** What one cell more gains, beside the whole chart played with that cell. */
import { expect, inject, it } from 'vitest';
import {
  ALL_CELLS,
  CELLS,
  type Cell,
  type Column,
  cellsOf,
  LINES,
  PAIR_CELLS,
  withCell,
  withPair,
} from './chart';
import { bestColumn, gainBy } from './chart-gains';
import { BlackjackParameters, rulesOf } from './parameters';
import { PlayedChart } from './played-chart';
import { KINDS } from './ranks';
import { Standing } from './standing';

const PAYS = { blackjack: 1.5, win: 1 };

it.each<[number, object]>([
  [0, { decks: 1, double: 'any', drawToAces: 'yes', resplitAces: 'yes', split: 'any', hands: 3 }],
  [5, { decks: 1, double: 'any', split: 'any', hands: 3, surrender: 'late' }],
  [9, { decks: 1, doubleAfterSplit: 'no', surrender: 'early', dealersBlackjack: 'first' }],
])('against %i every cell gains what the chart with it gains more: %j', (up, given) => {
  const rules = rulesOf(BlackjackParameters.parse(given), PAYS);
  const standing = new Standing(rules, up);
  const best = bestColumn(standing, rules).column;
  // A chart that is wrong in places, so that some cells gain.
  const worse: Column = withPair(withCell(withCell(best, 10, 'H'), 20, 'Ds'), 7, '-');
  for (const column of [best, worse]) {
    const played = new PlayedChart(standing, rules, column);
    const now = gainBy(standing, rules, column);
    expect(played.gain).toBe(now);
    for (let line = 0; line < LINES.length; line += 1)
      for (const cell of ALL_CELLS.filter((one) => mayStand(one, line)))
        expect(played.moreWithCell(line, cell)).toBeCloseTo(
          gainBy(standing, rules, withCell(column, line, cell)) - now,
          14,
        );
    for (let pair = 0; pair < KINDS; pair += 1)
      for (const cell of PAIR_CELLS)
        expect(played.moreWithPair(pair, cell)).toBeCloseTo(
          gainBy(standing, rules, withPair(column, pair, cell)) - now,
          14,
        );
  }
  function mayStand(cell: Cell, line: number): boolean {
    return cell !== cellsOf(best)[line] && (inject('deep') || (line + CELLS[cell].instead) % 3 === 0);
  }
});

it('a chart near another is played as it would be alone', () => {
  const rules = rulesOf(BlackjackParameters.parse({ decks: 1, double: 'any', split: 'any' }), PAYS);
  const standing = new Standing(rules, 4);
  const { column } = bestColumn(standing, rules);
  const near = new PlayedChart(standing, rules, column);
  for (let line = 0; line < LINES.length; line += 1)
    for (const cell of ['S', 'H'] as const) {
      const changed = withCell(column, line, cell);
      const played = new PlayedChart(standing, rules, changed, near);
      expect(played.gain).toBe(gainBy(standing, rules, changed));
      if (line % 4 > 0) continue;
      const alone = new PlayedChart(standing, rules, changed);
      for (let other = 0; other < LINES.length; other += 2)
        for (const more of ['S', 'H'] as const)
          expect(played.moreWithCell(other, more)).toBe(alone.moreWithCell(other, more));
    }
});
