/** What a ZIP of papers says it holds. Runs in a browser too. */
import { z } from 'zod';
import { Line } from './enclosed';

export const BUNDLE_FORMAT = 'assay-papers/1';
export const BUNDLE_LIST = 'contents.json';
export const BUNDLE_SEAL = 'contents.seal.json';

export const BundleList = z.object({
  format: z.literal(BUNDLE_FORMAT),
  reference: Line,
  version: z.int(),
  status: Line,
  variant: Line,
  files: z.array(z.object({ name: Line, sha256: z.string().regex(/^[0-9a-f]{64}$/) })).max(100),
});
export type BundleList = z.infer<typeof BundleList>;
