/**
 * An order of hands. Hands that tie are one class; classes are numbered from 0, the weakest. A class is its category
 * and the ranks that decide within it, the most telling first.
 */
import { inTable } from '../../exact/in-table';
import { ACE, RANKS, type Rank } from './card';

export type HandClass = number;

export type Standing<Category extends string> = { category: Category; ranks: readonly Rank[] };

export class HandOrder<Category extends string> {
  /** By class. */
  private readonly standings: Standing<Category>[] = [];
  private readonly classes = new Map<number, HandClass>();
  private readonly firsts: HandClass[] = [];
  private readonly categories: readonly Category[];

  /** Categories from the weakest to the strongest, each with its deciding ranks in any order. */
  constructor(parts: readonly (readonly [category: Category, decidedBy: readonly (readonly Rank[])[]])[]) {
    this.categories = parts.map(([category]) => category);
    for (const [i, [category, decidedBy]] of parts.entries()) {
      this.firsts.push(this.standings.length);
      const keys = new Map(decidedBy.map((ranks) => [keyOf(i, ranks), ranks]));
      for (const [key, ranks] of [...keys].sort(([a], [b]) => a - b)) {
        this.classes.set(key, this.standings.length);
        this.standings.push({ category, ranks });
      }
    }
  }

  /** How many classes there are. */
  get count(): number {
    return this.standings.length;
  }

  standingOf(hand: HandClass): Standing<Category> {
    const standing = this.standings[hand];
    if (standing === undefined) throw new RangeError(`there is no class ${hand}`);
    return standing;
  }

  classOf(category: Category, ranks: readonly Rank[]): HandClass {
    const found = this.classes.get(keyOf(this.categories.indexOf(category), ranks));
    if (found === undefined) throw new RangeError(`there is no ${category} of ${ranks}`);
    return found;
  }

  /** The weakest and the strongest class of a category. */
  boundsOf(category: Category): { lowest: HandClass; highest: HandClass } {
    const i = this.categories.indexOf(category);
    return { lowest: inTable(this.firsts[i]), highest: (this.firsts[i + 1] ?? this.count) - 1 };
  }
}

/** Category and up to five ranks, four bits each from the front: keys sort in the order of the hands. */
const keyOf = (category: number, ranks: readonly Rank[]): number =>
  ranks.reduce((key, rank, i) => key + (rank << (16 - 4 * i)), category << 20);

/**
 * The ranks of hands with this many ranks in each group, all different, falling within a group:
 * `inGroups(1, 3)` are a pair and its three side cards.
 */
export function inGroups(...sizes: number[]): Rank[][] {
  const [size, ...others] = sizes;
  if (size === undefined) return [[]];
  return falling(size, RANKS).flatMap((group) =>
    inGroups(...others)
      .filter((rest) => rest.every((rank) => !group.includes(rank)))
      .map((rest) => [...group, ...rest]),
  );
}

function falling(size: number, below: Rank): Rank[][] {
  if (size === 0) return [[]];
  return Array.from({ length: below }, (_, rank) => rank).flatMap((rank) =>
    falling(size - 1, rank).map((rest) => [rank, ...rest]),
  );
}

/** The highest of different ranks if they are in sequence, given in falling order; the ace may stand below the two. */
export function straightTo(ranks: readonly Rank[]): Rank | undefined {
  const [first, second, last] = [ranks[0] as Rank, ranks[1] as Rank, ranks[ranks.length - 1] as Rank];
  if (first - last === ranks.length - 1) return first;
  return first === ACE && second === ranks.length - 2 ? second : undefined;
}

/** The highest rank of every sequence of this many cards, as deciding rank. */
export const straights = (size: number): Rank[][] =>
  Array.from({ length: RANKS - size + 2 }, (_, i) => [size - 2 + i]);
