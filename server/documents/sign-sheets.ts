/**
 * On which sheets the sign of a table can be read. By signage practice letters are read with ease from two hundred
 * times the height of a capital, and from three hundred and fifty times at the very most.
 */
import { detailOf, type PartOf, type Sign, sign } from './content/sign';
import { wagerRows } from './content/sign/rows';
import { type Offered, offered } from './content/wagers';
import { fitsSheet, type SetSheet, setSheet } from './layout/sheets';
import { CAPITALS } from './layout/text';
import { themeOf } from './layout/theme';
import type { Orientation, SheetSize, SignLayout } from './sign-offers';
import type { Subject } from './subject';

export type SignSheet = { paper: SheetSize; orientation: Orientation; layout?: SignLayout };

const WITH_EASE = 200;
const AT_MOST = 350;
const MILLIMETRES = 25.4 / 72;

/** Height of a capital in the rows, in millimetres. */
export const capitalsAt = (scale: number): number =>
  themeOf('#000000', scale, 'seen').cell.size * CAPITALS * MILLIMETRES;

/** From where they can be read at the very most, and with ease, in metres. */
export const readFrom = (capitals: number): number => (capitals * AT_MOST) / 1000;
export const easilyReadFrom = (capitals: number): number => (capitals * WITH_EASE) / 1000;

/** Where players stand: a sheet of A5 is set on the table itself. */
export const distanceFor = (paper: SheetSize): number => (paper === 'A5' ? 1.4 : 2);

/** To a hundredth, rounded up: sheets are set at such scales. */
export const legibleScale = (paper: SheetSize): number =>
  Math.ceil((distanceFor(paper) / readFrom(capitalsAt(1))) * 100) / 100;

export const isLegible = (paper: SheetSize, { fits, scale }: Pick<SetSheet, 'fits' | 'scale'>): boolean =>
  fits && scale >= legibleScale(paper);

/** Where the rules want the odds of every wager at the table, none may be left to the leaflet. */
export const mayBeBrief = (subject: Subject): boolean => detailOf(subject, 'changed') === 'changed';

type Unit = { ids: string[]; rows: number; group: string | undefined };

const unitsOf = (subject: Subject): Unit[] =>
  wagerRows(offered(subject), subject).map(({ wagers, rows }) => ({
    ids: wagers.map(({ wager }: Offered) => wager.id),
    rows: rows.length,
    group: wagers[0]?.wager.group,
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

/** About as many rows on each, parted between groups of wagers where one ends nearby. */
function even(units: Unit[], count: number): Unit[][] {
  const above = units.map((_, index) => units.slice(0, index).reduce((sum, { rows }) => sum + rows, 0));
  const all = units.reduce((sum, { rows }) => sum + rows, 0);
  const cuts = Array.from({ length: count - 1 }, (_, index) => {
    const due = (all * (index + 1)) / count;
    const cost = (at: number) => {
      const within = units[at]?.group === units[at - 1]?.group;
      return Math.abs((above[at] ?? 0) - due) + (within ? (all / count) * 0.2 : 0);
    };
    const places = units.map((_, at) => at).slice(1);
    return places.reduce((best, at) => (cost(at) < cost(best) ? at : best), places[0] ?? 0);
  });
  return [0, ...cuts].map((from, index) => units.slice(from, cuts[index] ?? units.length));
}

/** The wagers of each sheet, so that all of them can be read; one sheet where that is enough. */
export function partsOf(subject: Subject, paper: SheetSize, orientation: Orientation): PartOf[] {
  const units = unitsOf(subject);
  const least = legibleScale(paper);
  const fits = (some: Unit[]) => {
    const whole = some.length === units.length;
    const { paper: made } = sign(subject, 'all', whole ? undefined : part(some, 1, 2));
    return fitsSheet(made, paper, orientation, least);
  };
  const filled = fewest(units, fits);
  const evenly = even(units, filled.length);
  const sheets = evenly.every((some) => some.length > 0 && fits(some)) ? evenly : filled;
  return sheets.map((some, index) => part(some, index + 1, sheets.length));
}

export type LaidOut = { missing: string[]; layout: SignLayout; sheets: { sign: Sign; set: SetSheet }[] };

function several(subject: Subject, { paper, orientation }: SignSheet): LaidOut['sheets'] {
  const parts = partsOf(subject, paper, orientation);
  if (parts.length === 1) return [one(subject, { paper, orientation }, 'all')];
  const signs = parts.map((each) => sign(subject, 'all', each));
  const alone = signs.map((each) => setSheet(each.paper, paper, orientation).scale);
  // One size of type on all of them: they stand side by side.
  const most = Math.min(...alone);
  return signs.map((each, index) => ({
    sign: each,
    set: setSheet(each.paper, paper, orientation, { most, number: index + 1, of: signs.length }),
  }));
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
  if (sheet.layout === 'several') return laidOut('several', several(subject, sheet));
  if (sheet.layout === 'brief') return laidOut('brief', [one(subject, sheet, 'changed')]);
  const whole = one(subject, sheet, 'all');
  if (sheet.layout === 'one' || isLegible(sheet.paper, whole.set)) return laidOut('one', [whole]);
  return laidOut('several', several(subject, sheet));
}
