/** The sheets a sign can be printed on, how well each can be read, and which to take. */
import { measured } from '@/simulations/printing/numbers';
import { sign } from './content/sign';
import { offered } from './content/wagers';
import { setSheet, setTent, timesA4 } from './layout/sheets';
import {
  isForTable,
  LARGEST_ADVISED,
  OFFICE,
  ORIENTATIONS,
  SHEET_SIZES,
  SHEETS_OF,
  type SheetFamily,
  type SheetOffer,
  type SheetSize,
  type SignPlan,
  sheetName,
} from './sign-offers';
import {
  capitalsAt,
  distanceFor,
  easilyReadFrom,
  isLegible,
  type LaidOut,
  legibleScale,
  mayBeBrief,
  partsOf,
  readFrom,
  type SignSheet,
} from './sign-sheets';
import type { Subject } from './subject';

const tenths = (value: number): number => Math.floor(value * 10 + 1e-9) / 10;

type Set = { scale: number; fits: boolean };

export type Legibility = Pick<SheetOffer, 'capitals' | 'metres' | 'easily' | 'legible'>;

/** `paper`: at the distance from which this one is read. */
function legibilityOf(paper: SheetSize, set: Set): Legibility {
  const capitals = capitalsAt(set.scale);
  return {
    capitals: tenths(capitals),
    metres: tenths(readFrom(capitals)),
    easily: tenths(easilyReadFrom(capitals)),
    legible: isLegible(paper, set),
  };
}

/** Of sheets that were laid out: of the one with the smallest letters. */
export function legibilityOfSheets(
  subject: Subject,
  { paper, layout, sheets }: Pick<SignSheet, 'paper'> & Pick<LaidOut, 'layout' | 'sheets'>,
): Legibility {
  const sets = sheets.map(({ set }) => set);
  const scale = Math.min(...sets.map((set) => set.scale));
  return legibilityOf(layout === 'tent' ? tableSheet(subject) : paper, {
    scale,
    fits: sets.every(({ fits }) => fits),
  });
}

function offer(
  place: Pick<SheetOffer, 'paper' | 'orientation' | 'layout'>,
  set: Set,
  sheets = 1,
): SheetOffer {
  return { ...place, sheets, ...legibilityOf(place.paper, set) };
}

const familyOf = ({ rulebook }: Pick<Subject, 'rulebook'>): SheetFamily => rulebook.sheets ?? 'iso';

/** What stands on a table under this rulebook. */
const tableSheet = (subject: Pick<Subject, 'rulebook'>): SheetSize => SHEETS_OF[familyOf(subject)][0];

/** What an office prints under this rulebook. */
export const officeSheet = (subject: Pick<Subject, 'rulebook'>): SheetSize => OFFICE[familyOf(subject)][0];

/** An ISO sheet larger than A4 is A4 seen larger, so it need not be set; American ones have shapes of their own. */
function onOneSheet(subject: Subject): SheetOffer[] {
  const { paper: made } = sign(subject, 'all');
  const family = familyOf(subject);
  return ORIENTATIONS.flatMap((orientation) => {
    const a4 = family === 'iso' ? setSheet(made, 'A4', orientation) : undefined;
    return SHEETS_OF[family].map((paper): SheetOffer => {
      const { fits, scale } =
        a4 && paper !== 'A5'
          ? { fits: a4.fits, scale: a4.scale * timesA4(paper) }
          : setSheet(made, paper, orientation);
      return offer({ paper, orientation, layout: 'one' }, { fits, scale });
    });
  });
}

/** Upright, which takes the fewest. */
function onSeveral(subject: Subject, paper: SheetSize): SheetOffer {
  const { parts, scale } = partsOf(subject, paper, 'portrait');
  return offer({ paper, orientation: 'portrait', layout: 'several' }, { fits: true, scale }, parts.length);
}

function brief(subject: Subject): SheetOffer[] {
  const { paper: made } = sign(subject, 'changed');
  const paper = officeSheet(subject);
  return ORIENTATIONS.map((orientation) =>
    offer({ paper, orientation, layout: 'brief' }, setSheet(made, paper, orientation)),
  );
}

/** It stands on the table, and is read from there. */
function tent(subject: Subject): SheetOffer {
  const { paper: made } = sign(subject, 'all');
  const paper = officeSheet(subject);
  const set = setTent(made, paper);
  return {
    ...offer({ paper, orientation: 'portrait', layout: 'tent' }, set),
    ...legibilityOf(tableSheet(subject), set),
  };
}

const placeOf = (paper: SheetSize): number => SHEET_SIZES.indexOf(paper);
const sizeOf = ({ paper }: SheetOffer): number => placeOf(paper);

/** The smallest sheet, and of two that size the one with larger letters. */
const better = (one: SheetOffer, other: SheetOffer): boolean =>
  sizeOf(one) < sizeOf(other) || (sizeOf(one) === sizeOf(other) && one.capitals > other.capitals);

