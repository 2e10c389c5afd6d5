import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const running = new Set();

/** Starts a child process in the project's root. `stopChildren` ends those still running. */
export function launch(command, args, { env, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    ...options,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Waits for a child to end: its exit code, or the signal that ended it. */
export const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });

/** Runs a program to its end and returns its exit code, and with `capture` what it wrote to stdout. */
export async function run(command, args, { capture = false, quiet = false, ...options } = {}) {
  const piped = capture || quiet;
  const stdio = ['ignore', piped ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'];
  const child = launch(command, args, { stdio, ...options });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const { code } = await ended(child);
  return { code: code ?? 1, output: Buffer.concat(output).toString('utf8') };
}

/** A package's command, run with the same Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** The npm that started us, or else the one on the path. */
export const runNpm = (args, options) =>
  process.env.npm_execpath
    ? runNode([process.env.npm_execpath, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options });

/** Asks every child to end, and kills those left after `patience` milliseconds. */
export async function stopChildren(patience = 8000) {
  const children = [...running];
  if (children.length === 0) return;
  const ends = Promise.all(children.map((child) => ended(child).catch(() => {})));
  for (const child of children) child.kill('SIGTERM');
  const insist = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, patience);
  await ends;
  clearTimeout(insist);
}
