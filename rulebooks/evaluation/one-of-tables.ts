/**
 * Tables to choose from, each as a whole: no row is taken from another, and wagers that belong together stand at the
 * table of one name. A row that the source has lost is what the operator says it is.
 */
import { type Fraction, ONE } from '@/simulations/exact/fraction';
import { compareWorth } from '@/simulations/pays/net-pay';
import { CUSTOM, choosableTables, isRead, printedWorth } from '../pay-table';
import type { Rule } from '../record';
import { printedFor } from './printed-for';
import { onMeters } from './progressive-table';
import { type Evaluator, inScope, type Offered, type Ruling, type Situation } from './situation';
import { counted, listed, RuleName, ruleName } from './wording';

/** What is wrong with several wagers at once: by itself each of them may meet. */
type ForSeveral = Ruling & { wagers: string[] };
type Printed = ReturnType<typeof choosableTables>[number];
/** With how many times the printed wager one costs. */
type Scaled = { offered: Offered; scale: Fraction };

/** Sums of money are those of the wager the table is printed for, or all of them multiplied as the wager is. */
const agrees = ({ table }: Offered, { rows }: Printed, scale: Fraction): boolean =>
  Object.entries(rows).every(([event, printed]) => {
    const cell = table?.cells.find((candidate) => candidate.event === event);
    if (cell === undefined || !isRead(cell)) return false;
    const worth = printedWorth(printed);
    const value = worth.of.startsWith('money ') ? worth.value.mul(scale) : worth.value;
    return compareWorth(cell.worth, { ...worth, value }) === 0;
  });

/** The tables whose every row it pays. */
function tablesPaid({ offered, scale }: Scaled): Printed[] {
  const at = (factor: Fraction) =>
    choosableTables(offered.wager).filter((printed) => agrees(offered, printed, factor));
  const plain = at(ONE);
  return plain.length > 0 || scale.equals(ONE) ? plain : at(scale);
}

function waiting(rule: Rule, { wager, table, labelOf }: Offered): Ruling[] {
  const about = { verdict: 'not-assessed', wager: wager.id } as const;
  if (!table) {
    return [
      {
        ...about,
        explanation: `${wager.label} has no pay table of the name given, so ${ruleName(rule)} is not assessed; choose one of its tables.`,
      },
    ];
  }
  return table.cells
    .filter((cell) => !isRead(cell))
    .map(({ event }) => ({
      ...about,
      event,
      explanation: `What ${wager.label} pays on “${labelOf(event)}” cannot be read, so ${ruleName(rule)} is not assessed; correct the cell.`,
    }));
}

const thresholdOf = ({ wager }: Offered): string =>
  listed(
    choosableTables(wager).map(({ label }) => label),
    'or',
  );

type Near = { label: string; rows: { event: string; pays: string }[] };

/** The printed table with the fewest rows that are paid otherwise, and those. */
function nearestTo({ wager, table, labelOf }: Offered): Near {
  const tables = choosableTables(wager).map(
    ({ label, rows }): Near => ({
      label,
      rows: (table?.cells ?? []).filter(isRead).flatMap(({ event, pay, worth }) => {
        const printed = rows[event];
        if (printed === undefined || compareWorth(worth, printedWorth(printed)) === 0) return [];
        return [{ event, pays: `“${labelOf(event)}” ${pay}, not ${printed}` }];
      }),
    }),
  );
  return tables.reduce((one, other) => (other.rows.length < one.rows.length ? other : one));
}

function forWager(situation: Situation, rule: Rule, each: Scaled): Ruling {
  const { offered } = each;
  const { wager, table } = offered;
  const found = tablePaid(each);
  const about = { threshold: thresholdOf(offered), wager: wager.id };
  if (!found) {
    const nearest = nearestTo(offered);
    const [row, ...others] = nearest.rows;
    return {
      ...about,
      ...(row && others.length === 0 && { event: row.event }),
      verdict: rule.onBreach ?? 'breach',
      found: table?.equals === CUSTOM ? 'our own pay table' : table?.label,
      explanation: `${wager.label} pays by no single table that ${ruleName(rule)} prints; nearest is ${nearest.label}: ${listed(nearest.rows.map(({ pays }) => pays))}. Choose one of its tables and pay every row of it.`,
    };
  }
  const { wanted, apart: others } = printedFor(situation, found);
  if (others[0]) {
    return {
      ...about,
      verdict: rule.onBreach ?? 'breach',
      threshold: listed(wanted),
      found: listed(others.map((other) => other.found)),
      option: others[0].option,
      explanation: `${wager.label} pays by ${found.label}, which ${ruleName(found)} prints for ${listed(wanted)}; the game has ${listed(others.map((other) => other.found))}. Choose what it is printed for, or another table of ${ruleName(rule)}.`,
    };
  }
  const lost = 'lost' in found ? found.lost : [];
  const supplied = lost.length
    ? ` The source has lost what it pays on ${listed(lost.map((event) => `“${offered.labelOf(event)}”`))}; that was written by the operator, who confirms where it is printed.`
    : '';
  return {
    ...about,
    verdict: 'meets',
    found: lost.length
      ? `${found.label}, ${counted(lost.length, 'row')} written by the operator`
      : found.label,
    explanation: `${wager.label} pays by ${found.label}, as ${ruleName(found)} prints it.${supplied}`,
  };
}

