/** What a person asks of a pay table, as typed, and the defaults. */

import { USUAL_STEPS } from '@/simulations/designer/steps';
import { toFixed } from '@/simulations/exact/decimal';
import { type Fraction, isNegative } from '@/simulations/exact/fraction';
import { houseEdge } from '@/simulations/figures/house-edge';
import type { Odds, PayText } from '@/simulations/pays/pay';
import type { EventId } from '@/simulations/wagers/event';
import { type Cell, isRead, paysOf, printedWorth, type ReadCell } from '../offer/pay-table';
import type { Subject } from './subject';

export const ORDERS = ['never-less', 'always-more', 'any'] as const;

export type DesignWish = {
  /** House edge, in percent: "4" or "4.5%". */
  from: string;
  to: string;
  /** Odds that a row may pay. */
  steps: string;
  /** Whether a rarer event may pay as a commoner one does, has to pay more, or may pay anything. */
  order: (typeof ORDERS)[number];
  /** Rows that the order leaves alone. */
  free: EventId[];
  /** Rows that pay what they pay today. */
  kept: EventId[];
  /** The most that a row may pay. */
  atMost: Record<EventId, PayText>;
  /** The most that any row may pay; empty for no limit. */
  largest: string;
  /** The largest prize comes at most once in one number of rounds and at least once in another; empty for no limit. */
  atMostOnceIn: string;
  atLeastOnceIn: string;
  /** How many rows may differ from what they pay today; empty for any. */
  changes: string;
};

export const readCells = ({ table }: Pick<Subject, 'table'>): ReadCell[] => table.cells.filter(isRead);

/** Tenths of a percent around the edge of today, never across zero unless it is already there. */
function around(edge: Fraction): Pick<DesignWish, 'from' | 'to'> {
  const percent = edge.mul(100);
  const low = percent.sub(1);
  const from = isNegative(low) && !isNegative(percent) ? percent.mul(0) : low;
  return { from: toFixed(from, 1, 'down'), to: toFixed(percent.add(1), 1, 'up') };
}

/**
 * Rows that pay out of the order today, by the fewest: a rulebook may print them so, and asking for the order there
 * would rule its own table out.
 */
function outOfOrder(subject: Subject): EventId[] {
  const counts = new Map(subject.distribution.outcomes.map(({ event, count }) => [event, count]));
  const rows = readCells(subject)
    .filter(({ worth }) => worth.of === 'stake')
    .map(({ event, worth }) => ({ event, count: counts.get(event) ?? 0n, pays: worth.value }))
    .sort((a, b) => (a.count === b.count ? a.pays.compare(b.pays) : a.count > b.count ? -1 : 1));
  const longest: { last: number; length: number; before: number }[] = [];
  for (const [index, row] of rows.entries()) {
    const before = longest
      .filter(({ last }) => (rows[last] as typeof row).pays.lte(row.pays))
      .reduce<number>((best, { last }) => {
        const length = longest[last]?.length ?? 0;
        return best < 0 || length > (longest[best]?.length ?? 0) ? last : best;
      }, -1);
    longest.push({ last: index, length: 1 + (before < 0 ? 0 : (longest[before]?.length ?? 0)), before });
  }
  const kept = new Set<EventId>();
  let at = longest.reduce(
    (best, next) => (next.length > (longest[best]?.length ?? 0) ? next.last : best),
    -1,
  );
  while (at >= 0) {
    kept.add((rows[at] as { event: EventId }).event);
    at = longest[at]?.before ?? -1;
  }
  return rows.filter(({ event }) => !kept.has(event)).map(({ event }) => event);
}

const isOdds = (cell: Cell): boolean => isRead(cell) && cell.worth.of === 'stake';

/** Twice the largest pay of today, so that there is room above it. */
function largestPay(subject: Subject): string {
  const odds = readCells(subject).filter(isOdds);
  const [first] = odds;
  if (!first) return '';
  const most = odds.reduce(
    (best, { worth }) => (worth.value.gt(best) ? worth.value : best),
    first.worth.value,
  );
  return isNegative(most) || most.n === 0n ? '' : `${toFixed(most.mul(2), 0, 'up')} to 1`;
}

const HALVES = '½, 1½, 2½, 3½, 4½, 5½, 6½, 7½, 8½, 9½';

/** Halves are among the odds where the rulebook itself prints them for the wager. */
function usualSteps({ wager }: Subject): string {
  const printed = [wager.minimum, ...wager.payTables.map(({ rows }) => rows)].flatMap(Object.values<Odds>);
  const halves = printed.map(printedWorth).some(({ of, value }) => of === 'stake' && value.d === 2n);
  return halves ? `${HALVES}, ${USUAL_STEPS}` : USUAL_STEPS;
}

/** Where the screen and the command line start from. */
export function startingWish(subject: Subject): DesignWish {
  const { distribution, spec, table, meter } = subject;
  const today = houseEdge(distribution, spec, paysOf(table), undefined, meter);
  return {
    ...(today.ok ? around(today.value) : { from: '2', to: '5' }),
    steps: usualSteps(subject),
    order: 'never-less',
    free: outOfOrder(subject),
    kept: [],
    atMost: {},
    largest: largestPay(subject),
    atMostOnceIn: '',
    atLeastOnceIn: '',
    changes: '',
  };
}
