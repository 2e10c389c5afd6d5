/** What a paper says, as plain data: it can be read, compared and tested without a PDF. */

import type { Limit } from '@/server/vocabulary/limit-words';
import type { Felt } from '@/simulations/felt/felt';
import type { Mark as OperatorMark } from '../vocabulary/mark';
import type { SheetFamily } from './sign-offers';

export type { OperatorMark };

export type Language = 'en-GB' | 'en-US';

export type Tone = 'plain' | 'attention' | 'breach' | 'good';

export type Align = 'left' | 'right';

export type Column = {
  title: string;
  align?: Align;
  /** Share of the width left over once every column has what it needs; 0 keeps it tight. */
  grow?: number;
  /** Digits in columns line up. */
  figures?: boolean;
  /** The one of several that counts here, which the caption names. */
  shaded?: true;
};

/** Leads to the place of this name in the paper, or is one. */
export type Linked = { to?: string; id?: string };

/** `bar`: a share of one, drawn beside the figure it repeats. `named`: its first line is a name, set strong over what is said of it. */
export type Cell =
  | string
  | ({ text: string; strong?: boolean; named?: true; tone?: Tone; bar?: number } & Linked);

export type Row = {
  cells: Cell[];
  /** A total: ruled off and set strong. */
  total?: boolean;
  /** A row that names the rows below it, across all columns but those at the end in which it has a cell. */
  group?: boolean;
  /** The one that applies here, which its words say too. */
  chosen?: true;
  /** Belongs to the row above and stays with it where a table is set in stacks or on several sheets. */
  under?: boolean;
};

export type Table = {
  kind: 'table';
  caption: string;
  columns: Column[];
  rows: Row[];
  /** Columns, from the left, whose cells name their row. */
  rowHeaders: number;
  /** Small tables that belong with the lines above them carry no printed caption. */
  captionHidden?: boolean;
  /** Columns of values may be set in tables one below another where the width cannot hold them all. */
  splits?: boolean;
  /** Of those tables, what the later ones are called: what the caption says of one column may be above. */
  laterCaption?: string;
  /** Set in a number of stacks side by side, each with its heads. */
  stacks?: number;
};

/** The house's gain as a share of what was staked, after a number of rounds: bands narrowing to the edge. */
export type BandsPanel = {
  title: string;
  /** What the drawing shows, in words. */
  alt: string;
  edge: number;
  bands: { rounds: number; confidence: number; low: number; high: number }[];
};

export type Figure = { kind: 'figure'; caption: string; panels: BandsPanel[] };

/** What to do, by rows and columns, in as few letters as say it. */
export type Matrix = {
  kind: 'matrix';
  caption: string;
  /** How to read it, with the key to the letters. */
  explains: string;
  /** Heads the rows. */
  corner: string;
  columns: string[];
  /** `shade` from 0, white, to 1: it repeats what the text says. */
  rows: { label: string; cells: { text: string; shade: number }[] }[];
};

type Tick = { at: number; text: string };

/** Lines through a plane, with the points that have a name. */
export type Curve = {
  kind: 'curve';
  caption: string;
  /** What the drawing shows, in words. */
  alt: string;
  across: { title: string; ticks: Tick[] };
  up: { title: string; ticks: Tick[] };
  /** Of several, each has its name and its dashes. */
  lines: { label?: string; points: [x: number, y: number][] }[];
  marks: { x: number; y: number; label: string }[];
};

/** A name and a sum; `share` is of all the money, and `past` what goes past the middle. */
export type FlowEnd = { name: string; amount: string; share: number; past?: true };

/** Money from where it came, through what is divided of it, to where it went: bands as thick as their sums. */
export type MoneyFlow = {
  kind: 'money-flow';
  caption: string;
  /** What the drawing shows, in words. */
  alt: string;
  from: FlowEnd[];
  through: FlowEnd | undefined;
  to: FlowEnd[];
};

/** A table's layout, drawn; it may break between its blocks. */
export type FeltFigure = {
  kind: 'felt';
  caption: string;
  felt: Felt;
};

