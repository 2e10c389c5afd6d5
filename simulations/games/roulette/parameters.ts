import { z } from 'zod';

export const RouletteParameters = z.strictObject({
  /** One zero: 37 pockets. Two: 38. */
  zeros: z.union([z.literal(1), z.literal(2)]).default(1),
  /** What happens to an even chance when zero is spun: half of it is lost, or all. */
  evenChancesAtZero: z.enum(['half-lost', 'lost']).default('half-lost'),
});
export type RouletteParameters = z.infer<typeof RouletteParameters>;
