/**
 * How money moves when a wager is settled. Whatever a game is, what it settles to is a list of flows; every edge, cost,
 * fee and take-out is a sum over such a list (`views.ts`), so no figure decides for itself who plays against whom.
 */
import { type Fraction, isNegative, ONE, sum, ZERO } from '../exact/fraction';

export const PARTIES = [
  'player',
  'house',
  /** A player who banks, where the house has no stake. */
  'player-dealer',
  'other-players',
  /** Who deals, as a person: what is given to them is not the house's. */
  'dealer',
  /** Where the stakes of all lie until they are divided. */
  'pool',
  'meter',
  /** Kept aside for the meter after it was won. */
  'reserve',
  /** A duty or a levy. */
  'authority',
] as const;
export type Party = (typeof PARTIES)[number];

/** What a flow is for. */
export const PURPOSES = [
  'stake',
  'win',
  'commission',
  'fee',
  'contribution',
  'jackpot',
  'seed',
  'envy',
  'dividend',
  'deduction',
  'breakage',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Never below zero, and never from a party to itself: what comes back is a flow the other way. */
export type Flow = {
  from: Party;
  to: Party;
  purpose: Purpose;
  /** In units of the initial wager. */
  amount: Fraction;
};

/** What can happen, and what moves when it does. */
export type Settled = { probability: Fraction; flows: readonly Flow[] };

export const flow = (from: Party, to: Party, purpose: Purpose, amount: Fraction): Flow => {
  if (from === to) throw new RangeError(`money from ${from} to itself`);
  return isNegative(amount)
    ? { from: to, to: from, purpose, amount: amount.neg() }
    : { from, to, purpose, amount };
};

/** A sum of money that does not depend on the wager: what it is to one of this size. */
export const fixedSum = (money: Fraction, wager: Fraction): Fraction => money.div(wager);

/** Each flow as often as it comes; the same from one party to another for one purpose are one flow. */
export function onAverage(outcomes: readonly Settled[]): Flow[] {
  const all = sum(outcomes.map(({ probability }) => probability));
  if (!all.equals(ONE)) throw new RangeError('what can happen does not add up to certainty');
  const sums = new Map<string, Flow>();
  for (const { probability, flows } of outcomes)
    for (const { from, to, purpose, amount } of flows) {
      const key = `${from} ${to} ${purpose}`;
      const before = sums.get(key)?.amount ?? ZERO;
      sums.set(key, { from, to, purpose, amount: before.add(probability.mul(amount)) });
    }
  return [...sums.values()].filter(({ amount }) => amount.n !== 0n);
}

/** What these parties together have gained once everything has moved; below zero, what they have lost. */
export function balanceOf(parties: readonly Party[], flows: readonly Flow[]): Fraction {
  // Asked for every cell that is typed, so a single flow is returned without adding it to zero.
  let balance: Fraction | undefined;
  for (const { from, to, amount } of flows) {
    const gains = parties.includes(to);
    if (gains === parties.includes(from)) continue;
    if (balance === undefined) balance = gains ? amount : amount.neg();
    else balance = gains ? balance.add(amount) : balance.sub(amount);
  }
  return balance ?? ZERO;
}

/** What moves from one party to another for the purposes named. */
export const movedFor = (
  purposes: readonly Purpose[],
  flows: readonly Flow[],
  to: readonly Party[] = PARTIES,
): Fraction =>
  sum(
    flows.filter((one) => purposes.includes(one.purpose) && to.includes(one.to)).map(({ amount }) => amount),
  );
