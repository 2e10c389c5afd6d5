/** A paper about a document of a house, sealed and signed as other issued papers are. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import { type EnclosedFiled, FILED_ATTACHMENT } from './enclosed-filed';
import { issuedAs, type Sealing } from './issued';
import type { Drawing } from './layout/drawing';
import { sealAttachment } from './make';
import type { Paper } from './paper';
import { type Attachment, render } from './pdf/render';
import type { FiledManifest } from './seal-attachment';

/** With its seal, which names the certificate that signs the pages. */
export function sealedWith(
  attachment: Attachment,
  paper: FiledManifest['paper'],
  { seal, signature }: Sealing,
): Attachment[] {
  const manifest: FiledManifest = {
    paper,
    attachment: createHash('sha256').update(attachment.bytes).digest('hex'),
    ...(signature && { certificate: signature.certificate }),
  };
  return [attachment, sealAttachment(attachment.name, { manifest, seal: seal('paper', manifest) })];
}

/** A sheet from the public record; without `filed`, one that nobody stands for. */
export function renderFiled(
  paper: Paper,
  drawing: Drawing,
  filed: EnclosedFiled | undefined,
): Promise<Uint8Array> {
  if (!filed) return render(paper, drawing);
  const attachment: Attachment = {
    name: FILED_ATTACHMENT,
    type: 'application/json',
    description: 'What the public record says of the document that this is made from',
    bytes: Buffer.from(`${canonicalJson(filed)}\n`),
  };
  const reason = `${filed.code} of ${filed.operator}: in force from ${filed.inForceFrom}`;
  return issuedAs({ dated: filed.decidedAt, reason }, (sealing) =>
    render(paper, drawing, sealedWith(attachment, filed.paper, sealing), sealing.signature?.field),
  );
}
