/** What vouches for a paper about a document of a house or a settled meeting: its seal and its signature. Runs in a browser too. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Reading } from './pdf/reading';
import { checkSignature, type PdfSignature } from './pdf/signature';
import type { FiledManifest, SealedFiled } from './seal-attachment';
import type { Trust } from './standing';
import { type Sealed, signatureContradicts, type Verdict } from './vouched';

export type HouseVouched = {
  paper: Sealed;
  signature: PdfSignature;
  contradictions: string[];
};

/** `attachment`: what it carries, as it lies in the file. */
export type OpenedHouse = { attachment: Uint8Array; sealed: SealedFiled | undefined };

export async function houseVouched(
  bytes: Uint8Array,
  { attachment, sealed }: OpenedHouse,
  paper: FiledManifest['paper'],
  { keys, checkSeal }: Trust,
): Promise<Reading<HouseVouched>> {
  const signature = await checkSignature(bytes);
  if (!signature.ok) return signature;
  const manifest = sealed?.manifest;
  const same =
    !manifest || (manifest.attachment === bytesToHex(sha256(attachment)) && manifest.paper === paper);
  return {
    ok: true,
    value: {
      paper: sealed
        ? { state: checkSeal('paper', sealed.manifest, sealed.seal, keys), key: sealed.seal.key }
        : { state: 'none' },
      signature: signature.value,
      contradictions: [
        ...(same ? [] : ['The attached data is not the data that was sealed.']),
        ...signatureContradicts(signature.value, manifest),
      ],
    },
  };
}

/** `enclosed`: of the sealed record in it, where it has one. */
export function houseVerdict(
  { paper, signature, contradictions }: HouseVouched,
  enclosed: Sealed | undefined,
): Verdict {
  if (contradictions.length > 0 || paper.state === 'broken' || enclosed?.state === 'broken') return 'false';
  const stands =
    paper.state === 'good' && signature.state === 'good' && (!enclosed || enclosed.state === 'good');
  return stands ? 'genuine' : 'unvouched';
}
