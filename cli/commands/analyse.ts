/** `analyse`: every figure of a variant, exact, with the witness beside it. */
import { analyseResolved, figuresFrom } from '@/rulebooks/analysis/analyse';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { answer, printJson, type Register } from '../command';
import { chosenFor, type VariantOptions, withVariantOptions } from '../options/variant-options';
import { wholeNumber } from '../options/whole-number';
import { analysisJson, analysisText } from '../shown/analysis-text';
import { commissionsOf } from '../shown/commission-text';

type AnalyseCommandOptions = VariantOptions & {
  json?: boolean;
  threads?: string;
  rounds: string;
  seed: string;
};

type Run = { threads?: number | undefined; rounds: number; seed: number };

const MOST_THREADS = 64;
const LEAST_ROUNDS = 1;
const MOST_ROUNDS = 1_000_000_000;
const LARGEST_SEED = 2 ** 32 - 1;

function runOf(options: AnalyseCommandOptions): Result<Run> {
  const threads =
    options.threads === undefined
      ? ok(undefined)
      : wholeNumber(options.threads, { name: 'threads', least: 1, most: MOST_THREADS });
  const rounds = wholeNumber(options.rounds, { name: 'rounds', least: LEAST_ROUNDS, most: MOST_ROUNDS });
  const seed = wholeNumber(options.seed, { name: 'seed', least: 0, most: LARGEST_SEED });
  if (threads.ok && rounds.ok && seed.ok) {
    return ok({ threads: threads.value, rounds: rounds.value, seed: seed.value });
  }
  return fail(...[threads, rounds, seed].flatMap((read) => (read.ok ? [] : read.problems)));
}

export const registerAnalyse: Register = (program, context) => {
  withVariantOptions(
    program.command('analyse').description('compute what a variant costs the player, exactly'),
  )
    .option('--threads <number>', 'worker threads (default: as many as there are cores)')
    .option('--rounds <number>', 'rounds of each wager that the witness plays', '100000')
    .option('--seed <number>', 'the seed of the witness', '1')
    .option('--json', 'print JSON')
    .action(async (options: AnalyseCommandOptions) => {
      const run = runOf(options);
      const chosen = chosenFor(context, options);
      if (!run.ok || !chosen.ok) {
        const problems = [run, chosen].flatMap((result) => (result.ok ? [] : result.problems));
        return answer(context, fail(...problems), () => {});
      }
      const analysis = await analyseResolved(chosen.value.resolved, run.value);
      return answer(context, analysis, (value) => {
        const commission = commissionsOf(figuresFrom(value), chosen.value);
        const rounded = Object.keys(commission).length > 0 ? { commission } : {};
        if (options.json) printJson(context, { ...analysisJson(value, chosen.value), ...rounded });
        else context.out(analysisText(value, chosen.value, commission));
      });
    });
};
