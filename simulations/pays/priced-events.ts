/** Each event of a wager beside what it pays: the table's cells read, the events no table can price filled in. */
import { isNegative, ONE } from '../exact/fraction';
import { ok, type Problem, type Result } from '../problems/problem';
import type { EventSpec } from '../wagers/event';
import type { WagerSpec } from '../wagers/wager-spec';
import { netPay } from './net-pay';
import { parsePay } from './parse-pay';
import type { Pay } from './pay';
import type { PayTable } from './pay-table';

export type PricedEvent = { event: EventSpec; pay: Pay };

/** More rows than any wager has events is refused before any is read. */
export const MOST_ROWS = 200;

/** Where nothing was staked, nothing can be lost. */
const taken = (pay: Pay): Pay =>
  (pay.kind === 'lose' || pay.kind === 'for') && isNegative(netPay(pay)) ? { kind: 'push' } : pay;

export function pricedEvents(spec: WagerSpec, table: PayTable, field: string): Result<PricedEvent[]> {
  const rows = Object.keys(table);
  if (rows.length > MOST_ROWS) {
    const message = `A pay table has at most ${MOST_ROWS} rows: this one has ${rows.length}.`;
    return { ok: false, problems: [{ code: 'too-many-rows', message, field }] };
  }
  const problems: Problem[] = [];
  const priced: PricedEvent[] = [];
  const payable = spec.events.filter((event) => event.settles === 'pays');
  for (const event of spec.events) {
    if (event.settles === 'lose') priced.push({ event, pay: { kind: 'lose', share: ONE } });
    else if (event.settles === 'push') priced.push({ event, pay: { kind: 'push' } });
    else if (!Object.hasOwn(table, event.id)) {
      const message = `Write what “${event.label}” pays: the table for ${spec.label} has no row for it.`;
      problems.push({ code: 'event-missing', message, field: `${field}.${event.id}` });
    } else {
      const pay = parsePay(table[event.id] as string, `${field}.${event.id}`);
      if (pay.ok) priced.push({ event, pay: spec.unstaked ? taken(pay.value) : pay.value });
      else problems.push(...pay.problems);
    }
  }
  for (const row of rows) {
    if (payable.some((event) => event.id === row)) continue;
    const message = `Remove this row: ${spec.label} pays only on ${payable.map(({ id }) => id).join(', ')}.`;
    problems.push({ code: 'event-unknown', message, field: `${field}.${row.slice(0, 60)}` });
  }
  return problems.length === 0 ? ok(priced) : { ok: false, problems };
}
