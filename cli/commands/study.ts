/** `study`: a further question about a round in which the player decides. Without a question, it lists them. */
import type { Command } from 'commander';
import { engineRequest } from '@/rulebooks/offer/resolve';
import { quoted } from '@/rulebooks/spelling/quoted';
import { type StudyRequest, studyRound } from '@/simulations/analysis/study-round';
import { decisionFamilyOf } from '@/simulations/catalogue/families';
import type { StudyResult } from '@/simulations/family/study';
import { printed } from '@/simulations/printing/numbers';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { type Round, splitWagers } from '@/simulations/request/rounds';
import { answer, type CommandContext, printJson, type Register } from '../command';
import { pairs } from '../options/pairs';
import { type Chosen, chosenFor, type VariantOptions, withVariantOptions } from '../options/variant-options';
import { wholeNumber } from '../options/whole-number';
import { textTable } from '../shown/text-table';

export type StudyOptions = VariantOptions & { set: string[]; threads?: string; json?: boolean };

const MOST_THREADS = 64;
const collect = (value: string, all: string[]): string[] => [...all, value];
const unusable = (message: string): Problem => ({ code: 'input-unreadable', message });

const studiesOf = ({ family }: Round) => decisionFamilyOf(family)?.studies ?? [];

/** The round of a game that has questions: no game has two. */
function roundOf({ resolved }: Chosen): Result<Round> {
  const split = splitWagers(engineRequest(resolved, { rounds: 1, seed: 1 }).wagers);
  if (!split.ok) return split;
  const round = split.value.rounds.find((each) => studiesOf(each).length > 0);
  return round
    ? ok(round)
    : fail(unusable(`There are no further questions about ${resolved.game.label}. Use analyse instead.`));
}

function requestFor(
  round: Round,
  id: string,
  set: string[],
  option: (name: string) => string,
): Result<StudyRequest> {
  const study = studiesOf(round).find((other) => other.id === id);
  if (!study) {
    const known = studiesOf(round).map((other) => other.id);
    return fail(unusable(`There is no question ${quoted(id)}; choose from ${known.join(', ')}.`));
  }
  const given = pairs(set, '--set name=value');
  if (given.problems.length > 0) return fail(...given.problems);
  const typed = Object.fromEntries(
    given.read.map(([name, value]) => [name, /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value]),
  );
  const settings = study.settings.safeParse(typed);
  if (settings.success) {
    const refused = study.refuses?.(round.parameters, settings.data) ?? [];
    return refused.length > 0
      ? fail(
          ...refused.map((problem) => ({
            ...problem,
            message: `${option(problem.field ?? '')}: ${problem.message}`,
          })),
        )
      : ok({ round, study: id, settings: settings.data });
  }
  return fail(
    ...settings.error.issues.map(({ path, message }) =>
      unusable(path.length > 0 ? `${option(path.join('.'))}: ${message}` : message),
    ),
  );
}

function studyText({ summary, basis, tables, exact }: StudyResult): string {
  const parts = [
    summary,
    ...(exact ? [`${exact.label} = ${printed(exact.value)}`] : []),
    ...tables.map(({ title, explains, columns, rows }) =>
      [
        title,
        textTable(
          columns.map((column, at) => ({ title: column, right: at > 0 })),
          rows,
        ),
        ...(explains ? [explains] : []),
      ].join('\n'),
    ),
    basis,
  ];
  return `${parts.join('\n\n')}\n`;
}

function listText(round: Round): string {
  const rows = studiesOf(round).map(({ id, label, fields }) => [
    id,
    label,
    fields.map((field) => field.id).join(', ') || 'none',
  ]);
  return `${textTable([{ title: 'question' }, { title: 'answers' }, { title: 'settings' }], rows)}\n`;
}

const listJson = (round: Round) =>
  studiesOf(round).map(({ id, label, explains, fields, settings }) => ({
    id,
    label,
    explains,
    fields,
    defaults: settings.parse({}),
  }));

export const withStudyOptions = (command: Command): Command =>
  withVariantOptions(command)
    .option('--threads <number>', 'worker threads (default: as many as there are cores)')
    .option('--json', 'print JSON');

/** Answers a question about the variant that the options describe; without one, lists those there are. */
export async function askStudy(
  context: CommandContext,
  question: string | undefined,
  options: StudyOptions,
  option = (name: string): string => `--set ${name}`,
): Promise<void> {
  const threads =
    options.threads === undefined
      ? ok(undefined)
      : wholeNumber(options.threads, { name: 'threads', least: 1, most: MOST_THREADS });
  const chosen = chosenFor(context, options);
  const round = chosen.ok ? roundOf(chosen.value) : chosen;
  if (!threads.ok || !round.ok)
    return answer(context, fail(...[threads, round].flatMap((r) => (r.ok ? [] : r.problems))), () => {});
  if (question === undefined) {
    if (options.json) printJson(context, listJson(round.value));
    else context.out(listText(round.value));
    return;
  }
  const request = requestFor(round.value, question, options.set, option);
  if (!request.ok) return answer(context, request, () => {});
  const result = await studyRound(request.value, { threads: threads.value });
  if (options.json) printJson(context, { study: question, settings: request.value.settings, ...result });
  else context.out(studyText(result));
}

export const registerStudy: Register = (program, context) => {
  withStudyOptions(
    program
      .command('study')
      .argument('[question]', 'a question by its id (default: list them)')
      .description('answer a further question about a round in which the player decides'),
  )
    .option('--set <name=value>', 'a setting of the question; may be repeated', collect, [])
    .action((question: string | undefined, options: StudyOptions) => askStudy(context, question, options));
};
