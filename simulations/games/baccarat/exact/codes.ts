/** Values of several features as one number, and back. */

import { coder, type FeatureValue, sizeOf, valueAt } from '../../../features/types';
import { type FeatureId, typeOf } from '../features/catalogue';

export type Codes<Seen> = {
  /** How many codes there are. */
  size: number;
  encode: (seen: Seen) => number;
  decode: (code: number) => FeatureValue[];
};

export function codesOf<Ids extends FeatureId, Seen>(
  ids: readonly Ids[],
  readings: { [Id in Ids]: (seen: Seen) => FeatureValue },
): Codes<Seen> {
  const parts = ids.map((id) => {
    const type = typeOf(id);
    return { read: readings[id], codeOf: coder(type), type, size: sizeOf(type) };
  });
  const size = parts.reduce((product, { size }) => product * size, 1);
  // All of one kind together stay below it: points 2^44, ranks 2^26, likeness 2^12, faces 2^33.
  if (!Number.isSafeInteger(size)) throw new RangeError(`${ids} have more values than numbers`);
  return {
    size,
    encode: (seen) => {
      let code = 0;
      for (const { read, codeOf, size } of parts) code = code * size + codeOf(read(seen));
      return code;
    },
    decode: (code) => {
      const values: FeatureValue[] = [];
      let rest = code;
      for (const { type, size } of [...parts].reverse()) {
        values.unshift(valueAt(type, rest % size));
        rest = Math.floor(rest / size);
      }
      return values;
    },
  };
}
