import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mjs';

const isTest = (name) => /[.](?:test|deep)[.]tsx?$/.test(name);

/** Paths relative to the project; one that does not exist holds no files. */
function* filesUnder(place) {
  if (!existsSync(inProject(place))) return;
  if (statSync(inProject(place)).isFile()) {
    yield place;
    return;
  }
  const entries = readdirSync(inProject(place), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = path.posix.join(place, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inside);
    else if (!isTest(entry.name)) yield inside;
  }
}

/** A hash of file names and contents: a fresh checkout of the same sources has the same hash. */
export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesUnder(place)) {
      const contents = readFileSync(inProject(file));
      hash.update(`${file}\0${contents.length}\0`).update(contents);
    }
  }
  return hash.digest('hex');
}

export const isFresh = (stampFile, stamp) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
