/** The chart by which the cards of a game are dealt, from the data that its figures are counted by. */
import { dealingChart } from '@/rulebooks/offer/dealing-chart';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import type { Block } from '../paper';
import type { Subject } from '../subject';

const SHADE = 0.5;

export function dealtByChart({ game, variant }: Pick<Subject, 'game' | 'variant'>): Block[] {
  const chart = dealingChart(game, chosenOptions(game, variant.options));
  if (!chart) return [];
  const { marked, rows, ...said } = chart;
  return [
    {
      kind: 'matrix',
      ...said,
      rows: rows.map(({ label, cells }) => ({
        label,
        cells: cells.map((text) => ({ text, shade: text === marked ? SHADE : 0 })),
      })),
    },
  ];
}
