/** How a hand that is played out can end against the dealer: what it staked, and whether it won, stood off or lost. */
import { TWO_OF_21 } from './after-split';
import { NATURAL, OVER } from './dealer-draws';
import { MOST } from './hands';
import type { Settling } from './table';

export const OUTCOMES = 6;
export const WON = 0;
export const STOOD_OFF = 1;
export const LOST = 2;
/** Added where two were staked. */
export const DOUBLED = 3;

const LOWEST = 17;

/** Where a dealer's blackjack takes the first stake alone, hands are only settled where there is none. */
export function outcomeOf(
  { total, stake }: { total: number; stake: 1 | 2 },
  end: number,
  { naturalTakes }: Pick<Settling, 'naturalTakes'>,
): number {
  return against(total, end, naturalTakes) + (stake === 2 ? DOUBLED : 0);
}

function against(total: number, end: number, naturalTakes: Settling['naturalTakes']): number {
  const points = total === TWO_OF_21 ? MOST : total;
  if (points > MOST) return LOST;
  if (end === NATURAL) return naturalTakes === 'all' && total !== TWO_OF_21 ? LOST : STOOD_OFF;
  if (end === OVER) return WON;
  if (points !== LOWEST + end) return points > LOWEST + end ? WON : LOST;
  return total === TWO_OF_21 ? WON : STOOD_OFF;
}
