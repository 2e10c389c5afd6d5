/** The seal on a published edition: made when it is published, and asked for by whatever reads editions. */
import { createHash } from 'node:crypto';
import { nameOf } from '../accounts/stored/names';
import type { Queries } from '../db/client';
import type { publishedEdition } from '../db/schema';
import { isDamaged } from '../db/schema/json';
import type { Answer } from '../problems/problem';
import { sealEdition } from '../seals/decision';
import type { SealedEdition } from '../seals/edition-record';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import type { SealVerdict } from '../seals/statement';

export type PublishedRow = typeof publishedEdition.$inferSelect;
export type EditionSeal = SealVerdict | 'missing';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export async function sealedEdition(
  db: Queries,
  row: Omit<PublishedRow, 'sealed'>,
  authority: string,
): Promise<Answer<SealedEdition>> {
  const { rulebook, edition, validFrom, hash, previous, difference, publishedAt } = row;
  return sealEdition({
    rulebook,
    edition,
    validFrom,
    hash,
    ...(previous && { previous }),
    difference: sha256(difference),
    at: publishedAt,
    by: await nameOf(db, row.publishedBy),
    ...(row.proposedBy && { proposedBy: await nameOf(db, row.proposedBy) }),
    authority,
  });
}

type Stored = Pick<
  PublishedRow,
  'rulebook' | 'edition' | 'validFrom' | 'hash' | 'previous' | 'difference' | 'publishedAt' | 'sealed'
>;

/** Whether the seal is a key's of this installation, over what is stored now; of the text, over its hash. */
export function editionSeal(row: Stored): EditionSeal {
  const { sealed } = row;
  if (!sealed) return 'missing';
  if (isDamaged(sealed)) return 'broken';
  const { record, seal } = sealed;
  const same =
    record.rulebook === row.rulebook &&
    record.edition === row.edition &&
    record.validFrom === row.validFrom &&
    record.hash === row.hash &&
    (record.previous ?? null) === row.previous &&
    record.difference === sha256(row.difference) &&
    record.at === row.publishedAt;
  return same ? checkSeal('edition', record, seal, publicKeys()) : 'broken';
}
