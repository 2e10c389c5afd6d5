/** Sums of whole numbers: doubles as long as they are exact, beyond that what is carried over. */
import { inTable } from '../../../exact/in-table';

export class Tally {
  private readonly small: Float64Array;
  private readonly large = new Map<number, bigint>();

  constructor(size: number) {
    this.small = new Float64Array(size);
  }

  clear(): void {
    this.small.fill(0);
    this.large.clear();
  }

  add(at: number, count: number): void {
    const sum = inTable(this.small[at]) + count;
    if (sum <= Number.MAX_SAFE_INTEGER) this.small[at] = sum;
    else this.addLarge(at, BigInt(count));
  }

  addLarge(at: number, count: bigint): void {
    this.large.set(at, (this.large.get(at) ?? 0n) + count);
  }

  at(at: number): bigint {
    return BigInt(inTable(this.small[at])) + (this.large.get(at) ?? 0n);
  }
}
