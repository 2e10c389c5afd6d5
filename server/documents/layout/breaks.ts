/** Where a text is broken into frames: what keeps together, and no last frame with only a line or two. */
import type { Strip } from './drawing';
import { taller } from './taller';

export type Broken = {
  /** The first strip of each frame. */
  starts: number[];
  /** How far down each is filled. */
  filled: number[];
  /** A strip is taller than a frame. */
  tooTall: boolean;
  /** What part of the white that could be added each has, where it is spread. */
  spread?: number[];
};

export const ROUNDING = 0.01;

/** By so much at most is the white above a strip spread, in points: it at most doubles, and what is wide hardly grows. */
const MORE_WHITE = 10;
export const moreAbove = ({ gap }: Strip): number => Math.min(gap, MORE_WHITE);
export const moreWithin = ({ padding = 0 }: Strip): number => padding;

/** Where each strip of a frame stands in it, the repeated heads of a table first; the white between them may be spread. */
export function placed(strips: Strip[], spread = 0): { strip: Strip; y: number }[] {
  const again = strips[0]?.headAgain;
  let y = again?.height ?? 0;
  const set = strips.map((strip, index) => {
    const top = index === 0 ? y : y + strip.gap + moreAbove(strip) * spread;
    const set = taller(strip, moreWithin(strip) * spread);
    y = top + set.height;
    return { strip: set, y: top };
  });
  return again ? [{ strip: again, y: 0 }, ...set] : set;
}

export const heightOf = (strips: Strip[]): number =>
  strips.reduce((sum, strip) => sum + strip.gap + strip.height, 0);

type Joined = (strip: Strip) => boolean;

/** Cut after every strip that is not joined to the next. */
function runs(strips: Strip[], joined: Joined): Strip[][] {
  const made: Strip[][] = [];
  strips.forEach((strip, index) => {
    const before = strips[index - 1];
    if (before && joined(before) && !strip.newPage) made[made.length - 1]?.push(strip);
    else made.push([strip]);
  });
  return made;
}

/** As much as its strips ask for; where that is taller than a frame, less; then still a title and what it names. */
const WHOLES: Joined[] = [
  ({ keepWithNext, title }) => keepWithNext || title === true,
  ({ keepWithNext, title, mayPart }) => title === true || (keepWithNext && mayPart !== true),
  ({ title }) => title === true,
];

/** What is never parted. */
export function wholes(strips: Strip[], height: number, [joined, ...looser] = WHOLES): Strip[][] {
  if (!joined) return strips.map((strip) => [strip]);
  const fits = (group: Strip[]) => heightOf(group) - (group[0]?.gap ?? 0) <= height + ROUNDING;
  return runs(strips, joined).flatMap((group) => (fits(group) ? [group] : wholes(group, height, looser)));
}

/** Whether something that is never to be parted is higher than a frame, and would be. */
export const isTorn = (strips: Strip[], height: number): boolean =>
  runs(
    strips,
    ({ keepWithNext, title, mayPart }) => title === true || (keepWithNext && mayPart !== true),
  ).some((group) => heightOf(group) - (group[0]?.gap ?? 0) > height + ROUNDING);

/** How high all of it is, up to what begins a page of its own. */
function untilNewPage(groups: Strip[][], from: number): number {
  const to = groups.findIndex(([first], index) => index > from && first?.newPage);
  return groups.slice(from, to < 0 ? undefined : to).reduce((sum, group) => sum + heightOf(group), 0);
}

/** What may follow on a page does so where it all fits, or where so much of that page would be left empty. */
const HALF = 0.5;

/** `limitOf` may fill a frame less than its height. */
function brokenAt(groups: Strip[][], height: number, limitOf: (frame: number) => number): Broken {
  const starts = [0];
  const filled: number[] = [];
  let at = 0;
  let y = 0;
  let tooTall = false;
  for (const [index, group] of groups.entries()) {
    const [first] = group;
    const limit = limitOf(starts.length - 1) + ROUNDING;
    const overflows = y + heightOf(group) > limit;
    const apart =
      first?.newPage === 'unless-it-fits'
        ? y > limit * HALF && y + untilNewPage(groups, index) > limit
        : first?.newPage;
    if (y > 0 && (overflows || apart)) {
      starts.push(at);
      filled.push(y);
      y = 0;
    }
    if (y === 0) y = (first?.headAgain && at > 0 ? first.headAgain.height : 0) - (first?.gap ?? 0);
    y += heightOf(group);
    if (y > height + ROUNDING) tooTall = true;
    at += group.length;
  }
  return { starts, filled: [...filled, y], tooTall };
}

/** A last frame that is filled less than this looks like a mistake; it then gets at least so much from the one before. */
const NEARLY_EMPTY = 0.2;
const ENOUGH = 0.3;
/** Of a frame's height, by which it is filled less until what follows has enough. */
const STEP = 0.02;

/** As full as they can be, and nothing parted that keeps together, not even where that is too tall. */
export const brokenWhole = (strips: Strip[], height: number): Broken =>
  brokenAt(
    runs(strips, ({ keepWithNext, title }) => keepWithNext || title === true),
    height,
    () => height,
  );

/** As full as they can be; then the last frame before a new page, or of all, gets more where it is nearly empty. */
export function broken(strips: Strip[], height: number): Broken {
  const groups = wholes(strips, height);
  const made = brokenAt(groups, height, () => height);
  const limits = new Map<number, number>();
  made.starts.forEach((start, frame) => {
    const ends = frame === made.starts.length - 1 || strips[made.starts[frame + 1] ?? 0]?.newPage;
    const continues = frame > 0 && !strips[start]?.newPage;
    if (!ends || !continues || (made.filled[frame] ?? 0) >= height * NEARLY_EMPTY) return;
    const limit = roomBefore(groups, height, made, frame, limits);
    if (limit !== undefined) limits.set(frame - 1, limit);
  });
  return limits.size === 0 ? made : brokenAt(groups, height, (frame) => limits.get(frame) ?? height);
}

/** How far the frame before may be filled, so that this one has enough and there are no more frames than before. */
function roomBefore(
  groups: Strip[][],
  height: number,
  made: Broken,
  frame: number,
  limits: ReadonlyMap<number, number>,
): number | undefined {
  let found: number | undefined;
  let most = made.filled[frame] ?? 0;
  for (let limit = height * (1 - STEP); limit > height / 2; limit -= height * STEP) {
    const limitOf = (at: number) => (at === frame - 1 ? limit : (limits.get(at) ?? height));
    const tried = brokenAt(groups, height, limitOf);
    const filled = tried.filled[frame] ?? 0;
    if (tried.starts.length !== made.starts.length || filled > (tried.filled[frame - 1] ?? 0)) break;
    if (filled <= most) continue;
    most = filled;
    found = limit;
    if (filled >= height * ENOUGH) break;
  }
  return found;
}
