/** A dividend: what a part of the pool comes to for each unit bet, as it is declared, and what it pays. */
import { type Fraction, isNegative, ratio } from '../exact/fraction';
import { type Account, carry } from './account';
import { dollars, type Reason, sentence, unitBets } from './reason';
import type { Clause, PoolRules, PoolType, ReadingId, Readings } from './rules';
import type { Legs } from './selection';

export type Kind = 'winning' | 'deemed' | 'consolation' | 'bonus';

export type Dividend = {
  kind: Kind;
  /** What it is called where a pool has two prizes. */
  label?: string;
  legs: Legs;
  /** The name of the group of horses that it is on. */
  composite?: string;
  /** All that this one dividend pays, where it pays several combinations; `legs` is empty then. */
  paysEach?: readonly Legs[];
  /** The races that the selection is of, where one is void or does not count. */
  races?: readonly number[];
  /** For a bet of this. */
  unit: bigint;
  declared: bigint;
  calculated: Fraction;
  part: Fraction;
  staked: bigint;
  paid: bigint;
  /** Of the declared dividend, what no bet was large enough to take. */
  unpaid: bigint;
  /** The least that may be declared, above what was worked out. */
  isLeast: boolean;
  because: Reason[];
};

export type Terms = {
  type: PoolType;
  rules: PoolRules;
  unit: bigint;
  partialUnit: bigint | undefined;
  readings: Readings;
  announced: boolean;
};

/** To the nearest multiple, and whether it lay halfway between two. */
export function nearest(
  amount: Fraction,
  step: bigint,
  half: Readings['half'],
): { to: bigint; isHalf: boolean } {
  const [n, d] = [amount.s * amount.n, amount.d * step];
  if (n < 0n) return { to: 0n, isHalf: false };
  const rest = n % d;
  const below = n / d;
  const isHalf = rest * 2n === d;
  const up = rest * 2n > d || (isHalf && half === 'up');
  return { to: (below + (up ? 1n : 0n)) * step, isHalf };
}

const ceiling = (n: bigint, d: bigint): bigint => (n + d - 1n) / d;

export type Won = Pick<Dividend, 'kind' | 'label' | 'legs' | 'composite' | 'races' | 'part' | 'staked'> & {
  /** By which the part is divided among what was staked. */
  clause: Clause;
  before?: Reason[];
};

/** Worked out and not yet paid. `touched` collects what could be read in another way. */
export function declare(terms: Terms, touched: Set<ReadingId>, won: Won): Dividend {
  const { type, unit, partialUnit, rules, readings } = terms;
  const { step, above, clause } = type.declared;
  const { part, staked } = won;
  const isShort = staked < unit;
  const isWholeUnit = isShort && type.wholeUnits;
  const to = isShort && !type.wholeUnits && partialUnit !== undefined ? partialUnit : unit;
  const calculated = isWholeUnit ? part : part.div(ratio(staked, to));
  const { to: rounded, isHalf } = nearest(calculated, step, readings.half);
  const least = ceiling((unit + above) * to, unit);
  const isLeast = rounded < least;
  const declared = isLeast ? least : rounded;
  if (isHalf && !isLeast) touched.add('half');

  const because: Reason[] = [...(won.before ?? [])];
  because.push({
    clause: won.clause,
    says: isWholeUnit
      ? `${dollars(part)} is the dividend: less than one unit bet of ${dollars(unit)} was staked on it.`
      : `${dollars(part)} divided by ${unitBets(staked, to)} ${to === unit ? 'unit' : 'part'} ${staked === to ? 'bet' : 'bets'} of ${dollars(to)} is ${dollars(calculated)}.`,
  });
  if (isWholeUnit)
    because.push({
      clause: rules.clauses.wholeUnits,
      says: `A stake of ${dollars(staked)} takes that part of the dividend that it is of ${dollars(unit)}; the rest goes to the jackpot.`,
    });
  if (to !== unit)
    because.push({
      clause: rules.clauses.partials,
      says: `Nobody staked a whole unit bet of ${dollars(unit)} on it, so the dividend is declared to ${dollars(to)}.`,
    });
  because.push({
    clause,
    says: isLeast
      ? `${dollars(declared)} is declared: no dividend for ${dollars(to)} is less.`
      : calculated.equals(ratio(declared))
        ? `${dollars(declared)} is declared, a multiple of ${dollars(step)}.`
        : `${dollars(declared)} is declared, the nearest multiple of ${dollars(step)}${isHalf ? '; it lay halfway between two' : ''}.`,
  });

  const { clause: _clause, before: _before, ...what } = won;
  return {
    ...what,
    unit: to,
    declared,
    calculated,
    isLeast,
    because: because.map(({ clause, says }) => ({ clause, says: sentence(says) })),
    ...paidOut(declared, staked, isWholeUnit ? unit : to, isWholeUnit),
  };
}

function paidOut(
  declared: bigint,
  staked: bigint,
  to: bigint,
  isWholeUnit: boolean,
): Pick<Dividend, 'paid' | 'unpaid'> {
  const paid = (declared * staked) / to;
  return { paid, unpaid: isWholeUnit ? declared - paid : 0n };
}

/** The same prize at another dividend, with the reason for it. */
export function redeclared(dividend: Dividend, declared: bigint, reason: Reason, unit: bigint): Dividend {
  const isWholeUnit = dividend.unpaid > 0n;
  return {
    ...dividend,
    declared,
    ...paidOut(declared, dividend.staked, isWholeUnit ? unit : dividend.unit, isWholeUnit),
    because: [...dividend.because, reason],
  };
}

/** What the part holds beyond what is paid and what goes to the jackpot unpaid; below nothing where it is short. */
export const restOf = ({ part, paid, unpaid }: Dividend): Fraction => part.sub(ratio(paid + unpaid));

/** Pays it. Its rest goes into rounding, or stays for whoever calls where it belongs elsewhere. */
export function book(
  account: Account,
  dividend: Dividend,
  { wholeUnits }: PoolRules['clauses'],
  rest: 'rounding' | 'elsewhere',
): void {
  const { paid, unpaid, isLeast } = dividend;
  account.paid += paid;
  if (unpaid > 0n)
    carry(
      account,
      'jackpot',
      ratio(unpaid),
      wholeUnits,
      `${dollars(unpaid)} of a dividend is left: less than a unit bet was staked on it.`,
    );
  if (rest === 'elsewhere') return;
  const left = restOf(dividend);
  if (isLeast && isNegative(left)) account.least = account.least.sub(left);
  else account.rounded = account.rounded.add(left);
}
