/** Heaps of outcomes that are not equally likely, as counts over the least common denominator of their chances. */
import { countsOf } from '../exact/counts';
import type { Fraction } from '../exact/fraction';
import type { Method } from '../wagers/distribution';
import { reading } from './enumerated';
import type { Readings } from './feature';
import type { Counted, Sight } from './row-sets';

export function countChances<Seen>(
  { looksAt, sorter }: Sight,
  readings: Readings<Seen>,
  outcomes: Iterable<{ seen: Seen; chance: Fraction }>,
  method: Method,
): Counted {
  const sort = sorter(looksAt);
  const read = looksAt.map((id) => reading(readings, id));
  const chances = new Map<string, Fraction>();
  for (const { seen, chance } of outcomes) {
    const heap = `${sort(read.map((value) => value(seen)))}`;
    chances.set(heap, chances.get(heap)?.add(chance) ?? chance);
  }
  const { universe, counts } = countsOf(chances);
  const byHeap: bigint[] = [];
  for (const [heap, count] of counts) byHeap[Number(heap)] = count;
  return { universe, counts: byHeap, method };
}
