/** What an amended result changed, at the head of the papers that it makes. */
import { counted } from '@/rulebooks/spelling/wording';
import type { Amended, DividendChange, PoolChange } from '@/simulations/totalisator/amended';
import type { Dividend } from '@/simulations/totalisator/dividend';
import { dollars } from '@/simulations/totalisator/reason';
import { paidOn, poolNamed } from '@/simulations/totalisator/settlement-names';
import type { Block, Row } from '../../paper';
import { raceSaid } from './race-said';

export const NO_DIVIDEND = 'none';

export const sideSaid = (amount: bigint | undefined): string =>
  amount === undefined ? NO_DIVIDEND : dollars(amount);

const NO_MORE: Record<PoolChange['is'], string> = {
  changed: 'Only its money is another one',
  added: 'Not settled before',
  removed: 'No longer settled',
};

export const dividendOn = (dividend: Dividend): string =>
  dividend.label === undefined ? paidOn(dividend) : `${dividend.label}: ${paidOn(dividend)}`;

const dividendRow =
  (pool: string) =>
  ({ dividend, before, after }: DividendChange, at: number): Row => ({
    cells: [
      at === 0 ? pool : '',
      dividendOn(dividend),
      sideSaid(before),
      { text: sideSaid(after), strong: true },
    ],
    ...(at > 0 && { under: true }),
  });

function poolRows(change: PoolChange): Row[] {
  const name = poolNamed(change.settlement);
  return change.dividends.length > 0
    ? change.dividends.map(dividendRow(name))
    : [{ cells: [name, NO_MORE[change.is], '–', '–'] }];
}

export const poolsSaid = ({ pools, same }: Amended): string =>
  `${counted(pools.length, 'pool')} ${pools.length === 1 ? 'is' : 'are'} settled differently; ${same === 1 ? '1 is' : `${same} are`} as before.`;

export function amendedBlocks(change: Amended | undefined): Block[] {
  if (!change) return [];
  const { races, pools } = change;
  return [
    { kind: 'heading', level: 2, text: 'What the amended result changes' },
    { kind: 'paragraph', text: poolsSaid(change) },
    ...(races.length > 0
      ? [
          {
            kind: 'facts' as const,
            entries: races.flatMap(({ race, before, after }) => [
              { label: `Race ${race}, before`, value: before ? raceSaid(before) : 'No result.' },
              { label: `Race ${race}, now`, value: after ? raceSaid(after) : 'No result.' },
            ]),
          },
        ]
      : []),
    ...(pools.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: 'Dividends before and now',
            captionHidden: true,
            rowHeaders: 1,
            columns: [
              { title: 'Pool' },
              { title: 'Combination', figures: true, grow: 1 },
              { title: 'Before', align: 'right' as const, figures: true },
              { title: 'Now', align: 'right' as const, figures: true },
            ],
            rows: pools.flatMap(poolRows),
          },
        ]
      : []),
  ];
}
