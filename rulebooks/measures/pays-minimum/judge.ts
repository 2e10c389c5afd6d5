/** Each event pays no less than the least the rulebook allows for it. */

import { type Fraction, isNegative } from '@/simulations/exact/fraction';
import type { Odds } from '@/simulations/pays/pay';
import { asksFor, payVerb } from '../../judging/pay-words';
import {
  type Checked,
  listedInScope,
  type Measures,
  type Offered,
  type Ruling,
} from '../../judging/situation';
import { type Cell, isRead, printedWorth, type ReadCell } from '../../offer/pay-table';
import { counted, listedBriefly, RuleName, ruleName, signed, theCounted } from '../../spelling/wording';
import { eventsAsked } from '../../terms/events-asked';
import type { Asking } from '../../terms/rule';
import { namesWagers } from '../../terms/scope';
import type { Part } from './schema';

/** No margin where the two cannot be compared: odds against a share of the meter. */
type Compared = {
  offered: Offered;
  cell: ReadCell;
  least: string;
  margin: Fraction | undefined;
  only: boolean;
};
type Measured = Compared & { margin: Fraction };

const isBelow = ({ margin }: Compared): boolean => margin === undefined || isNegative(margin);

const cellsOf = (rule: Asking, offered: Offered): Cell[] => {
  const events = eventsAsked(rule, offered.wager);
  return (offered.table?.cells ?? []).filter(({ event }) => events.includes(event));
};

function comparedCells(rule: Asking, offered: Offered): Compared[] {
  const cells = cellsOf(rule, offered);
  return cells.filter(isRead).map((cell) => {
    const least = offered.wager.minimum[cell.event] as Odds;
    const floor = printedWorth(least);
    const margin = floor.of === cell.worth.of ? cell.worth.value.sub(floor.value) : undefined;
    return { offered, cell, least, margin, only: cells.length === 1 };
  });
}

const isMeasured = (compared: Compared): compared is Measured => compared.margin !== undefined;

const unread = (rule: Asking, offered: Offered) => cellsOf(rule, offered).filter((cell) => !isRead(cell));

/** "Split Columns pays 1 to 2", "Field pays 2 to 1 on “Two”": the event where the wager is paid on more than one. */
function paying({ offered, cell }: Compared): string {
  const on = Object.keys(offered.wager.minimum).length === 1 ? '' : ` on “${offered.labelOf(cell.event)}”`;
  return `${offered.wager.label} ${payVerb(cell.pay)}${on}`;
}

function ruling(rule: Checked, compared: Compared): Ruling {
  return {
    verdict: isBelow(compared) ? rule.onBreach : 'meets',
    ...(isBelow(compared) && { below: [compared.offered.wager.id] }),
    threshold: compared.least,
    found: compared.cell.pay,
    ...(compared.margin && { margin: signed(compared.margin) }),
    explanation: `${paying(compared)}; ${ruleName(rule)} ${asksFor(compared.least)}${compared.margin ? '' : '; the two cannot be compared'}.`,
    wager: compared.offered.wager.id,
    event: compared.cell.event,
  };
}

const amongMany = (rule: Asking, narrowest: Compared): Pick<Ruling, 'explanation'> => ({
  explanation: `No pay of ${narrowest.offered.wager.label} is below the minimum of ${ruleName(rule)}; the closest is “${narrowest.offered.labelOf(narrowest.cell.event)}”, which ${payVerb(narrowest.cell.pay)}, where the rule ${asksFor(narrowest.least)}.`,
});

function notRead(rule: Asking, offered: Offered): Ruling[] {
  if (!offered.table) {
    return [
      {
        verdict: 'not-assessed',
        explanation: `${offered.wager.label} has no pay table of that name, so ${ruleName(rule)} is not assessed; choose one of its tables.`,
        wager: offered.wager.id,
      },
    ];
  }
  return unread(rule, offered).map((cell) => ({
    verdict: 'not-assessed' as const,
    found: cell.text,
    explanation: `What ${offered.wager.label} pays on “${offered.labelOf(cell.event)}” cannot be read, so ${ruleName(rule)} is not assessed; correct the cell.`,
    wager: offered.wager.id,
    event: cell.event,
  }));
}

/** One ruling for each cell that falls short; where none does, one for the wager, at its narrowest. */
function forWager(rule: Checked, offered: Offered): Ruling[] {
  const compared = comparedCells(rule, offered);
  const short = compared.filter(isBelow);
  const narrowest = compared
    .filter(isMeasured)
    .reduce<Measured | undefined>(
      (least, next) => (least?.margin.lte(next.margin) ? least : next),
      undefined,
    );
  if (short.length > 0) return [...short.map((cell) => ruling(rule, cell)), ...notRead(rule, offered)];
  if (!narrowest || unread(rule, offered).length > 0) return notRead(rule, offered);
  return [
    narrowest.only ? ruling(rule, narrowest) : { ...ruling(rule, narrowest), ...amongMany(rule, narrowest) },
  ];
}

/** A general rule speaks once about the whole variant: the clauses of the wagers show each cell. */
function forVariant(rule: Checked, all: Offered[]): Ruling[] {
  const compared = all.flatMap((offered) => comparedCells(rule, offered));
  const short = compared.filter(isBelow);
  const threshold = 'the minimum odds';
  if (short.length > 0) {
    return [
      {
        verdict: rule.onBreach,
        below: [...new Set(short.map(({ offered }) => offered.wager.id))],
        threshold,
        found: `${counted(short.length, 'pay')} below`,
        explanation: `${counted(short.length, 'pay')} below the minimum odds of ${ruleName(rule)}: ${listedBriefly(short.map((cell) => `${paying(cell)} (${asksFor(cell.least).replace(/^asks for /, '')})`))}.`,
      },
    ];
  }
  if (all.length === 0) return [];
  const waiting = all.filter((offered) => !offered.table || unread(rule, offered).length > 0);
  if (waiting.length > 0) {
    return [
      {
        verdict: 'not-assessed',
        threshold,
        explanation: `${RuleName(rule)} is not assessed until every pay of ${listedBriefly(waiting.map(({ wager }) => wager.label))} can be read.`,
      },
    ];
  }
  return [
    {
      verdict: 'meets',
      threshold,
      found: `${counted(compared.length, 'pay')}, none below`,
      explanation: `No pay of ${theCounted(all.length, 'wager')} is below the minimum that ${ruleName(rule)} asks for.`,
    },
  ];
}

export const judge: Measures<Part> = (situation, rule) => {
  const all = listedInScope(situation, rule);
  return namesWagers(rule) ? all.flatMap((offered) => forWager(rule, offered)) : forVariant(rule, all);
};
