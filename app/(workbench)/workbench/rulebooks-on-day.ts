/** Which rulebooks are in force on a day, and what to say about the others. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { RulebookSummary } from '@/server/rulebooks/shapes';

export type RulebooksOnDay = {
  inForce: RulebookSummary[];
  /** Each with its dates, so that a day can be chosen on which it is. */
  others: { id: string; says: string }[];
};

export function rulebooksOnDay(all: RulebookSummary[], day: string): RulebooksOnDay {
  return {
    inForce: all.filter(({ inForce }) => inForce),
    others: all
      .filter(({ inForce }) => !inForce)
      .map(({ id, title, edition, validFrom, validTo }) => ({
        id,
        says: `${title}, ${edition}: ${validFrom > day ? `in force from ${longDate(validFrom)}` : `in force until ${longDate(validTo ?? '')}`}.`,
      })),
  };
}
