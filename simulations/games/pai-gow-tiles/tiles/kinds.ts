/**
 * The sixteen pairs of tiles. The two of a pair count alike wherever they are, so that a hand is how many it has of each
 * kind: even the three and the six, because each may be used as the other.
 */

/** From 0, the highest by itself, to 15, the lowest. */
export type Kind = number;

type Known = {
  /** As lines of a House Way name it: by its spots, high or low where two kinds have as many. */
  name: string;
  spots: number;
};

/** In the order of single tiles (lines 1176 to 1192 of the binder). */
export const KINDS: readonly Known[] = [
  { name: '12', spots: 12 },
  { name: '2', spots: 2 },
  { name: 'high 8', spots: 8 },
  { name: 'high 4', spots: 4 },
  { name: 'high 10', spots: 10 },
  { name: 'high 6', spots: 6 },
  { name: 'low 4', spots: 4 },
  { name: '11', spots: 11 },
  { name: 'low 10', spots: 10 },
  { name: 'high 7', spots: 7 },
  { name: 'low 6', spots: 6 },
  { name: '9', spots: 9 },
  { name: 'low 8', spots: 8 },
  { name: 'low 7', spots: 7 },
  { name: '5', spots: 5 },
  { name: 'wild', spots: 3 },
];

export const TWELVE: Kind = 0;
export const TWO: Kind = 1;
/** The three and the six: together the supreme pair. */
export const WILD: Kind = 15;

const byName = new Map<string, Kind[]>();
for (const [kind, { name, spots }] of KINDS.entries()) {
  byName.set(name, [kind]);
  if (kind !== WILD) byName.set(String(spots), [...(byName.get(String(spots)) ?? []), kind]);
}
// "12" and the like are both a name and a number of spots.
for (const [name, kinds] of byName) byName.set(name, [...new Set(kinds)]);

/** Every name: "high 8", and "8" for both kinds. */
export const KIND_NAMES: readonly string[] = [...byName.keys()];
export const kindsCalled = (name: string): readonly Kind[] => byName.get(name) ?? [];
export const nameOf = (kind: Kind): string => KINDS[kind]?.name ?? '';
