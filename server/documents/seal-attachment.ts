/** The seal of a paper: what of it is signed. The hash of its attached data stands for all that its pages are made from. */
import { z } from 'zod';
import { Seal } from '../seals/statement';
import { SETTLED_PAPERS } from './enclosed-settled';

export const SEAL_ATTACHMENT = 'seal.json';

export const DossierManifest = z.object({
  reference: z.string(),
  version: z.int(),
  /** SHA-256 of the frozen variant, and of the attached data as it lies in the file. */
  variant: z.string(),
  attachment: z.string(),
  /** SHA-256 of the certificate that signed every byte of the file; left out where none did. */
  certificate: z.string().optional(),
});
export type DossierManifest = z.infer<typeof DossierManifest>;

/** The papers that are shown or handed out. They cannot be made again from what they carry, so their signature stands for their pages. */
export const DISPLAYED = ['sign', 'leaflet'] as const;
export type Displayed = (typeof DISPLAYED)[number];

/** All that carry their record in the same way: the letter of a decision and the report on a trial too, which only operator and regulator get. */
export const ISSUED = [...DISPLAYED, 'letter', 'report'] as const;
export type Issued = (typeof ISSUED)[number];

export const DisplayedManifest = DossierManifest.extend({ paper: z.enum(ISSUED) });
export type DisplayedManifest = z.infer<typeof DisplayedManifest>;

export const SealedManifest = z.object({ manifest: DossierManifest, seal: Seal });
export type SealedManifest = z.infer<typeof SealedManifest>;

export const SealedDisplayed = z.object({ manifest: DisplayedManifest, seal: Seal });
export type SealedDisplayed = z.infer<typeof SealedDisplayed>;

/** Of the leaflet of premises: every submission that it is made from. */
export const PremisesManifest = z.object({
  paper: z.literal('premises'),
  premises: z.string(),
  games: z.array(z.object({ reference: z.string(), version: z.int(), variant: z.string() })).max(100),
  attachment: z.string(),
  certificate: z.string().optional(),
});
export type PremisesManifest = z.infer<typeof PremisesManifest>;

export const SealedPremises = z.object({ manifest: PremisesManifest, seal: Seal });
export type SealedPremises = z.infer<typeof SealedPremises>;

/** Of papers about documents of a house: a decision letter, a sheet from the public record, or a paper of a settled meeting. */
export const FiledManifest = z.object({
  paper: z.enum(['filing-letter', 'fee-sheet', 'pool-sign', ...SETTLED_PAPERS]),
  attachment: z.string(),
  certificate: z.string().optional(),
});
export type FiledManifest = z.infer<typeof FiledManifest>;

export const SealedFiled = z.object({ manifest: FiledManifest, seal: Seal });
export type SealedFiled = z.infer<typeof SealedFiled>;
