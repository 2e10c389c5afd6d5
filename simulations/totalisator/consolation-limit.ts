/** A consolation is never more than a part of the principal dividend. */
import { type Fraction, fromText, ratio, ZERO } from '../exact/fraction';
import { type Dividend, redeclared } from './dividend';
import { dollars } from './reason';
import type { Lesser } from './rules';
import type { Settling } from './settling';

/** The consolation at its limit, a part of the least principal dividend. */
export function limited(
  settling: Settling,
  lesser: Lesser,
  consolations: readonly Dividend[],
  principal: readonly Dividend[],
): { dividends: Dividend[]; left: Fraction } {
  const { pool, touched } = settling;
  const { limit } = lesser;
  const [lowest] = [...principal].sort((a, b) => (a.declared < b.declared ? -1 : 1));
  if (!limit || !lowest) return { dividends: [...consolations], left: ZERO };
  const { step, above } = pool.type.declared;
  const most = ratio(lowest.declared).mul(fromText(limit.share));
  const steps = most.div(ratio(step)).floor();
  const atMost = steps.n * step;
  const least = pool.unit + above;
  let left = ZERO;
  const dividends = consolations.map((dividend) => {
    if (dividend.declared <= atMost) return dividend;
    const isBelowLeast = atMost < least;
    if (isBelowLeast) touched.add('limit-or-least');
    const to = isBelowLeast && pool.readings['limit-or-least'] === 'least' ? least : atMost;
    if (to >= dividend.declared) return dividend;
    const less = redeclared(
      dividend,
      to,
      isBelowLeast && to === least
        ? {
            clause: limit.least,
            says: `${dollars(to)} is declared: the limit, ${limit.share} of ${dollars(lowest.declared)}, is below the least dividend.`,
          }
        : {
            clause: limit.clause,
            says: `${dollars(to)} is declared: a consolation is never more than ${limit.share} of ${dollars(lowest.declared)}.`,
          },
      pool.unit,
    );
    left = left.add(ratio(dividend.paid + dividend.unpaid - less.paid - less.unpaid));
    return less;
  });
  return { dividends, left };
}
