/**
 * Between the content model and the PDF: pages of marks with their places, and the tree that says what each
 * mark is part of. Lengths are points; y runs down from the top of the page; text stands on its baseline.
 */
import type { LimitGroup } from '@/rulebooks/variant/limits';

/** Limits are no part of what is approved; the price of a progressive is. */
export type LimitField = LimitEnd | `${LimitGroup}-${LimitEnd}` | LimitGroup;
/** Of the limits that are set largest: by their group where several are. */
export type LimitEnd = 'minimum' | 'maximum';
/** Called by what it is for: “Perfect Pairs”. */
export type Limited = { limit: LimitField; called: string };

export type Weight = 'regular' | 'semibold';

export type Mark =
  | {
      draw: 'text';
      x: number;
      y: number;
      text: string;
      weight: Weight;
      size: number;
      color: string;
      tabular: boolean;
      /** Turned about its middle, in degrees, upwards to the right. */
      turned?: number;
      /** Less than 1 lets what is under it be read. */
      opacity?: number;
      /** What a screen may show otherwise without a new approval: a limit of the table. */
      field?: Limited;
    }
  | {
      draw: 'line';
      x1: number;
      y1: number;
      x2: number;
      y2: number;
      color: string;
      width: number;
    }
  | { draw: 'rect'; x: number; y: number; width: number; height: number; fill: string }
  | {
      /** Seen only within its box: an operator's drawing may say more than its frame shows. */
      draw: 'outline';
      x: number;
      y: number;
      width: number;
      height: number;
      /** Of the path, which begins at 0, 0. */
      scale: number;
      path: string;
      fill: string;
      evenOdd?: boolean;
      opacity?: number;
      /** About its middle; only half a turn is asked for. */
      turned?: number;
    }
  | {
      draw: 'picture';
      x: number;
      y: number;
      width: number;
      height: number;
      /** A PNG in base 64. */
      png: string;
      turned?: number;
    }
  | { draw: 'area'; points: [number, number][]; fill: string }
  | {
      draw: 'stroke';
      points: [number, number][];
      color: string;
      width: number;
      /** A length drawn and one left out. */
      dashes?: readonly [number, number] | undefined;
    };

export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'
  | 'Span'
  | 'Note'
  | 'Div';

/** An element of the document's logical structure, in reading order. */
export type Element = {
  role: Role;
  alt?: string;
  scope?: 'Column' | 'Row';
  children: Element[];
};

export const element = (role: Role, extra: Omit<Element, 'role' | 'children'> = {}): Element => ({
  role,
  ...extra,
  children: [],
});

/** Marks that belong to one element; without one they are furniture, which a reader aloud passes over. */
export type Piece = {
  element?: Element | undefined;
  marks: Mark[];
  /** Leads to the piece of this name; its element is then a link. */
  to?: string | undefined;
  id?: string | undefined;
  /** Shown among the bookmarks of a reader. */
  heading?: { level: 1 | 2 | 3; text: string; part?: string } | undefined;
  /** Its one mark, empty and at the right edge, gets the number of the page where that piece is. */
  pageOf?: string | undefined;
};

/** Within the element that the text would be part of. */
export function linkIn(target: Element): Element {
  const link = element('Link');
  target.children.push(link);
  return link;
}

export type Page = { pieces: Piece[] };

/** For a print shop: where the sheet is cut, how far colour goes beyond, and for which printing it is meant. */
export type Press = { trim: [number, number, number, number]; bleed: number; condition: string };

export type Drawing = {
  width: number;
  height: number;
  pages: Page[];
  root: Element;
  press?: Press | undefined;
  /** How far down a sheet is folded across, where it is. */
  fold?: number;
};

export function moved(mark: Mark, dx: number, dy: number): Mark {
  switch (mark.draw) {
    case 'text':
    case 'rect':
    case 'outline':
    case 'picture':
      return { ...mark, x: mark.x + dx, y: mark.y + dy };
    case 'line':
      return { ...mark, x1: mark.x1 + dx, y1: mark.y1 + dy, x2: mark.x2 + dx, y2: mark.y2 + dy };
    case 'area':
    case 'stroke':
      return { ...mark, points: mark.points.map(([x, y]) => [x + dx, y + dy]) };
  }
}

/**
 * A slice of the flow that is never cut. The flow sets slices one below another and starts a new page where
 * the next ones that keep together no longer fit.
 */
export type Strip = {
  height: number;
  /** White above, dropped at the top of a page. */
  gap: number;
  /** White within it, half above its text and half below, that may grow as a gap may: a row of a table. */
  padding?: number;
  keepWithNext: boolean;
  /** It names what follows, and is never left alone at the foot of a page, however tall that is. */
  title?: boolean;
  pieces: Piece[];
  /** Set again at the top of a page that begins with this strip: a table's column heads. */
  headAgain?: Strip;
  /** Set instead at the top of a column: it says there what the columns of its rows are. */
  atTop?: () => Strip;
  newPage?: boolean | 'unless-it-fits' | undefined;
  /** Where all that it is kept with is higher than a frame, a break may come after it. */
  mayPart?: boolean;
  /** On two pages side by side with what it explains, if not on one. */
  faces?: boolean;
  /** Of a break before it: how much that interrupts, from 0 before a section to 1 within a sentence. */
  interrupts?: number;
};

/** `cramped`: a word had to be cut, or a column was narrower than its contents. */
export type Part = { element: Element; strips: Strip[]; cramped?: boolean };
