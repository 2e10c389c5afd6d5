/** The processes that draw pages: where they listen, and that none outlives the others. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const inTesting = (name) => fileURLToPath(new URL(`testing/${name}`, import.meta.url));

let front;
let places;

beforeEach(async () => {
  front = spawn(process.execPath, [inTesting('takes-in.mjs'), inTesting('draws.mjs')]);
  const [said] = await once(front.stdout, 'data');
  places = JSON.parse(said);
});
afterEach(() => {
  front.kill('SIGKILL');
});

const answered = (socketPath) =>
  new Promise((resolve, reject) => {
    get({ socketPath }, (answer) => resolve(text(answer))).once('error', reject);
  });

const runs = (pid) => {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false;
  }
};

async function gone(pids) {
  while (pids.some(runs)) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('listens where nobody else reaches it, and leaves nothing behind when asked to go', async () => {
  const pids = await Promise.all(places.map(answered));
  expect(new Set(pids).size).toBe(2);
  const folder = path.dirname(places[0]);
  expect(statSync(folder).mode & 0o077).toBe(0);
  front.kill('SIGTERM');
  const [code] = await once(front, 'exit');
  expect(code).toBe(0);
  await gone(pids);
  expect(existsSync(folder)).toBe(false);
});

it('ends with an error when one of them has ended by itself, and so do the others', async () => {
  const pids = await Promise.all(places.map(answered));
  process.kill(Number(pids[0]), 'SIGKILL');
  const [code] = await once(front, 'exit');
  expect(code).toBe(1);
  await gone(pids);
});

it('ends them when it is killed outright, and the last takes the folder away', async () => {
  const pids = await Promise.all(places.map(answered));
  front.kill('SIGKILL');
  await gone(pids);
  expect(existsSync(path.dirname(places[0]))).toBe(false);
});
