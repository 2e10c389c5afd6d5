/** The papers as files. The same subject gives the same bytes. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import { currentKey } from '../seals/ring';
import { type Seal, seal } from '../seals/seal';
import { dossier } from './content/dossier';
import type { Manifest } from './content/dossier/appendix';
import { leaflet } from './content/leaflet';
import { plainText } from './content/plain-text';
import { missingSheet, sign } from './content/sign';
import { type Enclosed, enclosed } from './enclosed';
import { setFolded } from './layout/folded';
import { setPages, setSheet } from './layout/sheets';
import { type Attachment, render } from './pdf/render';
import { type DossierManifest, SEAL_ATTACHMENT, type SealedManifest } from './seal-attachment';
import type { SignLayout } from './sign-offers';
import { asApproved, recommendedSheet } from './sign-plan';
import { laidOutSign, type SignSheet } from './sign-sheets';
import type { Subject } from './subject';

export const ATTACHMENT = 'analysis.json';

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

export function attachmentOf(subject: Subject): Attachment {
  const content: Enclosed = enclosed(subject);
  return {
    name: ATTACHMENT,
    type: 'application/json',
    description: 'The variant, its analysis and its findings, from which this document can be made again',
    bytes: Buffer.from(`${canonicalJson(content)}\n`),
  };
}

function manifest({ record, analysis, rulebook }: Subject, attachment: Attachment): Manifest {
  return [
    { name: 'Variant', sha256: record.hash },
    { name: 'Analysis', sha256: analysis.hash },
    { name: `Attached ${ATTACHMENT}`, sha256: sha256(attachment.bytes) },
    { name: 'Source text', sha256: `${rulebook.source.sha256}\n${rulebook.source.file}` },
  ];
}

/** Who seals it: by which key, and how. */
export type Sealing = { key: string; seal: (manifest: DossierManifest) => Seal };

/** By the key of this installation. */
export function siteSealing(): Sealing {
  const key = currentKey();
  return { key: key.id, seal: (manifest) => seal('dossier', manifest, key) };
}

/** What is signed: the attachment's hash stands for all that is in it. */
export function sealedManifest(
  { record }: Subject,
  attachment: Buffer,
  { seal: by }: Sealing,
): SealedManifest {
  const manifest: DossierManifest = {
    reference: record.reference,
    version: record.version,
    variant: record.hash,
    attachment: sha256(attachment),
  };
  return { manifest, seal: by(manifest) };
}

const sealAttachment = (content: SealedManifest): Attachment => ({
  name: SEAL_ATTACHMENT,
  type: 'application/json',
  description: `The seal over ${ATTACHMENT}, which “assay verify” checks against the public key of the site`,
  bytes: Buffer.from(`${canonicalJson(content)}\n`),
});

export async function makeDossier(subject: Subject, sealing?: Sealing): Promise<Uint8Array> {
  const attachment = attachmentOf(subject);
  const paper = dossier(subject, {
    manifest: manifest(subject, attachment),
    sealedBy: sealing?.key,
    // As it will be once approved: that nothing is decided yet is said at the head of the dossier.
    signs: laidOutSign(asApproved(subject), recommendedSheet(subject)).sheets.map(({ sign: made }) => made),
  });
  const seals = sealing ? [sealAttachment(sealedManifest(subject, attachment.bytes, sealing))] : [];
  return render(paper, setPages(paper), [attachment, ...seals]);
}

/** A working copy is nobody's word, so it carries no seal. */
export const makeSiteDossier = (subject: Subject): Promise<Uint8Array> =>
  makeDossier(subject, subject.record.draft ? undefined : siteSealing());

/** On the sheet asked for; on the one to take where none is. What is missing comes after it, on a page of its own. */
export async function makeSign(
  subject: Subject,
  asked: Partial<SignSheet> = {},
): Promise<{ bytes: Uint8Array; missing: string[]; layout: SignLayout; sheets: number }> {
  const { paper: size, orientation, layout: wanted } = asked;
  const sheet =
    size || orientation || wanted
      ? { paper: size ?? 'A4', orientation: orientation ?? 'portrait', ...(wanted ? { layout: wanted } : {}) }
      : recommendedSheet(subject);
  const { sheets, missing, layout } = laidOutSign(subject, sheet);
  const [first] = sheets;
  if (!first) throw new Error('a sign has a sheet');
  const lacking =
    missing.length > 0
      ? [setSheet(missingSheet(first.sign), sheet.paper, sheet.orientation, { most: 1 })]
      : [];
  const drawings = [...sheets.map(({ set }) => set), ...lacking].map(({ drawing }) => drawing);
  const { drawing } = first.set;
  const paper = { ...first.sign.paper, blocks: sheets.flatMap(({ sign: { paper: made } }) => made.blocks) };
  const whole = {
    ...drawing,
    pages: drawings.flatMap(({ pages }) => pages),
    root: { ...drawing.root, children: drawings.flatMap(({ root }) => root.children) },
  };
  return { bytes: await render(paper, whole), missing, layout, sheets: sheets.length };
}

export function makeSignText(subject: Subject): { text: string; missing: string[] } {
  const { paper, missing } = sign(subject);
  const lacking =
    missing.length > 0 ? `\nNot for display. Missing:\n${missing.map((line) => `- ${line}\n`).join('')}` : '';
  return { text: `${plainText(paper)}${lacking}`, missing };
}

export async function makeLeaflet(subject: Subject): Promise<Uint8Array> {
  const paper = leaflet(subject);
  return render(paper, setFolded(paper).drawing);
}
