/** The papers as files. The same subject gives the same bytes. */
import { createHash } from 'node:crypto';
import { editionText } from '@/rulebooks/editions/edition-text';
import { canonicalJson } from '@/simulations/exact/canonical';
import { dossier } from './content/dossier';
import type { Manifest, Printed } from './content/dossier/appendix';
import { leaflet } from './content/leaflet';
import { letter, letterSubject } from './content/letter';
import { leafletMissing } from './content/missing';
import { notForDisplay } from './content/not-for-display';
import { plainText, wrappedText } from './content/plain-text';
import { type ReportSubject, trialReport } from './content/report';
import { sign } from './content/sign';
import {
  type VariationLetterSubject,
  variationLetter,
  variationLetterSubject,
} from './content/variation-letter';
import { ATTACHMENT, EDITION_ATTACHMENT, type Enclosed, enclosed } from './enclosed';
import { DISPLAYED_ATTACHMENT, enclosedDisplayed } from './enclosed-displayed';
import { fileStem } from './file-stem';
import { issued, type Sealing } from './issued';
import type { Page } from './layout/drawing';
import { inReadingOrder, setFolded } from './layout/folded';
import { forPress } from './layout/for-press';
import { furnitureText } from './layout/furniture';
import type { Shown } from './layout/parts/facsimile';
import { setPages, setPosted } from './layout/sheets';
import { parBook } from './par/book';
import { PAR_FORMS } from './par/forms';
import { parTable } from './par/table';
import { type Attachment, render } from './pdf/render';
import {
  type DossierManifest,
  type Issued,
  SEAL_ATTACHMENT,
  type SealedFiled,
  type SealedManifest,
  type SealedPremises,
} from './seal-attachment';
import type { SignLayout } from './sign-offers';
import { asApproved, type Legibility, legibilityOfSheets, officeSheet, recommendedSheet } from './sign-plan';
import { laidOutSign, type SignSheet } from './sign-sheets';
import type { Subject, SubmissionRecord } from './subject';

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function attachmentOf(subject: Subject): Attachment {
  const content: Enclosed = enclosed(subject);
  return {
    name: ATTACHMENT,
    type: 'application/json',
    description: 'The variant, its analysis and its findings, from which this document can be made again',
    bytes: Buffer.from(`${canonicalJson(content)}\n`),
  };
}

/** Of what is in the document, and of the PAR sheets that are filed beside it. */
async function manifest(subject: Subject, attachments: Attachment[]): Promise<Manifest> {
  const { record, analysis, rulebook } = subject;
  const beside = (['xlsx', 'html'] as const).map(async (form) => {
    const hash = sha256(await PAR_FORMS[form](subject));
    return { name: PAR_NAMES[form], sha256: `${hash}\n${fileStem(subject)}-par.${form}` };
  });
  return [
    { name: 'Variant', sha256: record.hash },
    { name: 'Analysis', sha256: analysis.hash },
    ...attachments.map(({ name, bytes }) => ({ name: `Attached ${name}`, sha256: sha256(bytes) })),
    ...(await Promise.all(beside)),
    { name: 'Source text', sha256: `${rulebook.source.sha256}\n${rulebook.source.file}` },
  ];
}

const PAR_NAMES = { xlsx: 'PAR sheet, workbook', html: 'PAR sheet, page' };

/** The attachment's hash stands for all that is in it. */
const manifestOf = (
  { reference, version, hash }: SubmissionRecord,
  attachment: Uint8Array,
  { signature }: Sealing,
): DossierManifest => ({
  reference,
  version,
  variant: hash,
  attachment: sha256(attachment),
  ...(signature ? { certificate: signature.certificate } : {}),
});

export function sealedManifest(
  { record }: Subject,
  attachment: Uint8Array,
  sealing: Sealing,
): SealedManifest {
  const manifest = manifestOf(record, attachment, sealing);
  return { manifest, seal: sealing.seal('dossier', manifest) };
}

export const sealAttachment = (
  of: string,
  content: SealedFiled | SealedManifest | SealedPremises,
): Attachment => ({
  name: SEAL_ATTACHMENT,
  type: 'application/json',
  description: `The seal over ${of}, which “assay verify” checks against the public key of the site`,
  bytes: Buffer.from(`${canonicalJson(content)}\n`),
});

