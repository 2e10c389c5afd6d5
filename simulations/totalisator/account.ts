/** The money of one pool, to the cent: what came in, and where each cent went. */
import { type Fraction, ratio, sum, ZERO } from '../exact/fraction';
import { sentence } from './reason';
import type { Clause } from './rules';

/** To the jackpot of this kind of pool, to its reserve, or held because the rules do not say who gets it. */
export type CarriedTo = 'jackpot' | 'reserve' | 'held';
export type Carried = { to: CarriedTo; cents: bigint; clause: Clause; says: string };

export type Account = {
  staked: bigint;
  broughtIn: bigint;
  refunded: bigint;
  deducted: bigint;
  paid: bigint;
  carried: Carried[];
  /** What rounding kept; below nothing where it cost. */
  rounded: Fraction;
  /** What least dividends cost. */
  least: Fraction;
};

export const opened = (staked: bigint, broughtIn: bigint): Account => ({
  staked,
  broughtIn,
  refunded: 0n,
  deducted: 0n,
  paid: 0n,
  carried: [],
  rounded: ZERO,
  least: ZERO,
});

/** Whole cents are carried; the rest of one is left to rounding. */
export function carry(
  account: Account,
  to: CarriedTo,
  amount: Fraction,
  clause: Clause,
  says: string,
): bigint {
  const { n: cents } = amount.floor();
  account.rounded = account.rounded.add(amount.sub(ratio(cents)));
  if (cents > 0n) account.carried.push({ to, cents, clause, says: sentence(says) });
  return cents;
}

export const carriedIn = ({ carried }: Account): bigint =>
  carried.reduce((all, { cents }) => all + cents, 0n);

export const roundingOf = ({ rounded, least }: Account): Fraction => rounded.sub(least);

/** The same in cents: the accounts have shown that it is whole. */
export function wholeRounding(account: Account): bigint {
  const { s, n } = roundingOf(account);
  return s * n;
}

/** Throws where a cent came from nowhere or went nowhere: a fault of the program, whatever was staked. */
export function assertBalanced(account: Account): void {
  const { staked, broughtIn, refunded, deducted, paid } = account;
  const rounding = roundingOf(account);
  const out = sum([refunded, deducted, paid, carriedIn(account)].map((cents) => ratio(cents))).add(rounding);
  if (!out.equals(ratio(staked + broughtIn)) || rounding.d !== 1n)
    throw new Error(`a pool of ${staked} and ${broughtIn} brought in settles to ${out.toFraction()}`);
  if ([staked, broughtIn, refunded, deducted, paid].some((cents) => cents < 0n))
    throw new Error('an amount is below nothing');
}
