/** What fills the panels of a folded sheet: how large the type is, where a drawing stands, and what is on the back. */
import type { Block, Paper } from '../paper';
import type { Broken } from './breaks';
import { evenly } from './even';
import { type Flowed, type Frame, fill, type InStrips, joined, type Made, partsMade } from './flow';
import { largestScale } from './sheets';
import { themeOf } from './theme';

/** Pages of one sheet, two on each side. */
const PAGES = 4;
/** Larger than this, a leaflet shouts. */
export const MOST = 1.35;
/** Of the type: by how much smaller than the largest it may be where that fills the panels better, in steps. */
const SMALLER = Array.from({ length: 15 }, (_, step) => step * 0.01);

export type Panels = { pages: number; scale: number; text: Flowed; back: Flowed | undefined };

/** `backs`: what a back of its own may have on it; without one, the text goes on to it. */
type Arranged = { text: Block[]; tail: number; backs: Block[][] };

type Panel = Pick<Frame, 'width' | 'height'>;

type PanelsOf = Panel & {
  /** Where the n-th of so many pages stands on its sheet. */
  frameAt: (index: number, pages: number) => Frame;
};

export const isLayout = (block: Block): boolean => block.kind === 'felt';

const onTheSamePage = (block: Block): Block =>
  block.kind === 'heading' ? { ...block, newPage: false } : block;

/** The last heading that asks for a panel of its own begins the back. */
function withBack(blocks: Block[]): { body: Block[]; back: Block[] } {
  const from = blocks.findLastIndex((block) => block.kind === 'heading' && block.newPage === true);
  return { body: blocks.slice(0, from), back: blocks.slice(from).map(onTheSamePage) };
}

/** As given; and a single drawing before each section, where it may fill what is left of a panel. */
function bodiesOf(body: Block[]): Block[][] {
  const [drawing, ...others] = body.filter(isLayout);
  if (!drawing || others.length > 0) return [body];
  const plain = body.filter((block) => block !== drawing);
  const sections = plain.flatMap((block, at) => (block.kind === 'heading' && block.level === 2 ? [at] : []));
  const moved = [...sections.slice(1), plain.length].map((at) => [
    ...plain.slice(0, at),
    drawing,
    ...plain.slice(at),
  ]);
  return [body, ...moved];
}

/**
 * What is set together, as its tables share their measures; and every way to put it on the panels. Those with a back of its own
 * come first: one that begins with what was left over looks like a mistake.
 */
function arrangementsOf(paper: Paper): { together: Block[][]; preferred: Arranged[][] } {
  const { body, back } = withBack(paper.blocks);
  const above = (paper.onBack ?? []).map((blocks) => blocks.map(onTheSamePage));
  const drawings = body.filter(isLayout);
  const glances = above.map((blocks) => [...blocks, ...back]);
  const bodies = bodiesOf(body);
  const withBacks = (backs: Block[][]) => bodies.map((text): Arranged => ({ text, tail: 0, backs }));
  const undrawn = body.filter((block) => !isLayout(block));
  const drawnOnBack =
    drawings.length === 1 ? [{ text: undrawn, tail: 0, backs: [[...drawings, ...back]] }] : [];
  const goesOn = bodies.map((text): Arranged => ({ text: [...text, ...back], tail: back.length, backs: [] }));
  return {
    together: [[...body, ...back], ...above],
    preferred: [
      [...(glances.length > 0 ? withBacks(glances) : []), ...drawnOnBack],
      withBacks([back]),
      goesOn,
    ],
  };
}

type Setter = (blocks: Block[], scale: number, tail?: number) => InStrips;

/** Each block is made once at each size, however it is arranged. */
function setterOf(paper: Paper, size: Panel, together: Block[][]): Setter {
  const made = new Map<number, Map<Block, Made>>();
  const madeAt = (scale: number) => {
    const theme = themeOf(paper.accent, scale, 'folded');
    const parts = together.flatMap((blocks) => partsMade(blocks, theme, size));
    return new Map(parts.map((each) => [each.block, each]));
  };
  return (blocks, scale, tail) => {
    const parts = made.get(scale) ?? madeAt(scale);
    made.set(scale, parts);
    const own = blocks.flatMap((block) => parts.get(block) ?? []);
    return joined(own, size.height, tail);
  };
}

