/** A share as a variant holds it: "70%", "7/10", or "0.7" in an older one. */
import { Fraction, ONE, toText } from '@/simulations/exact/fraction';
import { shownPercent } from './percent';
import { quoted } from './quoted';

const SHARE = /^(?:(\d{1,9}(?:\.\d{1,9})?) ?%|(\d{1,9})\/([1-9]\d{0,8})|(\d{1,9}(?:\.\d{1,9})?))$/;

const BARE = /^\d{1,9}(?:\.\d{1,9})?$/;

/**
 * A bare number that a person types is per cent, as the fields are labelled. In a stored variant "0.7" keeps the
 * meaning it was hashed with, 70%.
 */
export function percentTyped(text: string): string {
  const bare = text.trim();
  return BARE.test(bare) ? `${bare}%` : text;
}

/** A number other than 0 without a sign: as per cent it is one share, as a fraction of one another. */
export const isBareShare = (text: string): boolean => BARE.test(text.trim()) && Number(text) !== 0;

/** Of any size. */
function shareAsTyped(text: string): Fraction | undefined {
  const match = SHARE.exec(text.trim());
  if (!match) return undefined;
  const [, percent, numerator, denominator, decimal] = match;
  if (percent !== undefined) return new Fraction(percent).div(100);
  return new Fraction(decimal ?? `${numerator}/${denominator}`);
}

/** Undefined where the text is not a share: unreadable, or above the whole. */
export function readShare(text: string): Fraction | undefined {
  const share = shareAsTyped(text);
  return share?.lte(ONE) ? share : undefined;
}

/** Why a text is not a share, placed before what to write; empty for an empty text. */
export function shareFault(text: string): string {
  if (quoted(text) === quoted('')) return '';
  return `${quoted(text)} is ${shareAsTyped(text) ? 'above 100%' : 'not a share'}; `;
}

/** "70%", or "1/3" where no percentage ends; undefined where neither reads back as the same share. */
export const shareText = (share: Fraction): string | undefined =>
  [shownPercent(share), toText(share)].find((text) => shareAsTyped(text)?.equals(share));
