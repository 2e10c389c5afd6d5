/**
 * From marks with places to a tagged PDF. Nothing is dated by the clock, and pdfkit packs nothing: the same
 * drawing gives the same bytes on any machine.
 */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { canonicalJson } from '@/simulations/exact/canonical';
import { type Bounds, boundsOf } from '../layout/bounds';
import type { Drawing, Element, Mark, Page, Piece } from '../layout/drawing';
import { type Face, featuresOf, fontBytes, RAISED, runsOf, runWidth } from '../layout/fonts';
import type { Paper } from '../paper';
import { markArchival } from './archival';
import { bookmarks, joinLink, type Links, linkPiece, placesIn } from './links';
import { packed } from './packed';
import { boxPage, markPress, ofInk } from './press';
import { addSignatureField, type SignatureField } from './signature-field';

export type Attachment = { name: string; type: string; description: string; bytes: Buffer };

type Document = InstanceType<typeof PDFDocument>;
type Content = ReturnType<Document['markStructureContent']>;
type Structure = ReturnType<Document['struct']>;

/** pdfkit writes these into XML as they are. */
const plain = (text: string): string => text.replaceAll('&', 'and').replace(/[<>]/g, ' ');

/** Finer than any printer: outlines of many points would otherwise be most of a file. */
const fine = (value: number): number => Math.round(value * 100) / 100;

/** Points nearer to each other than this show as one: a pip of a die came with eighty. */
const NEAR = 0.3;

function trace(document: Document, points: [number, number][]): void {
  let [beforeX, beforeY] = [Number.NaN, Number.NaN];
  points.forEach(([x, y], index) => {
    const ends = index === 0 || index === points.length - 1;
    if (!ends && Math.hypot(x - beforeX, y - beforeY) < NEAR) return;
    if (index === 0) document.moveTo(fine(x), fine(y));
    else document.lineTo(fine(x), fine(y));
    [beforeX, beforeY] = [x, y];
  });
}

/** A colour as the file is meant to have it: of light, or of ink. */
type Colour = (color: string) => PDFKit.Mixins.ColorValue;

function draw(document: Document, mark: Mark, face: (face: Face) => string, colour: Colour): void {
  switch (mark.draw) {
    case 'text': {
      let x = mark.x;
      const apart = mark.turned !== undefined || mark.opacity !== undefined;
      if (apart) document.save();
      if (mark.turned !== undefined) {
        const wide = runsOf(mark.text, mark.weight).reduce(
          (sum, run) => sum + runWidth(run, mark.size, mark.tabular),
          0,
        );
        const middle: [number, number] = [x + wide / 2, mark.y - mark.size * 0.36];
        document.rotate(-mark.turned, { origin: middle });
      }
      if (mark.opacity !== undefined) document.fillOpacity(mark.opacity);
      for (const run of runsOf(mark.text, mark.weight)) {
        const raised = run.raised === true;
        // Read aloud and copied, a power is not a subtraction.
        if (raised) document.markContent('Span', { actual: `^${run.text}` });
        document
          .font(face(run.face))
          .fontSize(mark.size * (raised ? RAISED.size : 1))
          .fillColor(colour(mark.color))
          .text(run.text, x, mark.y - (raised ? mark.size * RAISED.rise : 0), {
            lineBreak: false,
            baseline: 'alphabetic',
            features: featuresOf(mark.tabular) as unknown as PDFKit.Mixins.OpenTypeFeatures[],
          });
        if (raised) document.endMarkedContent();
        x += runWidth(run, mark.size, mark.tabular);
      }
      if (apart) document.restore();
      return;
    }
    case 'line':
      document
        .lineWidth(mark.width)
        .strokeColor(colour(mark.color))
        .moveTo(mark.x1, mark.y1)
        .lineTo(mark.x2, mark.y2)
        .stroke();
      return;
    case 'rect':
      document.rect(mark.x, mark.y, mark.width, mark.height).fill(colour(mark.fill));
      return;
    case 'outline':
    case 'picture': {
      const { x, y, width, height } = mark;
      document.save();
      if (mark.turned !== undefined)
        document.rotate(mark.turned, { origin: [x + width / 2, y + height / 2] });
      document.translate(x, y);
      if (mark.draw === 'picture') document.image(Buffer.from(mark.png, 'base64'), 0, 0, { width, height });
      else {
        if (mark.opacity !== undefined) document.fillOpacity(mark.opacity);
        document
          .rect(0, 0, width, height)
          .clip()
          .scale(mark.scale)
          .path(mark.path)
          .fill(colour(mark.fill), mark.evenOdd ? 'even-odd' : 'non-zero');
      }
      document.restore();
      return;
    }
    case 'area':
      trace(document, mark.points);
      document.closePath().fill(colour(mark.fill));
      return;
    case 'stroke':
      trace(document, mark.points);
      document.lineWidth(mark.width).strokeColor(colour(mark.color));
      if (mark.dashes) document.dash(mark.dashes[0], { space: mark.dashes[1] }).stroke().undash();
      else document.stroke();
  }
}

