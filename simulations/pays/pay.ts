import type { Fraction } from '../exact/fraction';

/**
 * What an event pays. Written as text everywhere outside the engine ("35 to 1", "9½ to 5", "6 for 1",
 * "push", "lose", "lose half"), read by `parsePay` and printed by `printPay`.
 */
export type Pay =
  /** Odds: the stake comes back and `win` is paid for every `stake` wagered. */
  | { kind: 'to'; win: Fraction; stake: Fraction }
  /** The amount handed over includes the stake. */
  | { kind: 'for'; win: Fraction; stake: Fraction }
  /** The stake is returned. */
  | { kind: 'push' }
  /** This share of the stake is lost, the rest returned; 1 is the whole. */
  | { kind: 'lose'; share: Fraction }
  /** This part of a progressive meter; the wager itself is not returned. "100% of the meter" */
  | { kind: 'meter'; share: Fraction }
  /** An amount of money in whole units of `currency`, whatever is staked; the wager is not returned. "$1,500" */
  | { kind: 'sum'; amount: Fraction; currency: string };

declare const ODDS: unique symbol;

/** A pay as text that can be read: "35 to 1". Made by `printPay`, so what somebody typed is none yet. */
export type Odds = string & { readonly [ODDS]: true };

export const LOSE_TEXT = 'lose' as Odds;
export const PUSH_TEXT = 'push' as Odds;

/** A pay as someone typed it in a file or a form: it may say nothing that can be read. */
export type PayText = string;
