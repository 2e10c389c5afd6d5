/** The distance between what a rule asks and what was found, in every row where numbers are compared. */
import type { Finding } from '@/rulebooks/findings/finding';
import type { Wager } from '@/rulebooks/format/record';
import { chosenOptions, wagerSpec } from '@/rulebooks/offer/engine-wager';
import { CUSTOM, choosableTables, effectiveTable, isRead, MINIMUM } from '@/rulebooks/offer/pay-table';
import { readPercent } from '@/rulebooks/spelling/percent';
import { points, signed } from '@/rulebooks/spelling/wording';
import { worthOf } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { Row, Table } from '../../paper';
import type { Subject } from '../../subject';
import { recordsOf } from '../settled';
import type { Offered } from '../wagers';

const RANGE = /^(\S+%) to (\S+%)$/;

function betweenPays(threshold: string, found: string): string | undefined {
  const [asked, paid] = [parsePay(threshold), parsePay(found)];
  if (!asked.ok || !paid.ok) return undefined;
  const [least, worth] = [worthOf(asked.value), worthOf(paid.value)];
  return least.of === worth.of ? signed(worth.value.sub(least.value)) : undefined;
}

const shareOf = (text: string) => (text.endsWith('%') ? readPercent(text) : undefined);

function betweenShares(threshold: string, found: string): string | undefined {
  const share = shareOf(found);
  if (!share) return undefined;
  const inPoints = (from: string) => {
    const bound = shareOf(from);
    return bound && signed(share.sub(bound).mul(100));
  };
  const [, least, most] = RANGE.exec(threshold) ?? [];
  if (least === undefined || most === undefined) {
    const apart = inPoints(threshold);
    return apart && points(apart);
  }
  const [above, below] = [inPoints(least), inPoints(most)];
  return above && below && `${above} and ${points(below)}`;
}

/** As it was found, else worked out where both are numbers; a dash where words are compared. */
export function marginOf({ threshold, found, margin }: Finding): string {
  if (margin !== undefined) return margin;
  if (threshold === undefined || found === undefined) return '–';
  return betweenPays(threshold, found) ?? betweenShares(threshold, found) ?? '–';
}

/** What the rows of a wager are compared with: the printed table it is offered at, else the odds that its rule asks for. */
function asked(wager: Wager, payTable: string) {
  const tables = choosableTables(wager);
  return tables.find(({ id }) => id === payTable) ?? tables.find(({ id }) => id === MINIMUM) ?? tables[0];
}

function rowsOf({ game, variant }: Subject, wager: Wager): Row[] {
  const choice = variant.wagers[wager.id];
  const table = choice && effectiveTable(wager, choice);
  const reference = choice && asked(wager, choice.payTable);
  if (!table || !reference) return [];
  const cells = table.cells.filter(isRead);
  if (cells.length < 2) return [];
  const { events } = wagerSpec(game, wager, chosenOptions(game, variant.options));
  const labels = new Map(events.map(({ id, label }) => [id, label]));
  const changed = table.equals === CUSTOM ? ', changed' : '';
  return [
    { group: true, cells: [`${wager.label}, clause ${reference.clause}: ${reference.label}${changed}`] },
    ...cells.map(({ event, pay }): Row => {
      const text = reference.rows[event];
      const apart = text === undefined ? undefined : betweenPays(text, pay);
      return { cells: [labels.get(event) ?? event, text ?? '–', pay, apart ?? '–'] };
    }),
  ];
}

/** A rule over a pay table is met or broken by its worst row; here are all of them. */
export function everyRow(subject: Subject, all: Offered[]): Table[] {
  const rows = all.flatMap(recordsOf).flatMap((wager) => rowsOf(subject, wager));
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      caption:
        'Pay tables of several rows, row by row: what the table or the rule asks for, and what is offered',
      rowHeaders: 1,
      columns: [
        { title: 'Event', grow: 3 },
        { title: 'Asked', align: 'right', figures: true, grow: 1 },
        { title: 'Offered', align: 'right', figures: true, grow: 1 },
        { title: 'Margin', align: 'right', figures: true },
      ],
      rows,
    },
  ];
}
