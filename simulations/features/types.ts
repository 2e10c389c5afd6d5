/** What a feature of a round can be. Conditions of wagers look at features and at nothing else. */

export type FeatureType =
  | { kind: 'whole'; from: number; to: number }
  | { kind: 'flag' }
  | { kind: 'name'; names: readonly string[] };

export type Valued<T extends FeatureType> = T extends { kind: 'whole' }
  ? number
  : T extends { kind: 'flag' }
    ? boolean
    : T extends { kind: 'name'; names: readonly (infer Name)[] }
      ? Name
      : never;

export type FeatureValue = number | boolean | string;

export const whole = (from: number, to: number) => ({ kind: 'whole', from, to }) as const;
export const flag = { kind: 'flag' } as const;
export const name = <const Names extends readonly string[]>(...names: Names) =>
  ({ kind: 'name', names }) as const;

/** How many values it has. */
export function sizeOf(type: FeatureType): number {
  switch (type.kind) {
    case 'whole':
      return type.to - type.from + 1;
    case 'flag':
      return 2;
    case 'name':
      return type.names.length;
  }
}

/** Gives a value its number among those of its type, from 0. Called in hot loops: one kind of look-up for each type. */
export function coder(type: FeatureType): (value: FeatureValue) => number {
  const size = sizeOf(type);
  const checked = (code: number, value: FeatureValue) => {
    if (code >= 0 && code < size) return code;
    throw new RangeError(`${value} is no value of ${JSON.stringify(type)}`);
  };
  switch (type.kind) {
    case 'whole':
      return (value) => checked((value as number) - type.from, value);
    case 'flag':
      return (value) => (value ? 1 : 0);
    case 'name':
      return (value) => checked(type.names.indexOf(value as string), value);
  }
}

export function valueAt(type: FeatureType, code: number): FeatureValue {
  if (type.kind === 'whole') return code + type.from;
  return type.kind === 'flag' ? code === 1 : (type.names[code] as string);
}
