/** For tests and the bench: a pay table from the odds, in the order of the events. */
import type { PayTables } from '../../../pays/pay-table';
import { EVENTS, INSURANCE, LOSE } from './wagers';

export const tablesOf = (...odds: number[]): PayTables => ({
  [INSURANCE]: Object.fromEntries(EVENTS.slice(0, LOSE).map((event, i) => [event, `${odds[i]} to 1`])),
});

/** 7.33 to 7.35 of the 2007 rules. */
export const BRITISH_ODDS = [100, 50, 20, 8, 6, 5, 4, 2, 1];
