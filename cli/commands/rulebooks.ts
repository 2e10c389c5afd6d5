/** `rulebooks`: the rulebooks, their dates and their games. */

import { unrecordedWords } from '@/rulebooks/format/outline';
import type { Rulebook } from '@/rulebooks/format/record';
import { rulebooks } from '@/rulebooks/registry';
import { inForce, readDate } from '@/rulebooks/spelling/dates';
import { totalisatorBooks } from '@/rulebooks/totalisator-books';
import { dayIn } from '@/rulebooks/zones';
import { ok, type Result } from '@/simulations/problems/problem';
import { answer, printJson, type Register } from '../command';
import { textTable } from '../shown/text-table';

const summary = (rulebook: Rulebook, day: string) => ({
  id: rulebook.id,
  title: rulebook.title,
  jurisdiction: rulebook.jurisdiction,
  authority: rulebook.authority,
  edition: rulebook.edition,
  validFrom: rulebook.validFrom,
  validTo: rulebook.validTo,
  status: rulebook.status,
  /** The day that is meant: today where it is in force, unless one is named. */
  at: day,
  inForce: inForce(rulebook, day),
  notRecorded: rulebook.notRecorded,
  games: rulebook.games.map((game) => ({
    id: game.id,
    label: game.label,
    clause: game.clause,
    ...(game.validFrom ? { validFrom: game.validFrom } : {}),
    ...(game.validTo ? { validTo: game.validTo } : {}),
    inForce: inForce(rulebook, day) && inForce(game, day),
  })),
});

/** With the game's own first or last day, if it is not in force on the day asked about. */
function named({
  id,
  validFrom,
  validTo,
  inForce: now,
}: ReturnType<typeof summary>['games'][number]): string {
  if (now || (!validFrom && !validTo)) return id;
  return `${id} (${validFrom ? `from ${validFrom}` : `until ${validTo}`})`;
}

function table(summaries: ReturnType<typeof summary>[]): string {
  const columns = ['rulebook', 'edition', 'in force from', 'until', 'games'].map((title) => ({ title }));
  const rows = summaries.map(({ id, edition, validFrom, validTo, games }) => [
    id,
    edition,
    validFrom,
    validTo ?? '',
    games.map(named).join(', '),
  ]);
  const missing = summaries.flatMap(({ id, notRecorded }) =>
    notRecorded.length > 0 ? [`${id}: nothing is recorded of ${unrecordedWords(notRecorded)}.\n`] : [],
  );
  return `${textTable(columns, rows)}\n${missing.join('')}`;
}

/** They have no games and no first day, so they stand apart. */
const pools = () =>
  totalisatorBooks().map(({ id, title, jurisdiction, register, rules, lacks }) => ({
    id,
    title,
    jurisdiction,
    clauses: Object.keys(register).length,
    pools: [...rules.types, ...rules.merged].map((pool) => pool.id),
    lacks,
  }));

function poolTable(): string {
  const columns = [
    { title: 'rules' },
    { title: 'jurisdiction' },
    { title: 'clauses', right: true },
    { title: 'pools' },
  ];
  const rows = pools().map(({ id, jurisdiction, clauses, pools: kinds }) => [
    id,
    jurisdiction,
    String(clauses),
    kinds.join(', '),
  ]);
  return `\nRules of pools, by which race meetings are settled\n\n${textTable(columns, rows)}\n`;
}

export const registerRulebooks: Register = (program, context) => {
  program
    .command('rulebooks')
    .description('list the rulebooks')
    .option('--at <date>', 'show which are in force on this day (default: today)')
    .option('--json', 'print JSON')
    .action((options: { at?: string; json?: boolean }) => {
      const day: Result<string | undefined> = options.at === undefined ? ok(undefined) : readDate(options.at);
      return answer(context, day, (day) => {
        const all = rulebooks().map((rulebook) =>
          summary(rulebook, day ?? dayIn(rulebook.id, context.now())),
        );
        if (options.json) printJson(context, { ...(day && { at: day }), rulebooks: all, pools: pools() });
        else context.out(`${table(all)}${poolTable()}`);
      });
    });
};
