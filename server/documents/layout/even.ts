/** A text on a given number of frames: broken so that each is filled alike, and its white spread towards their feet. */
import { type Broken, heightOf, moreAbove, moreWithin, ROUNDING, wholes } from './breaks';
import type { Strip } from './drawing';

/** What stays empty counts by its square: one frame half empty is worse than five with a little room. */
const costOf = (empty: number, slack: number): number => empty * empty + 0.02 * slack * slack;

/** What a break costs that interrupts what is read; before a heading it costs nothing. */
const INTERRUPTED = 0.025;

type Filling = { filled: number; spread: number; cost: number };

/** As sums up to each group, so that any frame is measured at once. */
function measuresOf(groups: Strip[][], height: number) {
  const heights = [0];
  const more = [0];
  groups.forEach((group, index) => {
    heights.push((heights[index] ?? 0) + heightOf(group));
    more.push(
      (more[index] ?? 0) + group.reduce((sum, strip) => sum + moreAbove(strip) + moreWithin(strip), 0),
    );
  });
  const between = (sums: number[], from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  return (from: number, to: number): Filling | undefined => {
    const first = groups[from]?.[0];
    if (!first) return undefined;
    const again = from > 0 ? (first.headAgain?.height ?? 0) : 0;
    const set = between(heights, from, to) - first.gap + again;
    if (set > height + ROUNDING) return undefined;
    const white = between(more, from, to) - moreAbove(first);
    const slack = Math.max(0, height - set);
    const spread = white > 0 ? Math.min(1, slack / white) : 0;
    const filled = set + white * spread;
    const interrupts = from > 0 ? (first.interrupts ?? 0) * INTERRUPTED : 0;
    return { filled, spread, cost: costOf((height - filled) / height, slack / height) + interrupts };
  };
}

/** Pages lie side by side from the second on: a left one has an odd index, counted from 0. */
const isOverleaf = (frame: number): boolean => frame % 2 === 1;

type Way = { cost: number; from: number; filling: Filling };

/** Undefined where so many frames do not hold it, or it does not fill them. */
export function evenly(
  strips: Strip[],
  height: number,
  frames: number,
): (Broken & { cost: number }) | undefined {
  const groups = wholes(strips, height);
  const measure = measuresOf(groups, height);
  let ways: (Way | undefined)[] = [{ cost: 0, from: 0, filling: { filled: 0, spread: 0, cost: 0 } }];
  const steps: (Way | undefined)[][] = [];
  for (let frame = 0; frame < frames; frame++) {
    const next: (Way | undefined)[] = [];
    ways.forEach((way, from) => {
      if (!way || (groups[from]?.[0]?.faces && isOverleaf(frame))) return;
      for (let to = from + 1; to <= groups.length; to++) {
        if (to > from + 1 && groups[to - 1]?.[0]?.newPage) break;
        const filling = measure(from, to);
        if (!filling) break;
        const cost = way.cost + filling.cost;
        if (cost < (next[to]?.cost ?? Number.POSITIVE_INFINITY)) next[to] = { cost, from, filling };
      }
    });
    steps.push(next);
    ways = next;
  }
  const best = ways[groups.length];
  if (!best) return undefined;
  const chosen: Way[] = [];
  for (let frame = frames - 1, at = groups.length; frame >= 0; frame--) {
    const way = steps[frame]?.[at];
    if (!way) return undefined;
    chosen.unshift(way);
    at = way.from;
  }
  const startOf = (group: number) => groups.slice(0, group).reduce((sum, each) => sum + each.length, 0);
  return {
    starts: chosen.map(({ from }) => startOf(from)),
    filled: chosen.map(({ filling }) => filling.filled),
    spread: chosen.map(({ filling }) => filling.spread),
    tooTall: false,
    cost: best.cost,
  };
}
