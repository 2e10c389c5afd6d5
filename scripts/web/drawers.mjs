import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';

/** Calls go first: they are short, and somebody who types waits for them. */
const NICENESS = 3;

/** Places to listen at that no other account of this machine reaches, and no other machine. */
function privatePlaces(count) {
  if (process.platform === 'win32')
    return Array.from({ length: count }, () => `\\\\.\\pipe\\assay-${randomUUID()}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'assay-pages-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return Array.from({ length: count }, (_, n) => path.join(folder, `${n + 1}`));
}

/** For a drawer. Where the one that started it was killed outright, the last to leave takes the folder away. */
export function listenAt(place, server) {
  process.once('exit', () => {
    try {
      rmdirSync(path.dirname(place));
    } catch {
      // Another still listens there, or the folder is gone already.
    }
  });
  server.listen(place, () => process.send?.('ready'));
}

function letGoFirst(child) {
  try {
    setPriority(child.pid, NICENESS);
  } catch {
    // It has ended, or this machine does not let us: then all have the same share.
  }
}

/**
 * Starts processes that draw pages for this one: `program` with `args` and `--draw-at=` where to listen. Gives the places once each
 * listens. If one of them ends by itself, so does this one.
 */
export async function startDrawers(count, program, args) {
  const places = privatePlaces(count);
  let leaving = false;
  const children = places.map((place) => {
    const child = fork(program, [...args, `--draw-at=${place}`]);
    letGoFirst(child);
    child.once('exit', (code) => {
      if (!leaving) process.exit(code || 1);
    });
    return child;
  });
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('message', resolve))));
  const leave = () => {
    leaving = true;
    for (const child of children) child.kill('SIGTERM');
  };
  return { places, leave };
}
