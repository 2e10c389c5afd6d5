import type { AnalysedWager } from '@/rulebooks/analysis';
import { exactEdges } from '@/rulebooks/house-edge';
import { CUSTOM, printedPay, tablesOf } from '@/rulebooks/pay-table';
import type { PrintedPayTable } from '@/rulebooks/record';
import { resolveVariant } from '@/rulebooks/resolve';
import { fromText, sum, toText } from '@/simulations/exact/fraction';
import { atMeter, netPay } from '@/simulations/pays/net-pay';
import type { Block, Cell, Row } from '../../paper';
import type { Subject } from '../../subject';
import { percent } from '../numbers';
import type { Offered } from '../wagers';

/** The same distribution at another pay table. Events that no table prices keep what they came to. */
export function edgeAt(result: AnalysedWager, rows: PrintedPayTable['rows']): string {
  const terms = atMeter(result.progressive);
  const expected = sum(
    result.events.map(({ id, probability, net }) => {
      const pays = rows[id];
      return fromText(probability).mul(pays === undefined ? fromText(net) : netPay(printedPay(pays), terms));
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

/** What each wager would cost under the other permitted values of an option that changes a number. */
function optionTables({ rulebook, game, variant, at }: Subject, all: Offered[]): Block[] {
  return game.options
    .filter(({ sets }) => sets !== undefined)
    .flatMap((option): Block[] => {
      const chosen = variant.options[option.id] ?? option.default;
      const others = option.values.filter(({ value }) => value !== chosen);
      const edges = others.map(({ value }) => {
        const resolved = resolveVariant(
          rulebook,
          { ...variant, options: { ...variant.options, [option.id]: value } },
          at,
        );
        return resolved.ok ? exactEdges(resolved.value) : {};
      });
      const moved = all.filter(({ result }) =>
        edges.some((edge) => edge[result.id] && edge[result.id]?.houseEdge !== result.houseEdge),
      );
      const label = (value: string) => option.values.find((known) => known.value === value)?.label ?? value;
      const figure = { align: 'right' as const, figures: true };
      const text = `${option.label} changes the edge of no wager on offer.`;
      if (moved.length === 0) return others.length > 0 ? [{ kind: 'paragraph', text }] : [];
      return [
        {
          kind: 'table',
          caption: `${option.label}: house edge under each value, where it changes`,
          rowHeaders: 1,
          columns: [
            { title: 'Wager', grow: 1 },
            { title: `${label(chosen)} (chosen)`, ...figure },
            ...others.map(({ value }) => ({ title: label(value), ...figure })),
          ],
          rows: moved.map(({ wager, result }) => ({
            cells: [
              wager.label,
              percent(result.houseEdge),
              ...edges.map((edge) => percent(edge[result.id]?.houseEdge ?? result.houseEdge)),
            ],
          })),
        },
      ];
    });
}

export function sensitivity(subject: Subject, all: Offered[]): Block[] {
  const choices = all.filter(({ wager, result }) => wager.payTables.length > 0 || result.payTable === CUSTOM);
  const options = optionTables(subject, all);
  const heading: Block = { kind: 'heading', level: 2, text: '9  Sensitivity' };
  const same =
    'Every wager is offered at the minimum odds, and the rulebook prints no other pay table for any of them.';
  const beside =
    'The pay tables that the rulebook permits, side by side, on the same distribution. Pays that differ from what is offered are set strong.';
  return [
    heading,
    { kind: 'paragraph', text: choices.length === 0 ? same : beside },
    ...choices.map(sideBySide),
    ...options,
  ];
}
