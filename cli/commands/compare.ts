/** `compare`: two rulebooks' versions of a game, or two variants, side by side. */
import {
  type Comparison,
  compareGames,
  isDifference,
  type Line,
  type Saying,
  type Version,
} from '@/rulebooks/compare/index';
import { edgesOrRefusal } from '@/rulebooks/edges/house-edge';
import type { Game } from '@/rulebooks/format/record';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import { percent } from '@/simulations/printing/numbers';
import { ok, type Result } from '@/simulations/problems/problem';
import { answer, type CommandContext, printJson, type Register } from '../command';
import { rulebookUnderDraft } from '../options/draft-edition';
import { chosenFor } from '../options/variant-options';
import { type Commissions, commissionsOf, commissionsText } from '../shown/commission-text';
import { textTable } from '../shown/text-table';

type Side = { version: Version; commission: Commissions };

/** "gb-2007/roulette". */
function printed(name: string, draft?: string): Result<Side> {
  const [book = '', id = ''] = name.split('/');
  const rulebook = draft === undefined ? rulebookOf(book) : rulebookUnderDraft(book, draft);
  if (!rulebook.ok) return rulebook;
  const game = gameOf(rulebook.value, id);
  return game.ok ? ok({ version: { rulebook: rulebook.value, game: game.value }, commission: {} }) : game;
}

function varied(context: CommandContext, file: string): Result<Side> {
  const nothing = { option: [], wager: [], payTable: [], pays: [], progressive: [] };
  const chosen = chosenFor(context, { ...nothing, variant: file });
  if (!chosen.ok) return chosen;
  const { resolved } = chosen.value;
  const { rulebook, game } = resolved;
  const edges = edgesOrRefusal(resolved);
  if (!edges.ok) return edges;
  const version = { rulebook, game, varied: { resolved, edges: edges.value } };
  return ok({ version, commission: commissionsOf(edges.value, chosen.value) });
}

type Compared = Comparison & { commission?: { left: Commissions; right: Commissions } };

function compared(
  context: CommandContext,
  left: string,
  right: string,
  draft: string | undefined,
): Result<Compared> {
  const sideOf = (name: string, under?: string) =>
    name.endsWith('.json') ? varied(context, name) : printed(name, under);
  const [ours, theirs] = [sideOf(left), sideOf(right, draft)];
  if (!ours.ok) return ours;
  if (!theirs.ok) return theirs;
  const commission = { left: ours.value.commission, right: theirs.value.commission };
  const rounded = Object.values(commission).some((each) => Object.keys(each).length > 0);
  return ok({ ...compareGames(ours.value.version, theirs.value.version), ...(rounded && { commission }) });
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

function edgesText({ edges }: Comparison, everything: boolean): string[] {
  const shown = edges.filter(({ left, right }) => everything || left !== right);
  const edge = (text: string | undefined) => (text === undefined ? '-' : percent(text));
  if (shown.length === 0) return [];
  const rows = shown.map(({ label, left, right }) => [label, edge(left), edge(right)]);
  const columns = [{ title: 'house edge' }, { title: '1', right: true }, { title: '2', right: true }];
  return [textTable(columns, rows)];
}

/** The rulebook's own game: an operator's own wager is never charged. */
function gameOn({ rulebook, game }: Comparison['left']): Pick<Game, 'wagers'> {
  const book = rulebookOf(rulebook);
  const found = book.ok ? gameOf(book.value, game) : book;
  return found.ok ? found.value : { wagers: [] };
}

function comparisonText(comparison: Compared, everything: boolean): string {
  const { left, right, parts, commission } = comparison;
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
  const rounded = [commission?.left ?? {}, commission?.right ?? {}].flatMap((side, index) =>
    commissionsText(side, gameOn(index === 0 ? left : right)).map((text) => `${index + 1}. ${text}`),
  );
  const differences = [...edgesText(comparison, everything), ...blocks];
  return [
    heads.join('\n'),
    ...(differences.length > 0 ? differences : ['Nothing differs.']),
    ...rounded,
  ].join('\n\n');
}

type CompareOptions = { everything?: boolean; json?: boolean; draftEdition?: string };

export const registerCompare: Register = (program, context) => {
  program
    .command('compare')
    .description('compare two games or two variants: pays, wagers, options and rules, each with its clause')
    .argument('<first>', 'rulebook and game, for example gb-2007/holdem-bonus, or a variant file, a.json')
    .argument('<second>', 'rulebook and game, or a variant file')
    .option('--draft-edition <file>', 'take the second game as this draft edition (JSON) has it')
    .option('--everything', 'print what is the same as well')
    .option('--json', 'print JSON')
    .action((first: string, second: string, options: CompareOptions) =>
      answer(context, compared(context, first, second, options.draftEdition), (comparison) => {
        if (options.json) printJson(context, comparison);
        else context.out(`${comparisonText(comparison, options.everything === true)}\n`);
      }),
    );
};
