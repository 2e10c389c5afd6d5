/**
 * Tables to choose from, each as a whole: no row comes from another table, and wagers that belong together use the table
 * of one name. Where the source has lost a row, it is what the operator says.
 */
import { type Fraction, ONE } from '@/simulations/exact/fraction';
import { compareWorth } from '@/simulations/pays/net-pay';
import { onMeters } from '../../judging/progressive-table';
import {
  butOnFile,
  type Checked,
  consented,
  inScope,
  type Measures,
  type Offered,
  type Ruling,
  type Situation,
} from '../../judging/situation';
import { CUSTOM, choosableTables, isRead, printedWorth } from '../../offer/pay-table';
import { counted, listed, RuleName, ruleName } from '../../spelling/wording';
import type { Asking } from '../../terms/rule';
import { type OnFile, onFileWords } from '../../variant/agreement-on-file';
import { printedFor } from './printed-for';
import type { Part } from './schema';

/** What is wrong with several wagers at once; each alone may meet the rule. */
type ForSeveral = Ruling & { wagers: string[] };
type Printed = ReturnType<typeof choosableTables>[number];
/** `scale`: how many times the printed wager one costs. */
type Scaled = { offered: Offered; scale: Fraction };

/** Sums of money are as printed, or all multiplied as the wager is. */
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

function waiting(rule: Asking, { wager, table, labelOf }: Offered): Ruling[] {
  const about = { verdict: 'not-assessed', wager: wager.id } as const;
  if (!table) {
    return [
      {
        ...about,
        explanation: `${wager.label} has no pay table of that name, so ${ruleName(rule)} is not assessed; choose one of its tables.`,
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

/** The printed table with the fewest rows that differ, and those rows. */
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

/** Another table needs approval where the rule says so; elsewhere nothing on file permits one. */
const approvalOf = (situation: Situation, rule: Checked, wager: string): OnFile =>
  rule.onBreach === 'needs-consent' ? consented(situation, { about: 'pays', wager }) : {};

function forWager(situation: Situation, rule: Checked, each: Scaled): Ruling {
  const { offered } = each;
  const { wager, table } = offered;
  const found = tablePaid(each);
  const about = { threshold: thresholdOf(offered), wager: wager.id };
  if (!found) {
    const { document, ...not } = approvalOf(situation, rule, wager.id);
    if (document)
      return {
        ...about,
        verdict: 'meets',
        found: 'our own pay table, approved',
        explanation: `${wager.label} uses none of the tables that ${ruleName(rule)} prints, and the approval of the ${situation.rulebook.authority} is ${onFileWords(document)}.`,
        paper: 'dossier',
      };
    const nearest = nearestTo(offered);
    const [row, ...others] = nearest.rows;
    return {
      ...about,
      ...(row && others.length === 0 && { event: row.event }),
      verdict: rule.onBreach,
      found: table?.equals === CUSTOM ? 'our own pay table' : table?.label,
      explanation: `${wager.label} uses none of the tables that ${ruleName(rule)} prints. The nearest is ${nearest.label}: ${listed(nearest.rows.map(({ pays }) => pays))}. Choose one of its tables and pay every row of it.${butOnFile(not)}`,
    };
  }
  const { wanted, apart: others } = printedFor(situation, found);
  if (others[0]) {
    return {
      ...about,
      verdict: rule.onBreach,
      threshold: listed(wanted),
      found: listed(others.map((other) => other.found)),
      option: others[0].option,
      explanation: `${wager.label} uses ${found.label}, which ${ruleName(found)} prints for ${listed(wanted)}; this game has ${listed(others.map((other) => other.found))}. Choose ${listed(wanted)}, or another table of ${ruleName(rule)}.`,
    };
  }
  const lost = 'lost' in found ? found.lost : [];
  const supplied = lost.length
    ? ` The source has lost the pay on ${listed(lost.map((event) => `“${offered.labelOf(event)}”`))}: the operator wrote it, and confirms where it is printed.`
    : '';
  return {
    ...about,
    verdict: 'meets',
    found: lost.length
      ? `${found.label}, ${counted(lost.length, 'row')} written by the operator`
      : found.label,
    explanation: `${wager.label} uses ${found.label}, as ${ruleName(found)} prints it.${supplied}`,
  };
}

/** Alternatives to one another, with more than one on offer. */
function doubled(rule: Checked, offered: Offered[]): ForSeveral[] {
  const rootOf = ({ wager }: Offered) => wager.alternativeTo ?? wager.id;
  return [...new Set(offered.map(rootOf))]
    .map((root) => offered.filter((each) => rootOf(each) === root))
    .filter((several) => several.length > 1)
    .map((several) => ({
      verdict: rule.onBreach,
      threshold: 'one of them',
      found: `${several.length} of them`,
      explanation: `${listed(several.map(({ wager }) => wager.label))} are the same wager at different tables of ${ruleName(rule)}. Offer only one of them.`,
      wagers: several.map(({ wager }) => wager.id),
    }));
}

/** Every wager is at some table, but not all at the table of one name. */
function mixed(rule: Checked, all: Scaled[]): ForSeveral[] {
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
      verdict: rule.onBreach,
      threshold: 'one table for all of them',
      found: 'tables mixed',
      explanation: `Tables are mixed: ${listed(telling.map(({ each, tables }) => `${each.wager.label} uses ${tables[0]?.label}`))}. ${RuleName(rule)} prints each table for all of its wagers together. Choose one table for all.`,
      wagers: paid.map(({ each }) => each.wager.id),
    },
  ];
}

function scaled(situation: Situation, rule: Asking): Scaled[] {
  const meters = onMeters(situation, rule);
  return inScope(situation, rule).map((offered) => {
    const scale = meters.find((meter) => meter.offered.wager.id === offered.wager.id)?.scale;
    return { offered, scale: scale ?? ONE };
  });
}

/** The table whose every row it pays; if several, the one the operator chose. */
function tablePaid(each: Scaled): Printed | undefined {
  const paid = tablesPaid(each);
  return paid.find(({ id }) => id === each.offered.table?.equals) ?? paid[0];
}

/** Whether a table that lost rows in the source is in use, whoever filled them in. */
export const filledIn = (situation: Situation, rule: Asking): boolean =>
  scaled(situation, rule).some((each) => {
    const paid = tablePaid(each);
    return paid !== undefined && 'lost' in paid;
  });

export const judge: Measures<Part> = (situation, rule, { together }) => {
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
