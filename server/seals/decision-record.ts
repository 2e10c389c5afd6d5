/** A decision with everything it rests on, as one record that is sealed when it is made. Runs in a browser too. */
import { z } from 'zod';
import { DECISIONS } from '../vocabulary/life/steps';
import { enclosedField } from './enclosed-record';
import { givenField } from './given-record';
import { overruledField } from './overruled-record';
import { Seal } from './statement';

const line = z.string().max(500);

export const DecisionRecord = z.object({
  reference: line,
  version: z.int(),
  rulebook: line,
  game: line,
  /** The day whose rules were applied. */
  rulesOf: z.iso.date(),
  operator: line,
  /** Hashes of the frozen variant and of its analysis. */
  variant: line,
  analysis: line,
  decision: z.enum(DECISIONS),
  at: z.iso.datetime(),
  by: line,
  /** Who proposed it, where the authority lets no reviewer decide alone. */
  proposedBy: line.optional(),
  authority: line,
  /** Of the rulebook that it rests on; older records have none, nor has one where the rules are silent. */
  clause: line.optional(),
  reasons: z.string().max(50_000),
  conditions: z.array(z.string().max(50_000)).max(1000),
  trialFrom: z.iso.date().optional(),
  trialTo: z.iso.date().optional(),
  overruled: overruledField,
  /** Consents and approvals of the authority that this decision gives. */
  gives: givenField,
  /** Wagers whose counts are the applicant’s, by their labels; left out where there is none, and in older decisions. */
  ownCounts: z.array(line).max(500).optional(),
  /** Files that go with it. */
  enclosed: enclosedField,
});
export type DecisionRecord = z.infer<typeof DecisionRecord>;

export const SealedDecision = z.object({ record: DecisionRecord, seal: Seal });
export type SealedDecision = z.infer<typeof SealedDecision>;
