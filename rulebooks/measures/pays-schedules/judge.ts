/**
 * Floors by table, not by cell: every pay is at least that of one chosen schedule. The lowest pay of each
 * row, taken from different tables, would be below all of them.
 */
import { type Fraction, isNegative, ONE, ZERO } from '@/simulations/exact/fraction';
import { type Checked, inScope, type Measures, type Offered, type Ruling } from '../../judging/situation';
import { isRead, printedWorth, type ReadCell } from '../../offer/pay-table';
import { listed, RuleName, ruleName, signed } from '../../spelling/wording';
import type { Asking } from '../../terms/rule';
import type { Part } from './schema';

type Short = { event: string; pay: string; least: string; by: Fraction };
type Schedule = Part['schedules'][number];
type Against = { schedule: Schedule; short: Short[]; margin: Fraction };

/** A pay that cannot be compared with odds falls short of them by the whole stake. */
function against(schedule: Schedule, cells: ReadCell[]): Against {
  const compared = cells.flatMap(({ event, pay, worth }) => {
    const least = schedule.rows[event];
    if (least === undefined) return [];
    const floor = printedWorth(least);
    return [{ event, pay, least, by: floor.of === worth.of ? worth.value.sub(floor.value) : ONE.neg() }];
  });
  const margin = compared.reduce((least, { by }) => (by.lt(least) ? by : least), compared[0]?.by ?? ZERO);
  return { schedule, short: compared.filter(({ by }) => isNegative(by)), margin };
}

function waiting(rule: Asking, { wager, table, labelOf }: Offered, events: string[]): Ruling[] {
  const about = { verdict: 'not-assessed', wager: wager.id } as const;
  if (!table) {
    return [
      {
        ...about,
        explanation: `${wager.label} has no pay table of that name, so ${ruleName(rule)} is not assessed; choose one of its tables.`,
      },
    ];
  }
  const unread = events.filter((event) => !table.cells.some((cell) => cell.event === event && isRead(cell)));
  return unread.map((event) => ({
    ...about,
    event,
    explanation: `What ${wager.label} pays on “${labelOf(event)}” cannot be read, so ${ruleName(rule)} is not assessed; correct the cell.`,
  }));
}

const shortOf = ({ labelOf }: Offered, { schedule, short }: Against): string =>
  `below ${schedule.label} on ${listed(short.map(({ event, pay, least }) => `“${labelOf(event)}” (${pay}, not ${least})`))}`;

function forWager(rule: Checked, offered: Offered, { schedules }: Part): Ruling[] {
  const events = [...new Set(schedules.flatMap(({ rows }) => Object.keys(rows)))];
  const unassessed = waiting(rule, offered, events);
  if (unassessed.length > 0) return unassessed;
  const { wager, table } = offered;
  const cells = (table?.cells ?? []).filter(isRead).filter(({ event }) => events.includes(event));
  const compared = schedules.map((schedule) => against(schedule, cells));
  const threshold = `all of ${listed(
    compared.map(({ schedule: { label } }) => label),
    'or all of',
  )}`;
  const reached = compared.find(({ short }) => short.length === 0);
  if (reached) {
    return [
      {
        verdict: 'meets',
        threshold,
        found: reached.schedule.label,
        margin: signed(reached.margin),
        explanation: `No pay of ${wager.label} is below ${reached.schedule.label}, one of the tables that ${ruleName(rule)} names.`,
        wager: wager.id,
      },
    ];
  }
  const [row, ...others] = compared.reduce((one, other) =>
    other.short.length < one.short.length ? other : one,
  ).short;
  return [
    {
      verdict: rule.onBreach,
      threshold,
      explanation: `${wager.label} is ${compared.map((each) => shortOf(offered, each)).join('; ')}. ${RuleName(rule)} asks for no less than ${listed(
        schedules.map(({ label }) => label),
        'or',
      )} as a whole: choose one of the tables, or pay at least as much on every row.`,
      wager: wager.id,
      ...(row && others.length === 0 && { event: row.event }),
    },
  ];
}

export const judge: Measures<Part> = (situation, rule, evidence) =>
  inScope(situation, rule).flatMap((offered) => forWager(rule, offered, evidence));
