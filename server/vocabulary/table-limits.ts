/** What a table takes, by group of wagers. */
import { z } from 'zod';
import { CurrencyCode } from '@/rulebooks/spelling/currency';

export const LIMIT_GROUPS = ['all', 'inside', 'outside', 'optional', 'progressive'] as const;
export type LimitGroup = (typeof LIMIT_GROUPS)[number];

export const GROUP_LABELS: Record<LimitGroup, string> = {
  all: 'Every wager without limits of its own',
  inside: 'Inside wagers',
  outside: 'Outside wagers',
  optional: 'Optional wagers',
  progressive: 'Progressive wagers',
};

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
