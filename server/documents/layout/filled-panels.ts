/** What fills the panels of a folded sheet: how large the type is, where a drawing stands, and what is on the back. */
import type { Block, Paper } from '../paper';
import { type Broken, isTorn } from './breaks';
import { evenly } from './even';
import { type Flowed, type Frame, fill, type InStrips, joined, type Made, partsMade } from './flow';
import { largestScale } from './sheets';
import { themeOf } from './theme';

/** Pages of one sheet, two on each side. */
const PAGES = 4;
/** Larger than this, a leaflet shouts. */
const MOST = 1.35;
/** Of the white between things: less where that saves a sheet or fills the panels; what room is then left is spread again. */
const WHITES = [1, 0.85, 0.7, 1.25];
/** Of the type: by how much smaller than the largest it may be where that fills the panels better, in steps. */
const SMALLER = Array.from({ length: 8 }, (_, step) => step * 0.02);
/** A booklet of so many pages has no such choice of them: it takes as long to set as all its games. */
const BOOKLET = 24;

export type Panels = { pages: number; scale: number; text: Flowed; back: Flowed };

/** `backs`: what the back may have on it. */
type Arranged = { text: Block[]; backs: Block[][] };

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

const isSection = (block: Block): boolean => block.kind === 'heading' && block.level === 2;

/** As given; and a single drawing before each section, where it may fill what is left of a panel. */
function bodiesOf(body: Block[]): Block[][] {
  const [drawing, ...others] = body.filter(isLayout);
  if (!drawing || others.length > 0) return [body];
  const plain = body.filter((block) => block !== drawing);
  const sections = plain.flatMap((block, at) => (isSection(block) ? [at] : []));
  return [body, ...sections.slice(1).map((at) => [...plain.slice(0, at), drawing, ...plain.slice(at)])];
}

const withDrawingLast = (body: Block[]): Block[] => [
  ...body.filter((block) => !isLayout(block)),
  ...body.filter(isLayout),
];

/** Each begins on a panel of its own, as the games of a booklet do. */
function chaptersOf(body: Block[]): Block[][] {
  const chapters: Block[][] = [[]];
  for (const block of body) {
    if (block.kind === 'heading' && block.newPage === true) chapters.push([]);
    chapters.at(-1)?.push(block);
  }
  return chapters.filter(({ length }) => length > 0);
}

/**
 * What is set together, as its tables share their measures; and every way to put it on the panels, those whose back has edges or
 * the layout first. The text never goes on to the back: one that begins with what was left over looks like a mistake.
 */
function arrangementsOf(
  paper: Paper,
  fullest: (ways: Block[][]) => Block[],
): { together: Block[][]; preferred: () => Arranged[][] } {
  const { body: given, back } = withBack(paper.blocks);
  const above = (paper.onBack ?? []).map((blocks) => blocks.map(onTheSamePage));
  return {
    together: [[...given, ...back], ...above],
    preferred: () => preferredOf(given, back, above, fullest),
  };
}

function preferredOf(
  given: Block[],
  back: Block[],
  above: Block[][],
  fullest: (ways: Block[][]) => Block[],
): Arranged[][] {
  const chapters = chaptersOf(given);
  const isBooklet = chapters.length > 1;
  const body = isBooklet ? chapters.flatMap((chapter) => fullest(bodiesOf(chapter))) : given;
  const drawings = isBooklet ? [] : body.filter(isLayout);
  const glances = above.map((blocks) => [...blocks, ...back]);
  const bodies = drawings.length === 1 ? [...bodiesOf(body), withDrawingLast(body)] : [body];
  const withBacks = (backs: Block[][]) => bodies.map((text): Arranged => ({ text, backs }));
  const undrawn = body.filter((block) => !isLayout(block));
  const drawnOnBack = drawings.length === 1 ? [{ text: undrawn, backs: [[...drawings, ...back]] }] : [];
  return [[...(glances.length > 0 ? withBacks(glances) : []), ...drawnOnBack], withBacks([back])];
}

/** How large the type is, and how much white is between things. */
type Setting = { scale: number; white: number };
type Setter = (blocks: Block[], setting: Setting) => InStrips;

/** Each block is made once in each setting, however it is arranged. */
function setterOf(paper: Paper, size: Panel, together: Block[][]): Setter {
  const made = new Map<string, Map<Block, Made>>();
  const madeIn = ({ scale, white }: Setting) => {
    const theme = themeOf(paper.accent, scale, 'folded', white);
    const parts = together.flatMap((blocks) => partsMade(blocks, theme, size));
    return new Map(parts.map((each) => [each.block, each]));
  };
  return (blocks, setting) => {
    const key = `${setting.scale} ${setting.white}`;
    const parts = made.get(key) ?? madeIn(setting);
    made.set(key, parts);
    return joined(blocks.flatMap((block) => parts.get(block) ?? []));
  };
}

type Filled = { strips: InStrips; broken: Broken; cost: number };
type Tried = { scale: number; cost: number; text: Filled; back: Filled };

function filledOn(strips: InStrips, height: number, frames: number): Filled | undefined {
  const broken = strips.cramped ? undefined : evenly(strips.strips, height, frames);
  return broken && { strips, broken, cost: broken.cost };
}

