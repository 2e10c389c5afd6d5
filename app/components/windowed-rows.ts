/** Which rows of a long list are in view, and where a key goes. */

/** From `first` up to, but not with, `end`. */
export type Seen = { first: number; end: number };

export function seenRows(at: {
  top: number;
  height: number;
  rowHeight: number;
  total: number;
  beyond: number;
}): Seen {
  const { top, height, rowHeight, total, beyond } = at;
  const end = Math.min(total, Math.ceil((top + height) / rowHeight) + beyond);
  return { first: Math.min(end, Math.max(0, Math.floor(top / rowHeight) - beyond)), end };
}

/** How far a box is scrolled so that a row is in view: no further than is needed. */
export function topFor(row: number, at: { top: number; height: number; rowHeight: number }): number {
  const { top, height, rowHeight } = at;
  if (row * rowHeight < top) return row * rowHeight;
  return Math.max(top, (row + 1) * rowHeight - height);
}

/** Undefined for a key that chooses nothing. */
export function steppedTo(
  key: string,
  { chosen, total, page }: { chosen: number | undefined; total: number; page: number },
): number | undefined {
  if (total === 0) return undefined;
  const from = chosen ?? -1;
  const to: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: total - 1,
  };
  const wanted = Object.hasOwn(to, key) ? to[key] : undefined;
  return wanted === undefined ? undefined : Math.min(total - 1, Math.max(0, wanted));
}

/** The numbers of the pages of so many rows that have some of those in view. */
export function pagesOf({ first, end }: Seen, rowsAtOnce: number): number[] {
  const [from, to] = [Math.floor(first / rowsAtOnce), Math.floor(Math.max(first, end - 1) / rowsAtOnce)];
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}
