/** What every command gets and gives: a terminal to write to, a clock, and an exit code. */
import type { Command } from 'commander';
import type { Problem, Result } from '@/simulations/problems/problem';

/**
 * The exit codes: all well; something fails a check; bad input; nothing is wrong, but no known key vouches
 * for it.
 */
export const EXIT = { fine: 0, breach: 1, badInput: 2, unvouched: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export type Terminal = {
  out: (text: string) => void;
  err: (text: string) => void;
  now: () => Date;
};

export type CommandContext = Terminal & { exit: (code: ExitCode) => void };

/** A command is one file that exports one of these. */
export type Register = (program: Command, context: CommandContext) => void;

const MOST_PROBLEMS = 20;

/** The text of a cell, a condition or a line of a filed House Way says what is wrong with it, but not where it is. */
const OF_A_PLACE = /^(written\.|options\.[^.]+\.)/;
const sentence = ({ code, message, field }: Problem): string =>
  field && (code.startsWith('odds-') || OF_A_PLACE.test(field)) ? `${field}: ${message}` : message;

/** One line of standard error for each problem, up to a screenful. */
export function complain(context: CommandContext, problems: Problem[]): void {
  for (const problem of problems.slice(0, MOST_PROBLEMS)) context.err(`${sentence(problem)}\n`);
  const more = problems.length - MOST_PROBLEMS;
  if (more > 0)
    context.err(`There ${more === 1 ? 'is 1 more problem' : `are ${more} more problems`} like these.\n`);
  context.exit(EXIT.badInput);
}

/** Shows a value, or the problems that prevented it. */
export async function answer<T>(
  context: CommandContext,
  result: Result<T>,
  show: (value: T) => void | Promise<void>,
): Promise<void> {
  if (result.ok) await show(result.value);
  else complain(context, result.problems);
}

export const printJson = (context: CommandContext, value: unknown): void =>
  context.out(`${JSON.stringify(value, null, 2)}\n`);
