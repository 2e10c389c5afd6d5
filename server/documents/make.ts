/** The papers as files. The same subject gives the same bytes. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import { dossier } from './content/dossier';
import type { Manifest } from './content/dossier/appendix';
import { leaflet } from './content/leaflet';
import { plainText } from './content/plain-text';
import { type Sign, sign } from './content/sign';
import {
  type Orientation,
  type SetSheet,
  type SheetSize,
  setFolded,
  setPages,
  setSheet,
} from './layout/sheets';
import { type Attachment, render } from './pdf/render';
import { type Sealed, sealed } from './sealed';
import type { Subject } from './subject';

export const ATTACHMENT = 'analysis.json';

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

export function attachmentOf(subject: Subject): Attachment {
  const content: Sealed = sealed(subject);
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

export async function makeDossier(subject: Subject): Promise<Uint8Array> {
  const attachment = attachmentOf(subject);
  const paper = dossier(subject, manifest(subject, attachment));
  return render(paper, setPages(paper), [attachment]);
}

/**
 * Scales below which the rows of a sign cannot be read from where people stand, so that fewer wagers are shown
 * instead: capitals of 3.2 mm on A4 (two metres at 1/600 of the distance) and 2.3 mm on A5, which stands nearer.
 */
export const LEGIBLE = { A4: 1, A5: 0.72 } as const;

export type SignSheet = { paper: SheetSize; orientation: Orientation };

/** Every wager where there is room for letters that can be read; else those that a player could not know otherwise. */
export function laidOutSign(subject: Subject, sheet: SignSheet): Sign & { set: SetSheet } {
  const whole = sign(subject, 'all');
  const set = setSheet(whole.paper, sheet.paper, sheet.orientation);
  if (set.fits && set.scale >= LEGIBLE[sheet.paper]) return { ...whole, set };
  const brief = sign(subject, 'changed');
  return { ...brief, set: setSheet(brief.paper, sheet.paper, sheet.orientation) };
}

export async function makeSign(
  subject: Subject,
  sheet: SignSheet,
): Promise<{ bytes: Uint8Array; missing: string[] }> {
  const { paper, set, missing } = laidOutSign(subject, sheet);
  return { bytes: await render(paper, set.drawing), missing };
}

export function makeSignText(subject: Subject): { text: string; missing: string[] } {
  const { paper, missing } = sign(subject);
  return { text: plainText(paper), missing };
}

export async function makeLeaflet(subject: Subject): Promise<Uint8Array> {
  const paper = leaflet(subject);
  return render(paper, setFolded(paper).drawing);
}
