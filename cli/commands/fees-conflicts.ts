/** `fees conflicts`: printed schedules that contradict each other, which of the two governs and why. */
import type { Command } from 'commander';
import { groupedBy } from '@/rulebooks/fees/checks/check';
import { KIND_WORDS } from '@/rulebooks/fees/words';
import { counted } from '@/rulebooks/spelling/wording';
import { readConflicts } from '@/server/fees/read-conflicts';
import type { ConflictSide, FeeConflicts, ShownConflict } from '@/server/fees/shapes';
import { listed } from '@/simulations/printing/lists';
import { answer, type CommandContext, printJson } from '../command';
import { textTable } from '../shown/text-table';

type Typed = { rulebook: string; game?: string; all?: boolean; options?: boolean; json?: boolean };

const sideNamed = ({ group, line }: ConflictSide): string => `${group}, line ${line}`;

/** "3 of 12": that the other side has not. */
const only = ({ options }: ConflictSide): string =>
  `${options.filter(({ shared }) => !shared).length} of ${options.length}`;

const rowOf = ({ kind, limit, players, sides, same }: ShownConflict): string[] => [
  KIND_WORDS[kind],
  limit,
  players,
  ...sides.flatMap((side) => [sideNamed(side), only(side)]),
  same ? 'the same fees' : '',
];

const COLUMNS = [
  { title: 'kind' },
  { title: 'limit' },
  { title: 'players' },
  { title: 'one' },
  { title: 'only there', right: true },
  { title: 'other' },
  { title: 'only there', right: true },
  { title: '' },
];

/** Each option that the other side has not, with its fees. */
const optionsOf = ({ limit, players, sides }: ShownConflict): string[] => [
  `${limit}, ${players}:`,
  ...sides.flatMap((side) =>
    side.options
      .filter(({ shared }) => !shared)
      .map(({ name, line, fees }) => `  ${sideNamed(side)}: ${name} (line ${line}), ${fees}`),
  ),
];

/** Those of the same games under one head, and why nothing is decided once for all for which it is the same reason. */
function text({ rows, counts }: FeeConflicts, { options }: Typed): string {
  const byGames = groupedBy(rows, ({ games }) => listed(games));
  const parts = [...byGames].map(([games, own]) => {
    const reasons = [...new Set(own.map(({ governs }) => governs))];
    return [
      games,
      textTable(COLUMNS, own.map(rowOf)),
      ...(options ? own.filter(({ same }) => !same).map((one) => optionsOf(one).join('\n')) : []),
      ...reasons,
    ].join('\n\n');
  });
  const summary = `${counted(counts.conflicts, 'conflict')}; ${counted(counts.same, 'place')} where two schedules have the same fees.`;
  return `${[...parts, summary].join('\n\n')}\n`;
}

export function registerFeesConflicts(fees: Command, context: CommandContext): void {
  fees
    .command('conflicts')
    .description(
      'printed schedules that contradict each other: where, by which options, which governs and why',
    )
    .option('--rulebook <id>', 'the rulebook', 'ca-hawaiian-gardens')
    .option('--game <id>', 'only the schedules of this game')
    .option('--all', 'those with the same fees, too')
    .option('--options', 'list each option that the other schedule has not')
    .option('--json', 'print JSON, with every option of both')
    .action((typed: Typed) => {
      const { rulebook, game, all = false } = typed;
      const found = readConflicts({ rulebook, game, all, from: 0, most: Number.POSITIVE_INFINITY });
      return answer(context, found, (conflicts) => {
        if (typed.json) printJson(context, { counts: conflicts.counts, conflicts: conflicts.rows });
        else context.out(text(conflicts, typed));
      });
    });
}
