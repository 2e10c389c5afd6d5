/** Figures that are no whole numbers of outcomes: sums of products whose error is bounded, as parts of a whole. */
import { FROM_OWN_COUNTS, OWN_COUNTS } from './own-counts';

/** The method of such figures. */
export const ROUNDED = 'rounded-chances';
export const isRounded = (method: string): boolean => method === ROUNDED;

/** How near they are, to print after one. */
export const NEARNESS = 'to within a hundred-billionth of the wager';

/** How several were worked out, in words after the verb. */
export const howExactly = (worked: readonly { method: string }[]): string => {
  const own = worked.filter(({ method }) => method === OWN_COUNTS);
  return [
    ...(own.length === 0 || own.length < worked.length ? ['exactly'] : []),
    ...(worked.some(({ method }) => isRounded(method)) ? [NEARNESS] : []),
    ...(own.length > 0 ? [FROM_OWN_COUNTS] : []),
  ].join(' or ');
};