type Drawn = Map<Element, { content: Content[]; box: Bounds }>;

type OnPages = {
  face: (face: Face) => string;
  drawn: Drawn;
  links: Links;
  places: ReadonlySet<string>;
  mark: (piece: Piece) => void;
  colour: Colour;
};

function drawPage(
  document: Document,
  page: Page,
  { face, drawn, links, places, mark: bookmark, colour }: OnPages,
): void {
  for (const piece of page.pieces) {
    const { element, marks } = piece;
    bookmark(piece);
    if (marks.length === 0) continue;
    if (!element) {
      document.markContent('Artifact', { type: 'Layout' });
      for (const mark of marks) draw(document, mark, face, colour);
      document.endMarkedContent();
      continue;
    }
    const content = document.markStructureContent(element.role);
    for (const mark of marks) draw(document, mark, face, colour);
    document.endMarkedContent();
    const before = drawn.get(element);
    if (before) before.content.push(content);
    else drawn.set(element, { content: [content], box: boundsOf(marks) });
    if (piece.to !== undefined && places.has(piece.to)) linkPiece(document, piece, links);
  }
}

function tag(
  document: Document,
  element: Element,
  { drawn, links }: Pick<OnPages, 'drawn' | 'links'>,
): Structure {
  const own = drawn.get(element);
  const figure = element.role === 'Figure' && own;
  const made = document.struct(element.role, {
    ...(element.alt ? { alt: element.alt } : {}),
    ...(element.scope ? { scope: element.scope } : {}),
    ...(figure ? { bbox: own.box, placement: 'Block' } : {}),
  } as Parameters<Document['struct']>[1]);
  const link = links.get(element);
  if (link) joinLink(document, made, link);
  for (const content of own?.content ?? []) made.add(content);
  for (const child of element.children) made.add(tag(document, child, { drawn, links }));
  made.end();
  return made;
}

export async function render(
  paper: Paper,
  drawing: Drawing,
  attachments: Attachment[] = [],
  signature?: SignatureField,
): Promise<Uint8Array> {
  const dated = new Date(paper.dated);
  const options = {
    size: [drawing.width, drawing.height] as [number, number],
    margin: 0,
    autoFirstPage: false,
    compress: false,
    pdfVersion: '1.7' as const,
    subset: 'PDF/UA' as const,
    tagged: true,
    displayTitle: true,
    lang: paper.language,
    info: {
      Title: plain(paper.title),
      Subject: plain(paper.subject),
      Producer: 'Assay',
      Creator: 'Assay',
      CreationDate: dated,
      ModDate: dated,
      Keywords: `sha256-${createHash('sha256').update(canonicalJson(paper)).digest('hex')}`,
    },
  };
  const document = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
  // Every mark has its place: pdfkit would lay out each text twice more to move a cursor that nothing here uses.
  document.widthOfString = () => 0;
  const faces = new Set<Face>();
  const face = (name: Face): string => {
    if (!faces.has(name)) {
      document.registerFont(name, fontBytes(name));
      faces.add(name);
    }
    return name;
  };
  const on: OnPages = {
    face,
    drawn: new Map(),
    links: new Map(),
    places: placesIn(drawing),
    mark: bookmarks(document),
    colour: drawing.press ? ofInk : (color) => color,
  };
  let signed: Structure | undefined;
  for (const page of drawing.pages) {
    document.addPage();
    drawPage(document, page, on);
    if (drawing.press) boxPage(document, drawing.press);
    if (signature && !signed) signed = addSignatureField(document, signature);
    // A long paper lets other requests be answered between its pages.
    await setImmediate();
  }
  document.addStructure(tag(document, drawing.root, on));
  if (signed) document.addStructure(signed);
  for (const { name, type, description, bytes } of attachments)
    document.file(bytes, {
      name,
      type,
      description,
      creationDate: dated,
      modifiedDate: dated,
      relationship: 'Data',
    } as Parameters<Document['file']>[1]);
  if (drawing.press) markPress(document, drawing.press);
  else markArchival(document, dated);
  document.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of document) chunks.push(chunk as Uint8Array);
  return packed(Buffer.concat(chunks));
}
