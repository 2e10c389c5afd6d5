/** What a family gives to wagers written as conditions, from a pass that counts and a dealer who deals. */

import type { RandomSource } from '../equipment/random-source';
import { inTable } from '../exact/in-table';
import type { Dealer } from '../wagers/dealer';
import { type ConditionWager, decider, eventsOf, looksAt } from './condition';
import type { Conditions } from './conditions';
import type { FeatureSpec } from './feature';
import { type Counted, RowSets, type Sight } from './row-sets';
import { coder, type FeatureType, type FeatureValue, sizeOf } from './types';

/** Deals one outcome after another; `read` gives its features that were asked for. */
export type Dealing = {
  deal: (random: RandomSource) => void;
  read: readonly (() => FeatureValue)[];
};

export function countedConditions<Parameters>(parts: {
  features: (parameters: Parameters) => readonly FeatureSpec[];
  refuses?: Conditions<Parameters>['refuses'] | undefined;
  sorts?: Conditions<Parameters>['sorts'] | undefined;
  count: (parameters: Parameters, sight: Sight) => Counted;
  dealing: (parameters: Parameters, looksAt: readonly string[]) => Dealing;
}): Conditions<Parameters> {
  const { features, refuses, sorts, count, dealing } = parts;
  return {
    features,
    ...(refuses && { refuses }),
    ...(sorts && { sorts }),
    distribution: (parameters, wager) => {
      const sets = new RowSets(wager);
      return sets.distribution(count(parameters, sets));
    },
    dealer: (parameters, wager) => {
      const ids = looksAt(wager);
      const types = typesOf(features(parameters), ids);
      return readingDealer(wager, ids, types, dealing(parameters, ids));
    },
  };
}

export const typesOf = (features: readonly FeatureSpec[], ids: readonly string[]): FeatureType[] =>
  ids.map((id) => {
    const spec = features.find((feature) => feature.id === id);
    if (!spec) throw new RangeError(`there is no feature ${id}`);
    return spec.type;
  });

/** Codes up to here are looked up in a list, larger ones in a map that holds as many. */
const LARGEST_LIST = 2 ** 18;
const UNKNOWN = -1;

/** Asks the conditions once for each set of values; then nothing is allocated. */
function readingDealer(
  wager: ConditionWager,
  ids: readonly string[],
  types: readonly FeatureType[],
  { deal, read }: Dealing,
): Dealer {
  const codeOf = types.map(coder);
  const sizes = types.map(sizeOf);
  const decide = decider(wager, ids);
  const combinations = sizes.reduce((product, size) => product * size, 1);
  const list = new Int16Array(combinations <= LARGEST_LIST ? combinations : 0).fill(UNKNOWN);
  const map = new Map<number, number>();
  const settle = (code: number): number => {
    const event = decide(read.map((value) => value()));
    if (code < list.length) list[code] = event;
    // Features with more values than one number can hold are not kept.
    else if (map.size < LARGEST_LIST && combinations <= Number.MAX_SAFE_INTEGER) map.set(code, event);
    return event;
  };
  return {
    events: eventsOf(wager).map(({ id }) => id),
    play: (random) => {
      deal(random);
      let code = 0;
      for (let i = 0; i < read.length; i += 1)
        code =
          code * inTable(sizes[i]) +
          (codeOf[i] as (value: FeatureValue) => number)((read[i] as () => FeatureValue)());
      const known = code < list.length ? list[code] : map.get(code);
      return known === undefined || known === UNKNOWN ? settle(code) : known;
    },
  };
}
