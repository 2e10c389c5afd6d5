/** What every line was taken for, and every cell that nothing could be made of: neither may be left over. */
import type { SourceLine } from './line';

export type Taken = 'text' | 'heading' | 'caption' | 'row' | 'statement' | 'stray';

export class Ledger {
  readonly taken = new Map<number, Taken>();
  readonly unread: string[] = [];

  take({ number }: SourceLine, as: Taken): void {
    this.taken.set(number, as);
  }

  /** A cell without a reading: what stands in for it never gets as far as the data. */
  missing(line: number, what: string, printed: string): string {
    this.unread.push(`line ${line}, ${what}: “${printed}”`);
    return '?';
  }
}
