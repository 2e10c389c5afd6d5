/** Pay tables for a wager that meet the rulebook: asked as typed, searched exactly, each judged on the day. */
export { type Judged, judge, showable } from './judge';
export { type Loosening, loosenings } from './loosen';
export { type Permitted, permittedRows, type Schedule } from './permitted';
export { readWish } from './question';
export { atMeterOf, designable, type Subject } from './subject';
export { type DesignWish, ORDERS, startingWish } from './wish';
