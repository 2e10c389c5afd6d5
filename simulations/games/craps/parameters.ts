import { z } from 'zod';

export const CrapsParameters = z.strictObject({
  /** The come-out throw on which the "don't" side is void, so that it does not gain on average. */
  voidOnDont: z.union([z.literal(2), z.literal(3), z.literal(12)]).default(2),
  /** Whether odds behind a come bet are in play on a come-out throw. */
  comeOddsOnComeOut: z.enum(['off', 'on']).default('off'),
});
export type CrapsParameters = z.infer<typeof CrapsParameters>;
