/** Which rows of a wager hold in an outcome, as one number, so one pass counts both what wins and what overlaps. */

import { whole } from '../printing/numbers';
import type { Distribution, Method, RowUse } from '../wagers/distribution';
import { checkedDistribution } from '../wagers/distribution';
import { type ConditionWager, eventsOf, rowTests } from './condition';
import { type SortCodes, sortByCodes, type Told } from './row-answers';
import type { FeatureValue } from './types';

export type Sort = (values: readonly FeatureValue[]) => number;

/** What an exact pass needs to know: what to look at, and into which heap an outcome goes. */
export type Sight = {
  /** Each feature once. */
  looksAt: readonly string[];
  /** Takes the values of these features in this order, and returns the number of a heap. */
  sorter: (features: readonly string[]) => Sort;
  /** The same from the numbers of the values, for passes that distinguish very many outcomes. */
  codesSorter: (features: readonly Told[]) => SortCodes;
};

/** By heap; `universe` is what they sum to. */
export type Counted = { universe: bigint; counts: readonly bigint[]; method: Method };

/** Up to this many rows hold in at most `MOST_SETS` combinations. */
export const MOST_ROWS_APART = 16;
/** Nobody could read a wager whose rows hold in more ways than this, and counting it would fill the memory. */
export const MOST_SETS = 2 ** MOST_ROWS_APART;

export class RowSets implements Sight {
  private readonly numbers = new Map<string, number>();
  /** By number: which rows hold. */
  private readonly sets: boolean[][] = [];

  constructor(private readonly wager: ConditionWager) {}

  get looksAt(): string[] {
    return [...new Set(this.wager.rows.flatMap((row) => row.when.looksAt))];
  }

  readonly sorter = (features: readonly string[]): Sort => {
    const tests = rowTests(this.wager, features);
    return (values) => this.numberOf(tests.map((holds) => holds(values)));
  };

  readonly codesSorter = (features: readonly Told[]): SortCodes =>
    sortByCodes(this.wager, features, (set) => this.numberOf(set));

  private numberOf(set: boolean[]): number {
    const key = set.map(Number).join('');
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    if (this.sets.length === MOST_SETS)
      throw new RangeError(
        `Write fewer rows, or use fewer features in them: together they can hold in more than ${whole(MOST_SETS)} combinations.`,
      );
    const number = this.sets.push(set) - 1;
    this.numbers.set(key, number);
    return number;
  }

  distribution({ universe, counts, method }: Counted): Distribution {
    const events = eventsOf(this.wager);
    const { rows } = this.wager;
    const decided = events.map(() => 0n);
    const holds = rows.map(() => 0n);
    /** By row, and by the earlier one that decides. */
    const taken = rows.map((_, row) => new Array<bigint>(row).fill(0n));
    this.sets.forEach((set, number) => {
      const count = counts[number] ?? 0n;
      const first = set.includes(true) ? set.indexOf(true) : set.length;
      decided[first] = (decided[first] as bigint) + count;
      for (let row = first; row < set.length; row += 1) {
        if (!set[row]) continue;
        holds[row] = (holds[row] as bigint) + count;
        const by = taken[row] as bigint[];
        if (first < row) by[first] = (by[first] as bigint) + count;
      }
    });
    const idOf = (event: number): string => events[event]?.id as string;
    return checkedDistribution({
      universe,
      outcomes: decided.map((count, event) => ({ event: idOf(event), count })),
      method,
      rows: rows.map(
        (_, row): RowUse => ({
          event: idOf(row),
          holds: holds[row] as bigint,
          takenBy: (taken[row] as bigint[]).flatMap((count, i) =>
            count > 0n ? [{ event: idOf(i), count }] : [],
          ),
        }),
      ),
    });
  }
}
