/** Links within a paper, the places they lead to, and its bookmarks: what pdfkit writes of them is not enough for readers who listen. */
import type PDFDocument from 'pdfkit';
import { type Bounds, boundsOf } from '../layout/bounds';
import type { Drawing, Element, Mark, Piece } from '../layout/drawing';

type Document = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Document['struct']>;
type Reference = { end: () => void; data: Record<string, unknown> };

/** pdfkit's own ways to write objects, which its types leave out. */
type Written = {
  ref: (data: Record<string, unknown>) => Reference;
  page: { annotations: Reference[]; dictionary: Reference; height: number; width: number };
  createStructParentTreeNextKey: () => number;
  getStructParentTree: () => { add: (key: number, value: Reference) => void };
  addNamedDestination: (name: string, kind: 'XYZ', x: number, y: number, zoom: null) => void;
};

type Flushed = { dictionary: Reference; _flushChild: (child: unknown) => void };

const textOf = (marks: Mark[]): string =>
  marks
    .map((mark) => (mark.draw === 'text' ? mark.text : ''))
    .join('')
    .trim();

/** As wide as its words, and a little higher. */
function around(marks: Mark[]): Bounds {
  const [left, top, right, bottom] = boundsOf(marks);
  return [left, top - 1, right, bottom + 3];
}

const PRINT = 4;
/** White above a place that a link leads to. */
const ABOVE = 14;

export const placesIn = ({ pages }: Drawing): ReadonlySet<string> =>
  new Set(pages.flatMap(({ pieces }) => pieces.flatMap(({ id }) => id ?? [])));

type Link = { annotation: Reference; key: number; page: Reference };
export type Links = Map<Element, Link>;

export function linkPiece(document: Document, piece: Piece, links: Links): void {
  const { element, marks, to } = piece;
  if (!element || to === undefined || marks.length === 0) return;
  const written = document as unknown as Written;
  const [left, top, right, bottom] = around(marks);
  const { height, dictionary } = written.page;
  const key = written.createStructParentTreeNextKey();
  const annotation = written.ref({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [left, height - bottom, right, height - top],
    Border: [0, 0, 0],
    F: PRINT,
    Contents: new String(textOf(marks)),
    Dest: new String(to),
    StructParent: key,
  });
  annotation.end();
  written.page.annotations.push(annotation);
  links.set(element, { annotation, key, page: dictionary });
}

/** The element of a link names its annotation, on the page where that is. */
export function joinLink(document: Document, made: Structure, { annotation, key, page }: Link): void {
  const flushed = made as unknown as Flushed;
  (document as unknown as Written).getStructParentTree().add(key, flushed.dictionary);
  const flush = flushed._flushChild.bind(made);
  let first = true;
  flushed._flushChild = (child) => {
    flush(child);
    const kids = flushed.dictionary.data.K;
    if (first && Array.isArray(kids)) kids.push({ Type: 'OBJR', Obj: annotation, Pg: page });
    first = false;
  };
}

type Outline = ReturnType<Document['outline']['addItem']>;

/** Bookmarks of the parts, and of the sections within each. */
export function bookmarks(document: Document): (piece: Piece) => void {
  let part: Outline | undefined;
  return ({ heading, marks, id }) => {
    const written = document as unknown as Written;
    const top = marks.length > 0 ? Math.max(0, boundsOf(marks)[1] - ABOVE) : 0;
    if (id !== undefined) written.addNamedDestination(id, 'XYZ', 0, top, null);
    if (!heading || id === undefined) return;
    const at = { fit: false, top, left: written.page.width } as unknown as { expanded: boolean };
    if (heading.part !== undefined) part = document.outline.addItem(heading.text, at);
    else if (heading.level === 2) part?.addItem(heading.text, at);
  };
}
