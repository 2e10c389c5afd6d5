/** Where the sheets of one sign part: between groups of wagers rather than within one. */

/** What stays on one sheet, how many rows it has, and the group that it is of. */
export type InGroup = { rows: number; group: string | undefined };

/** Of the rows that a sheet should have: what it costs to part a group of wagers, and one that would be in pieces. */
const PARTING = { apart: 0.75, inPieces: 2 };
/** Rows that a glance takes in, and what has to stand on either side of where more are parted: as on every paper. */
const AT_A_GLANCE = 8;
const EITHER_SIDE = 4;

/** What it costs to begin a sheet with the unit at this place. */
export function partingAt(units: readonly InGroup[], from: number): number {
  const group = units[from]?.group;
  if (from === 0 || units[from - 1]?.group !== group) return 0;
  const start = units.slice(0, from).findLastIndex((unit) => unit.group !== group) + 1;
  const after = units.slice(from).findIndex((unit) => unit.group !== group);
  const rows = (some: readonly InGroup[]) => some.reduce((sum, unit) => sum + unit.rows, 0);
  const above = rows(units.slice(start, from));
  const below = rows(units.slice(from, after < 0 ? undefined : from + after));
  const whole = above + below <= AT_A_GLANCE || Math.min(above, below) < EITHER_SIDE;
  // Where it cannot be whole, halves are better than a rest.
  return whole ? PARTING.inPieces + Math.abs(above - below) / (above + below) : PARTING.apart;
}
