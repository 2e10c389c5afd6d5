/** Runs the program inside a test on a fixed day: what it printed and its exit code. */
import { COMMANDS } from '../commands/commands';
import { run } from '../program';

export type Answer = { code: number; out: string; err: string };

export async function assay(...args: string[]): Promise<Answer> {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => {
      said.out += text;
    },
    err: (text: string) => {
      said.err += text;
    },
    now: () => new Date('2008-01-01T12:00:00Z'),
  };
  return { code: await run(args, terminal, COMMANDS), ...said };
}

export async function json<T>(...args: string[]): Promise<T> {
  const { out, err } = await assay(...args, '--json');
  if (err !== '') throw new Error(err);
  return JSON.parse(out) as T;
}

export const ROULETTE = ['--rulebook', 'gb-2007', '--game', 'roulette'];

/** Every line of standard error is a sentence. */
export const SENTENCES = /^(?:[^\n]+[.?]\n)+$/;
