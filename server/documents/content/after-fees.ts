/** Edges after the collection fees in use, as tables of a paper. */
import { type AfterFees, afterFees } from '@/rulebooks/edges/after-fees';
import { type FeeEdges, freeSaid } from '@/rulebooks/edges/after-fees-said';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import type { FractionText } from '@/simulations/exact/fraction';
import type { Block } from '../paper';
import type { Subject } from '../subject';

/** Undefined where no fee is collected. */
export const afterFeesFor = ({ game, variant, analysis }: Subject): AfterFees | undefined =>
  afterFees(game, chosenOptions(game, variant.options), analysis.wagers);

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** `shown`: an edge, as the paper prints one. */
export const feeTable = (
  { wagers }: AfterFees,
  { title, columns }: FeeEdges,
  shown: (edge: FractionText) => string,
): Block => ({
  kind: 'table',
  caption: title,
  rowHeaders: 1,
  columns: [
    { title: 'Wager', grow: 1 },
    ...columns.map((column) => ({ title: capital(column.title), align: 'right' as const, figures: true })),
  ],
  rows: wagers.map((wager) => ({
    cells: [wager.label, ...columns.map((column) => shown(column.of(wager)))],
  })),
});

export function freeOfFees(after: AfterFees): Block[] {
  const free = freeSaid(after);
  return free ? [{ kind: 'paragraph', tone: 'small', text: free }] : [];
}
