/** Pays as printed, the operator’s own, and one that cannot be read. */
import { type Case, type CasesOf, onBreach, paying } from '../../cases/case';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) =>
  subject.wagers.flatMap((wager) => {
    const [first] = Object.entries(wager.minimum);
    // The source has lost rows of each of its tables.
    if (!first) return [];
    const [event, least] = first;
    const paid = (name: string, pays: string, expect: Case['expect'], says?: string): Case => ({
      name: `${wager.id} ${name}`,
      variant: paying(subject.start, wager, event, pays),
      expect,
      wager: wager.id,
      says,
    });
    return [
      paid('as printed', least, onBreach(subject), `${wager.label} pays: `),
      paid('at pays of our own', '1,234 to 1', onBreach(subject), '1,234 to 1'),
      paid('unreadable', '35/0', 'not-assessed'),
    ];
  });