/** What a sign or a leaflet carries once it is issued; a working copy carries nothing. */
function displayedAttachments(subject: Subject, paper: Issued, sealing: Sealing | undefined): Attachment[] {
  if (!sealing) return [];
  const bytes = Buffer.from(`${canonicalJson(enclosedDisplayed(subject, paper))}\n`);
  const manifest = { ...manifestOf(subject.record, bytes, sealing), paper };
  return [
    {
      name: DISPLAYED_ATTACHMENT,
      type: 'application/json',
      description: 'Which paper of which submission this is, and the decision on it',
      bytes,
    },
    sealAttachment(DISPLAYED_ATTACHMENT, { manifest, seal: sealing.seal('paper', manifest) }),
  ];
}

/** What a page says, in the order in which it is drawn. */
const wordsOn = ({ pieces }: Page): string =>
  pieces
    .flatMap(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text.trim()] : [])))
    .join(' ');

/** As they print once it is approved: that nothing is decided yet is said at the head of the dossier. */
export function printedPapers(subject: Subject): { printed: Printed; shown: Required<Shown> } {
  const approved = asApproved(subject);
  const { sheets, missing } = laidOutSign(approved, recommendedSheet(subject));
  const [first] = sheets;
  if (!first) throw new Error('a sign has a sheet');
  const sign = { ...first.set.drawing, pages: sheets.flatMap(({ set }) => set.drawing.pages) };
  const read = inReadingOrder(setFolded(leaflet(approved)).drawing);
  return {
    printed: {
      sign: sign.pages.map(wordsOn),
      leaflet: read.pages.map(wordsOn),
      missing,
      leafletMissing: leafletMissing(approved).map(({ text }) => text),
    },
    shown: { sign, leaflet: read },
  };
}

export async function makeDossier(subject: Subject, sealing?: Sealing): Promise<Uint8Array> {
  const attachment = attachmentOf(subject);
  const attached = [attachment, countsAttachment(subject), ...editionAttachment(subject)];
  const { printed, shown } = printedPapers(subject);
  const paper = dossier(subject, {
    manifest: await manifest(subject, attached),
    sealedBy: sealing?.key,
    printed,
  });
  const seals = sealing
    ? [sealAttachment(ATTACHMENT, sealedManifest(subject, attachment.bytes, sealing))]
    : [];
  return render(paper, setPages(paper, shown), [...attached, ...seals], sealing?.signature?.field);
}

/** The edition that the authority published, byte for byte: whoever verifies the dossier judges by it again. */
function editionAttachment({ rulebook, edition }: Subject): Attachment[] {
  if (edition === undefined) return [];
  return [
    {
      name: EDITION_ATTACHMENT,
      type: 'application/json',
      description: 'The edition of the rulebook that applies, as its authority published it',
      bytes: Buffer.from(editionText(rulebook)),
    },
  ];
}

/** Every count as the annex has it, for a spreadsheet. */
const countsAttachment = (subject: Subject): Attachment => ({
  name: 'counts.csv',
  type: 'text/csv',
  description: 'Every event of every wager with its count, chance, pay and contribution',
  bytes: Buffer.from(parTable(parBook(subject))),
});

/** As this installation issues it. */
export const makeSiteDossier = (subject: Subject): Promise<Uint8Array> =>
  issued(subject.record, (sealing) => makeDossier(subject, sealing));

/** `press`: with bleed and crop marks, in colours of ink. */
export type AskedSign = Partial<SignSheet> & { press?: boolean };

