/** The seal of a dossier: what of it is signed. Its attachment's hash stands for all that the pages are made from. */
import { z } from 'zod';
import { Seal } from '../seals/seal';

export const SEAL_ATTACHMENT = 'seal.json';

export const DossierManifest = z.object({
  reference: z.string(),
  version: z.int(),
  /** SHA-256 of the frozen variant, and of the attached analysis.json as it lies in the file. */
  variant: z.string(),
  attachment: z.string(),
});
export type DossierManifest = z.infer<typeof DossierManifest>;

export const SealedManifest = z.object({ manifest: DossierManifest, seal: Seal });
export type SealedManifest = z.infer<typeof SealedManifest>;