const cheapest = <T extends { cost: number }>(tried: (T | undefined)[]): T | undefined =>
  tried.reduce((best, each) => (each && (!best || each.cost < best.cost) ? each : best), undefined);

/** Of a panel, as full as each should be; where that cannot be, at least so full that its foot does not look like a mistake. */
const FULL_ENOUGH = [0.75, 0.66, 0.6, 0.5];
const leastFilled = ({ text, back }: Tried): number => Math.min(...text.broken.filled, ...back.broken.filled);

const pagesFor = (panels: number): number => Math.ceil(panels / PAGES) * PAGES;

type Way = { arranged: Arranged; white: number };

/** The fewest sheets that hold the text; then, near the largest type that they hold, what leaves least of them empty. */
export function panelsOf(paper: Paper, { frameAt, width, height }: PanelsOf): Panels {
  // In the smallest type: the fewest panels, and of those the ones that are fullest.
  const fullestChapter = (ways: Block[][]): Block[] => {
    const [first = []] = ways;
    if (ways.length === 1) return first;
    const tried = ways.map((blocks) => {
      const { strips } = set(blocks, { scale: 1, white: 1 });
      const { count } = fill(set(blocks, { scale: 1, white: 1 }), () => ({ x: 0, y: 0, width, height }));
      return { blocks, count, filled: Math.min(...(evenly(strips, height, count)?.filled ?? [0])) };
    });
    const [best] = tried.sort((one, other) => one.count - other.count || other.filled - one.filled);
    return best?.blocks ?? first;
  };
  const { together, preferred: waysOf } = arrangementsOf(paper, fullestChapter);
  const set = setterOf(paper, { width, height }, together);
  const preferred = waysOf();
  const flowed = ({ text }: Arranged, setting: Setting) =>
    fill(set(text, setting), () => ({ x: 0, y: 0, width, height }));
  const knownBacks = new Map<string, Filled | undefined>();
  const backOf = (backs: Block[][], setting: Setting) => {
    const key = JSON.stringify([preferred.flat().findIndex((each) => each.backs === backs), setting]);
    if (!knownBacks.has(key))
      knownBacks.set(key, cheapest(backs.map((blocks) => filledOn(set(blocks, setting), height, 1))));
    return knownBacks.get(key);
  };
  const at = ({ text, backs }: Arranged, setting: Setting, pages: number): Tried | undefined => {
    const strips = set(text, setting);
    // The smallest type tears what no panel holds; larger type is no reason to.
    if (setting.scale > 1 && isTorn(strips.strips, height)) return undefined;
    const body = filledOn(strips, height, pages - 1);
    const back = body && backOf(backs, setting);
    return body && back && { scale: setting.scale, cost: body.cost + back.cost, text: body, back };
  };
  /** In the smallest type; endless where something is higher than a panel. */
  const pagesOf = ({ arranged, white }: Way) => {
    const smallest = { scale: 1, white };
    const fewest = pagesFor(flowed(arranged, smallest).count + 1);
    const held = [fewest, fewest + PAGES].find((pages) => at(arranged, smallest, pages));
    return held ?? Number.POSITIVE_INFINITY;
  };
  const ways = preferred.flatMap((some) =>
    WHITES.map((white) => some.map((arranged) => ({ arranged, white, pages: pagesOf({ arranged, white }) }))),
  );
  const pages = Math.min(...ways.flat().map((way) => way.pages));
  const triedFor = (some: Way[]) =>
    some.flatMap(({ arranged, white }) => {
      const inScale = (scale: number) => flowed(arranged, { scale, white });
      const { scale: largest } = largestScale(1, MOST, inScale, pages - 1);
      return SMALLER.slice(0, pages > BOOKLET ? 3 : SMALLER.length)
        .map((less) => Math.round((largest - less) * 100) / 100)
        .filter((scale) => scale >= 1)
        .flatMap((scale) => at(arranged, { scale, white }, pages) ?? []);
    });
  // Each is tried only where those before it leave a panel too empty.
  const tried: Tried[][] = [];
  const triedIn = (index: number) => {
    tried[index] ??= triedFor((ways[index] ?? []).filter((way) => way.pages === pages));
    return tried[index];
  };
  const fullest = (least: number) => {
    for (const index of ways.keys()) {
      const found = cheapest(triedIn(index).filter((each) => leastFilled(each) >= least * height));
      if (found) return found;
    }
    return undefined;
  };
  const best = [...FULL_ENOUGH, 0].reduce<Tried | undefined>(
    (found, least) => found ?? fullest(least),
    undefined,
  );
  const placed = ({ strips, broken }: { strips: InStrips; broken?: Broken }, from: number, of: number) =>
    fill(strips, (index) => frameAt(from + index, of), broken);
  if (best)
    return {
      pages,
      scale: best.scale,
      text: placed(best.text, 0, pages),
      back: placed(best.back, pages - 1, pages),
    };
  const smallest = { scale: 1, white: 1 };
  const [plainest] = preferred.flat();
  if (!plainest) throw new Error('there is a way to put it on panels');
  const tooTall = pagesFor(flowed(plainest, smallest).count + 1);
  return {
    pages: tooTall,
    scale: 1,
    text: placed({ strips: set(plainest.text, smallest) }, 0, tooTall),
    back: placed({ strips: set(plainest.backs[0] ?? [], smallest) }, tooTall - 1, tooTall),
  };
}
