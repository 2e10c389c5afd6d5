/** Setting a paper's parts into frames, one strip below another. */
import type { Block } from '../paper';
import { type Broken, broken, placed } from './breaks';
import { type Element, element, moved, type Part, type Piece, type Strip } from './drawing';
import { sharedMeasures } from './measures';
import { facts, note, place, qr } from './parts/boxes';
import type { Widths } from './parts/columns';
import { contents } from './parts/contents';
import { curve } from './parts/curve';
import { facsimile, type Shown } from './parts/facsimile';
import { felt } from './parts/felt';
import { figure } from './parts/figure';
import { mark } from './parts/mark';
import { matrix } from './parts/matrix';
import { moneyFlow } from './parts/money-flow';
import { table } from './parts/table';
import { display, heading, list, paragraph } from './parts/words';
import { asRead } from './read-sign';
import type { Theme } from './theme';

export function part(
  block: Block,
  theme: Theme,
  width: number,
  shown: Shown = {},
  height = Number.POSITIVE_INFINITY,
  measures?: Widths,
): Part {
  switch (block.kind) {
    case 'heading':
      return heading(block, theme, width);
    case 'paragraph':
      return paragraph(block, theme, width);
    case 'display':
      return display(block, theme, width);
    case 'facsimile':
      return facsimile(block, theme, { width, height }, shown);
    case 'contents':
      return contents(block, theme, width);
    case 'list':
      return list(block, theme, width);
    case 'mark':
      return mark(block, theme, width);
    case 'limits':
    case 'board':
    case 'notices':
      return together(asRead(block).map((each) => part(each, theme, width)));
    case 'table':
      return table(block, theme, width, measures);
    case 'figure':
      return figure(block, theme, width);
    case 'matrix':
      return matrix(block, theme, width);
    case 'curve':
      return curve(block, theme, width);
    case 'money-flow':
      return moneyFlow(block, theme, width);
    case 'felt':
      return felt(block, theme, width);
    case 'place':
      return place(block, theme, width);
    case 'note':
      return note(block, theme, width);
    case 'facts':
      return facts(block, theme, width);
    case 'qr':
      return qr(block, theme, width);
  }
}

const together = (parts: Part[]): Part => ({
  element: { ...element('Div'), children: parts.map((each) => each.element) },
  strips: parts.flatMap(({ strips }) => strips),
  cramped: parts.some(({ cramped }) => cramped ?? false),
});

export type Frame = { x: number; y: number; width: number; height: number };

export type Flowed = {
  root: Element;
  /** One list of pieces for each frame filled, in page coordinates; placed when it is first asked for. */
  readonly frames: Piece[][];
  /** How many frames are filled. */
  count: number;
  /** How far down the last frame is filled, and each of them. */
  filled: number;
  depths: number[];
  /** Nothing was taller than its frame, and no word was cut. */
  fits: boolean;
};

/** What a paragraph follows: a drawing or a table and the small print below it, or whatever says so. */
const isExplained = ({ kind }: Block, next: Block | undefined): boolean =>
  next?.kind === 'paragraph' &&
  (next.follows === true ||
    (next.tone === 'small' && ['table', 'figure', 'matrix', 'curve', 'money-flow', 'felt'].includes(kind)));

/** A paper's parts as strips of one width: whether its frames are high or low, they are the same. */
export type InStrips = { root: Element; strips: Strip[]; cramped: boolean };

export type Made = { block: Block; part: Part };

/** Each block by itself, in the order in which they are given. */
export function partsMade(
  blocks: Block[],
  theme: Theme,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  shown: Shown = {},
): Made[] {
  const measures = sharedMeasures(blocks, theme, width);
  return blocks.map((block) => ({
    block,
    part: part(block, theme, width, shown, height, measures.get(block)),
  }));
}

/** Lines of a paragraph that, with its heading, would be a leftover at the foot of a page; where a heading follows, they are all there is. */
const BRIEF = 3;

const isBriefUnderTitle = (made: Made[], index: number): boolean => {
  const { block, part: own } = made[index] ?? {};
  return (
    block?.kind === 'paragraph' &&
    made[index - 1]?.block.kind === 'heading' &&
    index < made.length - 1 &&
    made[index + 1]?.block.kind !== 'heading' &&
    (own?.strips.length ?? 0) <= BRIEF
  );
};

/** How much a break interrupts: none before a section, least between what is read by itself. */
const breakBefore = (block: Block): number => (block.kind !== 'heading' ? 0.5 : block.level === 3 ? 0.1 : 0);

/** Within a block; where nothing else is said, within a sentence. */
const WITHIN: Partial<Record<Block['kind'], number>> = { list: 0.5, facts: 0.7, table: 0.7, matrix: 0.7 };

/** One below another. */
export function joined(made: Made[]): InStrips {
  const root = element('Document');
  let cramped = false;
  const strips = made.flatMap(({ block, part: own }, index) => {
    if (own.cramped) cramped = true;
    root.children.push(own.element);
    const stays = isExplained(block, made[index + 1]?.block) || isBriefUnderTitle(made, index);
    const last = own.strips.length - 1;
    return own.strips.map((strip, at): Strip => {
      const interrupts = at === 0 ? breakBefore(block) : (WITHIN[block.kind] ?? 1);
      const placed = { ...strip, interrupts };
      const held = stays && at === last && !strip.keepWithNext;
      return held ? { ...placed, keepWithNext: true, mayPart: true } : placed;
    });
  });
  return { root, strips, cramped };
}

export const inStrips = (
  blocks: Block[],
  theme: Theme,
  size: Pick<Frame, 'width' | 'height'>,
  shown: Shown = {},
): InStrips => joined(partsMade(blocks, theme, size, shown));

/** Frames are alike in width and height; `frameAt` says where the n-th one stands on its page. */
export function fill(
  { root, strips, cramped }: InStrips,
  frameAt: (index: number) => Frame,
  { starts, filled, tooTall, spread }: Broken = broken(strips, frameAt(0).height),
): Flowed {
  let frames: Piece[][] | undefined;
  const place = () =>
    starts.map((from, index): Piece[] => {
      const frame = frameAt(index);
      return placed(strips.slice(from, starts[index + 1]), spread?.[index]).flatMap(({ strip, y }) =>
        strip.pieces.map(
          (piece): Piece => ({
            ...piece,
            marks: piece.marks.map((mark) => moved(mark, frame.x, frame.y + y)),
          }),
        ),
      );
    });
  return {
    root,
    // Most of what is set is only tried.
    get frames() {
      frames ??= place();
      return frames;
    },
    count: starts.length,
    filled: filled.at(-1) ?? 0,
    depths: filled,
    fits: !cramped && !tooTall,
  };
}

export const flow = (
  blocks: Block[],
  theme: Theme,
  frameAt: (index: number) => Frame,
  shown: Shown = {},
): Flowed => fill(inStrips(blocks, theme, frameAt(0), shown), frameAt);
