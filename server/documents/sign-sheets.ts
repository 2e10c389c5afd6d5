/**
 * On which sheets the sign of a table can be read. By signage practice letters are read with ease from two hundred
 * times the height of a capital, and from three hundred and fifty times at the very most.
 */
import { detailOf, type PartOf, type Sign, sign } from './content/sign';
import { boardUnits, rowsIn } from './content/sign/parts';
import { type Offered, offered } from './content/wagers';
import { ROW } from './layout/face/type';
import { fitsSheet, type SetSheet, setSheet, setTent } from './layout/sheets';
import { CAPITALS } from './layout/text';
import { type InGroup, partingAt } from './parting';
import { isForTable, type Orientation, type SheetSize, type SignLayout } from './sign-offers';
import type { Subject } from './subject';

export type SignSheet = { paper: SheetSize; orientation: Orientation; layout?: SignLayout };

const WITH_EASE = 200;
const AT_MOST = 350;
const MILLIMETRES = 25.4 / 72;

/** Height of a capital in the rows, in millimetres. */
export const capitalsAt = (scale: number): number => ROW * scale * CAPITALS * MILLIMETRES;

/** From where they can be read at the very most, and with ease, in metres. */
export const readFrom = (capitals: number): number => (capitals * AT_MOST) / 1000;
export const easilyReadFrom = (capitals: number): number => (capitals * WITH_EASE) / 1000;

/** Where players stand: the smallest sheet is set on the table itself. */
export const distanceFor = (paper: SheetSize): number => (isForTable(paper) ? 1.4 : 2);

/** To a hundredth, rounded up: sheets are set at such scales. */
export const legibleScale = (paper: SheetSize): number =>
  Math.ceil((distanceFor(paper) / readFrom(capitalsAt(1))) * 100) / 100;

export const isLegible = (paper: SheetSize, { fits, scale }: Pick<SetSheet, 'fits' | 'scale'>): boolean =>
  fits && scale >= legibleScale(paper);

/** Where the rules want the odds of every wager at the table, none may be left to the leaflet. */
export const mayBeBrief = (subject: Subject): boolean => detailOf(subject, 'changed') === 'changed';

type Unit = InGroup & { ids: string[] };

const unitsOf = (subject: Subject): Unit[] =>
  boardUnits(offered(subject), subject).map(({ wagers, part }) => ({
    ids: wagers.map(({ wager }: Offered) => wager.id),
    rows: rowsIn(part),
    // What has a heading of its own is whole without the rows around it.
    group: part.wagers.length > 0 ? wagers[0]?.wager.id : wagers[0]?.wager.group,
  }));

const part = (units: Unit[], number: number, of: number): PartOf => ({
  number,
  of,
  wagers: new Set(units.flatMap(({ ids }) => ids)),
});

/** As many as fit are put on each; where not even one fits, it stands alone. */
function fewest(units: Unit[], fits: (units: Unit[]) => boolean): Unit[][] {
  const sheets: Unit[][] = [];
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
function even(units: Unit[], count: number, fits: (units: Unit[]) => boolean): Unit[][] | undefined {
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

function evenest(units: Unit[], count: number, tooMuch: Span[]): Span[] | undefined {
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

/** How much larger type is on several sheets for them to be taken where it is below what can be read even there. */
const WORTH_PARTING = 1.15;

/** Units that are by themselves on a sheet, away from others of their group. */
function rests(sheets: Unit[][], units: Unit[]): number {
  const alone = (some: Unit[], { group }: Unit) => some.filter((one) => one.group === group).length === 1;
  return sheets
    .flatMap((some) => some.filter((unit) => alone(some, unit) && !alone(units, unit)))
    .filter(({ group }) => group !== undefined).length;
}

/** As few sheets as there can be, or one more where that keeps a row from standing without its group. */
function withoutRests(units: Unit[], filled: Unit[][], fits: (units: Unit[]) => boolean): Unit[][] {
  const fewestSheets = even(units, filled.length, fits) ?? filled;
  if (fewestSheets.length === 1 || rests(fewestSheets, units) === 0) return fewestSheets;
  const more = even(units, filled.length + 1, fits);
  return more && rests(more, units) < rests(fewestSheets, units) ? more : fewestSheets;
}

type Parted = { parts: PartOf[]; scale: number };

/**
 * The wagers of each sheet, and the size of type on all of them: they stand side by side. One sheet where that is
 * enough. Where a wager by itself cannot be read, the others are as small, so more of them go on a sheet, or all on one.
 */
export function partsOf(subject: Subject, paper: SheetSize, orientation: Orientation): Parted {
  const units = unitsOf(subject);
  const paperOf = (some: Unit[]) =>
    sign(
      subject,
      'all',
      some.length === units.length ? undefined : part(some, some[0] === units[0] ? 1 : 2, 2),
    ).paper;
  const largest = (some: Unit[]) => setSheet(paperOf(some), paper, orientation).scale;
  const fitsAt = (scale: number) => (some: Unit[]) => fitsSheet(paperOf(some), paper, orientation, scale);
  const readable = fitsAt(legibleScale(paper));
  const packed = fewest(units, readable);
  const tooLarge = packed.filter((some) => some.length === 1 && !readable(some));
  const fits = tooLarge.length === 0 ? readable : fitsAt(Math.min(...tooLarge.map(largest)));
  const filled = tooLarge.length === 0 ? packed : fewest(units, fits);
  const sheets = withoutRests(units, filled, fits);
  const scale = Math.min(...sheets.map(largest));
  const whole = largest(units);
  // Too small to be read as it should be, either way: then more sheets have to be worth the wall.
  if (tooLarge.length > 0 && scale < whole * WORTH_PARTING)
    return { parts: [part(units, 1, 1)], scale: whole };
  return { parts: sheets.map((some, index) => part(some, index + 1, sheets.length)), scale };
}

export type LaidOut = { missing: string[]; layout: SignLayout; sheets: { sign: Sign; set: SetSheet }[] };

function several(subject: Subject, { paper, orientation }: SignSheet): LaidOut['sheets'] {
  const { parts, scale } = partsOf(subject, paper, orientation);
  if (parts.length === 1) return [one(subject, { paper, orientation }, 'all')];
  return parts.map((each) => {
    const made = sign(subject, 'all', each);
    return { sign: made, set: setSheet(made.paper, paper, orientation, { most: scale }) };
  });
}

function one(subject: Subject, { paper, orientation }: SignSheet, detail: 'all' | 'changed') {
  const made = sign(subject, detail);
  return { sign: made, set: setSheet(made.paper, paper, orientation) };
}

/** As asked for; else every wager, on one sheet where it can be read there, else on as many as it takes. */
export function laidOutSign(subject: Subject, sheet: SignSheet): LaidOut {
  const laidOut = (layout: SignLayout, sheets: LaidOut['sheets']): LaidOut => ({
    layout,
    sheets,
    missing: sheets[0]?.sign.missing ?? [],
  });
  const parted = (): LaidOut => {
    const sheets = several(subject, sheet);
    return laidOut(sheets.length === 1 ? 'one' : 'several', sheets);
  };
  if (sheet.layout === 'several') return parted();
  if (sheet.layout === 'tent') {
    const made = sign(subject, 'all');
    return laidOut('tent', [{ sign: made, set: setTent(made.paper, sheet.paper) }]);
  }
  if (sheet.layout === 'brief') return laidOut('brief', [one(subject, sheet, 'changed')]);
  const whole = one(subject, sheet, 'all');
  if (sheet.layout === 'one' || isLegible(sheet.paper, whole.set)) return laidOut('one', [whole]);
  return parted();
}
