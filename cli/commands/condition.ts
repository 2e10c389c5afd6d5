/**
 * `condition`: how often conditions over a game's features hold, exactly. Without a condition, it lists what
 * they may name.
 */
import type { Command } from 'commander';
import type { Game } from '@/rulebooks/format/record';
import { writingFamily } from '@/rulebooks/offer/engine-wager';
import { defaultVariant, resolveVariant } from '@/rulebooks/offer/resolve';
import { featuresOf } from '@/rulebooks/offer/resolve-written';
import { rulebookOf } from '@/rulebooks/registry';
import { quoted } from '@/rulebooks/spelling/quoted';
import { gameOf } from '@/rulebooks/terms/lookup';
import { OTHERWISE } from '@/simulations/conditions/read-written';
import { ratio } from '@/simulations/exact/fraction';
import type { FeatureSpec } from '@/simulations/features/feature';
import { houseEdge } from '@/simulations/figures/house-edge';
import { percent } from '@/simulations/printing/numbers';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { countWager } from '@/simulations/request/written-wagers';
import { type DistributionJson, distributionToJson } from '@/simulations/wagers/wire';
import { answer, printJson, type Register } from '../command';
import { pairs } from '../options/pairs';
import { textTable } from '../shown/text-table';

type Options = {
  rulebook: string;
  game: string;
  option: string[];
  pays: string[];
  otherwise: string;
  json?: boolean;
};

type Asked = { game: Game; features: readonly FeatureSpec[]; counted?: Counted };
type Counted = { distribution: DistributionJson; edge?: string };

/** The schema requires a name for the wager and its rows. */
const WAGER = 'written-1';
const rowId = (i: number) => `row-${i + 1}`;

function ask(conditions: string[], options: Options): Result<Asked> {
  const rulebook = rulebookOf(options.rulebook);
  if (!rulebook.ok) return rulebook;
  const found = gameOf(rulebook.value, options.game);
  if (!found.ok) return found;
  const game = found.value;
  const set = pairs(options.option, '--option name=value');
  const problems: Problem[] = [...set.problems];
  if (writingFamily(game) === undefined)
    problems.push({
      code: 'written-unsupported',
      message: `Choose another game: no wager can be written on ${game.label}.`,
    });
  if (options.otherwise !== 'lose' && options.otherwise !== 'push')
    problems.push({
      code: 'option-value',
      message: `Write --otherwise lose or --otherwise push, not ${quoted(options.otherwise)}.`,
    });
  const priced = options.pays.length > 0;
  if (priced && options.pays.length !== conditions.length)
    problems.push({
      code: 'event-missing',
      message: `Give --pays once for each condition, in their order: there are ${conditions.length} conditions and ${options.pays.length} pays.`,
    });
  if (problems.length > 0) return fail(...problems);
  const start = defaultVariant(rulebook.value, game);
  const chosen = { ...start.options, ...Object.fromEntries(set.read) };
  const written = {
    label: 'Written on the command line',
    otherwise: options.otherwise as 'lose' | 'push',
    rows: conditions.map((when, i) => ({
      event: rowId(i),
      label: `Row ${i + 1}`,
      when,
      pays: options.pays[i] ?? '1 to 1',
    })),
  };
  const resolved = resolveVariant(rulebook.value, {
    ...start,
    options: chosen,
    ...(conditions.length > 0 && { written: { [WAGER]: written } }),
  });
  if (!resolved.ok) return fail(...resolved.problems.map(placed));
  const features = featuresOf(game, new Map(Object.entries(resolved.value.options)));
  const wager = resolved.value.wagers.find(({ engine }) => engine.id === WAGER);
  if (!wager) return ok({ game, features });
  const { distribution, spec } = countWager(wager.engine);
  const edge = houseEdge(distribution, spec, wager.engine.pays);
  if (!edge.ok) return edge;
  return ok({
    game,
    features,
    counted: {
      distribution: distributionToJson(distribution, spec),
      ...(priced && { edge: percent(edge.value) }),
    },
  });
}

/** Where the problem is on the command line: the row, and the first character at fault. */
function placed(problem: Problem): Problem {
  const row = /\.rows\.(\d+)\.(when|pays)$/.exec(problem.field ?? '')?.[1];
  if (row === undefined) return problem;
  const at = problem.span ? `, character ${problem.span.from + 1}` : '';
  return { code: problem.code, message: `Row ${Number(row) + 1}${at}: ${problem.message}` };
}

function kindOf({ type }: FeatureSpec): string {
  if (type.kind === 'whole') return `${type.from} to ${type.to}`;
  return type.kind === 'flag' ? 'true or false' : type.names.join(', ');
}

const featuresText = ({ game, features }: Asked): string =>
  `${game.label}: what a condition may name\n\n${textTable(
    [{ title: 'feature' }, { title: 'is' }, { title: 'says' }],
    features.map((feature) => [feature.id, kindOf(feature), feature.explains]),
  )}`;

function countedText(conditions: string[], { distribution, edge }: Counted): string {
  const { universe, outcomes, rows = [] } = distribution;
  const share = (count: string) => percent(ratio(BigInt(count), BigInt(universe)));
  const lines = outcomes.map(({ event, count }, i) => [
    event === OTHERWISE ? '-' : `${i + 1}`,
    event === OTHERWISE ? 'anything else' : (conditions[i] ?? ''),
    count,
    share(count),
  ]);
  const number = (event: string) => rows.findIndex((row) => row.event === event) + 1;
  const overlaps = rows.flatMap(({ event, holds, takenBy }) => {
    const row = `Row ${number(event)}`;
    if (holds === '0') return [`${row} never holds.`];
    const taken = takenBy.reduce((total, { count }) => total + BigInt(count), 0n);
    if (taken === BigInt(holds)) return [`${row} is never reached: earlier rows take all ${holds}.`];
    return takenBy.map(
      ({ event: by, count }) => `${row} also holds in ${count} that row ${number(by)} takes.`,
    );
  });
  return [
    textTable(
      [
        { title: 'row' },
        { title: 'condition' },
        { title: 'count', right: true },
        { title: 'chance', right: true },
      ],
      lines,
    ),
    `In all, ${universe} equally likely outcomes (${distribution.outcome}).`,
    ...overlaps,
    ...(edge === undefined ? [] : [`House edge ${edge}`]),
  ].join('\n');
}

const collect = (value: string, all: string[]): string[] => [...all, value];

export const registerCondition: Register = (program: Command, context) => {
  program
    .command('condition')
    .argument(
      '[conditions...]',
      'such as \'banker.total == 7 and winner == "banker"\'; the first that holds decides',
    )
    .description(
      'count exactly how often your own conditions hold; without any, list the features they may name',
    )
    .requiredOption('--rulebook <id>', 'the rulebook, for example gb-2007')
    .requiredOption('--game <id>', 'a game of the rulebook, for example punto-banco')
    .option('--option <name=value>', 'an option of the game; may be repeated', collect, [])
    .option('--pays <pay>', 'what each condition pays, in their order: "25 to 1"', collect, [])
    .option('--otherwise <lose|push>', 'what happens to the stake where none holds', 'lose')
    .option('--json', 'print JSON')
    .action((conditions: string[], options: Options) =>
      answer(context, ask(conditions, options), (asked) => {
        const { features, counted } = asked;
        if (options.json) printJson(context, counted ?? { features });
        else context.out(`${counted ? countedText(conditions, counted) : featuresText(asked)}\n`);
      }),
    );
};
