/** How a hand that is played out can end against the dealer: what it staked, and whether it won, stood off or lost. */

import { NATURAL, OVER } from './dealer-draws';
import { MOST, TWO_OF_21 } from './hands';
import type { Settling } from './table';

export const OUTCOMES = 6;
export const WON = 0;
export const STOOD_OFF = 1;
export const LOST = 2;
/** Added where two were staked. */
export const DOUBLED = 3;

const LOWEST = 17;

/** Hands that can only end alike, by total and stake: 16 and less are one, and so on to two cards of 21. */
export const ALIKE = 2 * (TWO_OF_21 - LOWEST + 2);
export const alike = ({ total, stake }: { total: number; stake: 1 | 2 }): number =>
  (stake - 1) * (ALIKE / 2) + Math.max(total, LOWEST - 1) - LOWEST + 1;
export const ofAlike = (at: number): { total: number; stake: 1 | 2 } => ({
  total: (at % (ALIKE / 2)) + LOWEST - 1,
  stake: at < ALIKE / 2 ? 1 : 2,
});

type Settles = Pick<Settling, 'naturalTakes' | 'splitTwentyOne'>;

/** Where a dealer's blackjack takes the first stake alone, hands are only settled where there is none. */
export function outcomeOf(
  { total, stake }: { total: number; stake: 1 | 2 },
  end: number,
  { naturalTakes, splitTwentyOne }: Settles,
): number {
  const as = total === TWO_OF_21 && splitTwentyOne === 'stands-off' ? MOST : total;
  return against(as, end, naturalTakes) + (stake === 2 ? DOUBLED : 0);
}

function against(total: number, end: number, naturalTakes: Settling['naturalTakes']): number {
  const points = total === TWO_OF_21 ? MOST : total;
  if (points > MOST) return LOST;
  if (end === NATURAL) return naturalTakes === 'all' && total !== TWO_OF_21 ? LOST : STOOD_OFF;
  if (end === OVER) return WON;
  if (points !== LOWEST + end) return points > LOWEST + end ? WON : LOST;
  return total === TWO_OF_21 ? WON : STOOD_OFF;
}
