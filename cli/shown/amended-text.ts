/** What an amended result changes, as text before the settlement. */
import { poolsSaid, sideSaid } from '@/server/documents/content/settlement/amended';
import { raceSaid } from '@/server/documents/content/settlement/race-said';
import type { Amended } from '@/simulations/totalisator/amended';
import { paidOn, poolNamed } from '@/simulations/totalisator/settlement-names';
import { textTable } from './text-table';

export function amendedText(change: Amended): string {
  const { races, pools } = change;
  const said = races.map(
    ({ race, before, after }) =>
      `Race ${race}: ${before ? raceSaid(before) : 'No result.'} Now: ${after ? raceSaid(after) : 'No result.'}`,
  );
  const rows = pools.flatMap(({ settlement, dividends }) =>
    dividends.map(({ dividend, before, after }) => [
      poolNamed(settlement),
      dividend.label ?? 'Dividend',
      paidOn(dividend),
      sideSaid(before),
      sideSaid(after),
    ]),
  );
  const columns = [
    { title: 'pool' },
    { title: 'prize' },
    { title: 'combination' },
    { title: 'before', right: true },
    { title: 'now', right: true },
  ];
  return [poolsSaid(change), ...said, ...(rows.length > 0 ? [textTable(columns, rows)] : [])].join('\n\n');
}
