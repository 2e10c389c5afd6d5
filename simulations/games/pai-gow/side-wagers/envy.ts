/**
 * The envy bonus: for each other player's hand of four of a kind or better, a sum of money to everyone whose Fortune wager
 * is at least the house's qualifying amount (13.33, 13.38 to 13.45). The dealer's hand and one's own earn none.
 */
import { Fraction, ratio, sum } from '../../../exact/fraction';
import type { FortuneEvent } from './head';

export type Envy = Partial<Record<FortuneEvent, Fraction>>;

/** What it pays a player on average, in money, for each other hand at the table: these add up, as expectations do. */
export function envyPerHand(counts: ReadonlyMap<string, bigint>, hands: bigint, pays: Envy): Fraction {
  return sum(
    Object.entries(pays).map(([event, amount]) => ratio(counts.get(event) ?? 0n, hands).mul(amount)),
  );
}

/** By how much of the stake it lowers the house edge of a player who stakes this much. */
export const envyShare = (perHand: Fraction, otherHands: number, stake: Fraction): Fraction =>
  perHand.mul(otherHands).div(stake);

/** The minimum, which is also pay table 1, in pounds. */
const pounds = (amounts: Partial<Record<FortuneEvent, number>>): Envy =>
  Object.fromEntries(Object.entries(amounts).map(([event, amount]) => [event, new Fraction(amount)]));
export const ENVY_MINIMUM = pounds({
  'seven-card-straight-flush': 500,
  'royal-flush-and-match': 125,
  'seven-card-straight-flush-with-joker': 50,
  'five-aces': 25,
  'royal-flush': 10,
  'straight-flush': 5,
  'four-of-a-kind': 2,
});
