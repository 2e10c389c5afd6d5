/** What a pay is worth to the player. */
import { type Fraction, ONE, ZERO } from '../exact/fraction';
import type { Pay } from './pay';

/** Net gain per unit staked: 35 for "35 to 1", 5 for "6 for 1", 0 for a stand-off, -1 for a loss. */
export function netPay(pay: Pay): Fraction {
  switch (pay.kind) {
    case 'to':
      return pay.win.div(pay.stake);
    case 'for':
      return pay.win.div(pay.stake).sub(ONE);
    case 'push':
      return ZERO;
    case 'lose':
      return pay.share.neg();
  }
}

/** Below zero where `a` is worth less to the player than `b`, above where more, 0 where they are worth the same. */
export function comparePays(a: Pay, b: Pay): number {
  return netPay(a).compare(netPay(b));
}
