/** What a totalisator's rules say of each kind of pool, as data: a rulebook gives the values and the clauses. */
import type { FractionText } from '../exact/fraction';

/** The number of a clause as it is cited; of a notice or a gap, what it is. */
export type Clause = string;

/**
 * Which horses of a race win: the first; each that is placed; each pair of placed horses; those that lead the finish, as many as
 * are picked; a group of horses with the first among them.
 */
export type Takes = 'winner' | 'placed' | 'placed-pair' | 'leading' | 'composite';

/** The prize beside the principal one, worked out first. What rounding it saves or costs goes to the principal prize. */
export type Lesser = {
  label: string;
  principal: string;
  share: FractionText;
  /** The 2nd of the last race with the winners before; every race but the last; the 1st or 2nd of every race. */
  goesTo: 'second-in-last' | 'all-but-last' | 'first-or-second';
  /** One dividend for all that qualify, or one for each combination. */
  dividends: 'one' | 'by-combination';
  divides: Clause;
  shortfall: Clause;
  saving: Clause;
  unbacked: { goesTo: 'principal' | 'unsaid'; clause: Clause };
  principalUnbacked: { goesTo: 'jackpot' | 'unsaid'; clause: Clause };
  /** No such prize after a dead heat for first in the last race. */
  noneAfterDeadHeat?: Clause;
  /** Never more than this part of the principal dividend. */
  limit?: { share: FractionText; clause: Clause; least: Clause };
};

export type PoolType = {
  id: string;
  label: string;
  /** Other names it goes by in a file. */
  names: readonly string[];
  races: number;
  /** Horses picked in each race. */
  pick: number;
  ordered: boolean;
  takes: Takes;
  divides: Clause;
  deadHeat: Clause;
  /** A dividend is a multiple of `step`, and no less than the unit bet and `above`. In cents. */
  declared: { step: bigint; above: bigint; clause: Clause };
  /** With fewer starters in the race, or in every race, all bets are refunded. */
  fewest: { starters: number; clause: Clause };
  /** With fewer starters, a race of several counts as void. */
  fewestInRace: { starters: number; clause: Clause };
  /** What one race of several that is void leads to. */
  voidRace: Clause;
  /** The part of a winning combination that nobody backed, where another is backed. */
  unbackedPart: { goesTo: 'backed' | 'jackpot'; clause: Clause };
  /** No winning combination is backed. */
  unbacked: { deemed: 'next-places' | 'unsaid'; clause: Clause };
  /** Whether a dividend is always declared to the whole unit bet, what it leaves unpaid going to the jackpot. */
  wholeUnits: boolean;
  lesser?: Lesser;
  /** One race is void and nobody backed what is left: the jackpot's part, and who takes the rest. */
  reducedUnbacked?: { jackpot: FractionText; clause: Clause };
};

/** Bets on one outcome and bets on any of several that share one net pool. */
export type MergedType = {
  id: string;
  label: string;
  names: readonly string[];
  single: PoolType;
  several: PoolType;
  fewest: { starters: number; clause: Clause };
};

export type PoolRules = {
  types: readonly PoolType[];
  merged: readonly MergedType[];
  /** Places that pay by declared starters. */
  places: {
    two: { from: number; to: number };
    clause: Clause;
    fewestForTwo: { starters: number; clause: Clause };
    /** By the operator, in place of what is printed. */
    announced?: true;
  };
  /** With fewer groups that have a starter, bets on groups are refunded. */
  composites: { fewest: number; clause: Clause };
  clauses: {
    netPool: Clause;
    refund: Clause;
    /** Of a group of horses, all of which were withdrawn. */
    compositeRefund: Clause;
    substitute: Clause;
    /** By how many were withdrawn and how many of them a combination has. */
    substituteThree: (withdrawn: number, selected: number) => Clause;
    partials: Clause;
    wholeUnits: Clause;
    jackpotJoins: Clause;
    jackpotBack: Clause;
    announcedUnbacked: Clause;
    announcedPart: Clause;
    reserve: Clause;
    voidRace: Clause;
    noFinisher: Clause;
    roundingAccount: Clause;
    merged: Clause;
    mergedDeadHeat: Clause;
    mergedUnbacked: Clause;
    mergedDividend: Clause;
    mergedJackpotJoins: Clause;
    mergedJackpotBack: Clause;
  };
};

/** Where the text can be read in two ways, the way taken unless another is asked for. */
export const READINGS = {
  half: {
    taken: 'up',
    other: 'down',
    name: 'A dividend halfway between two multiples',
    ways: { up: 'the higher', down: 'the lower' },
    says: 'A dividend halfway between two multiples is declared as the higher; the rules only say “nearest”.',
  },
  'unbacked-share': {
    taken: 'in-proportion',
    other: 'equally',
    name: 'What an unbacked combination leaves after a dead heat',
    ways: { 'in-proportion': 'in the printed proportions', equally: 'in equal shares' },
    says: 'After a dead heat, the backed combinations share what an unbacked one leaves in the proportions of the printed table; the rules only say that they share the pool.',
  },
  'limit-excess': {
    taken: 'held',
    other: 'principal',
    name: 'What the limit on a consolation leaves over',
    ways: { held: 'held', principal: 'added to the principal dividend' },
    says: 'What the limit on a consolation leaves over is held; the rules do not say who gets it.',
  },
  'limit-or-least': {
    taken: 'least',
    other: 'limit',
    name: 'A limit on a consolation below the least dividend',
    ways: { least: 'the least dividend is paid', limit: 'the limit is paid' },
    says: 'Where the limit on a consolation is below the least dividend, the least dividend is paid; the rules ask for both.',
  },
  'announced-bonus': {
    taken: 'jackpot',
    other: 'divided',
    name: 'A bonus that nobody won where the whole net pool was announced',
    ways: { jackpot: 'its part goes to the jackpot pool', divided: 'its part is paid to the six up' },
    says: 'Where nobody won the bonus, its part goes to the jackpot pool although the whole net pool was announced; the rules ask for both.',
  },
} as const;
export type ReadingId = keyof typeof READINGS;

/** “the higher”, of a reading by its name. */
export const wayInWords = (id: ReadingId, way: string): string =>
  (READINGS[id].ways as Record<string, string>)[way] ?? way;

export type Readings = { [Id in ReadingId]: (typeof READINGS)[Id]['taken' | 'other'] };

export const READINGS_TAKEN = Object.fromEntries(
  Object.entries(READINGS).map(([id, { taken }]) => [id, taken]),
) as Readings;
