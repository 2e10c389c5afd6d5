/** What an option takes at a table with so many players, and which options serve it. */
import type { Fee, FeeOption, PlayerRange } from '../schedule';

/** In cents, so that comparing thousands of sums is comparing whole numbers. A table is only loaded with sums that read so. */
export function cents(text: string): number {
  const [whole = '', part = '00'] = text.split('.');
  return Number(whole) * 100 + Number(part);
}

/** "0.50" from 50, "1505" from 150500. */
export const sumText = (amount: number): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);

export const covers = ({ min, max }: PlayerRange, players: number): boolean =>
  players >= (min ?? 0) && players <= (max ?? Number.POSITIVE_INFINITY);

/** More than this sit at no table of the binder. */
export const MOST_PLAYERS = 9;
export const PLAYER_COUNTS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, MOST_PLAYERS];

/** The fees of an option at a table with so many players; none where it does not serve them. */
export const feesFor = (option: FeeOption, players: number): Fee[] =>
  covers(option.players, players)
    ? option.fees.filter((fee) => fee.players === undefined || covers(fee.players, players))
    : [];

/** All that an option can take of one hand, or of one seat for half an hour. */
export const mostOf = (fees: readonly Fee[]): number =>
  fees.reduce((all, { amount }) => all + cents(amount), 0);

export const isBanked = ({ kind }: Pick<FeeOption, 'kind'>): boolean =>
  kind === 'per-bet-and-hand' || kind === 'by-total-action' || kind === 'by-total-action-with-coupon';

/** The lower bet of a limit game, the least of a range; undefined where there is none. */
export const lowest = (bound: string | null): number | undefined =>
  bound === null ? undefined : Number(bound.split('-')[0]);