/** On the sheet asked for; on the one to take where none is. What is missing comes after it, on a page of its own. */
export async function makeSign(
  subject: Subject,
  asked: AskedSign = {},
  sealing?: Sealing,
): Promise<{
  bytes: Uint8Array;
  missing: string[];
  layout: SignLayout;
  sheets: number;
  legibility: Legibility;
}> {
  const { paper: size, orientation, layout: wanted, press } = asked;
  const sheet =
    size || orientation || wanted
      ? {
          paper: size ?? officeSheet(subject),
          orientation: orientation ?? 'portrait',
          ...(wanted ? { layout: wanted } : {}),
        }
      : recommendedSheet(subject);
  const { sheets, missing, layout } = laidOutSign(subject, sheet);
  const [first] = sheets;
  if (!first) throw new Error('a sign has a sheet');
  const lacking =
    missing.length > 0 ? [setPosted(notForDisplay(first.sign), sheet.paper, sheet.orientation)] : [];
  const drawings = [...sheets.map(({ set }) => set.drawing), ...lacking];
  const { drawing } = first.set;
  const paper = { ...first.sign.paper, blocks: sheets.flatMap(({ sign: { paper: made } }) => made.blocks) };
  const whole = {
    ...drawing,
    pages: drawings.flatMap(({ pages }) => pages),
    root: { ...drawing.root, children: drawings.flatMap(({ root }) => root.children) },
  };
  const attachments = displayedAttachments(subject, 'sign', sealing);
  const drawn = press ? forPress(whole, subject.rulebook.sheets ?? 'iso') : whole;
  const bytes = await render(paper, drawn, attachments, sealing?.signature?.field);
  const legibility = legibilityOfSheets(subject, { paper: sheet.paper, layout, sheets });
  return { bytes, missing, layout, sheets: sheets.length, legibility };
}

export const makeSiteSign = (subject: Subject, asked: AskedSign = {}): Promise<Uint8Array> =>
  issued(subject.record, async (sealing) => (await makeSign(subject, asked, sealing)).bytes);

export function makeSignText(subject: Subject): { text: string; missing: string[] } {
  const { paper, missing } = sign(subject);
  const standing = furnitureText(paper, { page: 1, pages: 1 }).state;
  const lacking =
    missing.length > 0
      ? `\nNot for display. Missing or in breach:\n${missing.map((line) => `- ${line}\n`).join('')}`
      : '';
  return { text: wrappedText(`${plainText(paper)}\n${standing}\n${lacking}`), missing };
}

export async function makeLeaflet(subject: Subject, sealing?: Sealing): Promise<Uint8Array> {
  const paper = leaflet(subject);
  const attachments = displayedAttachments(subject, 'leaflet', sealing);
  return render(paper, setFolded(paper).drawing, attachments, sealing?.signature?.field);
}

export const makeSiteLeaflet = (subject: Subject): Promise<Uint8Array> =>
  issued(subject.record, (sealing) => makeLeaflet(subject, sealing));

/** Of the decision, or of a ruling after it. `letterSubject` says whether there is one. */
export async function makeLetter(subject: Subject, sealing?: Sealing): Promise<Uint8Array> {
  const paper = letter(subject);
  const attachments = displayedAttachments(subject, 'letter', sealing);
  return render(paper, setPages(paper), attachments, sealing?.signature?.field);
}

/** Of a subject whose record is dated by its last report. */
export async function makeReport(subject: ReportSubject, sealing?: Sealing): Promise<Uint8Array> {
  const paper = trialReport(subject);
  const attachments = displayedAttachments(subject, 'report', sealing);
  return render(paper, setPages(paper), attachments, sealing?.signature?.field);
}

export async function makeSiteReport(subject: Subject): Promise<Uint8Array> {
  const { results } = subject;
  if (!results) throw new RangeError('no trial that a report could be of');
  return issued(subject.record, (sealing) => makeReport({ ...subject, results }, sealing));
}

export async function makeSiteLetter(subject: Subject, ruling = 0): Promise<Uint8Array> {
  const decided = letterSubject(subject, ruling);
  if (!decided) throw new RangeError('nothing was decided that a letter could be of');
  return issued(decided.record, (sealing) => makeLetter(decided, sealing));
}

export async function makeVariationLetter(
  subject: VariationLetterSubject,
  sealing?: Sealing,
): Promise<Uint8Array> {
  const paper = variationLetter(subject);
  const attachments = displayedAttachments(subject, 'letter', sealing);
  return render(paper, setPages(paper), attachments, sealing?.signature?.field);
}

export async function makeSiteVariationLetter(subject: Subject, ruling: number): Promise<Uint8Array> {
  const ruled = variationLetterSubject(subject, ruling);
  if (!ruled) throw new RangeError('nothing was ruled that a letter could be of');
  return issued(ruled.record, (sealing) => makeVariationLetter(ruled, sealing));
}
