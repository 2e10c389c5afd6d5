/** Which rows of a table stay with the next: no table breaks near either end, and no name or total stands by itself. */
import type { Row } from '../../paper';

/** A table of no more rows is never parted, unless it is higher than a page. */
const WHOLE = 8;
/** So many rows of a longer one stand on either side of a break. */
const ASIDE = 4;

/** Whether a break below this row would leave too few on a side of it. */
export const isNearAnEnd = (rows: readonly unknown[], index: number): boolean =>
  index + 1 < ASIDE || rows.length - (index + 1) < ASIDE;

export function staysWithNext(rows: readonly Row[], index: number): boolean {
  const [before, row, next, afterNext] = [index - 1, index, index + 1, index + 2].map((at) => rows[at]);
  if (!row || !next) return false;
  // Two rows at least below a name, and two before the next.
  const firstOfNamed = before?.group === true && !next.group;
  const beforeLastOfNamed = afterNext?.group === true && !row.group && !next.group;
  return (
    rows.length <= WHOLE ||
    isNearAnEnd(rows, index) ||
    row.group === true ||
    next.total === true ||
    next.under === true ||
    firstOfNamed ||
    beforeLastOfNamed
  );
}
