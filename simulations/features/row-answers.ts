/**
 * Which rows hold, from the numbers of the features' values. Rows that look at the same features answer together, and
 * once for each set of values; then they are not asked again.
 */
import { inTable } from '../exact/in-table';
import type { Condition, ConditionRow, ConditionWager } from './condition';
import { type FeatureType, type FeatureValue, sizeOf, valueAt } from './types';

export type Told = { id: string; type: FeatureType };

/** Takes the numbers of the values of some features, in the order in which these were named. */
export type SortCodes = (codes: ArrayLike<number>) => number;

/** Answers are kept of rows whose features have no more values than these together. */
const MOST_KEPT = 2 ** 16;
const UNKNOWN = -1;

/** Numbers lists of whole numbers, one list the same number again, by one read for each of its items. */
class Numbering {
  private readonly next: number[][] = [[]];
  private readonly ends: number[] = [];

  /** One item further from a beginning; 0 is the beginning of all. */
  step(from: number, item: number): number {
    const further = this.next[from] as number[];
    let to = further[item];
    if (to === undefined) {
      to = this.next.push([]) - 1;
      further[item] = to;
    }
    return to;
  }

  /** What `make` made of the list that ends here, when it was first asked. */
  end(at: number, make: () => number): number {
    let number = this.ends[at];
    if (number === undefined) {
      number = make();
      this.ends[at] = number;
    }
    return number;
  }
}

/** One row, and how its condition is asked from codes: values are not built again. */
class Asked {
  private readonly places: number[];
  private readonly values: FeatureValue[][];
  private readonly given: FeatureValue[];

  constructor(
    private readonly when: Condition,
    features: readonly Told[],
  ) {
    this.places = when.looksAt.map((id) => features.findIndex((feature) => feature.id === id));
    if (this.places.includes(-1))
      throw new RangeError(`${when.looksAt} are not all among the features given`);
    this.values = this.places.map((place) => valuesOf((features[place] as Told).type));
    this.given = new Array(this.places.length);
  }

  holds(codes: ArrayLike<number>): boolean {
    const { places, values, given } = this;
    for (let i = 0; i < places.length; i += 1)
      given[i] = (values[i] as FeatureValue[])[inTable(codes[inTable(places[i])])] as FeatureValue;
    return this.when.holds(...(given as never[]));
  }
}

const valuesOf = (type: FeatureType): FeatureValue[] =>
  Array.from({ length: sizeOf(type) }, (_, code) => valueAt(type, code));

/** Rows that are answered together. */
class Together {
  private readonly places: number[];
  private readonly sizes: number[];
  private readonly kept: Int32Array;
  private readonly numbering = new Numbering();
  private readonly asked: Asked[];
  /** By answer: which of the rows hold. */
  readonly answers: boolean[][] = [];

  constructor(
    readonly rows: readonly number[],
    wager: Pick<ConditionWager, 'rows'>,
    features: readonly Told[],
  ) {
    const conditions = rows.map((row) => (wager.rows[row] as ConditionRow).when);
    const seen = new Set(conditions.flatMap(({ looksAt }) => looksAt));
    this.places = [...features.keys()].filter((place) => seen.has((features[place] as Told).id));
    this.sizes = this.places.map((place) => sizeOf((features[place] as Told).type));
    this.asked = conditions.map((when) => new Asked(when, features));
    const values = this.sizes.reduce((product, size) => product * size, 1);
    this.kept = new Int32Array(values <= MOST_KEPT ? values : 0).fill(UNKNOWN);
  }

  answer(codes: ArrayLike<number>): number {
    const { places, sizes, kept } = this;
    if (kept.length === 0) return this.ask(codes);
    let at = 0;
    for (let i = 0; i < places.length; i += 1)
      at = at * inTable(sizes[i]) + inTable(codes[inTable(places[i])]);
    const known = inTable(kept[at]);
    if (known !== UNKNOWN) return known;
    const answer = this.ask(codes);
    kept[at] = answer;
    return answer;
  }

  private ask(codes: ArrayLike<number>): number {
    const { asked, numbering } = this;
    let at = 0;
    for (let i = 0; i < asked.length; i += 1)
      at = numbering.step(at, (asked[i] as Asked).holds(codes) ? 1 : 0);
    return numbering.end(at, () => this.answers.push(asked.map((row) => row.holds(codes))) - 1);
  }
}

/** `numberOf` is asked once for each way in which rows hold beside each other. */
export function sortByCodes(
  wager: Pick<ConditionWager, 'rows'>,
  features: readonly Told[],
  numberOf: (set: boolean[]) => number,
): SortCodes {
  const few = features.reduce((product, { type }) => product * sizeOf(type), 1) <= MOST_KEPT;
  const together = new Map<string, number[]>();
  for (const [row, { when }] of wager.rows.entries()) {
    const key = few ? '' : [...when.looksAt].sort().join();
    together.set(key, [...(together.get(key) ?? []), row]);
  }
  const groups = [...together.values()].map((rows) => new Together(rows, wager, features));
  const numbering = new Numbering();
  const setOf = (codes: ArrayLike<number>): boolean[] => {
    const set = wager.rows.map(() => false);
    for (const group of groups) {
      const held = group.answers[group.answer(codes)] as boolean[];
      for (const [i, row] of group.rows.entries()) set[row] = held[i] as boolean;
    }
    return set;
  };
  return (codes) => {
    let at = 0;
    for (let i = 0; i < groups.length; i += 1) at = numbering.step(at, (groups[i] as Together).answer(codes));
    return numbering.end(at, () => numberOf(setOf(codes)));
  };
}
