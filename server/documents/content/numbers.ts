/** How numbers are printed. Each is rounded once, here, from an exact fraction. */
import { type Rounding, toFixed } from '@/simulations/exact/decimal';
import { type Fraction, fromText, isNegative } from '@/simulations/exact/fraction';

const MINUS = '−';
const readable = (text: string): string => text.replace('-', MINUS);

export function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Whole numbers too long for a table are shown by their first digits and their size. */
export function count(text: string, longest = 16): string {
  if (text.length <= longest) return grouped(text);
  return `${text[0]}.${text.slice(1, 6)}… × 10^${text.length - 1}`;
}

export function percent(text: string, places = 4, rounding: Rounding = 'half-even'): string {
  return `${readable(toFixed(fromText(text).mul(100), places, rounding))} %`;
}

/** For players: never shown better than it is. */
export const edgeForPlayers = (text: string): string =>
  isNegative(fromText(text)) ? `${percent(text, 2, 'up')} (the player gains)` : percent(text, 2, 'up');

export function signedPercent(text: string, places = 4): string {
  const value = fromText(text);
  const shown = percent(text, places);
  return isNegative(value) || value.n === 0n ? shown : `+${shown}`;
}

/** Decimals for a column of chances: the smallest keeps three digits that say something. */
export function places(chances: string[]): number {
  const zeros = chances.map(fromText).map((value) => value.d.toString().length - value.n.toString().length);
  return Math.min(18, Math.max(6, ...zeros.map((each) => each + 3)));
}

export const probability = (text: string, decimals: number): string => toFixed(fromText(text), decimals);

/** An exact fraction, where it is short enough to be read. */
export function exact(text: string, longest = 30): string | undefined {
  return text.length <= longest ? readable(text) : undefined;
}

/** A number with so many decimals, its trailing zeros dropped. */
export function decimal(value: Fraction, places: number): string {
  const fixed = readable(toFixed(value, places));
  if (!fixed.includes('.')) return grouped(fixed);
  const [whole = '', fraction = ''] = fixed.split('.');
  const kept = fraction.replace(/0+$/, '');
  return kept === '' ? grouped(whole) : `${grouped(whole)}.${kept}`;
}

/** A gain or loss in units of a stake: "+101", "−3", "0". */
export function signedUnits(text: string): string {
  const value = fromText(text);
  return isNegative(value) || value.n === 0n ? decimal(value, 4) : `+${decimal(value, 4)}`;
}

/** The odds at which the bet would cost nothing: chances against, to one for. */
export function trueOdds(text: string): string {
  const chance = fromText(text);
  if (chance.n === 0n) return 'cannot happen';
  const against = chance.inverse().sub(1);
  return `${decimal(against, 4)} to 1`;
}

export function plainNumber(value: number, digits = 6): string {
  const text = Number(value.toPrecision(digits)).toString();
  const [whole = '', fraction] = text.split('.');
  return readable(fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`);
}
