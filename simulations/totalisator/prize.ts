/** One prize of a pool on several races, divided among those who win it. */
import { type Fraction, ZERO } from '../exact/fraction';
import { carry } from './account';
import { book, type Dividend, declare, type Kind } from './dividend';
import type { Winners, Wins } from './prize-winners';
import type { Race } from './race';
import { dollars } from './reason';
import type { Clause } from './rules';
import type { Stakes } from './selection';
import type { Settling } from './settling';

/** A pool whose races are run: what was staked on those that count, and who wins its principal prize. */
export type Field = {
  settling: Settling;
  stakes: Stakes;
  /** The races that count, and their numbers. */
  races: readonly Race[];
  numbers: readonly number[];
  /** Whether all of the pool's races count. */
  isWhole: boolean;
  wins: readonly Wins[];
  principal: Winners;
  net: bigint;
};

export type Prize = { kind: Kind; label: string; clause: Clause; races: readonly number[] };

/** What nobody backed of the amount is beside the dividends. */
export type Divided = { dividends: Dividend[]; unbacked: Fraction };

/** One part for each combination that wins; of those that nobody backed, by the rules of the pool. */
export function byCombination(
  { terms, touched, pool, reasons }: Settling,
  amount: Fraction,
  { backed, combinations }: Winners,
  prize: Prize,
): Divided {
  const { type, announced } = pool;
  const toJackpot = announced || type.unbackedPart.goesTo === 'jackpot';
  const parts = toJackpot ? combinations : backed.length;
  if (combinations > 1)
    reasons.push({
      clause: type.deadHeat,
      says: `${prize.label}: a dead heat makes ${combinations} combinations win, and ${backed.length} ${backed.length === 1 ? 'is' : 'are'} backed; the ${dollars(amount)} is divided into ${parts === 1 ? 'one part' : `${parts} parts`}.`,
    });
  const part = amount.div(parts);
  const dividends = backed.map(({ legs, cents }) =>
    declare(terms, touched, {
      kind: prize.kind,
      label: prize.label,
      races: prize.races,
      legs,
      part,
      staked: cents,
      clause: prize.clause,
      before:
        parts === 1
          ? []
          : [{ clause: type.deadHeat, says: `1/${parts} of ${dollars(amount)} is ${dollars(part)}.` }],
    }),
  );
  return { dividends, unbacked: part.mul(parts - backed.length) };
}

/** One dividend for all who qualify, whichever of their combinations it was. */
export function asOne(
  { terms, touched }: Settling,
  amount: Fraction,
  { backed }: Winners,
  prize: Prize,
): Divided {
  const staked = backed.reduce((all, { cents }) => all + cents, 0n);
  const [first] = backed;
  if (!first) return { dividends: [], unbacked: ZERO };
  const one = declare(terms, touched, {
    kind: prize.kind,
    label: prize.label,
    races: prize.races,
    legs: first.legs,
    part: amount,
    staked,
    clause: prize.clause,
  });
  return {
    dividends: [{ ...one, legs: [], paysEach: backed.map(({ legs }) => legs) }],
    unbacked: ZERO,
  };
}

/** Pays them. What nobody backed of the prize goes to the jackpot, where the pool's rules say so. */
export function bookAll(
  { pool, rules, account }: Settling,
  { dividends, unbacked }: Divided,
  rest: 'rounding' | 'elsewhere',
): void {
  for (const dividend of dividends) book(account, dividend, rules.clauses, rest);
  if (unbacked.n > 0n)
    carry(
      account,
      'jackpot',
      unbacked,
      pool.announced ? rules.clauses.announcedPart : pool.type.unbackedPart.clause,
      `${dollars(unbacked)}, due to winning combinations that nobody backed, goes to the jackpot pool.`,
    );
}
