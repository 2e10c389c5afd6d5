/** Conditions over equipment whose outcomes can be listed: a wheel, dice. */

import type { RandomSource } from '../equipment/random-source';
import type { Conditions } from './conditions';
import { countedConditions } from './counted';
import type { FeatureSpec, Readings } from './feature';
import type { FeatureValue } from './types';

export function enumeratedConditions<Parameters, Seen, Drawn>(parts: {
  features: (parameters: Parameters) => readonly FeatureSpec[];
  /** All of them, equally likely. */
  outcomes: (parameters: Parameters) => readonly Seen[];
  readings: Readings<Seen>;
  explains: (outcomes: number) => string;
  /** The same again for the dealer, read another way. */
  drawn: (parameters: Parameters, random: RandomSource) => Drawn;
  atTable: Readings<Drawn>;
}): Conditions<Parameters> {
  const { features, outcomes, readings, explains, drawn, atTable } = parts;
  return countedConditions({
    features,
    count: (parameters, { looksAt, sorter }) => {
      const sort = sorter(looksAt);
      const read = looksAt.map((id) => reading(readings, id));
      const counts: bigint[] = [];
      const all = outcomes(parameters);
      for (const seen of all) {
        const heap = sort(read.map((value) => value(seen)));
        counts[heap] = (counts[heap] ?? 0n) + 1n;
      }
      return {
        universe: BigInt(all.length),
        counts,
        method: { id: 'enumeration', explains: explains(all.length), reductions: [] },
      };
    },
    dealing: (parameters, looksAt) => {
      let lies: Drawn;
      return {
        deal: (random) => {
          lies = drawn(parameters, random);
        },
        read: looksAt.map((id) => {
          const value = reading(atTable, id);
          return () => value(lies);
        }),
      };
    },
  });
}

export function reading<Seen>(readings: Readings<Seen>, id: string): (seen: Seen) => FeatureValue {
  const read = Object.hasOwn(readings, id) ? readings[id] : undefined;
  if (!read) throw new RangeError(`nothing reads ${id}`);
  return read;
}
