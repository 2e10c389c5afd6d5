/** What is worth knowing of a row beside the others: it never holds, is never reached, or shares outcomes with earlier ones. */

import { listed } from '@/rulebooks/spelling/wording';
import { percent } from '@/simulations/printing/numbers';
import type { RowUse } from '@/simulations/wagers/distribution';

export type RowNote = { kind: 'never' | 'unreached' | 'overlaps' | 'always'; says: string };

const add = (counts: bigint[]): bigint => counts.reduce((sum, count) => sum + count, 0n);

/** `outcome`: what one equally likely outcome is, in the singular. */
export function rowNote(
  rows: readonly RowUse[],
  index: number,
  { universe, outcome }: { universe: bigint; outcome: string },
): RowNote | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const [what] = outcome.split(' ');
  if (row.holds === 0n)
    return {
      kind: 'never',
      says: `This never happens: no ${what} has it. Change the condition, or remove the row.`,
    };
  const taken = row.takenBy.filter(({ count }) => count > 0n);
  const name = (event: string) => `row ${rows.findIndex((other) => other.event === event) + 1}`;
  const lost = add(taken.map(({ count }) => count));
  if (lost === row.holds)
    return {
      kind: 'unreached',
      says: `Never paid: whenever it holds, ${listed(
        taken.map(({ event }) => name(event)),
        'or',
      )} above it holds as well and decides. Move it up, or remove it.`,
    };
  if (lost > 0n)
    return {
      kind: 'overlaps',
      says: `It holds in ${share(row.holds, universe)} of all ${what}s; an earlier row decides ${listed(
        taken.map(({ event, count }) => `${share(count, row.holds)} of those (${name(event)})`),
      )}.`,
    };
  if (row.holds === universe && index < rows.length - 1)
    return { kind: 'always', says: 'It always holds, so no row below it is ever reached.' };
  return undefined;
}

const share = (part: bigint, whole: bigint): string => percent(`${part}/${whole}`);
