/** Setting a paper's parts into frames, one strip below another. */
import type { Block } from '../paper';
import { type Element, element, moved, type Part, type Piece, type Strip } from './drawing';
import { facts, note, place, qr } from './parts/boxes';
import { curve } from './parts/curve';
import { figure } from './parts/figure';
import { matrix } from './parts/matrix';
import { table } from './parts/table';
import { display, heading, list, paragraph } from './parts/words';
import type { Theme } from './theme';

export function part(block: Block, theme: Theme, width: number): Part {
  switch (block.kind) {
    case 'heading':
      return heading(block, theme, width);
    case 'paragraph':
      return paragraph(block, theme, width);
    case 'display':
      return display(block, theme, width);
    case 'list':
      return list(block, theme, width);
    case 'table':
      return table(block, theme, width);
    case 'figure':
      return figure(block, theme, width);
    case 'matrix':
      return matrix(block, theme, width);
    case 'curve':
      return curve(block, theme, width);
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

export type Frame = { x: number; y: number; width: number; height: number };

export type Flowed = {
  root: Element;
  /** One list of pieces for each frame filled, in page coordinates. */
  frames: Piece[][];
  /** How far down the last frame is filled. */
  filled: number;
  /** Nothing was taller than its frame, and no word was cut. */
  fits: boolean;
};

const heightOf = (strips: Strip[]): number =>
  strips.reduce((sum, strip) => sum + strip.gap + strip.height, 0);

/** Strips that may not be parted, from this one on. */
function together(strips: Strip[], from: number): Strip[] {
  let to = from;
  while (strips[to]?.keepWithNext && to + 1 < strips.length) to++;
  return strips.slice(from, to + 1);
}

/** Frames are alike in width and height; `frameAt` says where the n-th one stands on its page. */
export function flow(blocks: Block[], theme: Theme, frameAt: (index: number) => Frame): Flowed {
  const { width, height } = frameAt(0);
  const root = element('Document');
  let fits = true;
  const strips = blocks.flatMap((block) => {
    const made = part(block, theme, width);
    if (made.cramped) fits = false;
    root.children.push(made.element);
    return made.strips;
  });
  const frames: Piece[][] = [[]];
  let y = 0;
  const place = (strip: Strip) => {
    const frame = frameAt(frames.length - 1);
    const current = frames[frames.length - 1] as Piece[];
    for (const { element: owner, marks } of strip.pieces)
      current.push({ element: owner, marks: marks.map((mark) => moved(mark, frame.x, frame.y + y)) });
    y += strip.height;
  };
  strips.forEach((strip, index) => {
    const startsGroup = index === 0 || !strips[index - 1]?.keepWithNext;
    const group = startsGroup ? together(strips, index) : [strip];
    const needed = heightOf(group) - (y === 0 ? strip.gap : 0);
    const groupFitsAFrame = heightOf(group) - strip.gap <= height;
    const overflows = y + (groupFitsAFrame ? needed : strip.gap + strip.height) > height + 0.01;
    if (y > 0 && (overflows || strip.newPage)) {
      frames.push([]);
      y = 0;
      if (strip.headAgain) place(strip.headAgain);
    } else if (y > 0) {
      y += strip.gap;
    }
    if (y + strip.height > height + 0.01) fits = false;
    place(strip);
  });
  return { root, frames, filled: y, fits };
}
