/** Lines that an operator files, read in this page and tried in a thread beside it. The family is fetched when first needed. */
import { askOnce, listening, type StartThread, type Watching } from '@/app/threads/ask-once';
import type { FiledLines } from '@/simulations/family/filed-lines';
import type { Result } from '@/simulations/problems/problem';
import { filingOf } from './filing-of';
import type { TrialQuestion } from './trial';

export type Start = { lines: FiledLines; vocabulary: Awaited<ReturnType<typeof filingOf>>['vocabulary'] };

export async function linesInForce(family: string, parameters: unknown): Promise<Start> {
  const filing = await filingOf(family);
  return { lines: filing.lines(parameters), vocabulary: filing.vocabulary };
}

/** The text that the variant keeps: lines that were read, and tried on every holding. */
export async function filedFrom(
  family: string,
  parameters: unknown,
  lines: FiledLines,
  watching: Watching,
): Promise<Result<string>> {
  const read = (await filingOf(family)).read(lines);
  if (!read.ok) return read;
  const question: TrialQuestion = { family, parameters, value: read.value };
  return askOnce(startThread, question, watching);
}

const startThread: StartThread<TrialQuestion, Result<string>> = (onAnswer, onFailure) =>
  listening(
    new Worker(new URL('./trial.worker.ts', import.meta.url), { type: 'module' }),
    onAnswer,
    onFailure,
  );
