/** One row of a file of results: what a table did on a day, or why it is not taken. */
import { dayAfter } from '@/rulebooks/spelling/dates';
import { longDate } from '@/rulebooks/spelling/wording';
import { DateText, Note } from '../access/inputs';
import type { TableLimits } from '../vocabulary/table-limits';
import { readCount, readMoney } from './amounts';
import type { ResultColumn } from './columns';
import { type Fact, type Heads, handleHead, winHead } from './heads';
import { type Figures, implausible } from './plausible';

export type ReportedDay = Figures & {
  table: string;
  name: string;
  day: string;
  currency: string;
  reason: string;
};
export type Rejected = { row: number; field?: string; says: string };
export type Checked = { ok: true; value: ReportedDay } | { ok: false; field: string; says: string };

/** What was on a table that day. */
export type OnTable = { submission: string | null; limits?: TableLimits | undefined };

export type Against = {
  submission: string;
  /** "A-PHJB-0001 version 1" */
  version: string;
  columns: readonly ResultColumn[];
  currency: string;
  days: { from: string; to: string };
  today: string;
  tableOf: (premises: string, name: string) => string | undefined;
  onTable: (table: string, day: string) => OnTable | undefined;
};

const wrong = (field: string, says: string): Checked => ({ ok: false, field, says });

function moneyOf(
  cells: readonly string[],
  heads: ReadonlyMap<string, number>,
  currency: string,
  head: (id: string) => string,
): { found: Record<string, number> } | { field: string; says: string } {
  const found: Record<string, number> = {};
  for (const [id, at] of heads) {
    const cell = cells[at] ?? '';
    if (cell === '') continue;
    const value = readMoney(cell, currency);
    if (value === undefined)
      return {
        field: head(id),
        says: `“${cell.slice(0, 40)}” is no sum to the smallest coin. Write it as 1234.50.`,
      };
    found[id] = value;
  }
  return { found };
}

function dayRefused(day: string, { days, today }: Against): string | undefined {
  if (!DateText.safeParse(day).success) return `“${day.slice(0, 40)}” is no day. Write it as 2026-03-31.`;
  if (day < days.from || day > days.to)
    return `${longDate(day)} is not in the trial, which runs from ${longDate(days.from)} to ${longDate(days.to)}.`;
  if (day > today) return `${longDate(day)} has not come yet.`;
  return day === today
    ? `${longDate(day)} is not over where the rules are in force. Send it from ${longDate(dayAfter(day, 1))}.`
    : undefined;
}

export function checkRow(cells: readonly string[], heads: Heads, against: Against): Checked {
  const { columns, currency } = against;
  const cell = (fact: Fact): string => {
    const at = heads.facts[fact];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const [premises, name, day] = [cell('premises'), cell('table'), cell('day')];
  const table = against.tableOf(premises, name);
  if (table === undefined)
    return wrong(
      'table',
      `${premises || 'No premises'} has no table “${name.slice(0, 80)}”. Add it under Tables.`,
    );
  const off = dayRefused(day, against);
  if (off) return wrong('day', off);
  const on = against.onTable(table, day);
  if (on?.submission !== against.submission || !on.limits)
    return wrong(
      'table',
      `${against.version} was not on ${name} on ${longDate(day)}. Say under Tables since when it is.`,
    );
  if (on.limits.currency !== currency)
    return wrong(
      'table',
      `The limits of ${name} are in ${on.limits.currency}; this trial is counted in ${currency}.`,
    );
  const rounds = readCount(cell('rounds'));
  if (rounds === undefined) return wrong('rounds', 'Give the rounds as a whole number.');
  const handles = moneyOf(cells, heads.handles, currency, handleHead);
  if ('says' in handles) return wrong(handles.field, handles.says);
  const wins = moneyOf(cells, heads.wins, currency, winHead);
  if ('says' in wins) return wrong(wins.field, wins.says);
  const below = Object.entries(handles.found).find(([, handle]) => handle < 0);
  if (below) return wrong(handleHead(below[0]), 'A handle is what was staked, and never below 0.');
  const sum = Object.values(wins.found).reduce((total, own) => total + own, 0);
  const typed = cell('win');
  const apart = Object.entries(handles.found).every(([id, handle]) => handle === 0 || id in wins.found);
  const win = typed === '' && heads.wins.size > 0 && apart ? sum : readMoney(typed, currency);
  if (win === undefined) return wrong('win', 'Give the win of the table as 1234.50, or -1234.50 for a loss.');
  const jackpots = cell('jackpots') === '' ? 0 : readMoney(cell('jackpots'), currency);
  if (jackpots === undefined || jackpots < 0)
    return wrong('jackpots', 'Give the jackpots paid as 1234.50, or leave it empty.');
  const reason = Note.safeParse(cell('reason'));
  if (!reason.success)
    return wrong('reason', 'There is a character in the reason that cannot be kept. Write it again.');
  const figures = { rounds, win, jackpots, handles: withoutNothing(handles.found), wins: wins.found };
  const unlikely = implausible(figures, columns, { limits: on.limits, currency });
  if (unlikely) return wrong(unlikely.field, unlikely.says);
  return {
    ok: true,
    value: { ...figures, table, name: `${premises}, ${name}`, day, currency, reason: reason.data },
  };
}

const withoutNothing = (handles: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(handles).filter(([, handle]) => handle > 0));
