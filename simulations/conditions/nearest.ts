/** The known name that somebody probably meant. */
import { inTable } from '../exact/in-table';

/** How many letters have to be changed, added, left out or exchanged with their neighbour. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(inTable(last[j]) + 1, inTable(row[j - 1]) + 1, inTable(last[j - 1]) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, inTable(before[j - 2]) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return inTable(last[other.length]);
}

/** Longer than any of our names, so no name is close to it. */
const LONGEST_NAME = 60;

export function nearest(written: string, known: readonly string[]): string | undefined {
  if (written.length > LONGEST_NAME) return undefined;
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const meant = plain(written);
  let best: string | undefined;
  let least = Math.max(1, Math.floor(meant.length / 3)) + 1;
  for (const name of known) {
    const steps = distance(meant, plain(name));
    if (steps < least) {
      least = steps;
      best = name;
    }
  }
  return best;
}
