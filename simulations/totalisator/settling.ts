/** A settlement on its way: the money so far, the reasons so far, and the ways in which it can end. */
import { type Fraction, isNegative, ratio } from '../exact/fraction';
import { listed } from '../printing/lists';
import { shortPercent } from '../printing/numbers';
import { type Account, assertBalanced, type CarriedTo, carry, opened, roundingOf } from './account';
import type { Dividend, Terms } from './dividend';
import type { Outcome, Pool, Settlement } from './pool';
import { dollars, type Reason } from './reason';
import type { Clause, PoolRules, ReadingId } from './rules';
import type { Legs } from './selection';

/** What is passed from step to step. */
export type Settling = {
  pool: Pool;
  rules: PoolRules;
  terms: Terms;
  account: Account;
  reasons: Reason[];
  touched: Set<ReadingId>;
  deemed: Legs[];
  jackpotFrom: JackpotFrom;
};

/** Where a jackpot that is not won goes back to: single pools have theirs from the jackpot pool, merged ones from its reserve. */
export type JackpotFrom = { to: CarriedTo; clause: Clause; says: string };

export const fromJackpot = ({ clauses }: PoolRules): JackpotFrom => ({
  to: 'jackpot',
  clause: clauses.jackpotBack,
  says: 'the jackpot pool',
});

export const fromReserve = ({ clauses }: PoolRules): JackpotFrom => ({
  to: 'reserve',
  clause: clauses.mergedJackpotBack,
  says: 'the jackpot reserve',
});

export function closed(
  settling: Settling,
  outcome: Outcome,
  dividends: Dividend[],
  netPool: bigint,
): Settlement {
  const { pool, account, reasons, touched, deemed } = settling;
  assertBalanced(account);
  const rounding = roundingOf(account);
  if (rounding.n !== 0n)
    reasons.push({
      clause: settling.rules.clauses.roundingAccount,
      says: isNegative(rounding)
        ? `${dividends.some(({ isLeast }) => isLeast) ? 'Rounding and least dividends cost' : 'Rounding costs'} ${dollars(rounding.neg())}.`
        : `Rounding keeps ${dollars(rounding)}.`,
    });
  reasons.push(...account.carried.map(({ clause, says }) => ({ clause, says })));
  return {
    type: pool.type,
    races: pool.races,
    unit: pool.unit,
    outcome,
    account,
    netPool,
    dividends,
    deemed,
    carried: account.carried,
    reasons,
    touched: [...touched],
  };
}

export function jackpotBack({ pool, account, jackpotFrom }: Settling, because: string): void {
  const { to, clause, says } = jackpotFrom;
  carry(
    account,
    to,
    ratio(pool.broughtIn),
    clause,
    `The jackpot of ${dollars(pool.broughtIn)} goes back to ${says}: ${because}.`,
  );
}

/** Everything that was staked goes back, and nothing is deducted. */
export function allBack(settling: Settling, clause: Clause, because: string): Settlement {
  const { account } = settling;
  Object.assign(account, opened(account.staked, account.broughtIn));
  account.refunded = account.staked;
  // A step that deducted something is not one of this settlement.
  settling.reasons = settling.reasons.filter((reason) => reason.clause !== settling.rules.clauses.netPool);
  settling.reasons.push({ clause, says: `All bets are refunded: ${because}.` });
  jackpotBack(settling, because);
  return closed({ ...settling, deemed: [] }, 'refunded', [], 0n);
}

export function deduct({ pool, account, rules, reasons }: Settling): bigint {
  const left = account.staked - account.refunded;
  const share = (of: Fraction) => {
    const cents = of.mul(ratio(left)).floor();
    return cents.s * cents.n;
  };
  account.deducted = share(pool.deduction);
  const reserve = share(pool.reserve);
  carry(
    account,
    'reserve',
    ratio(reserve),
    rules.clauses.reserve,
    `${dollars(reserve)}, ${shortPercent(pool.reserve)} of what was staked, goes to the jackpot reserve.`,
  );
  const net = left - account.deducted - reserve;
  const less = [
    ...(account.refunded > 0n ? [`${dollars(account.refunded)} refunded`] : []),
    `${dollars(account.deducted)} deducted`,
    ...(reserve > 0n ? [`${dollars(reserve)} for the jackpot reserve`] : []),
  ];
  reasons.push({
    clause: rules.clauses.netPool,
    says: `${dollars(account.staked)} staked, less ${listed(less)}, leaves a net pool of ${dollars(net)}.`,
  });
  return net;
}

/** Nobody is named by the rules that the source has: as the operator says, or held. */
export function unsaid(
  settling: Settling,
  amount: Fraction,
  net: bigint,
  clause: Clause,
  because: string,
): Settlement {
  const { pool, account, rules } = settling;
  if (pool.ifUnbacked.otherwise === 'refund')
    return allBack(settling, clause, `${because}, and the operator refunds`);
  if (pool.announced)
    carry(
      account,
      'jackpot',
      amount,
      rules.clauses.announcedUnbacked,
      `${dollars(amount)}, the whole net pool, goes to the jackpot pool: ${because}.`,
    );
  else held(settling, amount, clause, because);
  jackpotBack(settling, because);
  return closed(settling, 'carried', [], net);
}

export function held({ pool, account }: Settling, amount: Fraction, clause: Clause, because: string): void {
  if (pool.ifUnbacked.otherwise === 'jackpot')
    carry(
      account,
      'jackpot',
      amount,
      clause,
      `${dollars(amount)} goes to the jackpot pool, as the operator says: ${because}.`,
    );
  else
    carry(
      account,
      'held',
      amount,
      clause,
      `${dollars(amount)} is held: ${because}, and the source breaks off before the rule on who gets it.`,
    );
}
