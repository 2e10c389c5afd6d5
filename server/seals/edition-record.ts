/** An edition of a rulebook, as one record that is sealed when it is published. Runs in a browser too. */
import { z } from 'zod';
import { Seal } from './statement';

const line = z.string().max(500);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const EditionRecord = z.object({
  rulebook: line,
  edition: line,
  validFrom: z.iso.date(),
  /** Of the whole text. */
  hash: sha256,
  /** The edition that it changes; left out where that is the program's. */
  previous: sha256.optional(),
  /** SHA-256 of what it changes there. */
  difference: sha256,
  at: z.iso.datetime(),
  by: line,
  proposedBy: line.optional(),
  authority: line,
});
export type EditionRecord = z.infer<typeof EditionRecord>;

export const SealedEdition = z.object({ record: EditionRecord, seal: Seal });
export type SealedEdition = z.infer<typeof SealedEdition>;
