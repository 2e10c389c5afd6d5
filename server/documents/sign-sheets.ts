/**
 * On which sheets the sign of a table can be read. By signage practice letters are read with ease from two hundred
 * times the height of a capital, and from three hundred and fifty times at the very most.
 */
import { detailOf, type Sign, sign } from './content/sign';
import type { PartOf } from './content/sign/of-a-sheet';
import { boardUnits, rowsIn } from './content/sign/parts';
import { type Offered, offered } from './content/wagers';
import { ROW } from './layout/face/type';
import { fitsSheet, type SetSheet, setSheet, setTent } from './layout/sheets';
import { CAPITALS } from './layout/text';
import { fewest, type InGroup, parted } from './parting';
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

/** How much larger type is on several sheets for them to be taken where it is below what can be read even there. */
const WORTH_PARTING = 1.15;

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
  const sheets = parted(units, filled, fits);
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
