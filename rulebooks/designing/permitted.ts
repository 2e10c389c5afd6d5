/** What a rulebook lets each row of a wager pay on a day: floors, pays that were approved, and floors by whole tables. */

import { compareWorth } from '@/simulations/pays/net-pay';
import type { Odds } from '@/simulations/pays/pay';
import type { EventId } from '@/simulations/wagers/event';
import { type Measured, paysAgainst } from '../format/evidence';
import type { Rule, Wager } from '../format/record';
import { rulesAt } from '../format/scope';
import { printedWorth } from '../offer/pay-table';
import { appliesTo, speaksOf } from '../terms/scope';
import { writtenRows } from '../terms/settled-by';
import type { Subject } from './subject';

export type Permitted = { least?: Odds; exactly?: Odds };

/** A table keeps to all rows of one of these; `label` where the rulebook has a name for it. */
export type Schedule = { label?: string; rows: Record<EventId, Permitted> };

type About = Pick<Subject, 'rulebook' | 'game' | 'wager' | 'day'>;
type Floors = Extract<Measured, { against: 'schedules' }>;

function rulesAbout({ rulebook, game, wager, day }: About): Rule[] {
  return rulesAt(rulebook, day).filter((rule) => appliesTo(rule, game, [wager]) && speaksOf(rule, wager));
}

const rowsOf = (pays: Record<EventId, Odds>, permit: (pay: Odds) => Permitted): Schedule['rows'] =>
  Object.fromEntries(Object.entries(pays).map(([event, pay]) => [event, permit(pay)]));

const atLeast = (least: Odds): Permitted => ({ least });
const exactly = (pay: Odds): Permitted => ({ exactly: pay });

/** A row that may be left out is designed as if offered. */
function optionalRows(rules: Rule[]): Schedule['rows'] {
  return Object.fromEntries(
    rules.flatMap((rule) => paysAgainst(rule, 'row').map((one) => [one.event, atLeast(one.atLeast)])),
  );
}

const reaches = (pays: Record<EventId, Odds>, { schedules }: Floors): boolean =>
  schedules.some(({ rows }) =>
    Object.entries(rows).every(
      ([event, least]) => (compareWorth(printedWorth(pays[event] ?? least), printedWorth(least)) ?? -1) >= 0,
    ),
  );

/** Any of its tables as printed, where no floor forbids it; or anything that reaches the floors. */
function byTable({ payTables }: Wager, rules: Rule[]): Schedule[] {
  const floors = rules.flatMap((rule) => paysAgainst(rule, 'schedules'));
  const [floor] = floors;
  if (floor && rules.every((rule) => paysAgainst(rule, 'tables').length === 0))
    return floor.schedules.map(({ label, rows }) => ({ label, rows: rowsOf(rows, atLeast) }));
  return payTables
    .filter(({ rows }) => floors.every((each) => reaches(rows, each)))
    .map(({ label, rows }) => ({ label, rows: rowsOf(rows, exactly) }));
}

/** The schedules of which a table has to keep to one; a wager that the operator wrote has a single one, and it is empty. */
export function permittedRows(about: About): Schedule[] {
  const { wager } = about;
  if (writtenRows(wager)) return [{ rows: {} }];
  const rules = rulesAbout(about);
  if (wager.paid === 'by-table') return byTable(wager, rules);
  const rows = rowsOf(wager.minimum, wager.paid === 'exactly' ? exactly : atLeast);
  return [{ rows: { ...rows, ...optionalRows(rules) } }];
}
