/** What the authority decided about a trial after it approved it, as one record that is sealed when it is made. Runs in a browser too. */
import { z } from 'zod';
import { RULINGS } from '../vocabulary/life/steps';
import { enclosedField } from './enclosed-record';
import { givenField } from './given-record';
import { overruledField } from './overruled-record';
import { Seal } from './statement';

const line = z.string().max(500);

export const RulingRecord = z.object({
  reference: line,
  version: z.int(),
  operator: line,
  /** Hash of the frozen variant. */
  variant: line,
  ruling: z.enum(RULINGS),
  at: z.iso.datetime(),
  by: line,
  /** Who proposed it, where no reviewer decides alone. */
  proposedBy: line.optional(),
  authority: line,
  /** Of the rulebook that it rests on; older records have none, nor has one where the rules are silent. */
  clause: line.optional(),
  text: z.string().max(50_000),
  /** Of an adoption, whose text is what was agreed. */
  reasons: z.string().max(50_000).optional(),
  lastDay: z.iso.date().optional(),
  /** Of an adoption. */
  overruled: overruledField,
  /** Of an adoption: consents and approvals of the authority that it gives. */
  gives: givenField,
  /** Files that go with it. */
  enclosed: enclosedField,
});
export type RulingRecord = z.infer<typeof RulingRecord>;

export const SealedRuling = z.object({ record: RulingRecord, seal: Seal });
export type SealedRuling = z.infer<typeof SealedRuling>;
