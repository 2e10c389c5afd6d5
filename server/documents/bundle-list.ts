/** What a ZIP of papers says it holds. Runs in a browser too. */
import { z } from 'zod';
import { Line } from './enclosed';

export const BUNDLE_FORMAT = 'assay-papers/1';
export const BUNDLE_LIST = 'contents.json';
export const BUNDLE_SEAL = 'contents.seal.json';

/** When the files in the ZIP were made, as each is dated in it; older lists do not say. */
const dated = z.iso.datetime().optional();
const claims = { reference: Line, version: z.int(), status: Line, variant: Line };
const files = z.array(z.object({ name: Line, sha256: z.string().regex(/^[0-9a-f]{64}$/) })).max(100);

export const BundleList = z.object({ format: z.literal(BUNDLE_FORMAT), ...claims, dated, files });
export type BundleList = z.infer<typeof BundleList>;

/** Of the games of premises: each submission that a paper in it is of. */
export const HOUSE_FORMAT = 'assay-premises-papers/1';
export const HouseList = z.object({
  format: z.literal(HOUSE_FORMAT),
  premises: Line,
  games: z.array(z.object(claims)).min(1).max(100),
  dated,
  files,
});
export type HouseList = z.infer<typeof HouseList>;

/** Everything of one submission that its reader may read. */
export const RECORD_FORMAT = 'assay-submission/1';
export const RECORD_FILES = 3000;
const hash = z.string().regex(/^[0-9a-f]{64}$/);
export const RecordList = z.object({
  format: z.literal(RECORD_FORMAT),
  ...claims,
  dated,
  /** For whom it was made: what reviewers settle between them is in no operator's. */
  reader: z.enum(['operator', 'regulator']),
  files: z
    .array(
      z.object({
        name: Line,
        sha256: hash,
        size: z.int().min(0),
        /** Of a file that somebody attached: what they called it. */
        called: Line.optional(),
      }),
    )
    .max(RECORD_FILES),
});
export type RecordList = z.infer<typeof RecordList>;

/** In such a ZIP, the frozen variant and the events of the submission. */
export const VARIANT_FILE = 'variant.json';
export const AUDIT_FILE = 'audit.jsonl';

export const AnyList = z.discriminatedUnion('format', [BundleList, HouseList, RecordList]);
export type AnyList = z.infer<typeof AnyList>;

export type Claims = z.infer<typeof HouseList>['games'][number];

export const claimsOf = (list: AnyList): Claims[] => (list.format === HOUSE_FORMAT ? list.games : [list]);