/** One thing that wins, with what it pays; `edge` where the row is a wager of its own. */
export type BoardRow = { pays: string; label: string; note?: string; edge?: string };

export type BoardList = {
  /** What every row below begins with, or goes on to say. */
  head?: string;
  /** What is so of every row below, under the head. */
  note?: string;
  rows: BoardRow[];
};

export type BoardPart = {
  /** Heads rows that are wagers of their own: "Inside bets". */
  title?: string;
  /** Wagers that share the rows below, each with its edge and what the edge is of. */
  wagers: { name: string; edge: string; notes: string[] }[];
  lists: BoardList[];
};

/** What a table pays, set to be seen: parts that never break after a single row. */
export type Board = {
  kind: 'board';
  /** Over the edges of its rows: “House edge”, where the house banks. */
  edgeHead: string;
  parts: BoardPart[];
};

/** “House edge” as “house edge”. */
export const withinSentence = (head: string): string => `${head.slice(0, 1).toLowerCase()}${head.slice(1)}`;

/** What must be said and heads nothing: first what the edges are for, then each notice, once. */
export type Notices = { kind: 'notices'; lines: string[] };

export type Heading = {
  kind: 'heading';
  level: 1 | 2 | 3;
  text: string;
  eyebrow?: string;
  /** Or on the page before, where all that it heads fits there or that page would be half empty. */
  newPage?: boolean | 'unless-it-fits';
  /** Begins a part of this name: its pages say so, and are numbered within it too. */
  part?: string;
  id?: string;
};

export type Block =
  | Heading
  | ({
      kind: 'paragraph';
      text: string;
      tone?: 'lead' | 'plain' | 'small' | 'strong';
      keepWithNext?: boolean;
      /** It speaks of what stands above it, and stays there. */
      follows?: true;
      /** It begins with the name of what it speaks of, up to a colon, which is set strong. */
      named?: true;
    } & Linked)
  /** The very pages of another paper, made small: each a figure that is read as these words. */
  | { kind: 'facsimile'; of: 'sign' | 'leaflet'; caption: string; alts: string[] }
  /** Every part and section with its page. */
  | { kind: 'contents'; entries: { text: string; to: string; part: boolean }[] }
  | { kind: 'list'; items: string[]; ordered?: boolean }
  | Table
  | Figure
  | Matrix
  | Curve
  | MoneyFlow
  | FeltFigure
  | { kind: 'note'; tone: Tone; title: string; lines: string[] }
  | { kind: 'facts'; entries: { label: string; value: string; tone?: Tone }[] }
  | { kind: 'qr'; url: string; text: string; alt: string }
  /** Large type that carries the sheet: a sign's game, where it is offered, a cap on what is paid. */
  | { kind: 'display'; text: string; size: 'huge' | 'large' | 'medium'; accent?: boolean }
  | { kind: 'limits'; groups: Limit[] }
  /** The operator's own, beside the name of the game. */
  | { kind: 'mark'; mark: OperatorMark; alt: string }
  | Board
  | Notices
  /** Room for what is written or shown by hand, where it changes while the sheet is up. */
  /** `under`: the part of a board whose rows it stands below. */
  | { kind: 'place'; text: string; under?: string };

/** A word that leads to the place of that name where it is met first. */
export type Term = { term: string; to: string };

/** What every page carries. */
export type Furniture = {
  title: string;
  version: string;
  status: string;
  /** ISO date; only once there is one. */
  approved?: string;
  shortHash: string;
};

export type Paper = {
  title: string;
  subject: string;
  language: Language;
  /** What it is printed on where no sheet is chosen; ISO where nothing is said. */
  sheets?: SheetFamily;
  /** The one accent colour of the jurisdiction, `#rrggbb`. */
  accent: string;
  furniture: Furniture;
  /** ISO date and time that the submission fixes; nothing in the file is dated otherwise. */
  dated: string;
  /** Crosses every page: "DRAFT", "NOT FOR DISPLAY". */
  mark?: string;
  blocks: Block[];
  terms?: Term[];
  /** For the head of a leaflet's back where that would be half empty: the first of them that fits. */
  onBack?: Block[][];
};

export const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);
