/** `compare`: two rulebooks' versions of a game, side by side. */
import {
  type Comparison,
  compareGames,
  isDifference,
  type Line,
  type Saying,
  type Version,
} from '@/rulebooks/compare';
import { gameOf } from '@/rulebooks/lookup';
import { rulebookOf } from '@/rulebooks/registry';
import { ok, type Result } from '@/simulations/problem';
import { answer, printJson, type Register } from './command';

/** "gb-2007/roulette". */
function versionOf(name: string): Result<Version> {
  const [book = '', id = ''] = name.split('/');
  const rulebook = rulebookOf(book);
  if (!rulebook.ok) return rulebook;
  const game = gameOf(rulebook.value, id);
  return game.ok ? ok({ rulebook: rulebook.value, game: game.value }) : game;
}

function compared(left: string, right: string): Result<Comparison> {
  const [ours, theirs] = [versionOf(left), versionOf(right)];
  if (!ours.ok) return ours;
  return theirs.ok ? ok(compareGames(ours.value, theirs.value)) : theirs;
}

const said = (sayings: Saying[] | undefined): string =>
  sayings
    ?.map(({ text, clauses }) => [text, clauses.map((clause) => `[${clause}]`).join(' ')].join(' ').trim())
    .join(' ') ?? '-';

const STANDING: Record<Line['standing'], string> = {
  same: 'same',
  different: 'differs',
  'only-left': 'only the first',
  'only-right': 'only the second',
  read: 'in their own words',
};

const lineText = (line: Line): string =>
  [
    `  ${line.label} (${STANDING[line.standing]})`,
    ...(line.remark ? [`    ${line.remark}`] : []),
    `    1. ${said(line.left)}${line.better === 'left' ? ' (better for the player)' : ''}`,
    `    2. ${said(line.right)}${line.better === 'right' ? ' (better for the player)' : ''}`,
  ].join('\n');

function comparisonText(comparison: Comparison, everything: boolean): string {
  const { left, right, parts } = comparison;
  const blocks = parts.flatMap((part) =>
    part.groups.flatMap(({ title, lines }) => {
      const shown = everything ? lines : lines.filter(isDifference);
      const heading = title ? `${part.title}: ${title}` : part.title;
      return shown.length > 0 ? [[heading, ...shown.map(lineText)].join('\n')] : [];
    }),
  );
  const heads = [left, right].map(
    (side, index) => `${index + 1}. ${side.gameLabel}, ${side.title}, ${side.edition}`,
  );
  return [heads.join('\n'), ...(blocks.length > 0 ? blocks : ['Nothing differs.'])].join('\n\n');
}

export const registerCompare: Register = (program, context) => {
  program
    .command('compare')
    .description('hold two games side by side: pays, wagers, options and rules, each with its clause')
    .argument('<first>', 'rulebook and game, for example gb-2007/holdem-bonus')
    .argument('<second>', 'rulebook and game')
    .option('--everything', 'print what is the same as well')
    .option('--json', 'print JSON')
    .action((first: string, second: string, options: { everything?: boolean; json?: boolean }) =>
      answer(context, compared(first, second), (comparison) => {
        if (options.json) printJson(context, comparison);
        else context.out(`${comparisonText(comparison, options.everything === true)}\n`);
      }),
    );
};
