/** What a table takes, by group of wagers. */
import { z } from 'zod';
import { CurrencyCode } from '@/rulebooks/spelling/currency';
import { LIMIT_GROUPS, type LimitGroup } from '@/rulebooks/variant/limits';

const MOST = 1_000_000_000_00;
const Sum = z
  .int('Give a whole number of the smallest coin.')
  .positive('Give a limit above 0.')
  .max(MOST, 'Give a lower limit.');

/** In minor units. */
export const TableLimits = z.object({
  currency: CurrencyCode,
  groups: z
    .array(
      z
        .object({ group: z.enum(LIMIT_GROUPS), minimum: Sum, maximum: Sum })
        .refine(({ minimum, maximum }) => minimum <= maximum, {
          message: 'The minimum is above the maximum. Swap them.',
          path: ['minimum'],
        }),
    )
    .min(1, 'Give the limits of the table.')
    .max(LIMIT_GROUPS.length)
    .refine((groups) => new Set(groups.map(({ group }) => group)).size === groups.length, {
      message: 'A group of wagers is there twice. Remove one.',
    }),
  /** Players who can stake in one round. */
  players: z.int().min(1).max(100).optional(),
});
export type TableLimits = z.infer<typeof TableLimits>;

/** Of the group itself, or else of every wager. */
export const lineFor = <Line extends { group: LimitGroup }>(
  lines: readonly Line[],
  group: LimitGroup,
): Line | undefined =>
  lines.find((line) => line.group === group) ?? lines.find((line) => line.group === 'all');