const best = (offers: SheetOffer[]): SheetOffer | undefined =>
  offers.reduce<SheetOffer | undefined>(
    (found, each) => (found && !better(each, found) ? found : each),
    undefined,
  );

/** As it prints once it is approved. */
export function asApproved({ record, ...rest }: Subject): Subject {
  const { barred: _, ...standing } = record;
  return { ...rest, record: { ...standing, draft: false } };
}

const taken = new WeakMap<Subject, SignSheet>();

/** The sheet to take. A dossier shows it after the sign was made on it, and every sheet there is was set to find it. */
export function recommendedSheet(subject: Subject): SignSheet {
  const found = taken.get(subject) ?? foundSheet(subject);
  taken.set(subject, found);
  return found;
}

function foundSheet(subject: Subject): SignSheet {
  const { offers, recommended } = signPlan(subject);
  const {
    paper = officeSheet(subject),
    orientation = 'portrait',
    layout = 'one',
  } = offers[recommended] ?? {};
  return { paper, orientation, layout };
}

/** Nobody's decision changes the sheet to take. */
export function signPlan(given: Subject): SignPlan {
  const subject = asApproved(given);
  const all = onOneSheet(subject);
  const family = familyOf(subject);
  const office = officeSheet(subject);
  const single = best(all.filter(({ legible, paper }) => legible && !isForTable(paper)));
  const atOffice = all.filter(({ paper }) => paper === office);
  const readable = atOffice.some(({ legible }) => legible);
  const largest = single ? sizeOf(single) + 1 : SHEET_SIZES.length;
  const one = all
    .filter((each) => sizeOf(each) <= Math.max(largest, placeOf(office)))
    .sort((a, b) => sizeOf(a) - sizeOf(b));
  const parted = readable
    ? []
    : OFFICE[family].map((paper) => onSeveral(subject, paper)).filter(({ sheets }) => sheets > 1);
  const short = readable || !mayBeBrief(subject) ? [] : brief(subject);
  const offers = [...one, ...parted, ...short, tent(subject)];
  const fewest = parted.reduce<SheetOffer | undefined>(
    (found, each) => (found && found.sheets <= each.sheets ? found : each),
    undefined,
  );
  const advised =
    single && sizeOf(single) <= placeOf(LARGEST_ADVISED[family]) ? single : (fewest ?? single ?? one[0]);
  return {
    offers,
    recommended: Math.max(0, advised ? offers.indexOf(advised) : 0),
    says: said(subject, { advised, single, office, atOffice, parted, short, readable }),
  };
}

/** "Capitals of 6.1 mm are easy to read from 1.2 metres and legible up to 2.1 metres." */
const sizeSaid = ({ capitals, easily, metres }: SheetOffer): string =>
  `Capitals of ${measured(capitals, 1)} mm are easy to read from ${measured(easily, 1)} metres and legible up to ${measured(metres, 1)} metres.`;

/** Rounded as that of a sheet is, so that no sheet seems to fall short of what it keeps. */
const leastCapitals = (): string => measured(capitalsAt(legibleScale('A4')), 1);

type Found = {
  advised: SheetOffer | undefined;
  single: SheetOffer | undefined;
  office: SheetSize;
  atOffice: SheetOffer[];
  parted: SheetOffer[];
  short: SheetOffer[];
  readable: boolean;
};

function said(
  subject: Subject,
  { advised, single, office, atOffice, parted, short, readable }: Found,
): string {
  const wagers = offered(subject).length;
  const every = wagers === 1 ? 'The wager' : wagers === 2 ? 'Both wagers' : `All ${wagers} wagers`;
  if (readable && advised)
    return `${every} can be read on one sheet of ${sheetName(advised)}. ${sizeSaid(advised)}`;
  const only = best(atOffice);
  const small = only
    ? `One sheet of ${office} is too small for ${every.toLowerCase()}: its capitals would be ${measured(only.capitals, 1)} mm high, and reading from ${distanceFor(office)} metres takes ${leastCapitals()} mm.`
    : '';
  const larger = single
    ? `The smallest single sheet for ${every.toLowerCase()} is ${sheetName(single)}. ${sizeSaid(single)}`
    : `No single sheet up to ${SHEETS_OF[familyOf(subject)].at(-1)?.replace('x', ' × ')} can be read from there.`;
  const fewest = parted.find(({ paper }) => paper === office);
  const apart = fewest
    ? `On ${office} they take ${fewest.sheets} sheets, each with its limits; the notices of the table are on the first.`
    : '';
  const rules =
    short.length > 0
      ? `The rules do not ask for the odds of every wager at the table, so one sheet of ${office} may also carry the limits and the compulsory lines alone; the leaflet has the rest.`
      : 'The rules ask for the odds of every wager at the table, so none may be left to the leaflet.';
  return [small, larger, apart, rules].filter((sentence) => sentence !== '').join(' ');
}
