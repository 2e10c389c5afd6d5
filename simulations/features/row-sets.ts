/** Which rows of a wager hold in an outcome, as one number, so that one pass counts both what wins and what overlaps. */
import { checkedDistribution } from '../exact/distribution';
import type { Distribution, Method, RowUse } from '../model';
import { type ConditionWager, eventsOf, rowTests } from './condition';
import type { FeatureValue } from './types';

export type Sort = (values: readonly FeatureValue[]) => number;

/** What an exact pass needs to know: what to look at, and into which heap an outcome goes. */
export type Sight = {
  /** Each feature once. */
  looksAt: readonly string[];
  /** Is given the values of these features in this order, and answers with the number of a heap. */
  sorter: (features: readonly string[]) => Sort;
};

/** By heap; `universe` is what they sum to. */
export type Counted = { universe: bigint; counts: readonly bigint[]; method: Method };

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

  private numberOf(set: boolean[]): number {
    const key = set.map(Number).join('');
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.sets.push(set) - 1;
    this.numbers.set(key, number);
    return number;
  }

  distribution({ universe, counts, method }: Counted): Distribution {
    const events = eventsOf(this.wager);
    const first = this.sets.map((set) => (set.includes(true) ? set.indexOf(true) : set.length));
    const total = (counted: (set: number) => boolean) =>
      counts.reduce((sum, count, set) => (counted(set) ? sum + count : sum), 0n);
    const holds = (set: number, row: number) => this.sets[set]?.[row] === true;
    const rows = this.wager.rows.map(
      ({ event }, row): RowUse => ({
        event: event.id,
        holds: total((set) => holds(set, row)),
        takenBy: this.wager.rows.slice(0, row).flatMap((earlier, i) => {
          const count = total((set) => first[set] === i && holds(set, row));
          return count > 0n ? [{ event: earlier.event.id, count }] : [];
        }),
      }),
    );
    return checkedDistribution({
      universe,
      outcomes: events.map(({ id }, i) => ({ event: id, count: total((set) => first[set] === i) })),
      method,
      rows,
    });
  }
}
