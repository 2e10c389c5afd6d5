/** What takes checking of seals is worked out at most once a minute for each row, because anyone may ask. */
import type { Queries } from '../db/client';

const MINUTE = 60_000;

export class OnceAMinute<T> {
  private readonly kept = new WeakMap<Queries, Map<string, { row: string; checked: number; value: T }>>();

  /** `row`: what of the row may change; once it is another, the value is worked out again. */
  async of(
    db: Queries,
    { id, row, now }: { id: string; row: string; now: Date },
    make: () => Promise<T>,
  ): Promise<T> {
    const kept = this.kept.get(db) ?? new Map();
    this.kept.set(db, kept);
    const known = kept.get(id);
    const age = known ? now.getTime() - known.checked : undefined;
    if (known?.row === row && age !== undefined && age >= 0 && age < MINUTE) return known.value;
    const value = await make();
    kept.set(id, { row, checked: now.getTime(), value });
    return value;
  }
}
