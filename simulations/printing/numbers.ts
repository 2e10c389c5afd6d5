/**
 * How numbers are printed, on screens, papers and the command line. Each is rounded once, here, to the nearest at the
 * last place shown; only what players read is rounded up. An edge or a chance has four places wherever it stands, and
 * more where four would print it as nothing or as certain. Money and odds are printed elsewhere, with the same
 * commas.
 */
import type { Rounding } from '../exact/decimal';
import { type Fraction, type FractionText, fromText, isNegative, ONE, ratio, ZERO } from '../exact/fraction';
import { digitsOf, readsAs, trimmed } from './digits';

const MINUS = '−';

/** Of a percentage, a standard deviation, a contribution. */
export const PLACES = 4;
const PLACES_FOR_PLAYERS = 2;

type Exact = Fraction | FractionText;

const exactly = (value: Exact): Fraction => (typeof value === 'string' ? fromText(value) : value);

/** Signs as printed, "−1/37" for "-1/37", also within a sentence; hyphens of words, ranges and dates stay. */
export const printed = (text: string): string => text.replace(/(?<!\S)-(?=\d)/g, MINUS);

/** Groups of three before the point, as English sets them: "1,234,567". */
export function grouped(digits: string): string {
  const [whole = '', rest] = printed(digits).split('.');
  const inThrees = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest === undefined ? inThrees : `${inThrees}.${rest}`;
}

/** Without them: "1000 to 1" and "1,000 to 1" are the same pay, spelled in two ways. */
export const ungrouped = (text: string): string => text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');

/** A whole number. */
export const whole = (value: number | bigint): string => grouped(String(value));

/** Whole numbers too long for a table are shown by their first digits and their size. */
export function count(text: string, longest = 16): string {
  if (text.length <= longest) return grouped(text);
  return `${text[0]}.${text.slice(1, 6)}… × 10^${text.length - 1}`;
}

const HUNDRED = ratio(100);
const NONE_OR_ALL = [ZERO, HUNDRED, HUNDRED.neg()];

const hundredths = (value: Exact, places: number, rounding?: Rounding): string =>
  digitsOf(exactly(value).mul(HUNDRED), places, rounding, NONE_OR_ALL);

/** "2.7027%" from "1/37". */
export const percent = (value: Exact, places = PLACES, rounding?: Rounding): string =>
  `${grouped(hundredths(value, places, rounding))}%`;

/** A share that somebody declared or a rule names: "70%", "7.5%". */
export const shortPercent = (share: Exact, rounding?: Rounding): string =>
  `${grouped(trimmed(hundredths(share, PLACES, rounding)))}%`;

/** Never shown better for the player than it is. */
export const shareForPlayers = (edge: Exact): string => percent(edge, PLACES_FOR_PLAYERS, 'up');

/** Where the player gains, in words. */
export const edgeForPlayers = (edge: Exact): string => {
  const shown = shareForPlayers(edge);
  return isNegative(exactly(edge)) ? `${shown} (the player gains)` : shown;
};

const plus = (value: Fraction): string => (isNegative(value) || value.n === 0n ? '' : '+');

export const signedPercent = (value: Exact, places = PLACES): string =>
  `${plus(exactly(value))}${percent(value, places)}`;

/** Printed in place of what is not a number. */
const NO_FIGURE = '–';
/** Doubles that should be zero are left with less than this by their own rounding. */
const RESIDUE = 1e-12;

/** A number that is measured, estimated or a root, so known as a double only; rounded as an exact one would be. */
export function measured(value: number, places = PLACES, unit = '', times: Fraction = ONE): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  const exact = Math.abs(value) < RESIDUE ? ZERO : readsAs(value).mul(times);
  return `${grouped(digitsOf(exact, places))}${unit}`;
}

/** A share that is measured or estimated. */
export const measuredPercent = (share: number, places = PLACES): string =>
  measured(share, places, '%', HUNDRED);

/** A z-score no further from zero than this is none. */
const NEAR = 0.005;

/** Distance from the exact value in standard errors, to two decimals: "+0.52", "−1.10", "0.00". */
export const zScore = (z: number): string =>
  `${z > NEAR && z < Infinity ? '+' : ''}${measured(Math.abs(z) <= NEAR ? 0 : z, 2)}`;

/** The same in a sentence of its own: "+0.52 standard deviations". */
export const deviations = (z: number): string => `${zScore(z)} standard deviations`;

/** A number with a given number of decimals. */
export const fixed = (value: Exact, places = PLACES): string => grouped(digitsOf(exactly(value), places));

/** A chance, between 0 and 1. */
export const chanceOf = (probability: Exact, places: number): string =>
  digitsOf(exactly(probability), places, 'half-even', [ZERO, ONE]);

export const signedFixed = (value: Exact, places = PLACES): string =>
  `${plus(exactly(value))}${fixed(value, places)}`;

/** A number with a given number of decimals, without trailing zeros. */
export const decimal = (value: Exact, places = PLACES): string =>
  grouped(trimmed(digitsOf(exactly(value), places)));

/** A double by its first digits, trailing zeros dropped. */
export function plainNumber(value: number, digits = 6): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  const first = Number(value.toPrecision(digits));
  const size = first === 0 ? 0 : Math.floor(Math.log10(Math.abs(first)));
  return grouped(trimmed(digitsOf(readsAs(first), Math.min(Math.max(digits - size, 0), 18))));
}

/** A gain or loss in units of a stake: "+101", "−3", "0". */
export const signedUnits = (value: Exact): string => `${plus(exactly(value))}${decimal(value)}`;

/** "1 in 37", "1 in 2.06" from a probability; "never" and "always" at the ends. */
export function oneIn(probability: Exact): string {
  const chance = exactly(probability);
  if (chance.n === 0n) return 'never';
  if (chance.n === chance.d) return 'always';
  if (chance.n === 1n) return `1 in ${grouped(chance.d.toString())}`;
  const inverse = chance.inverse();
  const places = inverse.lt(10) ? 2 : inverse.lt(1000) ? 1 : 0;
  return `1 in ${grouped(digitsOf(inverse, places, 'half-even', [ONE]))}`;
}

/** The odds at which the bet would cost nothing: chances against, to one for. */
export function trueOdds(probability: Exact): string {
  const chance = exactly(probability);
  if (chance.n === 0n) return 'cannot happen';
  return `${decimal(chance.inverse().sub(1))} to 1`;
}

/** After how many decimals a fraction ends; undefined where it never does. */
function decimalsOf({ d }: Fraction): number | undefined {
  const ends = 10n ** BigInt(d.toString().length * 4);
  if (ends % d !== 0n) return undefined;
  let places = 0;
  for (let power = 1n; power % d !== 0n; power *= 10n) places += 1;
  return places;
}

/** Decimals for a column of chances: the smallest keeps three digits that say something, and none is a nought that all end in. */
export function placesFor(chances: FractionText[]): number {
  const read = chances.map(fromText);
  const zeros = read.map((value) => value.d.toString().length - value.n.toString().length);
  const ends = read.map((value) => decimalsOf(value) ?? 18);
  return Math.min(18, Math.max(6, ...ends), Math.max(6, ...zeros.map((each) => each + 3)));
}

/** An exact fraction, where it is short enough to be read. */
export function exact(text: FractionText, longest = 30): string | undefined {
  return text.length <= longest ? printed(text) : undefined;
}

/** How long something took. */
export const seconds = (value: number): string => `${measured(value, 1)} s`;

/** Of a hundred: a share by two whole numbers. */
export const shareOf = (part: bigint, all: bigint): string => percent(ratio(part, all));
