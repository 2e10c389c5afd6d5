/** What a table cannot have done in one day, by its limits, its rounds and what the wagers pay. */
import { shownMoney } from '@/rulebooks/spelling/money';
import type { TableLimits } from '../vocabulary/table-limits';
import { limitsFor, type ResultColumn } from './columns';

/** One every five seconds, day and night: more than any wheel or shoe makes. */
export const ROUNDS_AT_MOST = 17_280;
/** Where the limits of a table do not say how many players it has. */
export const PLAYERS_AT_MOST = 100;

export type Figures = {
  rounds: number;
  win: number;
  jackpots: number;
  handles: Record<string, number>;
  wins: Record<string, number>;
};

type Table = { limits: TableLimits; currency: string };

export type Implausible = { field: string; says: string };

const count = (value: number): string => value.toLocaleString('en-GB');
const roundsOf = (rounds: number): string => (rounds === 1 ? '1 round' : `${count(rounds)} rounds`);

function handleRefused(
  column: ResultColumn,
  { handle, rounds, table }: { handle: number; rounds: number; table: Table },
): string | undefined {
  const { currency } = table;
  const shown = (minor: number) => shownMoney(minor, currency);
  if (rounds === 0) return `${shown(handle)} was staked in no round. Give the rounds.`;
  const own = limitsFor(table.limits, column);
  if (!own) return undefined;
  if (handle < own.minimum)
    return `${shown(handle)} is less than one stake: the table takes ${shown(own.minimum)} or more on ${column.label}.`;
  const players = table.limits.players ?? PLAYERS_AT_MOST;
  const most = rounds * players * own.maximum;
  return handle <= most
    ? undefined
    : `${shown(handle)} is more than ${count(players)} players can stake in ${roundsOf(rounds)} at ${shown(own.maximum)}: ${shown(most)}.`;
}

/** Between the least and the most that the table can keep of what was staked; a coin more at either end, as pays are rounded. */
function winRefused(
  win: number,
  parts: readonly { column: ResultColumn; handle: number }[],
  { rounds, currency }: { rounds: number; currency: string },
): string | undefined {
  const slack = parts.length === 0 ? 0 : rounds;
  const most = -parts.reduce((total, { column, handle }) => total + handle * column.net.least, 0);
  const least = -parts.reduce((total, { column, handle }) => total + handle * column.net.most, 0);
  const shown = (minor: number) => shownMoney(Math.round(minor), currency);
  if (win > most + slack)
    return `A win of ${shown(win)} is more than all that was staked and could be lost: ${shown(most)}.`;
  return win < least - slack
    ? `A loss of ${shown(-win)} is more than every stake at the largest pay: ${shown(-least)}.`
    : undefined;
}

export function implausible(
  { rounds, win, jackpots, handles, wins }: Figures,
  columns: readonly ResultColumn[],
  table: Table,
): Implausible | undefined {
  const { currency } = table;
  if (rounds > ROUNDS_AT_MOST)
    return { field: 'rounds', says: `${count(rounds)} rounds is more than one every five seconds all day.` };
  const staked = columns.flatMap((column) => {
    const handle = handles[column.id] ?? 0;
    return handle > 0 ? [{ column, handle }] : [];
  });
  for (const { column, handle } of staked) {
    const says = handleRefused(column, { handle, rounds, table });
    if (says) return { field: `handle ${column.id}`, says };
  }
  if (rounds > 0 && staked.length === 0)
    return {
      field: 'rounds',
      says: `${roundsOf(rounds)} ${rounds === 1 ? 'was' : 'were'} played and nothing was staked.`,
    };
  const bounds = { rounds, currency };
  for (const [id, own] of Object.entries(wins)) {
    const says = winRefused(
      own,
      staked.filter(({ column }) => column.id === id),
      bounds,
    );
    if (says) return { field: `win ${id}`, says };
  }
  const rest = win - Object.values(wins).reduce((total, own) => total + own, 0);
  const without = staked.filter(({ column }) => !Object.hasOwn(wins, column.id));
  if (without.length === 0 && rest !== 0)
    return {
      field: 'win',
      says: `The wins of the wagers add up to ${shownMoney(win - rest, currency)}, and the win is ${shownMoney(win, currency)}.`,
    };
  const says = winRefused(rest, without, bounds);
  if (says) return { field: 'win', says };
  if (jackpots > 0 && !staked.some(({ column }) => column.meter))
    return { field: 'jackpots', says: 'A jackpot was paid, and nothing was staked on a wager with a meter.' };
  return undefined;
}
