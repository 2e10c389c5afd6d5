/** What the authority did with a notified variation, as one record that is sealed when it is made. Runs in a browser too. */
import { z } from 'zod';
import { VARIATION_RULINGS } from '../vocabulary/life/variations';
import { Seal } from './statement';

const line = z.string().max(500);

export const VariationRulingRecord = z.object({
  number: line,
  reference: line,
  version: z.int(),
  operator: line,
  /** Hash of the frozen variant. */
  variant: line,
  ruling: z.enum(VARIATION_RULINGS),
  at: z.iso.datetime(),
  by: line,
  authority: line,
  /** Of the rulebook that it rests on; older records have none, nor has one where the rules are silent. */
  clause: line.optional(),
  text: z.string().max(50_000),
  lastDay: z.iso.date().optional(),
});
export type VariationRulingRecord = z.infer<typeof VariationRulingRecord>;

export const SealedVariationRuling = z.object({ record: VariationRulingRecord, seal: Seal });
export type SealedVariationRuling = z.infer<typeof SealedVariationRuling>;