type Filled = { strips: InStrips; broken: Broken; cost: number };
type Tried = { scale: number; cost: number; text: Filled; back: Filled | undefined };

function filledOn(strips: InStrips, height: number, frames: number): Filled | undefined {
  const broken = strips.cramped ? undefined : evenly(strips.strips, height, frames);
  return broken && { strips, broken, cost: broken.cost };
}

const cheapest = <T extends { cost: number }>(tried: (T | undefined)[]): T | undefined =>
  tried.reduce((best, each) => (each && (!best || each.cost < best.cost) ? each : best), undefined);

/** Of a panel: emptier, it looks like a mistake. */
const FULL_ENOUGH = 0.6;
const leastFilled = ({ text, back }: Tried): number =>
  Math.min(...text.broken.filled, ...(back?.broken.filled ?? []));

const ownBack = ({ backs }: Arranged): number => (backs.length > 0 ? 1 : 0);

/** The fewest sheets that hold the text; then, near the largest type that they hold, what leaves least of them empty. */
export function panelsOf(paper: Paper, { frameAt, width, height }: PanelsOf): Panels {
  const { together, preferred } = arrangementsOf(paper);
  const arranged = preferred.flat();
  const set = setterOf(paper, { width, height }, together);
  const flowed = ({ text, tail }: Arranged, scale: number) =>
    fill(set(text, scale, tail), () => ({ x: 0, y: 0, width, height }));
  const sheets = arranged.map((each) => Math.ceil((flowed(each, 1).count + ownBack(each)) / PAGES));
  const pages = Math.min(...sheets) * PAGES;
  const onFewest = arranged.filter((_, index) => (sheets[index] ?? 0) * PAGES === pages);
  const at = (each: Arranged, scale: number): Tried | undefined => {
    const text = filledOn(set(each.text, scale, each.tail), height, pages - ownBack(each));
    const back = cheapest(each.backs.map((blocks) => filledOn(set(blocks, scale), height, 1)));
    if (!text || (ownBack(each) === 1 && !back)) return undefined;
    return { scale, cost: text.cost + (back?.cost ?? 0), text, back };
  };
  const isFull = (each: Tried) => leastFilled(each) >= FULL_ENOUGH * height;
  const bestOf = (fitting: Arranged[]) => {
    const tried = fitting.flatMap((each) => {
      const frames = pages - ownBack(each);
      const { scale: largest } = largestScale(1, MOST, (scale) => flowed(each, scale), frames);
      return SMALLER.map((less) => Math.round((largest - less) * 100) / 100)
        .filter((scale) => scale >= 1)
        .flatMap((scale) => at(each, scale) ?? []);
    });
    return cheapest(tried.filter(isFull)) ?? cheapest(tried);
  };
  // A later one is taken only where another sheet would be the price, or a panel half empty.
  const bests = preferred.flatMap((some) => bestOf(some.filter((each) => onFewest.includes(each))) ?? []);
  const best = bests.find(isFull) ?? cheapest(bests);
  const [plainest] = onFewest;
  if (!plainest) throw new Error('one arrangement has the fewest sheets');
  const text = best?.text ?? { strips: set(plainest.text, 1, plainest.tail) };
  const [plainBack] = plainest.backs;
  const back = best ? best.back : plainBack && { strips: set(plainBack, 1) };
  const placed = ({ strips, broken }: { strips: InStrips; broken?: Broken }, from: number) =>
    fill(strips, (index) => frameAt(from + index, pages), broken);
  return {
    pages,
    scale: best?.scale ?? 1,
    text: placed(text, 0),
    back: back && placed(back, pages - 1),
  };
}
