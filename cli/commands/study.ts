/** `study`: a further question about a round in which the player decides. Without a question, it lists them. */
import type { Command } from 'commander';
import { studyRound } from '@/simulations/analysis/study-round';
import type { StudyResult } from '@/simulations/family/study';
import { printed } from '@/simulations/printing/numbers';
import { fail, ok } from '@/simulations/problems/problem';
import type { Round } from '@/simulations/request/rounds';
import { answer, type CommandContext, printJson, type Register } from '../command';
import { requestFor, roundOf, studiesOf } from '../options/further-questions';
import { chosenFor, type VariantOptions, withVariantOptions } from '../options/variant-options';
import { wholeNumber } from '../options/whole-number';
import { textTable } from '../shown/text-table';

export type StudyOptions = VariantOptions & { set: string[]; threads?: string; json?: boolean };

const MOST_THREADS = 64;
const collect = (value: string, all: string[]): string[] => [...all, value];

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
  const round = chosen.ok ? roundOf(chosen.value, 'Use analyse instead.') : chosen;
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