/** Wagers that are one by other tables, more than one of them on offer. */
function doubled(rule: Rule, offered: Offered[]): ForSeveral[] {
  const rootOf = ({ wager }: Offered) => wager.alternativeTo ?? wager.id;
  return [...new Set(offered.map(rootOf))]
    .map((root) => offered.filter((each) => rootOf(each) === root))
    .filter((several) => several.length > 1)
    .map((several) => ({
      verdict: rule.onBreach ?? 'breach',
      threshold: 'one of them',
      found: `${several.length} of them`,
      explanation: `${RuleName(rule)} prints the tables of one wager; ${listed(several.map(({ wager }) => wager.label))} are that wager by different tables, so offer one of them.`,
      wagers: several.map(({ wager }) => wager.id),
    }));
}

/** Every wager pays by some table, but there is no name at which all do. */
function mixed(rule: Rule, all: Scaled[]): ForSeveral[] {
  const paid = all.map((one) => ({ each: one.offered, tables: tablesPaid(one) }));
  if (paid.some(({ tables }) => tables.length === 0)) return [];
  const named = new Set(paid.flatMap(({ tables }) => tables.map(({ id }) => id)));
  const common = [...named].filter((id) =>
    paid.every(({ tables }) => tables.some((table) => table.id === id)),
  );
  if (paid.length === 0 || common.length > 0) return [];
  const telling = paid.filter(({ tables }) => tables.length < named.size);
  return [
    {
      verdict: rule.onBreach ?? 'breach',
      threshold: 'one table for all of them',
      found: 'tables mixed',
      explanation: `${RuleName(rule)} prints each table for all of its wagers together; ${listed(telling.map(({ each, tables }) => `${each.wager.label} is at ${tables[0]?.label}`))}. Choose one table for all.`,
      wagers: paid.map(({ each }) => each.wager.id),
    },
  ];
}

function scaled(situation: Situation, rule: Rule): Scaled[] {
  const meters = onMeters(situation, rule);
  return inScope(situation, rule).map((offered) => {
    const scale = meters.find((meter) => meter.offered.wager.id === offered.wager.id)?.scale;
    return { offered, scale: scale ?? ONE };
  });
}

/** The table whose every row it pays: the one it is said to be at, where that is among them. */
function tablePaid(each: Scaled): Printed | undefined {
  const paid = tablesPaid(each);
  return paid.find(({ id }) => id === each.offered.table?.equals) ?? paid[0];
}

/** Whether a table of which the source has lost rows is in use, however its cells came to be. */
export const filledIn = (situation: Situation, rule: Rule): boolean =>
  scaled(situation, rule).some((each) => {
    const paid = tablePaid(each);
    return paid !== undefined && 'lost' in paid;
  });

export const oneOfTables: Evaluator<'one-of-tables'> = (situation, rule, { together }) => {
  const all = scaled(situation, rule);
  const rulings = all.flatMap((each) => {
    const unread = waiting(rule, each.offered);
    return unread.length > 0 ? unread : [forWager(situation, rule, each)];
  });
  const offered = all.map((each) => each.offered);
  const several = [...doubled(rule, offered), ...(together ? mixed(rule, all) : [])];
  const taken = several.flatMap(({ wagers }) => wagers);
  return [
    ...rulings.filter(({ verdict, wager }) => verdict !== 'meets' || !taken.includes(wager ?? '')),
    ...several.map(({ wagers, ...ruling }) => ({ ...ruling, wager: wagers.at(-1) })),
  ];
};
