/** For tests and the bench: pay tables from the odds of the raise, best hand first. */
import type { PayTables } from '../../pays/pay-table';
import { RAISE_ROWS } from './wagers';

export const tablesOf = (...odds: number[]): PayTables => ({
  ante: { 'dealer-not-qualified': '1 to 1', win: '1 to 1' },
  raise: Object.fromEntries(RAISE_ROWS.map(([row], i) => [row, `${odds[i]} to 1`])),
});

/** The table that figures were published for. */
export const AMERICAN_ODDS = [100, 50, 20, 7, 5, 4, 3, 2, 1];
/** Of a Californian card room: no more than ten to one, and more for straights and flushes. */
export const CARD_ROOM_ODDS = [10, 9, 8, 7, 6, 5, 3, 2, 1];
/** 7.13(b) of the 2007 rules, a royal flush paid as the straight flush it is. */
export const BRITISH_ODDS = [50, 50, 20, 8, 6, 4, 3, 2, 1];
