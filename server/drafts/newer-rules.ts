/** Whether the edition that a draft is judged by is no longer, or will not be, the rulebook. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { Queries } from '../db/client';
import { shelfOf } from '../rulebooks/shelf';
import type { DraftRow } from './queries';

export type NewerRules = { edition: string; validFrom: string; begun: boolean };

/** The last that has begun by today; else the next one to come. */
export async function newerRules(
  db: Queries,
  { rulebook, day }: Pick<DraftRow, 'rulebook' | 'day'>,
  today: string,
): Promise<{ newerRules?: NewerRules }> {
  const editions = (await shelfOf(db)).editions(rulebook);
  const later = editions.ok ? editions.value.slice(1).filter(({ book }) => book.validFrom > day) : [];
  const found = later.findLast(({ book }) => book.validFrom <= today) ?? later[0];
  if (!found) return {};
  const { edition, validFrom } = found.book;
  return { newerRules: { edition, validFrom, begun: validFrom <= today } };
}

/** A draft dated before an edition that has begun cannot be frozen: it would be judged by rules that are over. */
export const outOfDate = ({ newerRules: newer }: { newerRules?: NewerRules }): { outOfDate?: string } =>
  newer?.begun
    ? {
        outOfDate: `The rules changed on ${longDate(newer.validFrom)} (${newer.edition}). Give the draft that day or a later one.`,
      }
    : {};
