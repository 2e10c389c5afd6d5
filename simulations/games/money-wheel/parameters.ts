import { z } from 'zod';

const Segment = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{1,20}$/),
  label: z.string().min(1).max(60),
  count: z.int().min(1).max(1_000),
});

export const MoneyWheelParameters = z
  .strictObject({ segments: z.array(Segment).min(1).max(40) })
  .refine(({ segments }) => new Set(segments.map(({ id }) => id)).size === segments.length, {
    message: 'each symbol is listed once',
  });
export type MoneyWheelParameters = z.infer<typeof MoneyWheelParameters>;

/** The family's name for the wager on a symbol. */
export const wagerOf = (symbol: string) => `symbol-${symbol}`;
