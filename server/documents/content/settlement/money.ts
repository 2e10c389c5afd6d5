/** The money of a settled pool: drawn, and the same as a table. */
import { ratio } from '@/simulations/exact/fraction';
import { percent } from '@/simulations/printing/numbers';
import { type FlowEnd, flowSaid, flowTotal, moneyFlow } from '@/simulations/totalisator/money-flow';
import type { Settlement } from '@/simulations/totalisator/pool';
import { dollars } from '@/simulations/totalisator/reason';
import { poolNamed } from '@/simulations/totalisator/settlement-names';
import type { Block, Row } from '../../paper';

export function moneyDrawn(settlement: Settlement): Block[] {
  const flow = moneyFlow(settlement);
  const total = flowTotal(flow);
  const drawn = ({ name, cents, past }: FlowEnd) => ({
    name,
    amount: dollars(cents),
    share: ratio(cents, total).valueOf(),
    ...(past && { past }),
  });
  const named = poolNamed(settlement);
  const row = ({ name, cents }: FlowEnd): Row => ({
    cells: [name, dollars(cents), percent(ratio(cents, total), 2)],
  });
  const sum = (name: string): Row => ({ cells: [name, dollars(total), '100.00%'], total: true });
  return [
    {
      kind: 'money-flow',
      caption: `Where the money of ${named.charAt(0).toLowerCase()}${named.slice(1)} went`,
      alt: flowSaid(flow),
      from: flow.from.map(drawn),
      through: flow.through && drawn(flow.through),
      to: flow.to.map(drawn),
    },
    {
      kind: 'table',
      caption: `The money of ${named}, as drawn`,
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Money', grow: 1 },
        { title: 'Amount', align: 'right', figures: true },
        { title: 'Of all', align: 'right', figures: true },
      ],
      rows: [...flow.from.map(row), sum('All that came in'), ...flow.to.map(row), sum('All that went out')],
    },
  ];
}
