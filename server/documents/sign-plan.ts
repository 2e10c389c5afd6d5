/** The sheets a sign can be printed on, how well each can be read, and which to take. */
import { measured } from '@/simulations/printing/numbers';
import { sign } from './content/sign';
import { offered } from './content/wagers';
import { setSheet, timesA4 } from './layout/sheets';
import {
  ORIENTATIONS,
  SHEET_SIZES,
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
  legibleScale,
  mayBeBrief,
  partsOf,
  readFrom,
  type SignSheet,
} from './sign-sheets';
import type { Subject } from './subject';

const tenths = (value: number): number => Math.floor(value * 10 + 1e-9) / 10;

type Set = { scale: number; fits: boolean };

function offer(
  place: Pick<SheetOffer, 'paper' | 'orientation' | 'layout'>,
  set: Set,
  sheets = 1,
): SheetOffer {
  const capitals = capitalsAt(set.scale);
  return {
    ...place,
    sheets,
    capitals: tenths(capitals),
    metres: tenths(readFrom(capitals)),
    easily: tenths(easilyReadFrom(capitals)),
    legible: isLegible(place.paper, set),
  };
}

/** A sheet larger than A4 is the same sheet seen larger, so only A4 and A5 have to be set. */
function onOneSheet(subject: Subject): SheetOffer[] {
  const { paper: made } = sign(subject, 'all');
  return ORIENTATIONS.flatMap((orientation) => {
    const [a5, a4] = (['A5', 'A4'] as const).map((paper) => setSheet(made, paper, orientation));
    return SHEET_SIZES.map((paper): SheetOffer => {
      const set = paper === 'A5' ? a5 : a4;
      const times = paper === 'A5' ? 1 : timesA4(paper);
      return offer(
        { paper, orientation, layout: 'one' },
        { fits: set?.fits ?? false, scale: (set?.scale ?? 0) * times },
      );
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
  return ORIENTATIONS.map((orientation) =>
    offer({ paper: 'A4', orientation, layout: 'brief' }, setSheet(made, 'A4', orientation)),
  );
}

const sizeOf = ({ paper }: SheetOffer): number => SHEET_SIZES.indexOf(paper);

/** The smallest sheet, and of two that size the one with larger letters. */
const better = (one: SheetOffer, other: SheetOffer): boolean =>
  sizeOf(one) < sizeOf(other) || (sizeOf(one) === sizeOf(other) && one.capitals > other.capitals);

const best = (offers: SheetOffer[]): SheetOffer | undefined =>
  offers.reduce<SheetOffer | undefined>(
    (found, each) => (found && !better(each, found) ? found : each),
    undefined,
  );

/** A shop of any town prints A2; larger ones are asked for only where several sheets will not do. */
const LARGEST_ADVISED: SheetSize = 'A2';

/** As it prints once it is approved. */
export function asApproved({ record, ...rest }: Subject): Subject {
  const { barred: _, ...standing } = record;
  return { ...rest, record: { ...standing, draft: false } };
}

/** The sheet to take. */
export function recommendedSheet(subject: Subject): SignSheet {
  const { offers, recommended } = signPlan(subject);
  const { paper = 'A4', orientation = 'portrait', layout = 'one' } = offers[recommended] ?? {};
  return { paper, orientation, layout };
}

/** Nobody's decision changes the sheet to take. */
export function signPlan(given: Subject): SignPlan {
  const subject = asApproved(given);
  const all = onOneSheet(subject);
  const single = best(all.filter(({ legible, paper }) => legible && paper !== 'A5'));
  const onA4 = all.filter(({ paper }) => paper === 'A4');
  const readable = onA4.some(({ legible }) => legible);
  const largest = single ? sizeOf(single) + 1 : SHEET_SIZES.length;
  const one = all
    .filter((each) => sizeOf(each) <= Math.max(largest, SHEET_SIZES.indexOf('A4')))
    .sort((a, b) => sizeOf(a) - sizeOf(b));
  const parted = readable
    ? []
    : (['A4', 'A3'] as const).map((paper) => onSeveral(subject, paper)).filter(({ sheets }) => sheets > 1);
  const short = readable || !mayBeBrief(subject) ? [] : brief(subject);
  const offers = [...one, ...parted, ...short];
  const fewest = parted.reduce<SheetOffer | undefined>(
    (found, each) => (found && found.sheets <= each.sheets ? found : each),
    undefined,
  );
  const advised =
    single && sizeOf(single) <= SHEET_SIZES.indexOf(LARGEST_ADVISED) ? single : (fewest ?? single ?? one[0]);
  return {
    offers,
    recommended: Math.max(0, advised ? offers.indexOf(advised) : 0),
    says: said(subject, { advised, single, onA4, parted, short, readable }),
  };
}

/** "Capitals of 6.1 mm are easy to read from 1.2 metres and legible up to 2.1 metres." */
const sizeSaid = ({ capitals, easily, metres }: SheetOffer): string =>
  `Capitals of ${measured(capitals, 1)} mm are easy to read from ${measured(easily, 1)} metres and legible up to ${measured(metres, 1)} metres.`;

/** Rounded up: less cannot be read from there. */
const leastCapitals = (): string => measured(Math.ceil(capitalsAt(legibleScale('A4')) * 10) / 10, 1);

type Found = {
  advised: SheetOffer | undefined;
  single: SheetOffer | undefined;
  onA4: SheetOffer[];
  parted: SheetOffer[];
  short: SheetOffer[];
  readable: boolean;
};

function said(subject: Subject, { advised, single, onA4, parted, short, readable }: Found): string {
  const wagers = offered(subject).length;
  const every = wagers === 1 ? 'The wager' : `All ${wagers} wagers`;
  if (readable && advised)
    return `${every} can be read on one sheet of ${sheetName(advised)}. ${sizeSaid(advised)}`;
  const a4 = best(onA4);
  const small = a4
    ? `One sheet of A4 is too small for ${every.toLowerCase()}: its capitals would be ${measured(a4.capitals, 1)} mm high, and reading from ${distanceFor('A4')} metres takes ${leastCapitals()} mm.`
    : '';
  const larger = single
    ? `The smallest single sheet for ${every.toLowerCase()} is ${sheetName(single)}. ${sizeSaid(single)}`
    : 'No single sheet up to A1 holds them.';
  const fewest = parted.find(({ paper }) => paper === 'A4');
  const apart = fewest
    ? `On A4 they take ${fewest.sheets} sheets, each with the limits and what the rules put on the sign.`
    : '';
  const rules =
    short.length > 0
      ? 'The rules do not ask for the odds of every wager at the table, so one sheet of A4 may also carry the limits and the compulsory lines alone; the leaflet has the rest.'
      : 'The rules ask for the odds of every wager at the table, so none may be left to the leaflet.';
  return [small, larger, apart, rules].filter((sentence) => sentence !== '').join(' ');
}
