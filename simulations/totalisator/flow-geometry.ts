/** Where the parts of a money flow stand, one below another, and which bands join them: for a paper and for a page. */

export type Band = { top: number; high: number };

type End = { share: number; past?: true | undefined };

/** In the unit of whoever draws. */
export type Measures = {
  /** How high all the money is. */
  all: number;
  /** The least that is seen. */
  thin: number;
  gap: number;
  /** Room for the words of what came in, and of what went out. */
  fromWords: number;
  toWords: number;
};

/** From the bar of a start, or of the core, to that of the core, or of an end. */
export type Join = { from: 'start' | 'core'; to: 'core' | 'end'; left: Band; right: Band; past: boolean };

export type FlowGeometry = {
  starts: Band[];
  ends: Band[];
  /** What is divided or carried, where there is any. */
  core: Band | undefined;
  joins: Join[];
};

/** One below another, each with room for its words. */
function stacked(heights: readonly number[], least: number, gap: number): Band[] {
  let top = 0;
  return heights.map((high) => {
    const room = Math.max(high, least);
    const placed = { top: top + (room - high) / 2, high };
    top += room + gap;
    return placed;
  });
}

const heightOf = (bands: readonly Band[]): number => bands.reduce((sum, { high }) => sum + high, 0);

/** Parts of one bar, from its top downwards. */
function partsOf(top: number, bands: readonly Band[]): Band[] {
  let at = top;
  return bands.map(({ high }) => {
    const part = { top: at, high };
    at += high;
    return part;
  });
}

const EMPTY: Band = { top: 0, high: 0 };

type Placed = { staked: Band; starts: Band[]; past: Band[]; divided: Band[] };

function corePlaced({ staked, past, divided }: Placed, gap: number): Band {
  const first = divided[0] ?? EMPTY;
  const rest = staked.top + heightOf(past);
  return { top: Math.max(heightOf(past) + gap * 2, (first.top + rest) / 2), high: heightOf(divided) };
}

/** What is left of the stakes, and what else came in, goes into the core as far as it holds it. */
function intoCore({ staked, starts, past }: Placed, core: Band, thin: number): Join[] {
  const top = staked.top + heightOf(past);
  const rest = { top, high: Math.max(0, staked.top + staked.high - top) };
  const between = [rest, ...starts.slice(1)].filter(({ high }) => high > thin / 2);
  const end = core.top + core.high;
  return partsOf(core.top, between).map(
    (part, at): Join => ({
      from: 'start',
      to: 'core',
      left: between[at] ?? EMPTY,
      right: { top: part.top, high: Math.min(part.high, end - part.top) },
      past: false,
    }),
  );
}

export function flowGeometry(
  { from, through, to }: { from: readonly End[]; through: unknown; to: readonly End[] },
  { all, thin, gap, fromWords, toWords }: Measures,
): FlowGeometry {
  const high = ({ share }: End) => Math.max(share * all, thin);
  const starts = stacked(from.map(high), fromWords, gap * 2);
  const ends = stacked(to.map(high), toWords, gap);
  const placed: Placed = {
    staked: starts[0] ?? EMPTY,
    starts,
    past: ends.filter((_, at) => to[at]?.past),
    divided: ends.filter((_, at) => !to[at]?.past),
  };
  const { staked, past, divided } = placed;
  const passing = partsOf(staked.top, past).map(
    (left, at): Join => ({ from: 'start', to: 'end', left, right: past[at] ?? EMPTY, past: true }),
  );
  if (!through) return { starts, ends, core: undefined, joins: passing };
  const core = corePlaced(placed, gap);
  const out = partsOf(core.top, divided).map(
    (left, at): Join => ({ from: 'core', to: 'end', left, right: divided[at] ?? EMPTY, past: false }),
  );
  return { starts, ends, core, joins: [...passing, ...intoCore(placed, core, thin), ...out] };
}

export const lowest = (bands: readonly Band[]): number =>
  Math.max(0, ...bands.map(({ top, high }) => top + high));

const STEPS = 20;

/** The outline of a band from one bar to another: level where it meets them. */
export function outline(left: { x: number; at: Band }, right: { x: number; at: Band }): [number, number][] {
  const along = (share: number) => share * share * (3 - 2 * share);
  const edge = (low: boolean): [number, number][] =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const share = step / STEPS;
      const [a, b] = [left, right].map(({ at }) => at.top + (low ? at.high : 0)) as [number, number];
      return [left.x + (right.x - left.x) * share, a + (b - a) * along(share)];
    });
  return [...edge(false), ...edge(true).reverse()];
}
