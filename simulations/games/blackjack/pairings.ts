/** Which cards make a pair: all of one kind, or of the cards that count ten only those of one rank. */
import { inTable } from '../../exact/in-table';
import { TEN } from './ranks';
import type { Rules } from './rules';

/** The cards beside the dealer's, both of the pair's among them. */
type Left = { left: ArrayLike<number>; up: number };

/** Pairs that leave as many more cards of their rank. `ways`: to be dealt one, of `of` ways to be dealt two cards of the kind. */
export type Pairing = { alike: number; ways: number; of: number };

/** Whole numbers, so that an exact fraction can be made of them. */
export function pairings({ left, up }: Left, { tens }: Pick<Rules, 'tens'>, kind: number): Pairing[] {
  const all = inTable(left[kind]);
  if (kind !== TEN || !tens) return [{ alike: all, ways: all * (all - 1), of: all * (all - 1) }];
  // The dealer's ten is of one rank or another.
  const shown = up === TEN ? tens : [1];
  const found = new Map<number, number>();
  shown.forEach((often, rank) => {
    for (const [at, count] of tens.entries()) {
      const alike = count - (up === TEN && at === rank ? 1 : 0);
      if (alike > 1) found.set(alike, (found.get(alike) ?? 0) + often * alike * (alike - 1));
    }
  });
  const of = all * (all - 1) * shown.reduce((sum, often) => sum + often, 0);
  return [...found].map(([alike, ways]) => ({ alike, ways, of }));
}

/** How often two cards of a kind are a pair. */
export const paired = (found: readonly Pairing[]): number =>
  found.reduce((sum, { ways, of }) => sum + ways / of, 0);
