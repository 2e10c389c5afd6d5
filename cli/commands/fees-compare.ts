/** `fees compare`: two schedules option by option, printed ones by their keys or a house's own by their files. */
import type { Command } from 'commander';
import { compareTables } from '@/server/fee-schedules/compare';
import type { ComparedRow, Comparison, Sides } from '@/server/fee-schedules/shapes';
import { fromText } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { percent } from '@/simulations/printing/numbers';
import { ok, type Result } from '@/simulations/problems/problem';
import { answer, type CommandContext, printJson } from '../command';
import { bothSchedules, type NamedSchedule } from '../options/schedule-named';
import { type ScheduleOptions, withScheduleOptions } from '../options/schedule-options';
import { wholeNumber } from '../options/whole-number';
import { textTable } from '../shown/text-table';

type Typed = ScheduleOptions & {
  players: string;
  hands: string;
  limit?: string;
  all?: boolean;
  json?: boolean;
};

type Compared = { from: string; to: string; players: number; hands: number; comparison: Comparison };

async function compared(named: readonly [string, string], typed: Typed): Promise<Result<Compared>> {
  const players = wholeNumber(typed.players, { name: 'players', least: 1, most: 10 });
  if (!players.ok) return players;
  const hands = wholeNumber(typed.hands, { name: 'hands', least: 1, most: 1000 });
  if (!hands.ok) return hands;
  const both = await bothSchedules(named, typed);
  if (!both.ok) return both;
  const [earlier, later]: readonly [NamedSchedule, NamedSchedule] = both.value;
  const asked = { players: players.value, hands: hands.value, limit: typed.limit, all: typed.all === true };
  const comparison = compareTables(earlier.table, later.table, { ...asked, skip: 0 });
  if (!comparison.ok) return comparison;
  return ok({
    from: earlier.name,
    to: later.name,
    players: players.value,
    hands: hands.value,
    comparison: comparison.value,
  });
}

const MARK: Record<ComparedRow['is'], string> = {
  same: '',
  changed: 'changed',
  added: 'added',
  removed: 'removed',
};

/** "$1 → $2"; one side alone where the other has none, or both are the same. */
function sides({ before, after }: Sides<string>): string {
  if (before === undefined || after === undefined || before === after) return after ?? before ?? '';
  return `${before} → ${after}`;
}

function costs({ cost }: ComparedRow): string[] {
  if ('problem' in cost) return ['', '', cost.problem];
  const of = ({ before, after, change }: typeof cost.house) =>
    `${sides({
      ...(before && { before: before.shown }),
      ...(after && { after: after.shown }),
    })}${change && change.shown !== '$0' ? ` (${change.shown})` : ''}`;
  const share = (value: string) => percent(fromText(value));
  const { adds } = cost;
  return [
    `${of(cost.house)} at ${cost.at}`,
    of(cost.seat),
    adds
      ? sides({
          ...(adds.before && { before: share(adds.before) }),
          ...(adds.after && { after: share(adds.after) }),
        })
      : '',
  ];
}

const COLUMNS = [
  'option',
  '',
  'limit',
  'players',
  'fees',
  'the house an hour',
  'a seat an hour',
  'added to the edge of a bet',
].map((title) => ({ title }));

function text({ from, to, players, hands, comparison: { counts, rows } }: Compared): string {
  const table = rows.map((row) => [
    row.name,
    MARK[row.is],
    sides(row.limit),
    sides(row.players),
    sides(row.fees),
    ...costs(row),
  ]);
  const said = listed([
    `${counts.changed} changed`,
    `${counts.added} added`,
    `${counts.removed} removed`,
    `${counts.same} the same`,
  ]);
  return `${from} → ${to}, ${players} players, ${hands} hands an hour, one bet a player, every moment reached.\n\n${rows.length > 0 ? `${textTable(COLUMNS, table)}\n\n` : ''}Options: ${said}.\n`;
}

const json = ({ comparison, ...rest }: Compared) => ({
  ...rest,
  counts: comparison.counts,
  options: comparison.rows,
});

export function registerFeesCompare(fees: Command, context: CommandContext): void {
  withScheduleOptions(fees.command('compare'))
    .description('compare two schedules option by option, with what a change costs and brings')
    .argument('<old>', 'a file (CSV, XLSX, JSON) or a printed schedule, for example pai-gow.per-bet-and-hand')
    .argument('<new>', 'the other')
    .option('--players <number>', 'how many bet', '7')
    .option('--hands <number>', 'hands an hour', '30')
    .option('--limit <sum>', 'at this limit; else at the least that both serve')
    .option('--all', 'those that stay, too')
    .option('--json', 'print JSON')
    .action(async (old: string, other: string, typed: Typed) =>
      answer(context, await compared([old, other], typed), (found) => {
        if (typed.json) printJson(context, json(found));
        else context.out(text(found));
      }),
    );
}
