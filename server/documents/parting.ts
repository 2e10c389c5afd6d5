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

/** As many as fit are put on each; where not even one fits, it stands alone. */
export function fewest<One>(units: One[], fits: (units: One[]) => boolean): One[][] {
  const sheets: One[][] = [];
  for (let from = 0; from < units.length; ) {
    let low = 1;
    let high = units.length - from;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (fits(units.slice(from, from + middle))) low = middle;
      else high = middle - 1;
    }
    sheets.push(units.slice(from, from + low));
    from += low;
  }
  return sheets;
}

type Span = { from: number; to: number };

/** As many sheets, as evenly filled as they can be, and parted between groups of wagers where one ends nearby. */
function even<One extends InGroup>(
  units: One[],
  count: number,
  fits: (units: One[]) => boolean,
): One[][] | undefined {
  const tooMuch: Span[] = [];
  // Setting a sheet takes far longer than choosing where to part, so only what would be chosen is set.
  for (;;) {
    const spans = evenest(units, count, tooMuch);
    if (!spans) return undefined;
    const of = ({ from, to }: Span) => units.slice(from, to);
    const over = spans.filter((span) => !fits(of(span)));
    if (over.length === 0) return spans.map(of);
    tooMuch.push(...over);
  }
}

function evenest(units: readonly InGroup[], count: number, tooMuch: Span[]): Span[] | undefined {
  const above = [0];
  for (const { rows } of units) above.push((above.at(-1) ?? 0) + rows);
  const due = (above.at(-1) ?? 0) / count;
  const parting = units.map((_, from) => partingAt(units, from));
  const cost = ({ from, to }: Span) => {
    return ((above[to] ?? 0) - (above[from] ?? 0) - due) ** 2 + (due * (parting[from] ?? 0)) ** 2;
  };
  const mayBe = ({ from, to }: Span) => !tooMuch.some((over) => from <= over.from && to >= over.to);
  type Found = { cost: number; spans: Span[] };
  /** The best for the units up to each, in so many sheets. */
  let best: (Found | undefined)[] = [{ cost: 0, spans: [] }];
  for (let sheet = 0; sheet < count; sheet++) {
    best = [0, ...units].map((_, to): Found | undefined =>
      best.slice(0, to).reduce<Found | undefined>((found, before, from) => {
        const span = { from, to };
        if (!before || !mayBe(span)) return found;
        const total = before.cost + cost(span);
        return found && found.cost <= total ? found : { cost: total, spans: [...before.spans, span] };
      }, undefined),
    );
  }
  return best[units.length]?.spans;
}

/** Units that are by themselves on a sheet, away from others of their group. */
function rests(sheets: InGroup[][], units: InGroup[]): number {
  const alone = (some: InGroup[], { group }: InGroup) =>
    some.filter((one) => one.group === group).length === 1;
  return sheets
    .flatMap((some) => some.filter((unit) => alone(some, unit) && !alone(units, unit)))
    .filter(({ group }) => group !== undefined).length;
}

/** As few sheets as there can be, or one more where that keeps a row from standing without its group. */
export function parted<One extends InGroup>(
  units: One[],
  filled: One[][],
  fits: (units: One[]) => boolean,
): One[][] {
  const fewestSheets = even(units, filled.length, fits) ?? filled;
  if (fewestSheets.length === 1 || rests(fewestSheets, units) === 0) return fewestSheets;
  const more = even(units, filled.length + 1, fits);
  return more && rests(more, units) < rests(fewestSheets, units) ? more : fewestSheets;
}
