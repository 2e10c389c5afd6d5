/** Edges after collection fees, from the function that papers use. */
import type { Analysis } from '@/rulebooks/analysis/analysis';
import { type AfterFees, afterFees } from '@/rulebooks/edges/after-fees';
import { feeEdges, freeSaid } from '@/rulebooks/edges/after-fees-said';
import { amountIn } from '@/rulebooks/spelling/money';
import { percent } from '@/simulations/printing/numbers';
import type { Chosen } from '../options/variant-options';
import { textTable } from './text-table';

type Of = Pick<Chosen, 'resolved' | 'variant'>;

export function afterFeesOf({ wagers }: Analysis, { resolved }: Of): AfterFees | undefined {
  const game = resolved.rulebook.games.find(({ id }) => id === resolved.game.id);
  return game && afterFees(game, new Map(Object.entries(resolved.options)), wagers);
}

export function afterFeesText(analysis: Analysis, of: Of): string[] {
  const after = afterFeesOf(analysis, of);
  if (!after) return [];
  const free = freeSaid(after);
  const tables = feeEdges(after, amountIn(of.resolved.rulebook.currency)).map(
    ({ title, explained, columns }) =>
      `${title}. ${explained}\n${textTable(
        [{ title: 'wager' }, ...columns.map((column) => ({ title: column.title, right: true }))],
        after.wagers.map((wager) => [wager.label, ...columns.map((column) => percent(column.of(wager)))]),
      )}`,
  );
  return [...tables, ...(free ? [free] : [])];
}
