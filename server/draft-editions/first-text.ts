/** What a draft edition begins with: its head, and no change yet. */
import { dayAfter } from '@/rulebooks/spelling/dates';
import { dayIn } from '@/rulebooks/zones';

const YEAR_DAYS = 365;

export const firstText = (rulebook: string, now: Date): string =>
  `${JSON.stringify(
    {
      of: rulebook,
      edition: `Draft of ${dayIn(rulebook, now)}`,
      validFrom: dayAfter(dayIn(rulebook, now), YEAR_DAYS),
      changes: [],
    },
    null,
    2,
  )}\n`;
