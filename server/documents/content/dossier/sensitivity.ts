import type { AnalysedWager } from '@/rulebooks/analysis';
import { CUSTOM, printedNet, tablesOf } from '@/rulebooks/pay-table';
import type { PrintedPayTable } from '@/rulebooks/record';
import { fromText, sum, toText } from '@/simulations/exact/fraction';
import type { Block, Cell, Row } from '../../paper';
import { percent } from '../numbers';
import type { Offered } from '../wagers';

/** The same distribution at another pay table. Events that no table prices keep what they came to. */
export function edgeAt(result: AnalysedWager, rows: PrintedPayTable['rows']): string {
  const expected = sum(
    result.events.map(({ id, probability, net }) => {
      const pays = rows[id];
      return fromText(probability).mul(pays === undefined ? fromText(net) : printedNet(pays));
    }),
  );
  return toText(expected.neg());
}

function sideBySide({ wager, result, table }: Offered): Block {
  const own = result.payTable === CUSTOM;
  const tables = tablesOf(wager);
  const priced = result.events.filter(({ id }) => tables.some(({ rows }) => id in rows));
  const offeredHere = (id: string): string => (id === result.payTable ? ' (offered)' : '');
  const columns = [
    { title: 'Event', grow: 1 },
    ...(own ? [{ title: `${table} (offered)`, align: 'right' as const, figures: true, grow: 1 }] : []),
    ...tables.map(({ id, label }) => ({
      title: `${label}${offeredHere(id)}`,
      align: 'right' as const,
      figures: true,
      grow: 1,
    })),
  ];
  const strong = (differs: boolean, text: string): Cell => (differs ? { text, strong: true } : text);
  const rows: Row[] = priced.map((event) => ({
    cells: [
      event.label,
      ...(own ? [event.pays] : []),
      ...tables.map(({ rows: pays }) => strong(pays[event.id] !== event.pays, pays[event.id] ?? '–')),
    ],
  }));
  const edges = tables.map(({ rows: pays }) => percent(edgeAt(result, pays)));
  rows.push({ total: true, cells: ['House edge', ...(own ? [percent(result.houseEdge)] : []), ...edges] });
  return { kind: 'table', caption: wager.label, rowHeaders: 1, columns, rows };
}

export function sensitivity(all: Offered[]): Block[] {
  const choices = all.filter(({ wager, result }) => wager.payTables.length > 0 || result.payTable === CUSTOM);
  const heading: Block = { kind: 'heading', level: 2, text: '9  Sensitivity' };
  if (choices.length === 0)
    return [
      heading,
      {
        kind: 'paragraph',
        text: 'Every wager is offered at the minimum odds, and the rulebook prints no other pay table for any of them, so there is nothing to set beside the figures above.',
      },
    ];
  return [
    heading,
    {
      kind: 'paragraph',
      text: 'The pay tables that the rulebook permits, side by side, on the same distribution. Pays that differ from what is offered are set strong.',
    },
    ...choices.map(sideBySide),
  ];
}
